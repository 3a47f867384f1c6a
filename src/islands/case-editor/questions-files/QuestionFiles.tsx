import { useState } from 'react';
import { questionFileMessages as m } from '#lib/questions/outline-texts.ts';
import { Loaded } from '../../form/Loaded.tsx';
import type { CaseEditor } from '../editor.ts';

const loadImport = async () => (await import('./ImportQuestions.tsx')).ImportQuestions;
const loadExport = async () => (await import('./ExportQuestions.tsx')).ExportQuestions;

interface QuestionFilesProps {
  editor: CaseEditor;
  hasQuestions: boolean;
  /** Shows the imported questions. @param question the first of them */
  onImported(question: string): void;
}

/** Buttons to import questions from a file or export them; the code of each dialog is loaded on demand. */
export function QuestionFiles({ editor, hasQuestions, onImported }: QuestionFilesProps) {
  const [asked, setAsked] = useState<'import' | 'export'>();
  const onClose = () => setAsked(undefined);
  const button = (what: 'import' | 'export', icon: string, whole: string) => (
    <button
      type="button"
      className="button"
      aria-label={whole}
      aria-haspopup="dialog"
      onClick={() => setAsked(what)}
    >
      <i className={icon} aria-hidden="true" />
      {m[what]}
    </button>
  );
  return (
    <>
      {button('import', 'i-lucide-upload', m.importWhole)}
      {hasQuestions && button('export', 'i-lucide-download', m.exportWhole)}
      {asked === 'import' && (
        <Loaded load={loadImport} giveUp={onClose} props={{ editor, onImported, onClose }} />
      )}
      {asked === 'export' && <Loaded load={loadExport} giveUp={onClose} props={{ editor, onClose }} />}
    </>
  );
}
