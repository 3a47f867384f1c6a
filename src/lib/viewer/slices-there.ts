/**
 * The loaded slice that is nearest to `by` steps away, at that distance or beyond; if there is none, the last one on
 * that side.
 */
export function stepAmong(there: Iterable<number>, index: number, by: number): number {
  const onWay = [...there]
    .filter((at) => (by > 0 ? at > index : at < index))
    .sort((a, b) => (by > 0 ? a - b : b - a));
  const target = index + by;
  return onWay.find((at) => (by > 0 ? at >= target : at <= target)) ?? onWay.at(-1) ?? index;
}
