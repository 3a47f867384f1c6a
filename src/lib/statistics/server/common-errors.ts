import type { Kysely } from 'kysely';
import type { Context } from '#lib/server/context.ts';
import type { Database } from '#lib/server/db/schema.ts';
import { foldHypotheses, groupHypotheses, type Written } from '../hypothesis-group-rules.ts';
import type { AuthorStatistics } from '../rules.ts';
import { READERS_MIN } from './attempts-of-others.ts';
import { readersOfCases, wrongHypotheses } from './graded-attempt-queries.ts';
import { type CaseJoins, joinsOfCases, NO_JOINS } from './joined-hypotheses-queries.ts';

/** A hypothesis is told when so many others had it: one person's is nobody's business. */
const SAME_MIN = 3;
const HYPOTHESES_MAX = 5;
/** Of one person at one case so many wordings are read: more is a script, whose reader would wait for it. */
const WORDINGS_MAX = 20;

/** The groups of a case that may be told. */
export const toldGroups = (written: readonly Written[]) => foldHypotheses(written, SAME_MIN);

/** What others wrongly thought of a case that enough of them answered, and what its author has joined of it. */
interface WrongOfCase extends CaseJoins {
  id: string;
  title: string;
  readers: number;
  written: Written[];
}

/** What others wrote of an author's cases, or of one of them: who wrote it does not leave the server's use cases. */
export async function wrongOfCases(
  db: Kysely<Database>,
  ownerId: string,
  id?: string,
): Promise<WrongOfCase[]> {
  const cases = await readersOfCases(db, ownerId, { least: READERS_MIN, id });
  if (cases.length === 0) return [];
  const ids = cases.map((each) => each.id);
  const byCase = Map.groupBy(await wrongHypotheses(db, ownerId, ids), ({ item_id }) => item_id);
  const joins = await joinsOfCases(db, ids);
  return cases.map((each) => ({
    ...each,
    ...(joins.get(each.id) ?? NO_JOINS),
    written: [...Map.groupBy(byCase.get(each.id) ?? [], ({ user_id }) => user_id)].flatMap(([userId, rows]) =>
      rows
        .map(({ hypothesis }) => hypothesis)
        .toSorted()
        .slice(0, WORDINGS_MAX)
        .map((text) => ({ userId, text })),
    ),
  }));
}

/**
 * What others took an author's cases for, once five of them have answered: what three or more thought, however they
 * wrote it, joined as the author did, never who. It is told of all times: of a day or two one could guess whose it was.
 */
export async function commonErrors(
  { db }: Pick<Context, 'db'>,
  ownerId: string,
): Promise<AuthorStatistics['wrong']> {
  const cases = await wrongOfCases(db, ownerId);
  return cases.map(({ id, title, readers, revision, written, joins }) => {
    const hypotheses = groupHypotheses(written, { least: SAME_MIN, joins });
    // What is joined can always be separated.
    const told = hypotheses.filter(({ parts }, at) => at < HYPOTHESES_MAX || parts);
    return { id, title, readers, revision, hypotheses: told };
  });
}
