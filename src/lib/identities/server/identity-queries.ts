import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { Identity } from '../identity.ts';
import type { IdentityTable } from './tables.ts';

/** The account that an identity is linked to. */
export function ownerOfIdentity(
  db: Kysely<Database>,
  { issuer, subject }: Pick<Identity, 'issuer' | 'subject'>,
): Promise<{ identityId: string; id: string; username: string } | undefined> {
  return db
    .selectFrom('identity')
    .innerJoin('user', 'user.id', 'identity.user_id')
    .select(['identity.id as identityId', 'user.id', 'user.username'])
    .where('identity.issuer', '=', issuer)
    .where('identity.subject', '=', subject)
    .executeTakeFirst();
}

/** Links an identity. @returns false when it is already linked */
export async function insertIdentity(trx: Transaction<Database>, identity: IdentityTable): Promise<boolean> {
  const made = await trx
    .insertInto('identity')
    .values(identity)
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

/**
 * Records the use of an identity, with the provider's current name for the person.
 * @returns false when it is no longer linked
 */
export async function useIdentity(
  trx: Transaction<Database>,
  id: string,
  used: Pick<IdentityTable, 'provider' | 'name' | 'rpps' | 'used_at'>,
): Promise<boolean> {
  const found = await trx
    .updateTable('identity')
    .set(used)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return found !== undefined;
}

/** A person's identities, in the order in which they were linked. */
export function identitiesOf(db: Kysely<Database>, userId: string): Promise<Selectable<IdentityTable>[]> {
  return db
    .selectFrom('identity')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('linked_at')
    .orderBy('id')
    .execute();
}

/** Unlinks one of a person's identities. @returns whether it was theirs */
export async function deleteIdentity(
  trx: Transaction<Database>,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const gone = await trx
    .deleteFrom('identity')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}
