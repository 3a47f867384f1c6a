import type { Actor } from '#lib/accounts/actor.ts';
import { dayAfter } from '#lib/platform/calendar.ts';
import { isParisClock, ownDay, PARIS_CLOCK } from '#lib/platform/day-clock.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { readSettings } from '#lib/practice/server/settings-queries.ts';
import { type Range, readRange, readView, type StatisticsView } from '../period-rules.ts';
import { firstDays } from './own-activity-queries.ts';

/** The requested period, today's date, and which views have any figures. */
export async function askedPeriod(
  { db, now }: Context,
  actor: Actor,
  params: URLSearchParams,
): Promise<{ range: Range; today: string; hasBegun: Record<StatisticsView, boolean> }> {
  // Other people's activity is counted by day in Paris, the same for everyone.
  const isOwn = readView(params) === 'moi';
  const { clock } = isOwn ? await readSettings(db, actor.id) : { clock: PARIS_CLOCK };
  const today = ownDay(now(), clock);
  const { own, items } = await firstDays(db, actor.id);
  // In the person's own time zone the first day may begin a day earlier.
  const earliest = own && (isParisClock(clock) ? own : dayAfter(own, -1));
  const [first = today] = [earliest, items].filter((day) => day !== undefined).sort();
  const hasBegun = { moi: own !== undefined, auteur: items !== undefined };
  return { range: readRange(params, { today, first }), today, hasBegun };
}
