import type { Reading } from '../reading.ts';
import type { FormRow } from './sheets.ts';

/** Characters of a text that are read: the maximum length of a question, with its markup. */
const LOOKED_AT = 6_000;

const FRENCH = /^(fr|fra|français|francais|french)\b|\(fr(-\w+)?\)/i;

/** The languages that labels and hints are written in, in the order of their columns. */
function languagesOf(rows: readonly FormRow[]): string[] {
  const found = new Set<string>();
  for (const { values } of rows)
    for (const heading of values.keys()) {
      const language = /^(?:label|hint)::(.+)$/.exec(heading)?.[1];
      if (language) found.add(language);
    }
  return [...found];
}

/** The language that is read: French, else the form's own, else the first. The others are reported. */
export function languageOf(rows: readonly FormRow[], own: string | undefined, reading: Reading): string {
  const all = languagesOf(rows);
  const language = all.find((each) => FRENCH.test(each)) ?? all.find((each) => each === own) ?? all[0] ?? '';
  for (const other of all) if (other !== language) reading.note('languages', '', other);
  return language;
}

/** A column in a language; the one without a language where that says nothing. */
export function worded({ values }: FormRow, column: string, language: string): string {
  return values.get(`${column}::${language}`) ?? values.get(column) ?? '';
}

/** A label without its markup, and without the answers that it repeats. Both are reported. */
export function plainWords(label: string, reading: Reading): string {
  const text = label.slice(0, LOOKED_AT);
  const plain = text
    .replace(/<\/?[a-z][^<>]{0,500}>/gi, '')
    .replace(/\*\*([^*\n]{1,500})\*\*/g, '$1')
    .replace(/__([^_\n]{1,500})__/g, '$1')
    .replace(/^#{1,6}\s+/gm, '')
    .replace(/\[([^[\]]{1,500})\]\([^()\s]{1,500}\)/g, '$1');
  const name = plain.replace(/\$\{[^{}]{0,200}\}/g, '…').trim();
  if (plain !== text) reading.note('formatted', name);
  if (plain.includes('${')) reading.note('quoted-answer', name);
  return name;
}
