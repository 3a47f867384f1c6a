import { type ReactNode, useEffect, useId, useRef } from 'react';
import { commonMessages } from '#lib/platform/common-texts.ts';
import { holdPage } from '../form/hold-page.ts';

export interface DialogProps {
  onClose(): void;
}

/** The frame of a dialog over the viewer: its title, and a button to close it. */
export function DialogFrame({
  title,
  onClose,
  children,
}: DialogProps & { title: string; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    dialog.current?.showModal();
    return holdPage();
  }, []);
  return (
    <dialog ref={dialog} className="viewer-dialog" aria-labelledby={id} onClose={onClose}>
      <div className="viewer-dialog-head">
        <h2 id={id}>{title}</h2>
        <button
          type="button"
          className="tool"
          aria-label={commonMessages.close}
          onClick={() => dialog.current?.close()}
        >
          <i className="i-lucide-x" aria-hidden="true" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
