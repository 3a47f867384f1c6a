import type { ReadFile } from '#lib/questionnaires/exchange/imported.ts';
import { importMessages as m } from '#lib/questionnaires/import-texts.ts';
import { PastedText } from '../files/PastedText.tsx';

interface PastedSheetsProps {
  text: string;
  /** The result of reading the sheets; undefined while nothing is pasted. */
  read: ReadFile | undefined;
  onText(text: string): void;
}

/** Field for the sheets of an XLSForm, pasted one below another from a spreadsheet. */
export function PastedSheets({ text, read, onText }: PastedSheetsProps) {
  const problem = read && 'problem' in read ? read.problem : undefined;
  const fault = problem === 'not-known' ? m.notPasted : problem && m.problems[problem];
  return (
    <PastedText
      label={m.pasted}
      hint={m.pastedHint}
      text={text}
      fault={fault}
      said={read && 'body' in read ? m.read(read.title) : undefined}
      isTable
      onText={onText}
    />
  );
}
