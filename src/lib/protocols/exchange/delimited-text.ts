import type { Sliced } from './in-slices.ts';
import { readMarkdownTable } from './markdown-table.ts';

/** Reads records of cells with separators, quoted as in spreadsheets: tabs, « ; » or « , »; Markdown tables. */

/** Maximum number of cells read in a row. */
const COLUMNS_MAX = 200;

const LINE_END = /\r\n|\n|\r/y;

/** A quoted cell, with doubled quotes inside, and its end position; undefined when it is not quoted. */
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

/** The records of a text with a known separator. */
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
    // A line break at the end of a file or of a clipboard range does not start a row.
    if (at >= text.length) return rows;
  }
}

const widthOf = (rows: readonly string[][]) => rows[0]?.length ?? 0;
export const isEven = (rows: readonly string[][]) =>
  widthOf(rows) > 1 && rows.every((row) => row.length === widthOf(rows));

/**
 * Whether « ; » separates cells rather than entries of one cell: no space precedes it, as in French lists, and words
 * come first. A single line may also be a short list.
 */
function isSemicolons(rows: readonly string[][]): boolean {
  const [first = []] = rows;
  const begins = /\p{L}/u.test(first[0] ?? '');
  const spaced = first.slice(0, -1).some((cell) => /\s$/.test(cell));
  return begins && isEven(rows) && (first.length > 3 || (rows.length > 1 && !spaced));
}

/** Whether « , » separates cells: only below a row of headings, so that « 0,5 » stays a number. */
function isCommas(rows: readonly string[][]): boolean {
  const [first = []] = rows;
  const headings = first.every((cell) => /\p{L}/u.test(cell) && cell.trim() === cell);
  return headings && first.length > 2 && isEven(rows);
}

/** The cells of a spreadsheet's clipboard text (with tabs) or of a CSV file. Any other text is one column. */
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
