import { useId } from 'react';
import { newProtocolMessages as m } from '#lib/protocols/new-protocol-texts.ts';
import { type ChosenFile, readProtocolFile } from './read-protocol-file.ts';

interface Props {
  chosen: ChosenFile | undefined;
  onChoose(chosen: ChosenFile | undefined): void;
}

/** The file that the new protocol is read of, and what it holds or why it cannot be. */
export function FileField({ chosen, onChoose }: Props) {
  const id = useId();
  const problem = chosen && 'problem' in chosen ? chosen.problem : undefined;
  const choose = async (list: FileList | null) => {
    const [file] = list ?? [];
    onChoose(file && (await readProtocolFile(file)));
  };
  return (
    <div className="field">
      <label htmlFor={id}>{m.file}</label>
      <input
        id={id}
        type="file"
        className="input"
        accept=".json,application/json"
        required
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => choose(target.files)}
      />
      <p className="hint" id={`${id}-hint`}>
        {m.fileHint}
      </p>
      <p role="status" className={problem ? 'fault' : undefined}>
        {problem && m.fileProblems[problem]}
        {chosen && 'file' in chosen && m.fileRead(chosen.file)}
      </p>
    </div>
  );
}
