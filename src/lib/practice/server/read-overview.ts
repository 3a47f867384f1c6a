import type { Actor } from '#lib/accounts/actor.ts';
import { isoByClock } from '#lib/platform/day-clock.ts';
import { fold } from '#lib/platform/fold.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { SPECIALTY_TAGS } from '#lib/questionnaires/filter-tags.ts';
import { CRITERIA } from '../request-rules.ts';
import type { Criteria, PracticeOverview } from '../schemas.ts';
import { practiceSettings } from './change-settings.ts';
import { countFresh } from './count-fresh.ts';
import { poolSelectionOf } from './find-cases.ts';
import { countDueByTag, countRemembered } from './pool-count-queries.ts';
import { countSetAside, type PoolSelection } from './pool-queries.ts';
import { summaryUnderWay } from './run-sessions.ts';

/** Numbers of cases to practise for some criteria, and the unfinished session. */
export async function practiceOverview(
  context: Context,
  actor: Actor,
  criteria: Criteria,
): Promise<PracticeOverview> {
  const which = await poolSelectionOf(context, actor, criteria);
  const { known, next, ...remembered } = await countRemembered(context.db, which);
  const { total: fresh, byTag: freshByTag } = await countFresh(context, which, SPECIALTY_TAGS);
  const settings = await practiceSettings(context, actor);
  const dueByTag = await countDueByTag(context.db, which, SPECIALTY_TAGS);
  return {
    ...remembered,
    fresh,
    total: known + fresh,
    setAside: await countSetAside(context.db, which),
    loosened: known + fresh === 0 ? await loosened(context, actor, criteria) : [],
    nextDue: next === null ? null : isoByClock(next, settings),
    bySpecialty: SPECIALTY_TAGS.map((specialty) => ({
      specialty,
      due: dueByTag.get(fold(specialty)) ?? 0,
      fresh: freshByTag.get(fold(specialty)) ?? 0,
    })).filter(({ due, fresh: some }) => due + some > 0),
    session: await summaryUnderWay(context, actor),
    ...settings,
  };
}

/** How many cases match without one of the criteria; without any, if removing one is not enough. */
async function loosened(
  context: Context,
  actor: Actor,
  criteria: Criteria,
): Promise<PracticeOverview['loosened']> {
  const given = CRITERIA.filter((name) => criteria[name] !== undefined);
  const found: PracticeOverview['loosened'] = [];
  for (const without of given) {
    const { [without]: _left, ...others } = criteria;
    const total = await countAll(context, await poolSelectionOf(context, actor, others));
    if (total > 0) found.push({ without, total });
  }
  if (found.length > 0 || given.length < 2) return found;
  const total = await countAll(context, await poolSelectionOf(context, actor));
  return total > 0 ? [{ without: 'all', total }] : [];
}

async function countAll(context: Context, which: PoolSelection): Promise<number> {
  const { known } = await countRemembered(context.db, which);
  return known + (await countFresh(context, which, [])).total;
}
