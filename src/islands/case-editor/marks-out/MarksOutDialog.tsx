import { useMemo, useState } from 'react';
import { markedImages, writtenFindings } from '#lib/cases/marks/written-findings.ts';
import { writtenViews } from '#lib/cases/marks/written-views.ts';
import { marksOutMessages as m } from '#lib/cases/marks-out-texts.ts';
import { storedZip } from '#lib/docx/stored-zip.ts';
import { saveFile } from '#lib/platform/browser/save-file.ts';
import { fileName } from '#lib/platform/file-name.ts';
import { notify } from '#lib/platform/notices-store.ts';
import { Dialog } from '../../form/Dialog.tsx';
import { ReadDialog } from '../../form/ReadDialog.tsx';
import type { CaseEditor } from '../editor.ts';
import { GiveOriginals } from './GiveOriginals.tsx';
import { type DocumentChoices, makeDocuments } from './make-documents.ts';
import { type Originals, useOriginals } from './use-originals.ts';
import { WrittenMarks } from './WrittenMarks.tsx';
import '../teaching/teaching-review.css';

const FIRST: DocumentChoices = { report: true, state: true, comments: false, identity: true };

interface MarksOutDialogProps {
  editor: CaseEditor;
  onClose(): void;
}

/** The findings and views that can be written, given the original files found so far. */
function useWritten(editor: CaseEditor, { found, presentation }: Pick<Originals, 'found' | 'presentation'>) {
  const [draft] = useState(() => editor.autosave.$draft.get());
  return useMemo(() => {
    const originals = found?.originals ?? new Map();
    const { findings, lost } = writtenFindings(draft, originals);
    const { views, lost: unseen } = writtenViews(draft, presentation, originals);
    return { title: draft.title, findings, views, lost: [...lost, ...unseen] };
  }, [draft, found, presentation]);
}

/** The findings of a case as files for a PACS, made in this browser. */
export function MarksOutDialog({ editor, onClose }: MarksOutDialogProps) {
  const [images] = useState(() => markedImages(editor.autosave.$draft.get()));
  const search = useOriginals(editor.id, images, () => editor.autosave.flush());
  const { found, progress, fault } = search;
  const { title, findings, views, lost } = useWritten(editor, search);
  const [choices, setChoices] = useState(FIRST);
  if (images.length === 0)
    return (
      <ReadDialog title={m.title} onClose={onClose}>
        <p>{m.none}</p>
      </ReadDialog>
    );
  const hasViews = views.length > 0;
  const isReady = findings.length > 0 && (choices.report || (choices.state && hasViews));
  const save = async () => {
    if (!found) return false;
    try {
      const documents = makeDocuments({ findings, views, headers: found.headers }, choices);
      const [only, ...others] = Object.values(documents);
      const isOne = only !== undefined && others.length === 0;
      const name = fileName(title, isOne ? 'dcm' : 'zip');
      saveFile(name, isOne ? new Blob([only], { type: 'application/dicom' }) : storedZip(documents));
      editor.announce(m.saved(name));
      return true;
    } catch {
      notify('error', m.failure);
      return false;
    }
  };
  return (
    <Dialog title={m.title} submitLabel={m.submit} isReady={isReady} onSubmit={save} onClose={onClose}>
      <p>{m.what}</p>
      <GiveOriginals progress={progress} onGiven={search.take} />
      <p className="fault" role="alert" hidden={fault === ''}>
        {fault}
      </p>
      {found && (
        <WrittenMarks
          found={found}
          findings={findings}
          lost={lost}
          hasViews={hasViews}
          choices={choices}
          onChange={setChoices}
        />
      )}
    </Dialog>
  );
}
