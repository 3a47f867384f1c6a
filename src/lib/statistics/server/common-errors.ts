import type { Kysely } from 'kysely';
import type { Context } from '#lib/platform/server/context.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { foldHypotheses, groupHypotheses, type WrittenHypothesis } from '../hypothesis-group-rules.ts';
import type { AuthorStatistics } from '../rules.ts';
import { READERS_MIN } from './attempts-of-others.ts';
import { readersOfCases, wrongHypotheses } from './graded-attempt-queries.ts';
import { type CaseJoins, joinsOfCases, NO_JOINS } from './joined-hypotheses-queries.ts';

/** Least number of readers for a hypothesis to be shown: a single person's stays private. */
const SAME_MIN = 3;
const HYPOTHESES_MAX = 5;
/** Maximum number of wordings per person and case: only a script would send more, which would slow down the page. */
const WORDINGS_MAX = 20;

/** The groups of hypotheses for a case that may be shown. */
export const toldGroups = (written: readonly WrittenHypothesis[]) => foldHypotheses(written, SAME_MIN);

/** Wrong hypotheses of other people about a case that enough of them answered, and the author's joins. */
interface WrongOfCase extends CaseJoins {
  id: string;
  title: string;
  readers: number;
  written: WrittenHypothesis[];
}

/**
 * Wrong hypotheses of other people about an author's cases, or about one of them. The identities of these people must
 * not leave the use cases.
 */
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
 * Wrong hypotheses about an author's cases, once five other people have answered: those of at least three, whatever
 * their wording, with the author's joins and without names. Always over all time: within a day or two their authors
 * could be guessed.
 */
export async function commonErrors(
  { db }: Pick<Context, 'db'>,
  ownerId: string,
): Promise<AuthorStatistics['wrong']> {
  const cases = await wrongOfCases(db, ownerId);
  return cases.map(({ id, title, readers, revision, written, joins }) => {
    const hypotheses = groupHypotheses(written, { least: SAME_MIN, joins });
    // A joined group is always shown, to allow separating it.
    const told = hypotheses.filter(({ parts }, at) => at < HYPOTHESES_MAX || parts);
    return { id, title, readers, revision, hypotheses: told };
  });
}
