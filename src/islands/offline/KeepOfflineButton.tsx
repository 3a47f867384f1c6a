import { useCallback, useState } from 'react';
import type { Keepable } from '#lib/offline/kept-entry.ts';
import { offlineMessages as m } from '#lib/offline/texts.ts';
import { useLoaded } from '../form/use-loaded.ts';

/** Button that opens the dialog for storing a sheet or a collection offline. */
export function KeepOfflineButton({ what }: { what: Keepable }) {
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const Dialog = useLoaded(
    isOpen,
    async () => (await import('./KeepOfflineDialog.tsx')).KeepOfflineDialog,
    close,
  );
  return (
    <>
      <button
        type="button"
        className="button needs-script"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <i className="i-lucide-cloud-download" aria-hidden="true" />
        <span>{m.keep}</span>
      </button>
      {Dialog && <Dialog what={what} onClose={close} />}
    </>
  );
}
