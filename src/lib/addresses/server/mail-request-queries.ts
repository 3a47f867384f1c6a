import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { MailRequestTable } from './tables.ts';

/** Stores a request for a mail. */
export async function insertRequest(db: Kysely<Database>, request: MailRequestTable): Promise<void> {
  await db.insertInto('mail_request').values(request).execute();
}

/** The ids of the oldest requests. */
export async function waitingRequests(db: Kysely<Database>, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('mail_request')
    .select('id')
    .orderBy('made_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Takes a request by deleting it: of several processes only one succeeds. */
export function takeRequest(trx: Transaction<Database>, id: string): Promise<MailRequestTable | undefined> {
  return trx.deleteFrom('mail_request').where('id', '=', id).returningAll().executeTakeFirst();
}

/** Deletes the requests made before a time. */
export async function deleteRequestsBefore(db: Kysely<Database>, before: number): Promise<void> {
  await db.deleteFrom('mail_request').where('made_at', '<=', before).execute();
}
