import { useId } from 'react';
import type { ReadFile } from '#lib/questionnaires/exchange/imported.ts';
import { importMessages as m } from '#lib/questionnaires/import-texts.ts';

interface PastedSheetsProps {
  text: string;
  /** What is read of the sheets; undefined while nothing is pasted. */
  read: ReadFile | undefined;
  onText(text: string): void;
}

/** Sheets of an XLSForm, pasted from a spreadsheet below one another. */
export function PastedSheets({ text, read, onText }: PastedSheetsProps) {
  const id = useId();
  const problem = read && 'problem' in read ? read.problem : undefined;
  const fault = problem === 'not-known' ? m.notPasted : problem && m.problems[problem];
  return (
    <div className="field">
      <label htmlFor={id}>{m.pasted}</label>
      <textarea
        id={id}
        className="input pasted-sheets"
        rows={4}
        wrap="off"
        spellCheck={false}
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-hint`}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
      <p className="hint" id={`${id}-hint`}>
        {m.pastedHint}
      </p>
      <p role="status" className={fault ? 'fault' : undefined}>
        {fault ?? (read && 'body' in read ? m.read(read.title) : undefined)}
      </p>
    </div>
  );
}
