import { useState } from 'react';
import { fold } from '#lib/domain/fold.ts';
import type { ItemKind } from '#lib/domain/item.ts';
import { editingMessages as m } from '#lib/messages/editing.ts';
import { tagMessages } from '#lib/messages/tags.ts';
import { knownTags } from '#lib/stores/known-tags.ts';
import { TagField, withTag } from '../list/TagField.tsx';
import { FIELD_IDS } from '../publish/field-links.ts';

interface TagsFieldsetProps {
  tags: string[];
  onChange(tags: string[]): void;
  /** Whose tags are suggested. */
  kind?: ItemKind;
  /** Tags that what is edited asks for. */
  proposed?: readonly string[];
}

/** Tags to take with one press. */
function Proposed({ tags, proposed = [], onChange }: TagsFieldsetProps) {
  const missing = proposed.filter((tag) => !tags.some((other) => fold(other) === fold(tag)));
  if (missing.length === 0) return null;
  return (
    <p className="proposed-tags">
      {tagMessages.proposed}{' '}
      {missing.map((tag) => (
        <button
          key={tag}
          type="button"
          className="button small"
          aria-label={tagMessages.addThis(tag)}
          onClick={() => onChange(withTag(tags, tag))}
        >
          <i className="i-lucide-plus" aria-hidden="true" />
          {tag}
        </button>
      ))}
    </p>
  );
}

/** The tags of what is edited. */
export function TagsFieldset(props: TagsFieldsetProps) {
  const { tags, onChange, kind } = props;
  const [typed, setTyped] = useState('');
  return (
    <fieldset className="edited-tags" id={FIELD_IDS.tags} tabIndex={-1}>
      <legend className="label">{m.tags}</legend>
      <Proposed {...props} />
      <TagField
        tags={tags}
        typed={typed}
        onTags={onChange}
        onTyped={setTyped}
        {...(kind && { suggest: () => knownTags(kind) })}
      />
    </fieldset>
  );
}
