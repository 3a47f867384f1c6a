import { type ReactNode, useState } from 'react';
import { sheetEditorMessages as m } from '#lib/cases/sheet-editor-texts.ts';
import { Dialog } from '../form/Dialog.tsx';
import { TextField } from './TextField.tsx';

interface TargetDialogProps {
  title: string;
  submitLabel: string;
  /** Whether there is no text to turn into a link yet. */
  asksText: boolean;
  children: ReactNode;
  /** Called with the text, which is empty if none was asked for or typed. Returns whether the dialog may close. */
  onSave(text: string): boolean;
  onRemove: (() => void) | null;
  onClose(): void;
}

/** Asks for the target of a link, and for its text when nothing is selected; can also remove the link. */
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
