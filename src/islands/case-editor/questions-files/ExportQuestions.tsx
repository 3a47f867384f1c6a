import { useState } from 'react';
import { saveFile } from '#lib/platform/browser/save-file.ts';
import { fileName } from '#lib/platform/file-name.ts';
import {
  exportedQuestions,
  FILE_FORMATS,
  type FileFormat,
  maskedCount,
  zoneQuestions,
} from '#lib/questions/exchange/exportable.ts';
import { lossesOf, type NamedLoss } from '#lib/questions/exchange/losses.ts';
import { questionExportMessages as m } from '#lib/questions/export-texts.ts';
import { ChoiceField } from '../../form/ChoiceField.tsx';
import { Dialog } from '../../form/Dialog.tsx';
import type { CaseEditor } from '../editor.ts';
import { CasePicture } from './CasePicture.tsx';
import { CaseZones } from './CaseZones.tsx';
import { questionsFile } from './questions-file.ts';
import { holdsPictures, usePicture } from './use-picture.ts';
import { useZones } from './use-zones.ts';
import './questions-files.css';

const OPTIONS = FILE_FORMATS.map((value) => ({ value, label: m.formats[value] }));
const EXTENSIONS = { moodle: 'xml', gift: 'txt', anki: 'apkg' } satisfies Record<FileFormat, string>;

interface ExportQuestionsProps {
  editor: CaseEditor;
  onClose(): void;
}

interface LeftOutProps {
  count: number;
  format: FileFormat;
  losses: NamedLoss[];
}

/** How many questions go out, and what the file will not say of them. */
function LeftOut({ count, format, losses }: LeftOutProps) {
  return (
    <section className="imported-questions" aria-labelledby="questions-perdues">
      <p role="status">{m.exported(count, format)}</p>
      <h3 id="questions-perdues">{m.losses}</h3>
      <ul>
        {losses.map((named) => (
          <li key={named.loss}>{m.loss(named)}</li>
        ))}
      </ul>
    </section>
  );
}

/** Exports the questions as a file; what the format cannot express is listed before it is saved. */
export function ExportQuestions({ editor, onClose }: ExportQuestionsProps) {
  const [format, setFormat] = useState<FileFormat>('moodle');
  const [isWanted, setWanted] = useState(false);
  const [areZonesWanted, setZonesWanted] = useState(false);
  const { questions = null, title, findings = [] } = editor.autosave.$draft.get();
  const zoned = format === 'anki' ? zoneQuestions(questions) : [];
  const { told, picture, isReady } = usePicture(editor, format, isWanted);
  const masking = useZones(editor, areZonesWanted && zoned.length > 0);
  const leaving = {
    hasPicture: picture !== undefined,
    masked: masking.zones,
    findings,
    title,
  };
  const plain = exportedQuestions(questions).length;
  const count = plain + zoned.filter((question) => maskedCount(question, leaving) > 0).length;
  const save = async () => {
    const file = await questionsFile(editor, format, { first: picture, zones: masking.zones });
    if (!file) return false;
    const name = fileName(m.fileName(title), EXTENSIONS[format]);
    saveFile(name, file);
    editor.announce(m.saved(name));
    return true;
  };
  return (
    <Dialog
      title={m.title}
      submitLabel={m.submit}
      isReady={count > 0 && isReady && masking.isReady}
      onSubmit={save}
      onClose={onClose}
    >
      <ChoiceField
        label={m.format}
        value={format}
        options={OPTIONS}
        onChange={(chosen: FileFormat) => setFormat(chosen)}
      />
      <p className="hint">{m.formatHints[format]}</p>
      {plain > 0 && holdsPictures(format) && (
        <CasePicture isWanted={isWanted} told={told} onWanted={setWanted} />
      )}
      {zoned.length > 0 && (
        <CaseZones isWanted={areZonesWanted} told={masking.told} onWanted={setZonesWanted} />
      )}
      <LeftOut count={count} format={format} losses={lossesOf(questions, format, leaving)} />
    </Dialog>
  );
}
