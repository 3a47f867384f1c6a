import { useState } from 'react';
import type { DicomwebSource } from '#lib/dicomweb/source.ts';
import { dicomwebMessages as m } from '#lib/dicomweb/texts.ts';
import { Loaded } from '../form/Loaded.tsx';

const loadDialog = async () => (await import('./PacsDialog.tsx')).PacsDialog;

interface FromPacsProps {
  sources: readonly DicomwebSource[];
  /** Whether other files are being imported: files of a PACS cannot be added meanwhile. */
  isBusy: boolean;
  onFiles(files: File[]): void;
}

/** Button that opens the search in the PACS configured for this site. */
export function FromPacs({ sources, isBusy, onFiles }: FromPacsProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      {/* Not `disabled`: the button must keep the focus that the dialog gives back. */}
      <button
        type="button"
        className="button"
        aria-haspopup="dialog"
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && setOpen(true)}
      >
        <i className="i-lucide-database" aria-hidden="true" />
        {m.open}
      </button>
      {isOpen && <Loaded load={loadDialog} giveUp={close} props={{ sources, onFiles, onClose: close }} />}
    </>
  );
}
