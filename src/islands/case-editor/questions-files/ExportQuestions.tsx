import { useState } from 'react';
import { saveFile } from '#lib/platform/browser/save-file.ts';
import { fileName } from '#lib/platform/file-name.ts';
import { notify } from '#lib/platform/notices-store.ts';
import { fetchCards } from '#lib/questions/browser/fetch-cards.ts';
import { exportedQuestions, FILE_FORMATS, type FileFormat } from '#lib/questions/exchange/exportable.ts';
import { lossesOf } from '#lib/questions/exchange/losses.ts';
import { writeGift } from '#lib/questions/exchange/write-gift.ts';
import { writeMoodle } from '#lib/questions/exchange/write-moodle.ts';
import { questionExportMessages as m } from '#lib/questions/export-texts.ts';
import { ChoiceField } from '../../form/ChoiceField.tsx';
import { Dialog } from '../../form/Dialog.tsx';
import type { CaseEditor } from '../editor.ts';
import './questions-files.css';

const OPTIONS = FILE_FORMATS.map((value) => ({ value, label: m.formats[value] }));
const EXTENSIONS = { moodle: 'xml', gift: 'txt', anki: 'apkg' } satisfies Record<FileFormat, string>;

const textFile = (text: string, type: string) => new Blob([text], { type: `${type};charset=utf-8` });

/** The server makes cards of what is saved. */
async function cardsOf({ id, autosave }: CaseEditor): Promise<Blob | undefined> {
  if (!(await autosave.flush())) {
    notify('error', m.notSaved);
    return undefined;
  }
  const cards = await fetchCards(id);
  if (!cards) notify('error', m.notFetched);
  return cards;
}

/** The file that is saved; undefined where it could not be made, which was told. */
async function fileOf(editor: CaseEditor, format: FileFormat): Promise<Blob | undefined> {
  const { questions = null } = editor.autosave.$draft.get();
  if (format === 'moodle') return textFile(writeMoodle(questions), 'application/xml');
  if (format === 'gift') return textFile(writeGift(questions), 'text/plain');
  return cardsOf(editor);
}

interface ExportQuestionsProps {
  editor: CaseEditor;
  onClose(): void;
}

/** The questions as they are written, as a file; what it cannot say is told before it is saved. */
export function ExportQuestions({ editor, onClose }: ExportQuestionsProps) {
  const [format, setFormat] = useState<FileFormat>('moodle');
  const { questions = null, title } = editor.autosave.$draft.get();
  const count = exportedQuestions(questions).length;
  const save = async () => {
    const file = await fileOf(editor, format);
    if (!file) return false;
    const name = fileName(m.fileName(title), EXTENSIONS[format]);
    saveFile(name, file);
    editor.announce(m.saved(name));
    return true;
  };
  return (
    <Dialog title={m.title} submitLabel={m.submit} isReady={count > 0} onSubmit={save} onClose={onClose}>
      <ChoiceField
        label={m.format}
        value={format}
        options={OPTIONS}
        onChange={(chosen: FileFormat) => setFormat(chosen)}
      />
      <p className="hint">{m.formatHints[format]}</p>
      <section className="imported-questions" aria-labelledby="questions-perdues">
        <p role="status">{m.exported(count, format)}</p>
        <h3 id="questions-perdues">{m.losses}</h3>
        <ul>
          {lossesOf(questions, format).map((named) => (
            <li key={named.loss}>{m.loss(named)}</li>
          ))}
        </ul>
      </section>
    </Dialog>
  );
}
