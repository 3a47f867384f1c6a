import { useEffect, useRef, useState } from 'react';
import type { ImportedQuestionnaire, ReadFile } from '#lib/questionnaires/exchange/imported.ts';
import { importMessages as m } from '#lib/questionnaires/import-texts.ts';
import { ReadFileField } from '../files/ReadFileField.tsx';
import { ImportedFile } from './ImportedFile.tsx';
import { PastedSheets } from './PastedSheets.tsx';
import { readChosenQuestionnaire, readPastedQuestionnaire } from './read-questionnaire-file.ts';
import './imported.css';

const ACCEPT =
  '.json,.html,.htm,.xlsx,.tsv,application/json,text/html,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface FileStartProps {
  /** A file that was dropped on the page. */
  dropped: File | undefined;
  onRead(imported: ImportedQuestionnaire | undefined): void;
}

/**
 * The file or the sheets that a questionnaire is created from: chosen here, dropped or pasted, with a summary of
 * their content.
 */
export function FileStart({ dropped, onRead }: FileStartProps) {
  const [read, setRead] = useState<ReadFile>();
  const [pasted, setPasted] = useState('');
  const latest = useRef<File>(undefined);
  const chosen = useRef<File>(undefined);
  const tell = (result: ReadFile | undefined) => {
    setRead(result);
    onRead(result && 'body' in result ? result : undefined);
  };
  const take = async (file: File | undefined) => {
    latest.current = file;
    chosen.current = file;
    setPasted('');
    const result = file && (await readChosenQuestionnaire(file));
    // Another file was chosen meanwhile.
    if (latest.current !== file) return;
    tell(result);
  };
  const paste = (text: string) => {
    // Once the pasted sheets are deleted, the file in the field is used again.
    if (text.trim() === '') return void take(chosen.current);
    latest.current = undefined;
    setPasted(text);
    tell(readPastedQuestionnaire(text));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each dropped file is read once
  useEffect(() => {
    if (dropped) void take(dropped);
    else onRead(undefined);
  }, [dropped]);
  const ofFile = pasted === '' ? read : undefined;
  return (
    <div className="file-start">
      <ReadFileField
        label={m.file}
        hint={`${m.hint} ${m.dropHint}`}
        accept={ACCEPT}
        problem={ofFile && 'problem' in ofFile ? m.problems[ofFile.problem] : undefined}
        read={ofFile && 'body' in ofFile ? m.read(ofFile.title) : undefined}
        isRequired={!(read && 'body' in read)}
        onFile={(file) => void take(file)}
      />
      <PastedSheets text={pasted} read={pasted === '' ? undefined : read} onText={paste} />
      {read && 'body' in read && <ImportedFile imported={read} />}
    </div>
  );
}
