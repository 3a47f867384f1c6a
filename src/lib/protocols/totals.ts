import { type AcquisitionRow, fieldsOf, type TableName } from './fields/acquisition-fields.ts';
import type { Field } from './fields/field.ts';

/** Totals of a protocol's acquisition: durations, doses. */

export interface Total {
  value: number;
  /** False when some rows say nothing: the real total is at least this. */
  complete: boolean;
}

/** Sum of what the rows state, or null when none states anything. */
export function totalOf<Row>(
  rows: readonly Row[] | undefined,
  read: (row: Row) => number | undefined,
): Total | null {
  const stated = (rows ?? []).map(read).filter((value) => value !== undefined);
  if (stated.length === 0) return null;
  const sum = stated.reduce((total, value) => total + value, 0);
  return { value: Number(sum.toFixed(3)), complete: stated.length === rows?.length };
}

/** The total of the rows of a table, and its field; null when fewer than two rows have a value. */
export function tableTotal(
  table: TableName,
  rows: readonly AcquisitionRow[],
): (Total & { field: Field }) | null {
  const field = fieldsOf(table).find(({ summed }) => summed);
  const total = field && totalOf(rows, (row) => row[field.key] as number | undefined);
  return field && total && rows.length > 1 ? { ...total, field } : null;
}
