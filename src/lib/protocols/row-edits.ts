import { clamp } from '#lib/platform/numbers.ts';
import { moved } from '#lib/platform/reorder.ts';
import { type AcquisitionRow, ROWS_MAX } from './fields/acquisition-fields.ts';

/**
 * Edits of acquisition rows, by index. Results never exceed ROWS_MAX, and unchanged parts stay the same
 * objects, including the list if nothing changes.
 */

type Rows = readonly AcquisitionRow[];
type Value = AcquisitionRow[string];

/** Consecutive rows, both ends included. */
export interface RowRange {
  from: number;
  to: number;
}

/** The new value of a cell. */
export interface CellChange {
  row: number;
  key: string;
  value: Value;
}

const isSame = (a: Value, b: Value) => a === b || JSON.stringify(a) === JSON.stringify(b);
const asList = (rows: Rows) => rows as AcquisitionRow[];

/** Whether a row has any value, even if only a name. */
export const saysSomething = (row: AcquisitionRow | undefined): boolean =>
  Object.values(row ?? {}).some((value) => value !== undefined && value !== '');

/** Number of rows that may still be added. */
export const roomIn = (rows: Rows) => Math.max(0, ROWS_MAX - rows.length);

/** Inserts rows at an index, as many as there is room for. */
export function insertRows(rows: Rows, at: number, added: Rows = [{ name: '' }]): AcquisitionRow[] {
  const fitting = added.slice(0, roomIn(rows));
  if (fitting.length === 0) return asList(rows);
  const place = clamp(at, 0, rows.length);
  return [...rows.slice(0, place), ...fitting, ...rows.slice(place)];
}

export function removeRows(rows: Rows, { from, to }: RowRange): AcquisitionRow[] {
  const left = rows.filter((_, index) => index < from || index > to);
  return left.length === rows.length ? asList(rows) : left;
}

/** Inserts copies of rows below them, as many as there is room for. */
export function duplicateRows(rows: Rows, { from, to }: RowRange): AcquisitionRow[] {
  const copies = rows.slice(from, to + 1).map((row) => ({ ...row }));
  return insertRows(rows, to + 1, copies);
}

/** Number of positions by which rows can move up (negative) or down, at most `by`. */
export function roomToMove(rows: Rows, { from, to }: RowRange, by: number): number {
  return clamp(by, -from, rows.length - 1 - to);
}

/** Moves rows together, as far as possible. */
export function moveRows(rows: Rows, range: RowRange, by: number): AcquisitionRow[] {
  const distance = roomToMove(rows, range, by);
  if (distance === 0) return asList(rows);
  // Moves the rows that are passed to the other side, one after the other, instead of the range itself.
  const { from, to } = range;
  let next = asList(rows);
  for (let passed = 0; passed < Math.abs(distance); passed += 1)
    next =
      distance < 0
        ? moved(next, from - 1 - passed, to - passed)
        : moved(next, to + 1 + passed, from + passed);
  return next;
}

function withValue(row: AcquisitionRow, key: string, value: Value): AcquisitionRow {
  if (key === 'name') return { ...row, name: typeof value === 'string' ? value : '' };
  const { [key]: _, ...rest } = row;
  return value === undefined ? (rest as AcquisitionRow) : { ...row, [key]: value };
}

/**
 * Sets values of cells; `undefined` empties a cell, and a name becomes ''. Cells of missing rows are
 * ignored.
 */
export function setCells(rows: Rows, changes: readonly CellChange[]): AcquisitionRow[] {
  const changed = new Map<number, AcquisitionRow>();
  for (const { row: index, key, value } of changes) {
    const row = changed.get(index) ?? rows[index];
    const stored = key === 'name' ? (value ?? '') : value;
    if (row && !isSame(row[key], stored)) changed.set(index, withValue(row, key, value));
  }
  return changed.size === 0 ? asList(rows) : rows.map((row, index) => changed.get(index) ?? row);
}

/** Copies cells of the first row in a range to the rows below. */
export function fillDown(rows: Rows, { from, to }: RowRange, keys: readonly string[]): AcquisitionRow[] {
  const first = rows[from];
  if (!first) return asList(rows);
  const below = Array.from(
    { length: Math.max(0, Math.min(to, rows.length - 1) - from) },
    (_, at) => from + 1 + at,
  );
  return setCells(
    rows,
    below.flatMap((row) => keys.map((key) => ({ row, key, value: first[key] }))),
  );
}

/** Repeats the cells of some rows, in turn, up to a row below or above them. */
export function fillTo(
  rows: Rows,
  { from, to }: RowRange,
  end: number,
  keys: readonly string[],
): AcquisitionRow[] {
  const height = to - from + 1;
  const isBelow = end > to;
  const [first, last] = isBelow ? [to + 1, Math.min(end, rows.length - 1)] : [Math.max(end, 0), from - 1];
  const targets = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
  const sourceOf = (row: number) => (isBelow ? from + ((row - from) % height) : to - ((to - row) % height));
  return setCells(
    rows,
    targets.flatMap((row) => keys.map((key) => ({ row, key, value: rows[sourceOf(row)]?.[key] }))),
  );
}

/** Sets values of cells, appending new rows below the last one if needed, as many as there is room for. */
export function pasteAt(rows: Rows, changes: readonly CellChange[]): AcquisitionRow[] {
  const count = changes.reduce((most, { row }) => Math.max(most, row + 1), 0);
  const missing = Math.max(0, Math.min(count, ROWS_MAX) - rows.length);
  const grown = insertRows(
    rows,
    rows.length,
    Array.from({ length: missing }, () => ({ name: '' })),
  );
  return setCells(grown, changes);
}
