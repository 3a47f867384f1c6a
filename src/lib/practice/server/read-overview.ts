import type { Actor } from '#lib/accounts/actor.ts';
import { fold } from '#lib/platform/fold.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { SPECIALTY_TAGS } from '#lib/questionnaires/filter-tags.ts';
import type { Criteria, PracticeOverview } from '../schemas.ts';
import { countFresh } from './count-fresh.ts';
import { practising } from './find-cases.ts';
import { countDueByTag, countRemembered } from './pool-count-queries.ts';
import { summaryUnderWay } from './run-sessions.ts';
import { readRetention } from './settings-queries.ts';

/** Counts of what there is to practise for some criteria, and the unfinished session. */
export async function practiceOverview(
  context: Context,
  actor: Actor,
  criteria: Criteria,
): Promise<PracticeOverview> {
  const which = await practising(context, actor, criteria);
  const { known, next, ...remembered } = await countRemembered(context.db, which);
  const { total: fresh, byTag: freshByTag } = await countFresh(context, which, SPECIALTY_TAGS);
  const dueByTag = await countDueByTag(context.db, which, SPECIALTY_TAGS);
  return {
    ...remembered,
    fresh,
    total: known + fresh,
    nextDue: next === null ? null : new Date(next).toISOString(),
    bySpecialty: SPECIALTY_TAGS.map((specialty) => ({
      specialty,
      due: dueByTag.get(fold(specialty)) ?? 0,
      fresh: freshByTag.get(fold(specialty)) ?? 0,
    })).filter(({ due, fresh: some }) => due + some > 0),
    session: await summaryUnderWay(context, actor),
    retention: await readRetention(context.db, actor.id),
  };
}
