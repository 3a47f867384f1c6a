import type { Kysely, Transaction } from 'kysely';
import { newId } from '#lib/platform/server/db/id.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { type Phrase, phraseKey } from '../phrase.ts';
import type { PhraseTable } from './phrase-tables.ts';

/** A person's phrases, by code. */
export function phrasesOf(db: Kysely<Database>, userId: string): Promise<PhraseTable[]> {
  return db.selectFrom('phrase').selectAll().where('user_id', '=', userId).orderBy('code_key').execute();
}

/** A phrase of a person. */
export function findPhrase(
  db: Kysely<Database>,
  userId: string,
  by: { id: string } | { code: string },
): Promise<PhraseTable | undefined> {
  const query = db.selectFrom('phrase').selectAll().where('user_id', '=', userId);
  const found = 'id' in by ? query.where('id', '=', by.id) : query.where('code_key', '=', phraseKey(by.code));
  return found.executeTakeFirst();
}

/** Number of a person's phrases. */
export async function countPhrases(db: Kysely<Database>, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('phrase')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Stores a new phrase. The person must be locked (`lockPerson`). */
export function insertPhrase(
  trx: Transaction<Database>,
  userId: string,
  { code, text }: Phrase,
  now: number,
): Promise<PhraseTable> {
  const row = { id: newId(now), user_id: userId, code, code_key: phraseKey(code), content: text };
  return trx
    .insertInto('phrase')
    .values({ ...row, revision: 1, created_at: now, updated_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Updates a phrase and increments its revision. The person must be locked (`lockPerson`). */
export function updatePhrase(
  trx: Transaction<Database>,
  id: string,
  { code, text }: Phrase,
  now: number,
): Promise<PhraseTable> {
  return trx
    .updateTable('phrase')
    .set((eb) => ({
      code,
      code_key: phraseKey(code),
      content: text,
      revision: eb('revision', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Deletes a phrase of a person. @returns whether there was such a phrase */
export async function deletePhrase(db: Kysely<Database>, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('phrase')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}
