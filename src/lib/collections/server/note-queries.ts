import { type Kysely, sql, type Transaction } from 'kysely';
import { foldedWords } from '#lib/platform/fold.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { CaseNoteTable } from './tables.ts';

/** A person's note on a case. */
export function findNote(
  db: Kysely<Database>,
  userId: string,
  itemId: string,
): Promise<CaseNoteTable | undefined> {
  return db
    .selectFrom('case_note')
    .selectAll()
    .where('user_id', '=', userId)
    .where('item_id', '=', itemId)
    .executeTakeFirst();
}

/** All notes of a person, latest first. */
export function notesOf(db: Kysely<Database>, userId: string): Promise<CaseNoteTable[]> {
  return withWords(db, userId, []).selectAll().orderBy('updated_at', 'desc').orderBy('item_id').execute();
}

/** Notes that have, for each of these, a word that begins with it. Folded words contain no `like` wildcards. */
function withWords(db: Kysely<Database>, userId: string, words: readonly string[]) {
  const query = db.selectFrom('case_note').where('user_id', '=', userId);
  return words.reduce((found, word) => found.where('folded', 'like', `% ${word}%`), query);
}

/** A page of the notes that contain these words, latest first. */
export function someNotes(
  db: Kysely<Database>,
  userId: string,
  words: readonly string[],
  { limit, offset }: { limit: number; offset: number },
): Promise<CaseNoteTable[]> {
  return withWords(db, userId, words)
    .selectAll()
    .orderBy('updated_at', 'desc')
    .orderBy('item_id')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Number of a person's notes, or of those that contain these words. */
export async function countNotes(
  db: Kysely<Database>,
  userId: string,
  words: readonly string[] = [],
): Promise<number> {
  const { count } = await withWords(db, userId, words)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Saves a note and increments its revision. The owner must be locked (`lockPerson`). */
export function writeNote(
  trx: Transaction<Database>,
  { userId, itemId, content }: { userId: string; itemId: string; content: string },
  now: number,
): Promise<CaseNoteTable> {
  const folded = ` ${foldedWords(content).join(' ')} `;
  const key = { user_id: userId, item_id: itemId };
  return trx
    .insertInto('case_note')
    .values({ ...key, content, folded, revision: 1, created_at: now, updated_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'item_id']).doUpdateSet({
        content,
        folded,
        revision: sql<number>`case_note.revision + 1`,
        updated_at: now,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteNote(trx: Transaction<Database>, userId: string, itemId: string): Promise<void> {
  await trx.deleteFrom('case_note').where('user_id', '=', userId).where('item_id', '=', itemId).execute();
}
