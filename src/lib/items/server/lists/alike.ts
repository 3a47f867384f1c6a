/**
 * The numbers that are in most of some sets, best first: the smaller a set, the higher its weight. Among equals,
 * the one that comes last, which is the newest, is first.
 * @param sets bits by number (item-set.ts)
 */
export function mostAlike(sets: readonly Uint32Array[], sizes: readonly number[], limit: number): number[] {
  const words = Math.max(0, ...sets.map(({ length }) => length));
  const scores = new Float64Array(words * 32);
  sets.forEach((bits, at) => {
    const weight = Math.log2(1 + scores.length / sizes[at]!);
    bits.forEach((word, place) => {
      for (let rest = word; rest !== 0; rest &= rest - 1) {
        const number = place * 32 + 31 - Math.clz32(rest & -rest);
        scores[number] = scores[number]! + weight;
      }
    });
  });
  const best: number[] = [];
  for (let number = scores.length - 1; number >= 0; number -= 1) {
    const score = scores[number]!;
    if (score === 0 || (best.length === limit && score <= scores[best.at(-1)!]!)) continue;
    const place = best.findIndex((other) => scores[other]! < score);
    best.splice(place === -1 ? best.length : place, 0, number);
    best.length = Math.min(best.length, limit);
  }
  return best;
}
