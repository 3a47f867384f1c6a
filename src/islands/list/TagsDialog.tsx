import { useState } from 'react';
import type { ItemKind } from '#lib/items/item.ts';
import { ownerMessages as m } from '#lib/items/owner-texts.ts';
import { commonMessages } from '#lib/platform/common-texts.ts';
import { Dialog } from '../form/Dialog.tsx';
import { TagField, withTag } from './TagField.tsx';

interface TagsDialogProps {
  kind: ItemKind;
  tags: string[];
  onSave(tags: string[]): Promise<boolean>;
  onClose(): void;
}

/** Adds and removes tags; a tag typed but not yet added is added on saving. */
export function TagsDialog({ kind, tags: before, onSave, onClose }: TagsDialogProps) {
  const [tags, setTags] = useState(before);
  const [typed, setTyped] = useState('');
  return (
    <Dialog
      title={m.tags}
      submitLabel={commonMessages.save}
      onSubmit={() => onSave(withTag(tags, typed))}
      onClose={onClose}
    >
      <TagField kind={kind} tags={tags} typed={typed} onTags={setTags} onTyped={setTyped} />
    </Dialog>
  );
}
