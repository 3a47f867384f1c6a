import type { AcquisitionRow } from '#lib/protocols/fields/acquisition-fields.ts';

type Rows = readonly AcquisitionRow[];

/**
 * Rows have no id of their own. This class gives each row an id that stays the same while the row is edited, moved,
 * removed and restored by undo, so that the data kept beside a row is found again.
 */
export class RowIds {
  readonly #ids = new WeakMap<AcquisitionRow, number>();
  #last: { rows: Rows; ids: readonly number[] } = { rows: [], ids: [] };
  #made = 0;

  of(rows: Rows): readonly number[] {
    if (rows === this.#last.rows) return this.#last.ids;
    this.#recognise(rows);
    const used = new Set<number>();
    const ids = rows.map((row) => {
      let id = this.#ids.get(row);
      if (id === undefined || used.has(id)) id = this.#make(row);
      used.add(id);
      return id;
    });
    this.#last = { rows, ids };
    return ids;
  }

  /** Registers rows that are new, even if others disappear at the same time. */
  introduce(rows: Rows): void {
    for (const row of rows) this.#make(row);
  }

  /** Matches new rows with removed ones: in order if there are as many of both, else by position. */
  #recognise(rows: Rows): void {
    const before = this.#last.rows;
    const gone = before.filter((row) => !rows.includes(row));
    const come = rows.filter((row) => !this.#ids.has(row));
    come.forEach((row, at) => {
      const same = before[rows.indexOf(row)];
      const was = come.length === gone.length ? gone[at] : same && gone.includes(same) ? same : undefined;
      const id = was && this.#ids.get(was);
      if (id !== undefined) this.#ids.set(row, id);
    });
  }

  #make(row: AcquisitionRow): number {
    this.#made += 1;
    this.#ids.set(row, this.#made);
    return this.#made;
  }
}
