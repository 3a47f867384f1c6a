import { useId, useState } from 'react';
import { TITLE_MAX } from '#lib/items/item.ts';
import { ownerMessages as m } from '#lib/items/owner-texts.ts';
import { commonMessages } from '#lib/platform/common-texts.ts';
import { Dialog } from '../form/Dialog.tsx';
import { withinLimit } from '../form/within-limit.ts';

interface RenameDialogProps {
  title: string;
  onSave(title: string): Promise<boolean>;
  onClose(): void;
}

/** Dialog that renames an item. */
export function RenameDialog({ title, onSave, onClose }: RenameDialogProps) {
  const [value, setValue] = useState(title);
  const id = useId();
  return (
    <Dialog
      title={m.rename}
      submitLabel={commonMessages.save}
      onSubmit={() => onSave(value.trim())}
      onClose={onClose}
    >
      <div className="field">
        <label htmlFor={id}>{m.title}</label>
        <input
          id={id}
          className="input"
          required
          {...withinLimit(TITLE_MAX)}
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
