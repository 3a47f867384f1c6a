import type { Actor } from '#lib/accounts/actor.ts';
import { dayAfter } from '#lib/platform/calendar.ts';
import { parisDay } from '#lib/platform/day.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { ownTotalsIn } from './own-items-queries.ts';
import type { ItemCounts } from './tables.ts';

/** Other people's activity on a person's items in a week. */
export interface ContentWeek {
  views: number;
  newReaders: number;
  copies: number;
  ratings: number;
  answers: number;
}

const weekOf = ({ views, first_views, copies, ratings, answers }: ItemCounts): ContentWeek => ({
  views,
  newReaders: first_views,
  copies,
  ratings,
  answers,
});

/** Other people's activity on a person's items in the last seven days, including today, and in the seven before. */
export async function ownContentWeek(
  { db, now }: Context,
  actor: Actor,
): Promise<ContentWeek & { before: ContentWeek }> {
  const today = parisDay(now());
  const week = { from: dayAfter(today, -6), to: today };
  const before = { from: dayAfter(today, -13), to: dayAfter(today, -7) };
  const [told, toldBefore] = (await ownTotalsIn(db, actor.id, [week, before])).map(weekOf);
  return { ...told!, before: toldBefore! };
}
