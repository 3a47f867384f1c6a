import { useState } from 'react';
import { editingMessages as m } from '#lib/messages/editing.ts';
import { TagField } from '../list/TagField.tsx';
import { FIELD_IDS } from '../publish/field-links.ts';

/** The tags of what is edited. */
export function TagsFieldset({ tags, onChange }: { tags: string[]; onChange(tags: string[]): void }) {
  const [typed, setTyped] = useState('');
  return (
    <fieldset className="edited-tags" id={FIELD_IDS.tags} tabIndex={-1}>
      <legend className="label">{m.tags}</legend>
      <TagField tags={tags} typed={typed} onTags={onChange} onTyped={setTyped} />
    </fieldset>
  );
}
