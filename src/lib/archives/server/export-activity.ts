import type { Actor } from '#lib/accounts/actor.ts';
import { eventsOf } from '#lib/items/server/events-queries.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { commonErrors } from '#lib/statistics/server/common-errors.ts';
import { allHoursOf } from '#lib/statistics/server/own-activity-queries.ts';
import { reportsCopiedBy } from '#lib/statistics/server/reports-copied-queries.ts';

/** For the export of an account: the recorded practice events of a person. */
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
 * For the export of an account: the counts behind its statistics, by hour in Paris time, and the wrong
 * hypotheses that the person merged.
 */
export async function exportStatistics({ db }: Pick<Context, 'db'>, actor: Actor) {
  const hours = await allHoursOf(db, actor.id);
  const reports = await reportsCopiedBy(db, actor.id);
  const wrong = await commonErrors({ db }, actor.id);
  return {
    hours: hours.map(({ user_id: _, graded_right: right, ...counts }) => ({ ...counts, right })),
    reportsCopied: reports.map(({ item_id, day }) => ({ questionnaire: item_id, day })),
    // As on the page: a group of too few readers is neither shown nor exported.
    joinedHypotheses: wrong.flatMap(({ id, hypotheses }) => {
      const groups = hypotheses.flatMap(({ parts }) => (parts ? [parts.map(({ text }) => text)] : []));
      return groups.length > 0 ? [{ case: id, groups }] : [];
    }),
  };
}
