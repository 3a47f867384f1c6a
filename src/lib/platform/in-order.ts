/** The indexes of a longest increasing subsequence. */
export function inOrder(places: readonly number[]): ReadonlySet<number> {
  const best = places.map((_, index) => ({ length: 1, previous: -1, index }));
  for (const [at, place] of places.entries())
    for (let before = 0; before < at; before += 1)
      if (places[before]! < place && best[before]!.length >= best[at]!.length)
        best[at] = { length: best[before]!.length + 1, previous: before, index: at };
  const kept = new Set<number>();
  let last = best.toSorted((one, other) => other.length - one.length)[0];
  while (last) {
    kept.add(last.index);
    last = best[last.previous];
  }
  return kept;
}
