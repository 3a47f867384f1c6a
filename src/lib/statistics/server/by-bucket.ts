import { bucketsOf, type Days, type Range } from '../period-rules.ts';

/** Counts for each bar of a period's chart. @param rows sorted by day */
export function byBucket<Row extends { day: string }, Counts>(
  rows: readonly Row[],
  range: Range,
  nothing: () => Counts,
  add: (counts: Counts, row: Row) => unknown,
): (Days & Counts)[] {
  const buckets = bucketsOf(range).map((days) => ({ ...days, ...nothing() }));
  let at = 0;
  for (const row of rows) {
    while (at < buckets.length && buckets[at]!.to < row.day) at += 1;
    const bucket = buckets[at];
    if (bucket) add(bucket, row);
  }
  return buckets;
}
