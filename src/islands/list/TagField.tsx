import { type KeyboardEvent, useId } from 'react';
import { fold } from '#lib/domain/fold.ts';
import { TAG_MAX, TAGS_MAX } from '#lib/domain/item.ts';
import { tagMessages as m } from '#lib/messages/tags.ts';
import { useTypedBefore } from '../form/use-typed-before.ts';
import './chips.css';

interface TagFieldProps {
  tags: string[];
  /** Typed, not added yet. */
  typed: string;
  onTags(tags: string[]): void;
  onTyped(typed: string): void;
}

/** The tags with a typed one added, unless it is empty, known already or one too many. */
export function withTag(tags: string[], typed: string): string[] {
  const tag = typed.trim();
  const known = tags.some((other) => fold(other) === fold(tag));
  return tag === '' || known || tags.length >= TAGS_MAX ? tags : [...tags, tag];
}

/** Adds and removes tags. */
export function TagField({ tags, typed, onTags, onTyped }: TagFieldProps) {
  const id = useId();
  useTypedBefore(id, typed, onTyped);
  const add = () => {
    onTags(withTag(tags, typed));
    onTyped('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || typed.trim() === '') return;
    event.preventDefault();
    add();
  };
  return (
    <>
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
                onClick={() => onTags(tags.filter((other) => other !== tag))}
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
            autoComplete="off"
            className="input"
            maxLength={TAG_MAX}
            value={typed}
            onChange={(event) => onTyped(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <button type="button" className="button" onClick={add} disabled={tags.length >= TAGS_MAX}>
            {m.add}
          </button>
        </div>
      </div>
    </>
  );
}
