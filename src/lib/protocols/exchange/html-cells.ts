import { attribute, decoded, type Tag } from '#lib/platform/html-tags.ts';
import { clamp } from '#lib/platform/numbers.ts';
import { withValue } from './number-locale.ts';
import { COVERED_FROM_ABOVE, COVERED_FROM_LEFT, withoutMarks } from './spans.ts';

export const COLUMNS_MAX = 200;
const ROWS_MAX = 20_000;

const spanOf = (tag: Tag, name: string, maximum: number) =>
  clamp(Math.trunc(Number(attribute(tag, name) ?? 1)) || 1, 1, maximum);

interface Cell {
  text: string;
  /** The number in the cell, as spreadsheets give it in addition to the displayed text. */
  value: string | undefined;
  columns: number;
  rows: number;
}

/** The displayed text of a cell, without formatting of its source. */
function shownText(cell: Cell): string {
  const lines = cell.text
    .replace(/ {2,}/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();
  const text = withoutMarks(decoded(lines));
  // A column that is too narrow shows « #### »; the number is in the attribute.
  if (/^#+$/.test(text)) return cell.value?.replace('.', ',') ?? text;
  return cell.value === undefined ? text : withValue(text, Number(cell.value));
}

/** A table being read: merged cells occupy all the rows and columns that they cover. */
export class TableBuilder {
  readonly rows: string[][] = [];
  /** Whether parts of it are hidden, and therefore not read. */
  hidden = false;
  /** By column: remaining rows occupied by a merged cell, and its text. */
  readonly #taken: { left: number; text: string }[] = [];
  readonly #hiddenColumns = new Set<number>();
  #column = 0;
  #row: string[] | undefined;
  #isRowHidden = false;
  #cell: Cell | undefined;

  /** Handles `<col>`. */
  addColumn(tag: Tag, isHidden: boolean): void {
    for (let left = spanOf(tag, 'span', COLUMNS_MAX); left > 0 && this.#column < COLUMNS_MAX; left--) {
      if (isHidden) this.#hiddenColumns.add(this.#column);
      this.#column += 1;
    }
  }

  startRow(isHidden = false): void {
    this.endRow();
    this.#row = [];
    this.#isRowHidden = isHidden;
  }

  startCell(tag: Tag, isHidden = false): void {
    this.endCell();
    this.#row ??= [];
    if (isHidden) {
      this.#hideCell(this.#row);
      return;
    }
    this.#cell = {
      text: '',
      value: attribute(tag, 'x:num') ?? attribute(tag, 'sdval'),
      columns: spanOf(tag, 'colspan', COLUMNS_MAX),
      rows: spanOf(tag, 'rowspan', ROWS_MAX),
    };
  }

  write(text: string): void {
    if (this.#cell) this.#cell.text += text;
  }

  endCell(): void {
    const [cell, row] = [this.#cell, this.#row];
    this.#cell = undefined;
    if (!cell || !row) return;
    this.#skipTaken(row);
    const text = shownText(cell);
    const [below, beside] = [COVERED_FROM_ABOVE + text, COVERED_FROM_LEFT + text];
    for (let column = 0; column < cell.columns && row.length < COLUMNS_MAX; column++) {
      this.#taken[row.length] = { left: cell.rows, text: column === 0 ? below : beside };
      row.push(column === 0 ? text : beside);
    }
  }

  endRow(): void {
    this.endCell();
    const row = this.#row;
    this.#row = undefined;
    if (!row) return;
    this.#skipTaken(row);
    for (const taken of this.#taken) if (taken) taken.left -= 1;
    if (!this.#isRowHidden) this.rows.push(row);
    else if (row.some((cell) => cell.trim() !== '')) this.hidden = true;
  }

  /** The rows without the hidden columns. */
  shownRows(): string[][] {
    this.endRow();
    if (this.#hiddenColumns.size === 0) return this.rows;
    for (const column of this.#hiddenColumns)
      if (this.rows.some((row) => (row[column] ?? '').trim() !== '')) this.hidden = true;
    return this.rows.map((row) => row.filter((_, column) => !this.#hiddenColumns.has(column)));
  }

  /** A hidden cell occupies no position, unless its whole column is hidden. */
  #hideCell(row: string[]): void {
    this.hidden = true;
    this.#skipTaken(row);
    if (this.#hiddenColumns.has(row.length)) row.push('');
  }

  #skipTaken(row: string[]): void {
    for (let taken = this.#taken[row.length]; taken && taken.left > 0; taken = this.#taken[row.length])
      row.push(taken.text);
  }
}
