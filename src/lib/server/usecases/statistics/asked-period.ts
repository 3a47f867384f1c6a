import type { Actor } from '#lib/domain/actor.ts';
import { parisDay } from '#lib/domain/day.ts';
import { type Range, readRange } from '#lib/domain/statistics/period.ts';
import type { Context } from '../../context.ts';
import { firstDay } from '../../db/statistics/own-activity.ts';

/** The days that an address asks a person's statistics of, and today. */
export async function askedPeriod(
  { db, now }: Context,
  actor: Actor,
  params: URLSearchParams,
): Promise<{ range: Range; today: string }> {
  const today = parisDay(now());
  const first = await firstDay(db, actor.id);
  return { range: readRange(params, { today, first: first ?? today }), today };
}
