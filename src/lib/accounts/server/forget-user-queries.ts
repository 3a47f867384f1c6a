import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { forgetAttempts } from '#lib/practice/server/attempt-queries.ts';

/** Removes a person from rows that outlive the account: counts stay true, but no longer name anybody. */
export async function forgetUser(trx: Transaction<Database>, userId: string): Promise<void> {
  const nobody = `gone-${randomUUID()}`;
  await trx.updateTable('view').set({ user_id: nobody }).where('user_id', '=', userId).execute();
  const own = trx.selectFrom('item').select('id').where('owner_id', '=', userId);
  // A person's activity on their own items is not counted, and would be once the items have no owner.
  await trx.deleteFrom('report_copied').where('user_id', '=', userId).where('item_id', 'in', own).execute();
  await trx
    .deleteFrom('practice_attempt')
    .where('user_id', '=', userId)
    .where('item_id', 'in', own)
    .execute();
  await trx.updateTable('report_copied').set({ user_id: nobody }).where('user_id', '=', userId).execute();
  await trx.updateTable('copy').set({ copier_id: nobody }).where('copier_id', '=', userId).execute();
  await trx.updateTable('answer_read').set({ user_id: nobody }).where('user_id', '=', userId).execute();
  await forgetAttempts(trx, userId, nobody);
  await trx.updateTable('event').set({ user_id: null }).where('user_id', '=', userId).execute();
  await trx
    .updateTable('item_version')
    .set({ publisher_id: null })
    .where('publisher_id', '=', userId)
    .execute();
  await trx.updateTable('review').set({ user_id: null }).where('user_id', '=', userId).execute();
  await trx.updateTable('item_person').set({ added_by: null }).where('added_by', '=', userId).execute();
  await trx.updateTable('attestation').set({ user_id: null }).where('user_id', '=', userId).execute();
  await trx.updateTable('copy').set({ source_author: '' }).where('source_id', 'in', own).execute();
}
