import { questionFiguresPath } from '#lib/questions/paths.ts';
import type { ListName } from '../figures-texts.ts';
import { type Range, rangeParams, type StatisticsView } from '../period-rules.ts';
import { CONFIDENCE_PARAM, DIMENSION_PARAMS, JOINED_PARAM, RATING_PARAM } from '../rules.ts';

type Spoken = Pick<Range, 'period' | 'from' | 'to'>;

export const STATISTICS = '/statistics';

/** URL of the page for a period and a view. */
export function statisticsAddress(range: Spoken, view: StatisticsView): string {
  return `${STATISTICS}?${rangeParams(range, view)}`;
}

/** Element id of the section where a case's hypotheses are joined. */
export const joiningId = (caseId: string) => `hypotheses-${caseId}`;

/** URL of the page for a period, with the section for joining a case's hypotheses open. */
export function joinedAddress(range: Spoken, caseId: string): string {
  const params = rangeParams(range, 'auteur');
  params.set(JOINED_PARAM, caseId);
  return `${STATISTICS}?${params}#${joiningId(caseId)}`;
}

/** Names of URL parameters for filters, besides period and view. */
const FILTERS = [...Object.values(DIMENSION_PARAMS), CONFIDENCE_PARAM, RATING_PARAM];

/** The URL of a figure as a CSV file, with the filters of the page's own URL. */
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

/** URL of the page with the items behind a figure, optionally restricted to one of its rows. */
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

/** URL of a table of question statistics for a case, as a CSV file. */
export const questionCsvAddress = (caseId: string, table: string) =>
  `${questionFiguresPath(caseId)}/${table}.csv`;
