import { useState } from 'react';
import { saveFile } from '#lib/platform/browser/save-file.ts';
import { fileName } from '#lib/platform/file-name.ts';
import {
  exportedQuestions,
  FILE_FORMATS,
  type FileFormat,
  lossesOf,
} from '#lib/questions/exchange/exportable.ts';
import { writeGift } from '#lib/questions/exchange/write-gift.ts';
import { writeMoodle } from '#lib/questions/exchange/write-moodle.ts';
import { questionExportMessages as m } from '#lib/questions/export-texts.ts';
import { ChoiceField } from '../../form/ChoiceField.tsx';
import { Dialog } from '../../form/Dialog.tsx';
import type { CaseEditor } from '../editor.ts';
import './questions-files.css';

const OPTIONS = FILE_FORMATS.map((value) => ({
  value,
  label: m.formats[value],
}));

const FILES = {
  moodle: { write: writeMoodle, extension: 'xml', type: 'application/xml' },
  gift: { write: writeGift, extension: 'txt', type: 'text/plain' },
} satisfies Record<FileFormat, unknown>;

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
    const { write, extension, type } = FILES[format];
    const name = fileName(m.fileName(title), extension);
    saveFile(name, new Blob([write(questions)], { type: `${type};charset=utf-8` }));
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
        <p role="status">{m.exported(count)}</p>
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
