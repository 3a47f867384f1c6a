/** State of the search for a row's column: potentials of rows and columns, and the current path of columns. */
interface Search {
  rows: bigint[];
  columns: bigint[];
  /** The row assigned to each column, 0 for none; both are counted from 1. */
  rowOf: number[];
}

/** Assigns a column to a row, reassigning others if that is better (Kuhn–Munkres). */
function place(row: number, cost: (row: number, column: number) => bigint, search: Search): void {
  const { rows, columns, rowOf } = search;
  const size = rowOf.length - 1;
  const least = new Array<bigint | undefined>(size + 1).fill(undefined);
  const cameFrom = new Array<number>(size + 1).fill(0);
  const isDone = new Array<boolean>(size + 1).fill(false);
  rowOf[0] = row;
  let column = 0;
  do {
    isDone[column] = true;
    const from = rowOf[column]!;
    let step: bigint | undefined;
    let next = 0;
    for (let to = 1; to <= size; to++) {
      if (isDone[to]) continue;
      const slack = cost(from, to) - rows[from]! - columns[to]!;
      if (least[to] === undefined || slack < least[to]!) {
        least[to] = slack;
        cameFrom[to] = column;
      }
      if (step === undefined || least[to]! < step) {
        step = least[to]!;
        next = to;
      }
    }
    for (let each = 0; each <= size; each++) {
      if (isDone[each]) {
        rows[rowOf[each]!]! += step!;
        columns[each]! -= step!;
      } else if (least[each] !== undefined) least[each]! -= step!;
    }
    column = next;
  } while (rowOf[column] !== 0);
  for (; column !== 0; column = cameFrom[column]!) rowOf[column] = rowOf[cameFrom[column]!]!;
}

/**
 * Pairs rows with columns, each at most once, so that the total value of the pairs is maximal.
 * @param worth value by row and column; never negative
 * @returns the column of each row, undefined if the row has no pair with a positive value
 */
export function bestPairs(worth: readonly (readonly bigint[])[]): (number | undefined)[] {
  const size = Math.max(worth.length, ...worth.map((row) => row.length));
  const zeros = () => new Array<bigint>(size + 1).fill(0n);
  const search = { rows: zeros(), columns: zeros(), rowOf: new Array<number>(size + 1).fill(0) };
  const worthOf = (row: number, column: number) => worth[row - 1]?.[column - 1] ?? 0n;
  for (let row = 1; row <= size; row++) place(row, (of, column) => -worthOf(of, column), search);
  return worth.map((_, at) => {
    const column = search.rowOf.indexOf(at + 1, 1);
    return worthOf(at + 1, column) > 0n ? column - 1 : undefined;
  });
}
