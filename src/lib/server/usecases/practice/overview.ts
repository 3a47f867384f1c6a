import type { Criteria, PracticeOverview } from '#lib/contract/practice.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { fold } from '#lib/domain/fold.ts';
import { SPECIALTY_TAGS } from '#lib/kinds/questionnaire/filter-tags.ts';
import type { Context } from '../../context.ts';
import { countByTag, countPool } from '../../db/practice/pool.ts';
import { readRetention } from '../../db/practice/settings.ts';
import { practising } from './practising.ts';
import { summaryUnderWay } from './sessions.ts';

/** What there is to practise among the cases of these criteria, and the session under way. */
export async function practiceOverview(
  context: Context,
  actor: Actor,
  criteria: Criteria,
): Promise<PracticeOverview> {
  const which = await practising(context, actor, criteria);
  const { next, ...counts } = await countPool(context.db, which);
  const byTag = await countByTag(context.db, which, SPECIALTY_TAGS);
  return {
    ...counts,
    nextDue: next === null ? null : new Date(next).toISOString(),
    bySpecialty: SPECIALTY_TAGS.flatMap((specialty) => {
      const counted = byTag.get(fold(specialty));
      return counted && counted.due + counted.fresh > 0 ? [{ specialty, ...counted }] : [];
    }),
    session: await summaryUnderWay(context, actor),
    retention: await readRetention(context.db, actor.id),
  };
}
