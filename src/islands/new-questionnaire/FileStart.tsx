import { useEffect, useRef, useState } from 'react';
import type { Imported, ReadFile } from '#lib/questionnaires/exchange/imported.ts';
import { importMessages as m } from '#lib/questionnaires/import-texts.ts';
import { ReadFileField } from '../files/ReadFileField.tsx';
import { ImportedFile } from './ImportedFile.tsx';
import { readChosenQuestionnaire } from './read-questionnaire-file.ts';
import './imported.css';

interface FileStartProps {
  /** A file that was dropped on the page. */
  dropped: File | undefined;
  onRead(imported: Imported | undefined): void;
}

/** The file that a questionnaire is made of: chosen here or dropped on the page, read, and told. */
export function FileStart({ dropped, onRead }: FileStartProps) {
  const [read, setRead] = useState<ReadFile>();
  const latest = useRef<File>(undefined);
  const take = async (file: File | undefined) => {
    latest.current = file;
    const result = file && (await readChosenQuestionnaire(file));
    // Another one was chosen meanwhile.
    if (latest.current !== file) return;
    setRead(result);
    onRead(result && 'body' in result ? result : undefined);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each file that is dropped is read once
  useEffect(() => {
    if (dropped) void take(dropped);
    else onRead(undefined);
  }, [dropped]);
  return (
    <div className="file-start">
      <ReadFileField
        label={m.file}
        hint={`${m.hint} ${m.dropHint}`}
        accept=".json,.html,.htm,application/json,text/html"
        problem={read && 'problem' in read ? m.problems[read.problem] : undefined}
        read={read && 'body' in read ? m.read(read.title) : undefined}
        isRequired={!(read && 'body' in read)}
        onFile={(file) => void take(file)}
      />
      {read && 'body' in read && <ImportedFile imported={read} />}
    </div>
  );
}
