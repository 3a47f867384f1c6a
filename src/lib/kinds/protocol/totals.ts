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
