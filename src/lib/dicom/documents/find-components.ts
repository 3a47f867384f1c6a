/** A connected component: pixels of one value that touch at a side or a corner. */
export interface Component {
  value: number;
  /** Number of pixels. */
  area: number;
  /** Index of its first pixel, row by row. */
  start: number;
}

/** Consecutive pixels of one value in a row. */
interface Run {
  value: number;
  from: number;
  to: number;
  /** Index of an earlier run of the same component, or of itself. */
  parent: number;
  area: number;
}

function rootOf(runs: Run[], index: number): number {
  let at = index;
  while (runs[at]!.parent !== at) {
    runs[at]!.parent = runs[runs[at]!.parent]!.parent;
    at = runs[at]!.parent;
  }
  return at;
}

/** Earlier runs become the roots, so that a component's root is its first run. */
function unite(runs: Run[], one: number, other: number): void {
  const [a, b] = [rootOf(runs, one), rootOf(runs, other)];
  runs[Math.max(a, b)]!.parent = Math.min(a, b);
}

/** The connected components of an image, ordered by their first pixels; 0 is background. */
export function findComponents(values: ArrayLike<number>, columns: number): Component[] {
  const runs: Run[] = [];
  let [above, own] = [0, 0];
  for (let row = 0; row < values.length; row += columns) {
    [above, own] = [own, runs.length];
    let candidate = above;
    for (let at = row; at < row + columns; ) {
      const value = values[at]!;
      const from = at;
      do at += 1;
      while (at < row + columns && values[at] === value);
      if (value === 0) continue;
      const index = runs.push({ value, from, to: at, parent: runs.length, area: 0 }) - 1;
      // Runs that end before this one begins cannot touch any later run, either.
      while (candidate < own && runs[candidate]!.to < from - columns) candidate += 1;
      for (let i = candidate; i < own && runs[i]!.from <= at - columns; i++)
        if (runs[i]!.value === value) unite(runs, i, index);
    }
  }
  for (const [index, { from, to }] of runs.entries()) runs[rootOf(runs, index)]!.area += to - from;
  return runs
    .filter(({ parent }, index) => parent === index)
    .map(({ value, area, from }) => ({ value, area, start: from }));
}
