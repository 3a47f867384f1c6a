import type { Actor } from '#lib/accounts/actor.ts';
import { lockPerson } from '#lib/accounts/server/users-queries.ts';
import { pagePlace } from '#lib/items/kinds/list-query.ts';
import { findItem } from '#lib/items/server/item-write-queries.ts';
import { readable } from '#lib/items/server/readable-item.ts';
import { AppError } from '#lib/platform/errors.ts';
import { foldedWords } from '#lib/platform/fold.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import { NOTES_MAX, NOTES_PAGE } from '../note-rules.ts';
import type { Note, NoteChange, NotePage, NoteSaved } from '../note-schemas.ts';
import { readableCards } from './collect-cases.ts';
import { countNotes, deleteNote, findNote, someNotes, writeNote } from './note-queries.ts';
import type { CaseNoteTable } from './tables.ts';

const NONE: Note = { content: '', revision: 0, updatedAt: null };

const noteOf = ({ content, revision, updated_at }: CaseNoteTable): Note => ({
  content,
  revision,
  updatedAt: new Date(updated_at).toISOString(),
});

/** The actor's note on a case, even if the case is no longer readable. @throws AppError `not_found` */
export async function readNote({ db }: Pick<Context, 'db'>, actor: Actor, caseId: string): Promise<Note> {
  const row = await findNote(db, actor.id, caseId);
  if (row) return noteOf(row);
  readable(await findItem(db, 'case', caseId), actor);
  return NONE;
}

/** Saves a note; an empty one erases it. @throws AppError `not_found`, `changed_meanwhile`, `notes_full` */
export async function saveNote(
  context: Context,
  actor: Actor,
  caseId: string,
  { content, revision }: NoteChange,
): Promise<NoteSaved> {
  const item = await findItem(context.db, 'case', caseId);
  return tx(context, async (trx) => {
    await lockPerson(trx, actor.id);
    const before = await findNote(trx, actor.id, caseId);
    if (!before) readable(item, actor);
    if ((before?.revision ?? 0) !== revision) throw new AppError('changed_meanwhile');
    if (content.trim() === '') {
      await deleteNote(trx, actor.id, caseId);
      return { revision: 0, updatedAt: null };
    }
    if (!before && (await countNotes(trx, actor.id)) >= NOTES_MAX) throw new AppError('notes_full');
    const written = await writeNote(trx, { userId: actor.id, itemId: caseId, content }, context.now());
    const { content: _said, ...saved } = noteOf(written);
    return saved;
  });
}

/** A page of the actor's notes that contain every word of the search, latest first. */
export async function listNotes(
  context: Pick<Context, 'db'>,
  actor: Actor,
  { q, page, titlesHidden }: { q: string; page: number; titlesHidden: boolean },
): Promise<NotePage> {
  const words = foldedWords(q);
  // A search with punctuation only finds nothing; without this check it would find everything.
  const isHopeless = q.trim() !== '' && words.length === 0;
  const total = isHopeless ? 0 : await countNotes(context.db, actor.id, words);
  const { currentPage, totalPages, offset } = pagePlace({ page, limit: NOTES_PAGE }, total);
  const place = { limit: NOTES_PAGE, offset };
  const rows = total === 0 ? [] : await someNotes(context.db, actor.id, words, place);
  const ids = rows.map(({ item_id }) => item_id);
  const cards = await readableCards(context, actor, ids, titlesHidden);
  const notes = rows.map((row) => ({
    caseId: row.item_id,
    ...noteOf(row),
    card: cards.get(row.item_id) ?? null,
  }));
  return { notes, total, page: currentPage, pages: totalPages };
}
