/** Maximum keys or rows per statement: well below the parameter limits of both engines. */
const ROWS_MAX = 500;

/** Splits keys or rows into batches that fit in one statement. */
export function* batches<Row>(rows: readonly Row[], size = ROWS_MAX): Generator<Row[]> {
  for (let from = 0; from < rows.length; from += size) yield rows.slice(from, from + size);
}
