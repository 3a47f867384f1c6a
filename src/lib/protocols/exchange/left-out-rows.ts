import { fold } from '#lib/platform/fold.ts';

/** Detects lines of a pasted table that are not rows: totals, notes, titles of sections. */

const TOTAL_NAMES = [
  'sous[- ]?total',
  'sub[- ]?total',
  'total',
  'totaux',
  'total general',
  'grand total',
  'somme',
  'sum',
  'moyenne',
  'mean',
  'average',
  '(?:temps|duree|time|scan time|acquisition time|pdl|dlp|dose) totale?',
  'total (?:time|duration|scan time|acquisition time|ta|temps|duree|exam|examen|dlp|pdl|dose)',
  'total (?:de l|d)[^a-z]examen',
  '(?:duree|temps) (?:de l|d)[^a-z]examen',
];
/** Allowed after such a name: nothing, a number, brackets. « Total body » is the name of a row. */
const TOTAL = new RegExp(`^(?:${TOTAL_NAMES.join('|')})(?:$|\\s*[:=(*\\d])`);
const NOTE =
  /^(?:[*†‡§¶#]|\(?[\da-z]\)\s|[⁰¹²³⁴-⁹]|(?:nb|n\.b\.?|notes?|remarques?|attention|legende|sources?)(?:\s?:|\s|$))/;
/** Maximum length of a name; a longer text alone in a row is a sentence. */
const NAME_USUAL = 60;

const filledCells = (row: readonly string[]) => row.filter((cell) => cell.trim() !== '');

/** Whether a row is a total of others. */
export function isTotal(row: readonly string[]): boolean {
  const [first = ''] = filledCells(row);
  return first.length < NAME_USUAL && TOTAL.test(fold(first).replace(/\s+/g, ' ').trim());
}

/** Whether a row with only one text is a note about the table rather than the name of a row. */
export function isNote(row: readonly string[], isAfterBlank: boolean): boolean {
  const filled = filledCells(row);
  const [text = ''] = filled;
  if (filled.length !== 1) return false;
  return isAfterBlank || text.length > NAME_USUAL || /:\s*$/.test(text) || NOTE.test(fold(text).trim());
}

/** A row as shown in a message. */
export const rowMessageText = (row: readonly string[]): string =>
  filledCells(row).join(' · ').replace(/\s+/g, ' ');
