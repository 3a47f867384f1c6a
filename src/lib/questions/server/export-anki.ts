import type { Actor } from '#lib/accounts/actor.ts';
import type { CaseBody } from '#lib/cases/body-schema.ts';
import type { Credit } from '#lib/cases/credit.ts';
import { type FirstImage, firstImage } from '#lib/cases/first-image.ts';
import { stayingReasons } from '#lib/cases/leaving-image.ts';
import { storedZip } from '#lib/docx/stored-zip.ts';
import { unattestedFiles } from '#lib/images/server/attestations-queries.ts';
import { readBody } from '#lib/items/server/item-parts-queries.ts';
import { findItem } from '#lib/items/server/item-write-queries.ts';
import { writable } from '#lib/items/server/readable-item.ts';
import { workingFields } from '#lib/items/server/working-copy.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { type AnkiWords, ankiNotes } from '../exchange/anki-notes.ts';
import { isPictureName, type QuestionPicture } from '../exchange/question-picture.ts';
import type { AnkiNames } from './anki-settings.ts';
import { writeCollection } from './write-anki-collection.ts';

/** What the package says in words of ours. */
export interface PackageWords {
  cards: AnkiWords;
  names: Omit<AnkiNames, 'deck'>;
  deck(title: string): string;
  picture(first: FirstImage, credit: Credit | undefined): Omit<QuestionPicture, 'name'>;
}

/** Of which Anki counts the times of notes. */
const SECOND = 1000;

const KEYS = ['questions', 'folders', 'mainImage', 'findings', 'presentation', 'credit'] as const;
type Exported = Pick<CaseBody, (typeof KEYS)[number]>;

/**
 * The picture that cards show, with what is said of it. The browser that asked drew it, and puts it into the package.
 * @throws AppError `bad_request` of another file's name; `forbidden` where the image may not leave
 */
async function namedPicture(
  db: Context['db'],
  id: string,
  { body, name, words }: { body: Exported; name: string; words: PackageWords },
): Promise<QuestionPicture> {
  if (!isPictureName(name)) throw new AppError('bad_request');
  const first = firstImage(body);
  if (!first || stayingReasons(first.image, body.credit, await unattestedFiles(db, id)).length > 0)
    throw new AppError('forbidden');
  return { name, ...words.picture(first, body.credit) };
}

/**
 * The questions of one's own case, as its working copy asks them, as a package of Anki's.
 * @param picture the name of the picture of the case that each card shows
 * @throws AppError `not_found`, also of a case without a question that makes a card; `forbidden`; `bad_request`
 */
export async function exportAnki(
  { db }: Pick<Context, 'db'>,
  id: string,
  actor: Actor,
  { words, picture }: { words: PackageWords; picture?: string | undefined },
): Promise<{ title: string; apkg: Blob }> {
  const item = await writable(db, await findItem(db, 'case', id), actor);
  const { title } = await workingFields(db, item);
  const body: Exported = JSON.parse(await readBody(db, 'case', id, KEYS));
  const shown =
    picture === undefined ? undefined : await namedPicture(db, id, { body, name: picture, words });
  const notes = ankiNotes(body.questions ?? null, words.cards, shown);
  if (notes.length === 0) throw new AppError('not_found');
  const names = { ...words.names, deck: words.deck(title) };
  // Who has the cards without a picture gets it: they are updated by later ones alone.
  const at = item.updated_at + (shown ? SECOND : 0);
  const collection = writeCollection({ cas: id, at, names, notes });
  return { title, apkg: storedZip({ 'collection.anki2': collection, media: '{}' }) };
}
