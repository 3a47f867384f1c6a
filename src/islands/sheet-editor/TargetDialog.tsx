import { type ReactNode, useState } from 'react';
import { sheetEditorMessages as m } from '#lib/cases/sheet-editor-texts.ts';
import { Dialog } from '../form/Dialog.tsx';
import { TextField } from './TextField.tsx';

interface TargetDialogProps {
  title: string;
  submitLabel: string;
  /** Whether there is no text yet to make a link of. */
  asksText: boolean;
  children: ReactNode;
  /** Called with the text, which is empty when none was asked for or given. Returns whether the dialog may close. */
  onSave(text: string): boolean;
  onRemove: (() => void) | null;
  onClose(): void;
}

/** EditorRequests what a text leads to, what it says when nothing is selected, and takes the link away. */
export function TargetDialog(props: TargetDialogProps) {
  const { title, submitLabel, asksText, children, onSave, onRemove, onClose } = props;
  const [text, setText] = useState('');
  return (
    <Dialog
      title={title}
      submitLabel={submitLabel}
      onSubmit={async () => onSave(text.trim())}
      onClose={onClose}
    >
      {children}
      {asksText && <TextField label={m.linkText} most={500} value={text} onChange={setText} />}
      {onRemove && (
        <p>
          <button type="button" className="button danger" onClick={onRemove}>
            <i className="i-lucide-unlink" aria-hidden="true" />
            {m.removeLink}
          </button>
        </p>
      )}
    </Dialog>
  );
}
