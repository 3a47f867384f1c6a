import { dayAfter, daysBetween, isDay, monthOf } from '#lib/platform/calendar.ts';

/** The periods in URLs: those that end today, or `dates` with two dates. */
export const PERIODS = ['semaine', 'mois', 'annee', 'tout', 'dates'] as const;
export type Period = (typeof PERIODS)[number];

/** The person's own activity, or other people's activity on the person's items. */
export const VIEWS = ['moi', 'auteur'] as const;
export type StatisticsView = (typeof VIEWS)[number];

/** A range of days, both inclusive: in the person's own time zone for their own activity, else in Paris. */
export interface Days {
  from: string;
  to: string;
}

export interface Range extends Days {
  period: Period;
  /** The preceding period of the same length; null for « everything ». */
  before: Days | null;
  bucket: Bucket;
}

/** The unit of a chart's bars. */
export type Bucket = 'day' | 'week' | 'month';

/** Number of days in each named period. */
const LENGTHS = { semaine: 7, mois: 30, annee: 365 } as const;
const DAYS_MAX = 35;
const WEEKS_MAX = 190;

const isPeriod = (text: string | null): text is Period => PERIODS.some((period) => period === text);

function bucketOf({ from, to }: Days): Bucket {
  const days = daysBetween(from, to) + 1;
  return days <= DAYS_MAX ? 'day' : days <= WEEKS_MAX ? 'week' : 'month';
}

function rangeOf(period: Period, days: Days): Range {
  const length = daysBetween(days.from, days.to) + 1;
  const before = { from: dayAfter(days.from, -length), to: dayAfter(days.from, -1) };
  return { period, ...days, before: period === 'tout' ? null : before, bucket: bucketOf(days) };
}

/** Earliest day of figures, which limits the number of bars for a URL with very old dates. */
const EARLIEST = '2000-01-01';

/** The two dates in a URL, earlier one first; null if either is missing or invalid. */
function datesIn(params: URLSearchParams, today: string): Days | null {
  const [one, other] = [params.get('du') ?? '', params.get('au') ?? ''];
  if (!isDay(one) && !isDay(other)) return null;
  const from = isDay(one) ? one : other;
  const to = isDay(other) ? other : today;
  const known = (day: string) => (day < EARLIEST ? EARLIEST : day > today ? today : day);
  const [first, last] = [known(from), known(to)];
  return first <= last ? { from: first, to: last } : { from: last, to: first };
}

/**
 * The period in a URL; the last 30 days if it contains no valid period.
 * @param first the first day with figures
 */
export function readRange(
  params: URLSearchParams,
  { today, first }: { today: string; first: string },
): Range {
  const asked = params.get('periode');
  const period = isPeriod(asked) ? asked : 'mois';
  if (period === 'dates') {
    const dates = datesIn(params, today);
    return dates ? rangeOf('dates', dates) : readRange(new URLSearchParams(), { today, first });
  }
  if (period === 'tout') return rangeOf('tout', { from: first <= today ? first : today, to: today });
  return rangeOf(period, { from: dayAfter(today, 1 - LENGTHS[period]), to: today });
}

/** The URL parameters for a period and a view. */
export function rangeParams(
  range: Pick<Range, 'period' | 'from' | 'to'>,
  view: StatisticsView,
): URLSearchParams {
  const params = new URLSearchParams({ periode: range.period });
  if (range.period === 'dates') {
    params.set('du', range.from);
    params.set('au', range.to);
  }
  params.set('vue', view);
  return params;
}

export function readView(params: URLSearchParams): StatisticsView {
  return params.get('vue') === 'auteur' ? 'auteur' : 'moi';
}

/** The last day of the bucket that contains a day: its week (Monday to Sunday) or month. */
function endOfBucket(day: string, bucket: Bucket): string {
  if (bucket === 'day') return day;
  const date = new Date(`${day}T00:00:00Z`);
  if (bucket === 'week') return dayAfter(day, (7 - date.getUTCDay()) % 7);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).toISOString().slice(0, 10);
}

/** Splits a range of days into whole months (`2026-11`, both inclusive) and the days before and after them. */
export function wholeMonths({ from, to }: Days): { months: Days | null; days: Days[] } {
  const first = dayAfter(endOfBucket(dayAfter(from, -1), 'month'), 1);
  const last = dayAfter(`${monthOf(dayAfter(to, 1))}-01`, -1);
  if (first > last) return { months: null, days: [{ from, to }] };
  const around = [
    { from, to: dayAfter(first, -1) },
    { from: dayAfter(last, 1), to },
  ];
  return {
    months: { from: monthOf(first), to: monthOf(last) },
    days: around.filter((days) => days.from <= days.to),
  };
}

/** The days, weeks or months of a period, without gaps; the first and last may be incomplete. */
export function bucketsOf({ from, to, bucket }: Days & { bucket: Bucket }): Days[] {
  const buckets: Days[] = [];
  for (let start = from; start <= to; ) {
    const end = endOfBucket(start, bucket);
    buckets.push({ from: start, to: end < to ? end : to });
    start = dayAfter(end, 1);
  }
  return buckets;
}
