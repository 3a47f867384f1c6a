import { type KeyboardEvent, useId, useState } from 'react';
import { fold } from '#lib/domain/fold.ts';
import { TAG_MAX, TAGS_MAX } from '#lib/domain/item.ts';
import { ownerMessages as m } from '#lib/messages/owner.ts';
import { Dialog } from './Dialog.tsx';

interface TagsDialogProps {
  tags: string[];
  onSave(tags: string[]): Promise<boolean>;
  onClose(): void;
}

function withTag(tags: string[], typed: string): string[] {
  const tag = typed.trim();
  const known = tags.some((other) => fold(other) === fold(tag));
  return tag === '' || known || tags.length >= TAGS_MAX ? tags : [...tags, tag];
}

/** Adds and removes tags; a tag typed but not yet added is added on saving. */
export function TagsDialog({ tags: before, onSave, onClose }: TagsDialogProps) {
  const [tags, setTags] = useState(before);
  const [typed, setTyped] = useState('');
  const id = useId();
  const add = () => {
    setTags(withTag(tags, typed));
    setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || typed.trim() === '') return;
    event.preventDefault();
    add();
  };
  return (
    <Dialog
      title={m.tags}
      submitLabel={m.save}
      onSubmit={() => onSave(withTag(tags, typed))}
      onClose={onClose}
    >
      {tags.length === 0 ? (
        <p>{m.noTag}</p>
      ) : (
        <ul className="chips">
          {tags.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                className="chip"
                aria-label={m.removeTag(tag)}
                onClick={() => setTags(tags.filter((other) => other !== tag))}
              >
                {tag}
                <i className="i-lucide-x" aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="field">
        <label htmlFor={id}>{m.addTag}</label>
        <div className="tag-adder">
          <input
            id={id}
            className="input"
            maxLength={TAG_MAX}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <button type="button" className="button" onClick={add} disabled={tags.length >= TAGS_MAX}>
            {m.add}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
