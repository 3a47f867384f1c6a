import { type RefObject, useEffect } from 'react';

/**
 * Opens a dialog as a modal for as long as it is there. Gone, it leaves the focus where it came from: a dialog that
 * is taken out of the page, not closed, would leave it nowhere.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) opener.focus();
    };
  }, [dialog]);
}
