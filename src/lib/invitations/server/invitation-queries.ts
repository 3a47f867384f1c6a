import type { ExpressionBuilder, Kysely, Transaction } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { OpenInvitation } from '../invitation.ts';
import type { InvitationTable } from './tables.ts';

/**
 * Whether an invitation is valid: its creator must still be an administrator, or a former one would have
 * a way back in.
 */
function isOpen(eb: ExpressionBuilder<Database, 'invitation'>, now: number) {
  const isStillAdministrator = eb.exists(
    eb
      .selectFrom('user')
      .select('user.id')
      .whereRef('user.id', '=', 'invitation.made_by')
      .where('user.account_role', '=', 'administrator')
      .where('user.suspended_at', 'is', null),
  );
  return eb.and([
    eb('invitation.expires_at', '>', now),
    eb.or([eb('invitation.made_by', 'is', null), isStillAdministrator]),
  ]);
}

/** Writes an invitation. */
export async function insertInvitation(
  trx: Transaction<Database>,
  invitation: InvitationTable,
): Promise<void> {
  await trx.insertInto('invitation').values(invitation).execute();
}

/** The invitation with this hash, if still valid. */
export function findOpenInvitation(
  db: Kysely<Database>,
  tokenHash: string,
  now: number,
): Promise<Pick<InvitationTable, 'role' | 'expires_at'> | undefined> {
  return db
    .selectFrom('invitation')
    .select(['role', 'expires_at'])
    .where('token_hash', '=', tokenHash)
    .where((eb) => isOpen(eb, now))
    .executeTakeFirst();
}

/**
 * Uses up an invitation by deleting it: only the first request succeeds. @returns undefined when it is no longer
 * valid
 */
export function takeOpenInvitation(
  trx: Transaction<Database>,
  tokenHash: string,
  now: number,
): Promise<Pick<InvitationTable, 'role' | 'made_by'> | undefined> {
  return trx
    .deleteFrom('invitation')
    .where('token_hash', '=', tokenHash)
    .where((eb) => isOpen(eb, now))
    .returning(['role', 'made_by'])
    .executeTakeFirst();
}

/** Number of valid invitations. */
export async function countOpenInvitations(db: Kysely<Database>, now: number): Promise<number> {
  const { count } = await db
    .selectFrom('invitation')
    .select((eb) => eb.fn.countAll().as('count'))
    .where((eb) => isOpen(eb, now))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Valid invitations, the latest first. */
export function openInvitations(
  db: Kysely<Database>,
  now: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<OpenInvitation[]> {
  return db
    .selectFrom('invitation')
    .leftJoin('user as maker', 'maker.id', 'invitation.made_by')
    .select([
      'invitation.id',
      'invitation.role',
      'invitation.note',
      'maker.username as maker',
      'invitation.made_at',
      'invitation.expires_at',
    ])
    .where((eb) => isOpen(eb as unknown as ExpressionBuilder<Database, 'invitation'>, now))
    .orderBy('invitation.made_at', 'desc')
    .orderBy('invitation.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}

/** The stored invitations created by a person, the latest first. */
export function invitationsMadeBy(
  db: Kysely<Database>,
  userId: string,
): Promise<Pick<InvitationTable, 'role' | 'note' | 'made_at' | 'expires_at'>[]> {
  return db
    .selectFrom('invitation')
    .select(['role', 'note', 'made_at', 'expires_at'])
    .where('made_by', '=', userId)
    .orderBy('made_at', 'desc')
    .execute();
}

/** Deletes an invitation. @returns its role, undefined when it did not exist */
export function deleteInvitation(
  trx: Transaction<Database>,
  id: string,
): Promise<Pick<InvitationTable, 'role'> | undefined> {
  return trx.deleteFrom('invitation').where('id', '=', id).returning('role').executeTakeFirst();
}

/** Deletes the expired invitations. */
export async function deleteExpiredInvitations(db: Kysely<Database>, now: number): Promise<void> {
  await db.deleteFrom('invitation').where('expires_at', '<=', now).execute();
}
