import { type ComponentType, useState } from 'react';
import { marksExportButton, mircExportButton } from '#lib/cases/case-steps-texts.ts';
import { Loaded } from '../form/Loaded.tsx';
import type { CaseEditor } from './editor.ts';

interface ExportDialogProps {
  editor: CaseEditor;
  onClose(): void;
}

interface ExportButtonProps {
  editor: CaseEditor;
  label: string;
  load(): Promise<ComponentType<ExportDialogProps>>;
}

/** A button that exports a file for other software; the code is fetched when it is pressed. */
function ExportButton({ editor, label, load }: ExportButtonProps) {
  const [isAsked, setAsked] = useState(false);
  const onClose = () => setAsked(false);
  return (
    <>
      <button type="button" className="button small" aria-haspopup="dialog" onClick={() => setAsked(true)}>
        <i className="i-lucide-download" aria-hidden="true" />
        {label}
      </button>
      {isAsked && <Loaded load={load} giveUp={onClose} props={{ editor, onClose }} />}
    </>
  );
}

const loadMirc = async () => (await import('./teaching/MircDialog.tsx')).MircDialog;
const loadMarks = async () => (await import('./marks-out/MarksOutDialog.tsx')).MarksOutDialog;

/** Exports the case for other teaching libraries, and its findings for a PACS. */
export function ExportButtons({ editor }: { editor: CaseEditor }) {
  return (
    <p className="needs-script drop-actions">
      <ExportButton editor={editor} label={mircExportButton} load={loadMirc} />
      <ExportButton editor={editor} label={marksExportButton} load={loadMarks} />
    </p>
  );
}
