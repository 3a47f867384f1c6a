/**
 * Merged cells. The positions covered by a merged cell contain a mark and its text; only the layout of the table
 * tells what this means: one value for several rows, a heading for several columns, or nothing.
 */

/** Marks of positions covered by a cell above, or to the left. */
export const COVERED_FROM_ABOVE = '\ue000';
export const COVERED_FROM_LEFT = '\ue001';
/** Precedes a text that a row shares with others through a merged cell. */
const SHARED = '\ue002';
/**
 * Precede a text of a spreadsheet cell that contains something else: a date, an error, more decimals than
 * displayed.
 */
export const DATED = '\ue003';
export const FAULTY = '\ue004';
export const ROUNDED = '\ue005';
/** Precedes a number stored as text in a column of numbers, which does not show the decimal separator. */
export const TYPED = '\ue006';
const MARKS = /[\ue000-\ue006]/g;

/** A text from the clipboard without such marks, which only our code may set. */
export const withoutMarks = (text: string): string => text.replace(MARKS, '');

const isCovered = (cell: string) => cell.startsWith(COVERED_FROM_ABOVE) || cell.startsWith(COVERED_FROM_LEFT);

/** The cells, with empty texts in covered positions. */
export const uncovered = (grid: readonly string[][]): string[][] =>
  grid.map((row) => row.map((cell) => (isCovered(cell) ? '' : cell)));

/** The rows of a table with shared texts in each row; a heading that spans columns stays in its first one. */
export function markSharedCells(rows: readonly string[][], mark: string): string[][] {
  const text = (cell: string) => {
    if (!isCovered(cell)) return cell;
    return cell.startsWith(mark) ? SHARED + cell.slice(mark.length) : '';
  };
  return rows.map((row) => row.map(text));
}

/**
 * The marks at the start of a cell's text (shared cell, text that differs from the content), which each part of it
 * then gets.
 */
export const unsureMark = (cell: string): string => /^[\ue002-\ue006]{0,2}/.exec(cell)?.[0] ?? '';

/** The text of a cell without the mark of shared cells. */
export const ownText = (cell: string): string => (isShared(cell) ? cell.slice(SHARED.length) : cell);

/** Whether a cell's text is shared with rows above it. */
export const isShared = (cell: string): boolean => cell.startsWith(SHARED);

/** Whether one merged cell fills the whole row, which is then a title without values. */
export function isTitle(row: readonly string[], mark: string): boolean {
  const across = mark === COVERED_FROM_ABOVE ? COVERED_FROM_LEFT : COVERED_FROM_ABOVE;
  return row.length > 2 && row.slice(1).every((cell) => cell.startsWith(across));
}
