import type { Actor } from '#lib/accounts/actor.ts';
import { storedZip } from '#lib/docx/stored-zip.ts';
import { readBody } from '#lib/items/server/item-parts-queries.ts';
import { findItem } from '#lib/items/server/item-write-queries.ts';
import { writable } from '#lib/items/server/readable-item.ts';
import { workingFields } from '#lib/items/server/working-copy.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { type AnkiWords, ankiNotes } from '../exchange/anki-notes.ts';
import type { CaseQuestions } from '../questions-schema.ts';
import type { AnkiNames } from './anki-settings.ts';
import { writeCollection } from './write-anki-collection.ts';

/** What the package says in words of ours. */
export interface PackageWords {
  cards: AnkiWords;
  names: Omit<AnkiNames, 'deck'>;
  deck(title: string): string;
}

/**
 * The questions of one's own case, as its working copy asks them, as a package of Anki's.
 * @throws AppError `not_found`, also of a case without a question that makes a card; `forbidden`
 */
export async function exportAnki(
  { db }: Pick<Context, 'db'>,
  id: string,
  actor: Actor,
  words: PackageWords,
): Promise<{ title: string; apkg: Blob }> {
  const item = await writable(db, await findItem(db, 'case', id), actor);
  const { title } = await workingFields(db, item);
  const body: { questions?: CaseQuestions | null } = JSON.parse(
    await readBody(db, 'case', id, ['questions']),
  );
  const notes = ankiNotes(body.questions ?? null, words.cards);
  if (notes.length === 0) throw new AppError('not_found');
  const names = { ...words.names, deck: words.deck(title) };
  const collection = writeCollection({ cas: id, at: item.updated_at, names, notes });
  return { title, apkg: storedZip({ 'collection.anki2': collection, media: '{}' }) };
}
