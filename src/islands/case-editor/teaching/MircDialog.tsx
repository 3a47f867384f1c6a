import { useEffect, useMemo, useRef, useState } from 'react';
import type { EditedCase } from '#lib/cases/body-schema.ts';
import { type MircLoss, mircLosses } from '#lib/cases/teaching/mirc-losses.ts';
import { writeMirc } from '#lib/cases/teaching/write-mirc.ts';
import { mircExportMessages as m } from '#lib/cases/teaching-export-texts.ts';
import { storedZip } from '#lib/docx/stored-zip.ts';
import { partSource } from '#lib/items/browser/item-source.ts';
import { saveFile } from '#lib/platform/browser/save-file.ts';
import { fileName } from '#lib/platform/file-name.ts';
import { notify } from '#lib/platform/notices-store.ts';
import type { RichText } from '#lib/rich-text/rich-text.ts';
import { Dialog } from '../../form/Dialog.tsx';
import type { CaseEditor } from '../editor.ts';
import { mircPictures, TooManyPictures } from './mirc-pictures.ts';
import './teaching-review.css';

/** The sheet as the server has it, after saving the one that is open beside the case. @throws CallFailed */
async function sheetOf({ id, beside }: CaseEditor): Promise<RichText | null> {
  await beside.$sheet.get()?.autosave.flush();
  const { fields } = await partSource('case', id, 'sheet').read();
  return (fields.sheet ?? null) as RichText | null;
}

/** The case as a zip of a MIRC document and its pictures. */
async function zipOf(
  editor: CaseEditor,
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const { title, tags, ...body } = editor.autosave.$draft.get();
  const sheet = await sheetOf(editor);
  const { folders, files } = await mircPictures(editor.id, body.folders, onProgress, signal);
  const { credit, questions = null } = body;
  const rights = [credit?.author, credit?.licence].filter(Boolean).join(', ');
  const xml = writeMirc({ ...body, title, tags, sheet, questions, rights, folders });
  return storedZip({ 'MIRCdocument.xml': xml, ...files });
}

const imagesOf = ({ folders }: EditedCase) => folders.reduce((sum, { images }) => sum + images.length, 0);

interface MircDialogProps {
  editor: CaseEditor;
  onClose(): void;
}

/** The case as a MIRC zip, made in this browser; what the format cannot hold is shown before it is saved. */
export function MircDialog({ editor, onClose }: MircDialogProps) {
  const [draft] = useState(() => editor.autosave.$draft.get());
  const [done, setDone] = useState<number>();
  const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort(), []);
  const losses = useMemo(() => mircLosses(draft), [draft]);
  const count = imagesOf(draft);
  const save = async () => {
    setDone(0);
    try {
      if (!(await editor.autosave.flush())) throw new Error('unsaved');
      const zip = await zipOf(editor, setDone, stop.current.signal);
      const name = fileName(draft.title, 'zip');
      saveFile(name, zip);
      editor.announce(m.saved(name));
      return true;
    } catch (error) {
      if (!stop.current.signal.aborted)
        notify('error', error instanceof TooManyPictures ? m.tooMany : m.failure);
      setDone(undefined);
      return false;
    }
  };
  return (
    <Dialog title={m.title} submitLabel={m.submit} onSubmit={save} onClose={onClose}>
      <p>{m.what(count)}</p>
      <p>{m.lost}</p>
      <ul className="mirc-losses">
        {losses.map((loss: MircLoss) => (
          <li key={loss}>{m.losses[loss]}</li>
        ))}
      </ul>
      {done !== undefined && count > 0 && (
        <div role="status">
          <p>{m.progress(done, count)}</p>
          <progress value={done} max={count} aria-label={m.title} />
        </div>
      )}
    </Dialog>
  );
}
