import { type ReactNode, useEffect, useRef } from 'react';
import { Notices } from '../shell/Notices.tsx';
import { focusFirst, placesAround } from './focus-first.ts';
import { holdPage } from './hold-page.ts';
import './dialog.css';

interface ModalProps {
  className?: string;
  /** Id of the heading that labels the dialog. */
  labelledBy: string;
  onEscape(): void;
  children: ReactNode;
}

/**
 * A modal dialog: the focus stays inside, and Escape only calls `onEscape`. On removal the focus returns to where it
 * was before: a dialog removed without being closed would lose it.
 */
export function Modal({ className = '', labelledBy, onEscape, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    const around = placesAround(opener);
    dialog.current?.showModal();
    const letGo = holdPage();
    return () => {
      letGo();
      if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) opener.focus();
      else focusFirst(around);
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`form-dialog ${className}`}
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        event.preventDefault();
        onEscape();
      }}
      // In Chromium a second Escape closes a dialog whatever the page does: it is opened again, to be answered.
      onClose={(event) => event.currentTarget.showModal()}
    >
      {children}
      <Notices inDialog />
    </dialog>
  );
}
