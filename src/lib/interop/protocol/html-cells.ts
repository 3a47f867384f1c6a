import { attribute, decoded, type Tag } from './html-tags.ts';

const COLUMNS_MAX = 200;
const ROWS_MAX = 20_000;

const spanOf = (tag: Tag, name: string, maximum: number) =>
  Math.min(Math.max(Math.trunc(Number(attribute(tag, name) ?? 1)) || 1, 1), maximum);

/** A table under way: cells that span rows keep their place in those below. */
export class TableBuilder {
  readonly rows: string[][] = [];
  /** By column: how many rows more it is taken. */
  #taken: number[] = [];
  #row: string[] | undefined;
  #cell: { text: string; value: string | undefined; columns: number; rows: number } | undefined;

  startRow(): void {
    this.endRow();
    this.#row = [];
  }

  startCell(tag: Tag): void {
    this.endCell();
    this.#row ??= [];
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
    const lines = decoded(
      cell.text
        .replace(/ *\n */g, '\n')
        .replace(/ {2,}/g, ' ')
        .trim(),
    );
    // A column too narrow shows « #### »; the number is in the attribute.
    const text = /^#+$/.test(lines) ? (cell.value?.replace('.', ',') ?? lines) : lines;
    for (let column = 0; column < cell.columns && row.length < COLUMNS_MAX; column++) {
      this.#taken[row.length] = cell.rows;
      row.push(column === 0 ? text : '');
    }
  }

  endRow(): void {
    this.endCell();
    const row = this.#row;
    this.#row = undefined;
    if (!row) return;
    this.#skipTaken(row);
    this.#taken = this.#taken.map((left) => Math.max(left - 1, 0));
    this.rows.push(row);
  }

  #skipTaken(row: string[]): void {
    while ((this.#taken[row.length] ?? 0) > 0) row.push('');
  }
}
