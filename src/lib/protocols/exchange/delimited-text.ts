import type { Sliced } from './in-slices.ts';
import { readMarkdownTable } from './markdown-table.ts';

/** Records of cells between separators, quoted as spreadsheets quote them: tabs, « ; » or « , »; tables of Markdown. */

/** Cells of a row that are read. */
const COLUMNS_MAX = 200;

const LINE_END = /\r\n|\n|\r/y;

/** A cell between quotes, those inside of it doubled, and where it ends; undefined when its text is none such. */
function quotedCell(text: string, start: number, separator: string): [string, number] | undefined {
  if (text[start] !== '"') return undefined;
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 2)) {
    const next = text[at + 1];
    if (next === '"') continue;
    const ends = next === undefined || next === separator || next === '\n' || next === '\r';
    return ends ? [text.slice(start + 1, at).replaceAll('""', '"'), at + 1] : undefined;
  }
  return undefined;
}

function plainEnd(text: string, start: number, separator: string): number {
  for (let at = start; at < text.length; at++) {
    const letter = text[at];
    if (letter === separator || letter === '\n' || letter === '\r') return at;
  }
  return text.length;
}

/** The records of a text whose separator is known. */
export function* readSeparated(text: string, separator: string): Sliced<string[][]> {
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 0; ; ) {
    const quoted = quotedCell(text, at, separator);
    const end = quoted?.[1] ?? plainEnd(text, at, separator);
    if (row.length < COLUMNS_MAX) row.push(quoted?.[0] ?? text.slice(at, end));
    at = end;
    if (text[at] === separator) {
      at += 1;
      continue;
    }
    rows.push(row);
    row = [];
    yield;
    LINE_END.lastIndex = at;
    at += LINE_END.exec(text)?.[0].length ?? 0;
    // The line break at the end of a file, or of a range on the clipboard, begins no row.
    if (at >= text.length) return rows;
  }
}

const widthOf = (rows: readonly string[][]) => rows[0]?.length ?? 0;
export const isEven = (rows: readonly string[][]) =>
  widthOf(rows) > 1 && rows.every((row) => row.length === widthOf(rows));

/**
 * Whether « ; » separates cells and not the entries of one: no space is before it, as French lists have, and words
 * come first. A single line may be a short list.
 */
function isSemicolons(rows: readonly string[][]): boolean {
  const [first = []] = rows;
  const begins = /\p{L}/u.test(first[0] ?? '');
  const spaced = first.slice(0, -1).some((cell) => /\s$/.test(cell));
  return begins && isEven(rows) && (first.length > 3 || (rows.length > 1 && !spaced));
}

/** Whether « , » separates cells: a row of headings comes first, so that « 0,5 » stays a number. */
function isCommas(rows: readonly string[][]): boolean {
  const [first = []] = rows;
  const headings = first.every((cell) => /\p{L}/u.test(cell) && cell.trim() === cell);
  return headings && first.length > 2 && isEven(rows);
}

/** The cells of a text: from a spreadsheet's clipboard (tabs) or a CSV file. A text that is neither is one column. */
export function* readDelimited(text: string): Sliced<string[][]> {
  const plain = text.replace(/^\ufeff/, '');
  if (plain === '') return [];
  const markdown = plain.includes('\t') ? undefined : readMarkdownTable(plain);
  if (markdown) return markdown;
  const tabs = yield* readSeparated(plain, '\t');
  if (isEven(tabs)) return tabs;
  const semicolons = yield* readSeparated(plain, ';');
  if (isSemicolons(semicolons)) return semicolons;
  if (tabs.some((row) => row.length > 1)) return tabs;
  const commas = yield* readSeparated(plain, ',');
  return isCommas(commas) ? commas : tabs;
}
