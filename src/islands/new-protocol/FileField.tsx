import { newProtocolMessages as m } from '#lib/protocols/new-protocol-texts.ts';
import { ReadFileField } from '../files/ReadFileField.tsx';
import { type ChosenFile, readProtocolFile } from './read-protocol-file.ts';

interface Props {
  chosen: ChosenFile | undefined;
  onChoose(chosen: ChosenFile | undefined): void;
}

/** File field for the file that the new protocol is created from. */
export function FileField({ chosen, onChoose }: Props) {
  return (
    <ReadFileField
      label={m.file}
      hint={m.fileHint}
      accept=".json,application/json"
      problem={chosen && 'problem' in chosen ? m.fileProblems[chosen.problem] : undefined}
      read={chosen && 'file' in chosen ? m.fileRead(chosen.file) : undefined}
      onFile={async (file) => onChoose(file && (await readProtocolFile(file)))}
    />
  );
}
