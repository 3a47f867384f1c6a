import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { type MailState, waitAfter } from '../delivery.ts';
import type { QueuedMailTable } from './tables.ts';

export type QueuedMail = Selectable<QueuedMailTable>;

/** Stores a mail. */
export async function insertMail(
  trx: Transaction<Database>,
  mail: Insertable<QueuedMailTable>,
): Promise<void> {
  await trx.insertInto('queued_mail').values(mail).execute();
}

/**
 * Takes the mail that is due first, and counts the attempt: other processes get the mail only after the attempt is
 * assumed to have failed.
 * @returns undefined when none is due, or another process was faster
 */
export async function takeDueMail(db: Kysely<Database>, now: number): Promise<QueuedMail | undefined> {
  const due = await db
    .selectFrom('queued_mail')
    .select(['id', 'attempts', 'next_at'])
    .where('given_up_at', 'is', null)
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .limit(1)
    .executeTakeFirst();
  if (!due) return undefined;
  const attempts = due.attempts + 1;
  return db
    .updateTable('queued_mail')
    .set({ attempts, next_at: now + waitAfter(attempts) })
    .where('id', '=', due.id)
    .where('next_at', '=', due.next_at)
    .returningAll()
    .executeTakeFirst();
}

/** Deletes a sent mail. */
export async function deleteMail(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('queued_mail').where('id', '=', id).execute();
}

/** Marks a mail as failed for good, and erases its content. */
export async function giveMailUp(db: Kysely<Database>, id: string, now: number): Promise<void> {
  await db.updateTable('queued_mail').set({ content: '', given_up_at: now }).where('id', '=', id).execute();
}

/** Deletes the mails that failed before a time. */
export async function deleteGivenUpBefore(db: Kysely<Database>, before: number): Promise<void> {
  await db.deleteFrom('queued_mail').where('given_up_at', '<=', before).execute();
}

/** Number of waiting and of failed mails. */
export async function countMails(db: Kysely<Database>): Promise<MailState> {
  const { waiting, givenUp } = await db
    .selectFrom('queued_mail')
    .select(({ fn }) => [
      fn.countAll().filterWhere('given_up_at', 'is', null).as('waiting'),
      fn.count('given_up_at').as('givenUp'),
    ])
    .executeTakeFirstOrThrow();
  return { waiting: Number(waiting), givenUp: Number(givenUp) };
}
