import type { AuthorStatistics } from '#lib/contract/statistics.ts';
import { groupHypotheses } from '#lib/domain/statistics/group-hypotheses.ts';
import type { Context } from '../../context.ts';
import { readersOfCases, wrongHypotheses } from '../../db/statistics/attempts.ts';
import { READERS_MIN } from './attempts-of-others.ts';

/** A hypothesis is told when so many others had it: one person's is nobody's business. */
const SAME_MIN = 3;
const HYPOTHESES_MAX = 5;

/**
 * What others took an author's cases for, once five of them have answered: what three or more thought, however they
 * wrote it, never who. It is told of all times: of a day or two one could guess whose it was.
 */
export async function commonErrors(
  { db }: Pick<Context, 'db'>,
  ownerId: string,
): Promise<AuthorStatistics['wrong']> {
  const cases = await readersOfCases(db, ownerId, READERS_MIN);
  if (cases.length === 0) return [];
  const ids = cases.map(({ id }) => id);
  const byCase = Map.groupBy(await wrongHypotheses(db, ownerId, ids), ({ item_id }) => item_id);
  return cases.map((each) => {
    const written = (byCase.get(each.id) ?? []).map(({ user_id, hypothesis }) => ({
      userId: user_id,
      text: hypothesis,
    }));
    const hypotheses = groupHypotheses(written).filter(({ readers }) => readers >= SAME_MIN);
    return { ...each, hypotheses: hypotheses.slice(0, HYPOTHESES_MAX) };
  });
}
