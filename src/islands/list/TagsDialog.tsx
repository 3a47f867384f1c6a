import { useState } from 'react';
import { commonMessages } from '#lib/messages/common.ts';
import { ownerMessages as m } from '#lib/messages/owner.ts';
import { Dialog } from '../form/Dialog.tsx';
import { TagField, withTag } from './TagField.tsx';

interface TagsDialogProps {
  tags: string[];
  onSave(tags: string[]): Promise<boolean>;
  onClose(): void;
}

/** Adds and removes tags; a tag typed but not yet added is added on saving. */
export function TagsDialog({ tags: before, onSave, onClose }: TagsDialogProps) {
  const [tags, setTags] = useState(before);
  const [typed, setTyped] = useState('');
  return (
    <Dialog
      title={m.tags}
      submitLabel={commonMessages.save}
      onSubmit={() => onSave(withTag(tags, typed))}
      onClose={onClose}
    >
      <TagField tags={tags} typed={typed} onTags={setTags} onTyped={setTyped} />
    </Dialog>
  );
}
