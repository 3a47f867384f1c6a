import { type Range, rangeParams, type StatisticsView } from '#lib/domain/statistics/period.ts';
import type { ListName } from '#lib/messages/statistics.ts';

type Spoken = Pick<Range, 'period' | 'from' | 'to'>;

export const STATISTICS = '/statistics';

/** The page for a period and a view. */
export function statisticsAddress(range: Spoken, view: StatisticsView): string {
  return `${STATISTICS}?${rangeParams(range, view)}`;
}

/** A figure of it as a file. */
export function csvAddress(figure: string, range: Spoken, view: StatisticsView): string {
  return `${STATISTICS}/export/${figure}.csv?${rangeParams(range, view)}`;
}

/** The page of the items behind a figure, perhaps those of one of its rows. */
export function listAddress(
  list: ListName,
  range: Spoken,
  view: StatisticsView,
  only: Record<string, string> = {},
): string {
  const params = rangeParams(range, view);
  for (const [name, value] of Object.entries(only)) params.set(name, value);
  return `${STATISTICS}/${list}?${params}`;
}
