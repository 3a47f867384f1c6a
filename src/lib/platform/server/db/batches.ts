/** Keys or rows per statement: well under the parameters that either engine accepts. */
const ROWS_MAX = 500;

/** Keys or rows in portions that a statement takes. */
export function* batches<Row>(rows: readonly Row[], size = ROWS_MAX): Generator<Row[]> {
  for (let from = 0; from < rows.length; from += size) yield rows.slice(from, from + size);
}
