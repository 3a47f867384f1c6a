import { type KeyboardEvent, useId, useState } from 'react';
import { type ItemKind, TAG_MAX, TAGS_MAX } from '#lib/items/item.ts';
import { splitTags } from '#lib/items/split-tags.ts';
import { tagMessages as m } from '#lib/items/tags-texts.ts';
import { useTypedBefore } from '../form/use-typed-before.ts';
import './chips.css';
import './tag-field.css';

interface TagFieldProps {
  tags: string[];
  /** Text that was typed and is not yet a tag. */
  typed: string;
  onTags(tags: string[]): void;
  onTyped(typed: string): void;
  /** The kind of the tagged item: tags of similar items are suggested, and loaded when the field gets the focus. */
  kind: ItemKind;
}

/** Adds the typed tags, unless they are empty, already present or too many. */
export function withTag(tags: string[], typed: string): string[] {
  return splitTags(tags, typed).tags;
}

/** Suggested tags, loaded once when first needed; none if loading fails. */
function useSuggestions(kind: ItemKind) {
  const [found, setFound] = useState<readonly string[]>();
  const ask = () => {
    if (found) return;
    setFound([]);
    import('#lib/items/browser/known-tags.ts')
      .then(({ knownTags }) => knownTags(kind))
      .then(setFound, () => setFound(undefined));
  };
  return { found: found ?? [], ask };
}

function Chips({ tags, onTags }: Pick<TagFieldProps, 'tags' | 'onTags'>) {
  if (tags.length === 0) return <p>{m.noTag}</p>;
  return (
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
  );
}

/** Adds and removes tags; a typed or pasted list becomes several tags. */
export function TagField({ tags, typed, onTags, onTyped, kind }: TagFieldProps) {
  const id = useId();
  useTypedBefore(id, typed, onTyped);
  const { found, ask } = useSuggestions(kind);
  const { tags: next, left } = splitTags(tags, typed);
  const isLong = left.some((tag) => tag.length > TAG_MAX);
  const isFull = tags.length >= TAGS_MAX;
  const fault = isLong ? m.tooLong(TAG_MAX) : isFull && typed.trim() !== '' ? m.tooMany(TAGS_MAX) : '';
  const add = () => {
    if (next.length > tags.length) onTags(next);
    onTyped(left.join(', '));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || typed.trim() === '') return;
    event.preventDefault();
    add();
  };
  return (
    <>
      <Chips tags={tags} onTags={onTags} />
      <div className="field">
        <label htmlFor={id}>{m.addTag}</label>
        <div className="tag-adder">
          <input
            id={id}
            autoComplete="off"
            className="input"
            list={found.length > 0 ? `${id}-known` : undefined}
            aria-invalid={fault !== ''}
            aria-describedby={`${id}-hint`}
            value={typed}
            onFocus={ask}
            onChange={(event) => onTyped(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <button type="button" className="button" onClick={add} disabled={isFull}>
            {m.add}
          </button>
        </div>
        {found.length > 0 && (
          <datalist id={`${id}-known`}>
            {found
              .filter((tag) => !tags.includes(tag))
              .map((tag) => (
                <option key={tag} value={tag} />
              ))}
          </datalist>
        )}
        <p className={fault ? 'fault' : 'hint'} id={`${id}-hint`} role={fault ? 'alert' : undefined}>
          {fault || m.hint}
        </p>
      </div>
    </>
  );
}
