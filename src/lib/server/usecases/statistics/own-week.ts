import type { Actor } from '#lib/domain/actor.ts';
import { dayAfter, parisDay } from '#lib/domain/day.ts';
import type { Days } from '#lib/domain/statistics/period.ts';
import type { Context } from '../../context.ts';
import { ownItemsByDay } from '../../db/statistics/own-items.ts';
import { contentTotal } from './content-counts.ts';

/** What others did with one's items in a week. */
export interface ContentWeek {
  views: number;
  newReaders: number;
  copies: number;
  ratings: number;
  answers: number;
}

async function weekOf({ db }: Context, actor: Actor, days: Days): Promise<ContentWeek> {
  const { views, readers, copies, ratings, answers } = contentTotal(await ownItemsByDay(db, actor.id, days));
  return { views, newReaders: readers, copies, ratings, answers };
}

/** How one's own content did in the seven days up to today, and in the seven before. */
export async function ownContentWeek(
  context: Context,
  actor: Actor,
): Promise<ContentWeek & { before: ContentWeek }> {
  const today = parisDay(context.now());
  const week = await weekOf(context, actor, { from: dayAfter(today, -6), to: today });
  const before = await weekOf(context, actor, { from: dayAfter(today, -13), to: dayAfter(today, -7) });
  return { ...week, before };
}
