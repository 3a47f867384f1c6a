import type { Actor } from '#lib/accounts/actor.ts';
import { parisDay } from '#lib/platform/day.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { type Range, readRange, type StatisticsView } from '../period-rules.ts';
import { firstDays } from './own-activity-queries.ts';

/** The requested period, today, and which views have ever had figures. */
export async function askedPeriod(
  { db, now }: Context,
  actor: Actor,
  params: URLSearchParams,
): Promise<{ range: Range; today: string; hasBegun: Record<StatisticsView, boolean> }> {
  const today = parisDay(now());
  const { own, items } = await firstDays(db, actor.id);
  const [first = today] = [own, items].filter((day) => day !== undefined).sort();
  const hasBegun = { moi: own !== undefined, auteur: items !== undefined };
  return { range: readRange(params, { today, first }), today, hasBegun };
}
