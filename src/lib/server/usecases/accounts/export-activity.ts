import type { Actor } from '#lib/domain/actor.ts';
import type { Context } from '../../context.ts';
import { eventsOf } from '../../db/items/events.ts';
import { joinsOfOwner } from '../../db/statistics/joined-hypotheses.ts';
import { allHoursOf } from '../../db/statistics/own-activity.ts';
import { reportsCopiedBy } from '../../db/statistics/reports-copied.ts';

/** For the export of an account: what was recorded of somebody. */
export async function exportActivity({ db }: Pick<Context, 'db'>, actor: Actor) {
  const events = await eventsOf(db, actor.id);
  return events.map(({ at, type, kind, item_id }) => ({
    at: new Date(at).toISOString(),
    type,
    kind,
    item: item_id,
  }));
}

/**
 * For the export of an account: the counts that its statistics are made of, by hours of the clock in Paris, and which wrong
 * hypotheses the person called the same.
 */
export async function exportStatistics({ db }: Pick<Context, 'db'>, actor: Actor) {
  const hours = await allHoursOf(db, actor.id);
  const reports = await reportsCopiedBy(db, actor.id);
  const joined = await joinsOfOwner(db, actor.id);
  return {
    hours: hours.map(({ user_id: _, graded_right: right, ...counts }) => ({ ...counts, right })),
    reportsCopied: reports.map(({ item_id, day }) => ({ questionnaire: item_id, day })),
    joinedHypotheses: joined.map(({ itemId, joins }) => ({ case: itemId, groups: joins })),
  };
}
