import { questionFiguresPath } from '#lib/questions/paths.ts';
import type { ListName } from '../figures-texts.ts';
import { type Range, rangeParams, type StatisticsView } from '../period-rules.ts';
import { CONFIDENCE_PARAM, DIMENSION_PARAMS, JOINED_PARAM, RATING_PARAM } from '../rules.ts';

type Spoken = Pick<Range, 'period' | 'from' | 'to'>;

export const STATISTICS = '/statistics';

/** The page for a period and a view. */
export function statisticsAddress(range: Spoken, view: StatisticsView): string {
  return `${STATISTICS}?${rangeParams(range, view)}`;
}

/** Where on the page a case's hypotheses are joined. */
export const joiningId = (caseId: string) => `hypotheses-${caseId}`;

/** The page for a period, open where a case's hypotheses are joined. */
export function joinedAddress(range: Spoken, caseId: string): string {
  const params = rangeParams(range, 'auteur');
  params.set(JOINED_PARAM, caseId);
  return `${STATISTICS}?${params}#${joiningId(caseId)}`;
}

/** The filters in an address besides a period and a view. */
const FILTERS = [...Object.values(DIMENSION_PARAMS), CONFIDENCE_PARAM, RATING_PARAM];

/** The address of a figure's file, with the filters that the page's own address has. */
export function csvAddress(
  figure: string,
  range: Spoken,
  view: StatisticsView,
  asked = new URLSearchParams(),
): string {
  const params = rangeParams(range, view);
  for (const name of FILTERS) if (asked.has(name)) params.set(name, asked.get(name) ?? '');
  return `${STATISTICS}/export/${figure}.csv?${params}`;
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

/** The statistics of the questions of a case, as a file. */
export const questionCsvAddress = (caseId: string, table: string) =>
  `${questionFiguresPath(caseId)}/${table}.csv`;
