import { type AcquisitionRow, fieldsOf, type TableName } from './fields/acquisition-fields.ts';
import type { Field } from './fields/field.ts';

/** Totals over a protocol's acquisition: durations, doses. */

export interface Total {
  value: number;
  /** False when some rows have no value: the real total is higher. */
  complete: boolean;
}

/** The sum of the rows' values; null when no row has a value. */
export function totalOf<Row>(
  rows: readonly Row[] | undefined,
  read: (row: Row) => number | undefined,
): Total | null {
  const stated = (rows ?? []).map(read).filter((value) => value !== undefined);
  if (stated.length === 0) return null;
  const sum = stated.reduce((total, value) => total + value, 0);
  return { value: Number(sum.toFixed(3)), complete: stated.length === rows?.length };
}

/** The total over a table's rows, with its field; null when fewer than two rows have a value. */
export function tableTotal(
  table: TableName,
  rows: readonly AcquisitionRow[],
): (Total & { field: Field }) | null {
  const field = fieldsOf(table).find(({ summed }) => summed);
  const total = field && totalOf(rows, (row) => row[field.key] as number | undefined);
  return field && total && rows.length > 1 ? { ...total, field } : null;
}
