import type { Actor } from '#lib/accounts/actor.ts';
import { lockItem } from '#lib/items/server/item-write-queries.ts';
import { owned } from '#lib/items/server/readable-item.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import { type Joins, joinGroups, withJoined, withSeparated } from '../hypothesis-join-rules.ts';
import type { HypothesisJoin, HypothesisSeparation } from '../schemas.ts';
import { toldGroups, wrongOfCases } from './common-errors.ts';
import { joinsOfCases, NO_JOINS, writeJoins } from './joined-hypotheses-queries.ts';

type Told = ReturnType<typeof joinGroups>;

/** Normalises white space, which form submissions change. */
const collapsed = (text: string) => text.replace(/\s+/g, ' ');
const isCalled = (text: string) => (group: { text: string }) => collapsed(group.text) === collapsed(text);

/**
 * Changes the joins of the actor's own case. Groups are identified by the exact displayed texts; any other text is not
 * found, which prevents finding out by trial whether a hidden hypothesis was written.
 */
async function changeJoins(
  context: Context,
  actor: Actor,
  { caseId, revision }: { caseId: string; revision: number },
  change: (joins: Joins, told: Told) => Joins | undefined,
): Promise<void> {
  // Grouping is slow, and therefore done before locking, to avoid blocking writers.
  const [found] = await wrongOfCases(context.db, actor.id, caseId);
  const joins = found && change(found.joins, joinGroups(toldGroups(found.written), found.joins));
  await tx(context, async (trx) => {
    owned(await lockItem(trx, 'case', caseId), actor);
    const stored = (await joinsOfCases(trx, [caseId])).get(caseId) ?? NO_JOINS;
    if (!joins || stored.revision !== revision || found.revision !== revision)
      throw new AppError('changed_meanwhile');
    await writeJoins(trx, { itemId: caseId, joins }, context.now());
  });
}

/**
 * Joins two groups of wrong hypotheses about the actor's own case, under the name of one of them.
 * @throws AppError `not_found`, `forbidden`, `invalid` for a group with itself, `changed_meanwhile` if one is no
 * longer shown
 */
export async function joinHypotheses(
  context: Context,
  actor: Actor,
  { text, into, ...place }: HypothesisJoin,
): Promise<void> {
  if (collapsed(text) === collapsed(into)) throw new AppError('invalid');
  await changeJoins(context, actor, place, (joins, told) => {
    const [group, other] = [text, into].map((each) => told.find(isCalled(each)));
    return group && other && withJoined(joins, group, other);
  });
}

/**
 * Separates a part from a joined group.
 * @throws AppError `not_found`, `forbidden`, `changed_meanwhile` if it is no longer joined
 */
export async function separateHypothesis(
  context: Context,
  actor: Actor,
  { text, ...place }: HypothesisSeparation,
): Promise<void> {
  await changeJoins(context, actor, place, (joins, told) => {
    const joined = told.filter(({ parts }) => parts.length > 1).flatMap(({ parts }) => parts);
    const part = joined.find(isCalled(text));
    return part && withSeparated(joins, part);
  });
}
