import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { commonMessages } from '#lib/platform/common-texts.ts';
import { Modal } from './Modal.tsx';

interface DialogProps {
  title: string;
  submitLabel: string;
  danger?: boolean;
  /** Whether the form may be submitted: false while its data is still loading. */
  isReady?: boolean;
  children: ReactNode;
  /** Resolves to whether it succeeded; the dialog then closes, otherwise it stays open with what was typed. */
  onSubmit(): Promise<boolean>;
  onClose(): void;
}

/** A modal form: focus inside, Escape closes, nothing typed is lost when the server refuses. */
export function Dialog({
  title,
  submitLabel,
  danger,
  isReady = true,
  children,
  onSubmit,
  onClose,
}: DialogProps) {
  const [busy, setBusy] = useState(false);
  const id = useId();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const done = await onSubmit();
    setBusy(false);
    if (done) onClose();
  };
  return (
    <Modal labelledBy={id} onEscape={() => !busy && onClose()}>
      <form onSubmit={submit}>
        <h2 id={id}>{title}</h2>
        {children}
        <div className="dialog-actions">
          <button type="button" className="button" disabled={busy} onClick={onClose}>
            {commonMessages.cancel}
          </button>
          <button
            type="submit"
            className={danger ? 'button danger' : 'button primary'}
            disabled={busy || !isReady}
          >
            {busy && <span className="spinner" aria-hidden="true" />}
            {submitLabel}
          </button>
        </div>
      </form>
    </Modal>
  );
}
