import type { FileImport } from '../reading.ts';
import type { FormRow } from './sheets.ts';

/** Maximum length of a label that is read: the limit of a question's text, with room for markup. */
const LOOKED_AT = 6_000;

const FRENCH = /^(fr|fra|français|francais|french)\b|\(fr(-\w+)?\)/i;

/** The languages of the labels and hints, in the order of their columns. */
function languagesOf(rows: readonly FormRow[]): string[] {
  const found = new Set<string>();
  for (const { values } of rows)
    for (const heading of values.keys()) {
      const language = /^(?:label|hint)::(.+)$/.exec(heading)?.[1];
      if (language) found.add(language);
    }
  return [...found];
}

/** The language to import: French, else the form's default, else the first. The others are noted. */
export function languageOf(rows: readonly FormRow[], own: string | undefined, reading: FileImport): string {
  const all = languagesOf(rows);
  const language = all.find((each) => FRENCH.test(each)) ?? all.find((each) => each === own) ?? all[0] ?? '';
  for (const other of all) if (other !== language) reading.note('languages', '', other);
  return language;
}

/** The value of a column in a language, or else of the column without a language. */
export function worded({ values }: FormRow, column: string, language: string): string {
  return values.get(`${column}::${language}`) ?? values.get(column) ?? '';
}

/** A label without its markup and without the choices that it repeats. Both are noted. */
export function plainWords(label: string, reading: FileImport): string {
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
