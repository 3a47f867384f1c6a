import { dayAfter, daysBetween } from '#lib/platform/calendar.ts';
import { levelOf } from './chart-geometry.ts';

const WEEK = 7;
/** Maximum number of weeks shown at once: a year. */
const WEEKS_MAX = 53;

export interface Calendar {
  weeks: number;
  /** An SVG path per level from 0 to 4, with a unit square for each day: weeks from left to right, Mondays on top. */
  paths: string[];
  /** The weeks in which months begin. */
  months: { week: number; day: string }[];
}

const weekday = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % WEEK;

/** The last year of a period as a calendar, with the activity of each day. */
export function calendarOf(
  days: readonly { day: string; count: number }[],
  { from, to }: { from: string; to: string },
): Calendar {
  const yearBefore = dayAfter(to, 1 - (WEEKS_MAX - 1) * WEEK - weekday(to) - 1);
  const first = from > yearBefore ? from : yearBefore;
  const monday = dayAfter(first, -weekday(first));
  const counts = new Map(days.map(({ day, count }) => [day, count]));
  const most = Math.max(1, ...counts.values());
  const paths = ['', '', '', '', ''];
  const months: Calendar['months'] = [];
  const length = daysBetween(first, to) + 1;
  for (let index = 0; index < length; index += 1) {
    const day = dayAfter(first, index);
    const place = daysBetween(monday, day);
    const week = Math.floor(place / WEEK);
    paths[levelOf(counts.get(day) ?? 0, most)] += `M${week} ${place % WEEK}h.84v.84h-.84z`;
    if (day.endsWith('-01')) months.push({ week, day });
  }
  return { weeks: Math.floor(daysBetween(monday, to) / WEEK) + 1, paths, months };
}
