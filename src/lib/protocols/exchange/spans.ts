/**
 * Merged cells. The places that a merged cell covers besides its first hold a mark and its text, for a layout alone
 * knows what they mean: one value for several rows, a heading for several columns, or nothing.
 */

/** Marks of places covered by a cell that stands above, or to the left. */
export const COVERED_FROM_ABOVE = '\ue000';
export const COVERED_FROM_LEFT = '\ue001';
/** Before a text that a row has from a cell it shares with others. */
const SHARED = '\ue002';
const MARKS = /[\ue000-\ue002]/g;

/** A text of a clipboard, which has no such marks of its own. */
export const withoutMarks = (text: string): string => text.replace(MARKS, '');

const isCovered = (cell: string) => cell.startsWith(COVERED_FROM_ABOVE) || cell.startsWith(COVERED_FROM_LEFT);

/** The same cells, nothing standing where another cell covers a place. */
export const uncovered = (grid: readonly string[][]): string[][] =>
  grid.map((row) => row.map((cell) => (isCovered(cell) ? '' : cell)));

/** The rows of a table, in which each has what it shares with others; a heading that spans columns is in its first. */
export function shared(rows: readonly string[][], mark: string): string[][] {
  const text = (cell: string) => {
    if (!isCovered(cell)) return cell;
    return cell.startsWith(mark) ? SHARED + withoutMarks(cell) : '';
  };
  return rows.map((row) => row.map(text));
}

/** Whether a row has a text from a cell that it shares with rows above it. */
export const isShared = (cell: string): boolean => cell.startsWith(SHARED);

/** Whether one cell takes the whole width of a row: a title, no values. */
export function isTitle(row: readonly string[], mark: string): boolean {
  const across = mark === COVERED_FROM_ABOVE ? COVERED_FROM_LEFT : COVERED_FROM_ABOVE;
  return row.length > 2 && row.slice(1).every((cell) => cell.startsWith(across));
}
