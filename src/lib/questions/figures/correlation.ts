/** Variance below which values count as constant, since sums of points are inexact. */
const NO_VARIANCE = 1e-12;

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Pearson's correlation of pairs, from −1 to 1; null when either side is constant. */
export function correlationOf(pairs: readonly (readonly [number, number])[]): number | null {
  const [meanOne, meanOther] = [meanOf(pairs.map(([one]) => one)), meanOf(pairs.map(([, other]) => other))];
  let [both, ones, others] = [0, 0, 0];
  for (const [one, other] of pairs) {
    both += (one - meanOne) * (other - meanOther);
    ones += (one - meanOne) ** 2;
    others += (other - meanOther) ** 2;
  }
  return ones < NO_VARIANCE || others < NO_VARIANCE ? null : both / Math.sqrt(ones * others);
}
