/**
 * Merged cells. The places that a merged cell covers besides its first hold a mark and its text, for a layout alone
 * knows what they mean: one value for several rows, a heading for several columns, or nothing.
 */

/** Marks of places covered by a cell above, or to the left. */
export const COVERED_FROM_ABOVE = '\ue000';
export const COVERED_FROM_LEFT = '\ue001';
/** Before a text that a row shares with others by a merged cell. */
const SHARED = '\ue002';
/**
 * Before a text of a spreadsheet's file whose cell contains something else: a date, an error, more decimals than are
 * shown.
 */
export const DATED = '\ue003';
export const FAULTY = '\ue004';
export const ROUNDED = '\ue005';
/** Before a number typed as text among cells of numbers: these do not show how it is written. */
export const TYPED = '\ue006';
const MARKS = /[\ue000-\ue006]/g;

/** A text of a clipboard without such marks, which only we may set. */
export const withoutMarks = (text: string): string => text.replace(MARKS, '');

const isCovered = (cell: string) => cell.startsWith(COVERED_FROM_ABOVE) || cell.startsWith(COVERED_FROM_LEFT);

/** The cells with empty texts where another cell covers a place. */
export const uncovered = (grid: readonly string[][]): string[][] =>
  grid.map((row) => row.map((cell) => (isCovered(cell) ? '' : cell)));

/** The rows of a table, in which each has what it shares with others; a heading that spans columns is in its first. */
export function shared(rows: readonly string[][], mark: string): string[][] {
  const text = (cell: string) => {
    if (!isCovered(cell)) return cell;
    return cell.startsWith(mark) ? SHARED + cell.slice(mark.length) : '';
  };
  return rows.map((row) => row.map(text));
}

/**
 * The marks of a cell that it is shared, and of its text that it is not the cell's content; each piece of a cell gets
 * them.
 */
export const unsureMark = (cell: string): string => /^[\ue002-\ue006]{0,2}/.exec(cell)?.[0] ?? '';

/** The text of a cell behind what says that it is shared. */
export const ownText = (cell: string): string => (isShared(cell) ? cell.slice(SHARED.length) : cell);

/** Whether a row has a text from a cell that it shares with rows above it. */
export const isShared = (cell: string): boolean => cell.startsWith(SHARED);

/** Whether one cell takes the whole width of a row: a title, no values. */
export function isTitle(row: readonly string[], mark: string): boolean {
  const across = mark === COVERED_FROM_ABOVE ? COVERED_FROM_LEFT : COVERED_FROM_ABOVE;
  return row.length > 2 && row.slice(1).every((cell) => cell.startsWith(across));
}
