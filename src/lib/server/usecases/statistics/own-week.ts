import type { Actor } from '#lib/domain/actor.ts';
import { dayAfter, parisDay } from '#lib/domain/day.ts';
import type { Context } from '../../context.ts';
import type { ItemCounts } from '../../db/statistics/activity-tables.ts';
import { ownItemsIn } from '../../db/statistics/own-items.ts';
import { contentTotal } from './content-counts.ts';

/** What others did with one's items in a week. */
export interface ContentWeek {
  views: number;
  newReaders: number;
  copies: number;
  ratings: number;
  answers: number;
}

function told(rows: readonly ItemCounts[]): ContentWeek {
  const { views, readers, copies, ratings, answers } = contentTotal(rows);
  return { views, newReaders: readers, copies, ratings, answers };
}

/** How one's own content did in the seven days up to today, and in the seven before. */
export async function ownContentWeek(
  { db, now }: Context,
  actor: Actor,
): Promise<ContentWeek & { before: ContentWeek }> {
  const today = parisDay(now());
  const week = { from: dayAfter(today, -6), to: today };
  const before = { from: dayAfter(today, -13), to: dayAfter(today, -7) };
  const rows = await ownItemsIn(db, actor.id, [week, before]);
  return {
    ...told(rows.filter(({ span }) => span === 0)),
    before: told(rows.filter(({ span }) => span === 1)),
  };
}
