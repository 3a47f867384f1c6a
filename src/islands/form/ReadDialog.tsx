import { type ReactNode, useId } from 'react';
import { commonMessages } from '#lib/platform/common-texts.ts';
import { Modal } from './Modal.tsx';

interface ReadDialogProps {
  className?: string;
  title: string;
  children: ReactNode;
  onClose(): void;
}

/** A modal dialog with a text to read and a button to close it. */
export function ReadDialog({ className, title, children, onClose }: ReadDialogProps) {
  const id = useId();
  return (
    <Modal {...(className && { className })} labelledBy={id} onEscape={onClose}>
      <h2 id={id}>{title}</h2>
      {children}
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onClose}>
          {commonMessages.close}
        </button>
      </div>
    </Modal>
  );
}
