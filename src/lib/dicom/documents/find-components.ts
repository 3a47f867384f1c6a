/** Pixels of one value that touch by a side or a corner. */
export interface Component {
  value: number;
  /** In pixels. */
  area: number;
  /** Its first pixel, row by row. */
  start: number;
}

/** Pixels of one value beside each other in a row. */
interface Run {
  value: number;
  from: number;
  to: number;
  /** An earlier run of the same component, or itself. */
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

/** Earlier runs are the roots: the first one of a component is where it begins. */
function unite(runs: Run[], one: number, other: number): void {
  const [a, b] = [rootOf(runs, one), rootOf(runs, other)];
  runs[Math.max(a, b)]!.parent = Math.min(a, b);
}

/** The components of an image in the order of their first pixels; 0 is background. */
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
      // Those that end before this one begins touch none that follows either.
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
