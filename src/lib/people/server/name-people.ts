import type { Transaction } from 'kysely';
import type { Actor } from '#lib/accounts/actor.ts';
import { findUser } from '#lib/accounts/server/find-user.ts';
import { AUTHORS_MAX, type ItemKind, type ItemRole } from '#lib/items/item.ts';
import { type ItemRow, lockItem } from '#lib/items/server/item-write-queries.ts';
import { owned } from '#lib/items/server/readable-item.ts';
import { AppError, type ErrorCode } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import { REVIEWERS_MAX } from '#lib/reviews/review-rules.ts';
import type { NamedPerson } from '../schemas.ts';
import { addPerson, peopleOf, removePerson, rolesOn } from './people-queries.ts';

/** Roles that an item's owner assigns to people. */
export type NamedRole = Exclude<ItemRole, 'holder'>;

interface RoleRules {
  max: number;
  full: ErrorCode;
  unknown: ErrorCode;
  own: ErrorCode;
  /** The role that excludes this one: it is replaced, or the assignment is refused with this code. */
  other: { role: NamedRole; given: 'instead' } | { role: NamedRole; given: ErrorCode };
}

const RULES: Record<NamedRole, RoleRules> = {
  reviewer: {
    max: REVIEWERS_MAX,
    full: 'reviewers_full',
    unknown: 'reviewer_unknown',
    own: 'reviewer_own',
    // Authors cannot review their own work.
    other: { role: 'author', given: 'reviewer_writes' },
  },
  author: {
    max: AUTHORS_MAX,
    full: 'authors_full',
    unknown: 'author_unknown',
    own: 'author_own',
    other: { role: 'reviewer', given: 'instead' },
  },
};

interface NamedPersonRef {
  kind: ItemKind;
  id: string;
  username: string;
}

/** The people with a role on an item, in the order in which they were added. */
export async function readNamed(db: Context['db'], itemId: string, role: NamedRole): Promise<NamedPerson[]> {
  const people = await peopleOf(db, itemId, role);
  return people.map(({ username, name, addedAt }) => ({
    username,
    name,
    addedAt: new Date(addedAt).toISOString(),
  }));
}

/**
 * Assigns a role on the person's own item to somebody, by username; nothing changes if they already have it.
 * @param also further changes in the same transaction, if they did not have it
 * @throws AppError those of the role (`RULES`), `not_found`, `forbidden`
 */
export async function namePerson(
  context: Context,
  actor: Actor,
  { kind, id, username }: NamedPersonRef,
  role: NamedRole,
  also?: (trx: Transaction<Database>, item: ItemRow, userId: string) => Promise<void>,
): Promise<NamedPerson[]> {
  const user = await findUser(context, username);
  return tx(context, async (trx) => {
    const item = owned(await lockItem(trx, kind, id), actor);
    const isNew = await give(context, trx, { itemId: id, userId: user?.id, by: actor.id }, role);
    if (isNew && user) await also?.(trx, item, user.id);
    return readNamed(trx, id, role);
  });
}

/** @returns whether the role was new to them */
async function give(
  { now }: Pick<Context, 'now'>,
  trx: Transaction<Database>,
  { itemId, userId, by }: { itemId: string; userId: string | undefined; by: string },
  role: NamedRole,
): Promise<boolean> {
  const { max, full, unknown, own, other } = RULES[role];
  if (userId === undefined) throw new AppError(unknown);
  if (userId === by) throw new AppError(own);
  const roles = await rolesOn(trx, itemId, userId);
  if (roles.has(role)) return false;
  if ((await peopleOf(trx, itemId, role)).length >= max) throw new AppError(full);
  if (roles.has(other.role)) {
    if (other.given !== 'instead') throw new AppError(other.given);
    await removePerson(trx, { itemId, userId, role: other.role });
  }
  await addPerson(trx, { item_id: itemId, user_id: userId, role, added_at: now(), added_by: by });
  return true;
}

/**
 * Removes a role on an item, with immediate effect.
 * @param check throws unless the actor may remove it
 * @throws AppError `not_found`, `forbidden`
 */
export async function unnamePerson(
  context: Context,
  { kind, id, username }: NamedPersonRef,
  role: NamedRole,
  check: (
    trx: Transaction<Database>,
    item: ItemRow | undefined,
    userId: string | undefined,
  ) => ItemRow | Promise<ItemRow>,
): Promise<NamedPerson[]> {
  const user = await findUser(context, username);
  return tx(context, async (trx) => {
    await check(trx, await lockItem(trx, kind, id), user?.id);
    if (user) await removePerson(trx, { itemId: id, userId: user.id, role });
    return readNamed(trx, id, role);
  });
}
