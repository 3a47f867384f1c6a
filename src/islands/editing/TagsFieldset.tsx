import { type ReactNode, useState } from 'react';
import { editingMessages as m } from '#lib/items/editing-texts.ts';
import type { ItemKind } from '#lib/items/item.ts';
import { TagField } from '../list/TagField.tsx';
import { FIELD_IDS } from '../publish/field-links.ts';

interface TagsFieldsetProps {
  tags: string[];
  onChange(tags: string[]): void;
  kind: ItemKind;
  /** Fields of the edited item itself, before the tags. */
  children?: ReactNode;
}

/** The tags of the edited item. */
export function TagsFieldset({ tags, onChange, kind, children }: TagsFieldsetProps) {
  const [typed, setTyped] = useState('');
  return (
    <fieldset className="edited-tags" id={FIELD_IDS.tags} tabIndex={-1}>
      <legend className="label">{m.tags}</legend>
      {children}
      <TagField kind={kind} tags={tags} typed={typed} onTags={onChange} onTyped={setTyped} />
    </fieldset>
  );
}
