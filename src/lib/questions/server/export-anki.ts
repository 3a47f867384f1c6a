import type { Actor } from '#lib/accounts/actor.ts';
import type { CaseBody, CaseImage } from '#lib/cases/body-schema.ts';
import type { Credit } from '#lib/cases/credit.ts';
import { type FirstImage, firstImage } from '#lib/cases/first-image.ts';
import { type KeptFiles, stayingReasons } from '#lib/cases/leaving-image.ts';
import { storedZip } from '#lib/docx/stored-zip.ts';
import { unattestedFiles } from '#lib/images/server/attestations-queries.ts';
import { readBody } from '#lib/items/server/item-parts-queries.ts';
import { findItem } from '#lib/items/server/item-write-queries.ts';
import { writable } from '#lib/items/server/readable-item.ts';
import { workingFields } from '#lib/items/server/working-copy.ts';
import { hiddenFiles } from '#lib/moderation/server/hidden-images-queries.ts';
import { AppError } from '#lib/platform/errors.ts';
import { sha256 } from '#lib/platform/server/base/sha256.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { type AnkiNote, type AnkiWords, ankiNotes } from '../exchange/anki-notes.ts';
import { drawnOf, drawnState } from '../exchange/drawn-state.ts';
import { maskedStructures, type OcclusionNote, occlusionNotes } from '../exchange/occlusion-notes.ts';
import { isPictureName, type QuestionPicture } from '../exchange/question-picture.ts';
import type { CardPicture, CardPictures } from '../paths.ts';
import { placedQuestions } from '../question-tree.ts';
import type { AnkiNames } from './anki-settings.ts';
import { type PackageNote, writeCollection } from './write-anki-collection.ts';

/** Our own texts in the package. */
export interface PackageWords {
  cards: AnkiWords;
  names: Omit<AnkiNames, 'deck'>;
  deck(title: string): string;
  picture(first: Pick<FirstImage, 'count'>, credit: Credit | undefined): Omit<QuestionPicture, 'name'>;
}

/** Anki's note times are in seconds. */
const SECOND = 1000;

const KEYS = ['questions', 'folders', 'mainImage', 'findings', 'presentation', 'credit'] as const;
type Exported = Pick<CaseBody, (typeof KEYS)[number]>;

/** What decides whether an image leaves, and what is said with it. */
interface Checked {
  body: Exported;
  kept: KeptFiles;
  words: PackageWords;
}

/** An image as it is now, and what a card masks on it. */
interface Drawn {
  image: CaseImage;
  occlusion?: string;
}

/**
 * @throws AppError `bad_request` of another file's name; `changed_meanwhile` where the picture was drawn of another image, or for other
 *   outlines; `forbidden` where the image may not leave
 */
function checkLeaves({ name, state }: CardPicture, drawn: Drawn | undefined, { body, kept }: Checked): void {
  if (!isPictureName(name)) throw new AppError('bad_request');
  if (!drawn || drawnState(sha256(drawnOf(drawn.image, drawn.occlusion))) !== state)
    throw new AppError('changed_meanwhile');
  if (stayingReasons(drawn.image, body.credit, kept).length > 0) throw new AppError('forbidden');
}

/** The picture on the cards, with its texts. The requesting browser drew it, and adds it to the package. */
function firstPicture(picture: CardPicture, checked: Checked): QuestionPicture {
  const first = firstImage(checked.body);
  checkLeaves(picture, first ?? undefined, checked);
  return { name: picture.name, ...checked.words.picture({ count: first?.count ?? 0 }, checked.body.credit) };
}

/** Cards that mask the structures whose pictures are named. */
function zoneNotes(zones: NonNullable<CardPictures['zones']>, checked: Checked): OcclusionNote[] {
  const { body, words } = checked;
  const structures = maskedStructures(body);
  // One image: how many the case has is not told with it.
  const said = words.picture({ count: 1 }, body.credit);
  const pictures = zones.map(({ finding, ...picture }) => {
    const structure = structures.find(({ marked }) => marked.finding.id === finding);
    const drawn = structure && { image: structure.marked.image, occlusion: structure.occlusion };
    checkLeaves(picture, drawn, checked);
    return [finding, { ...said, name: picture.name }] as const;
  });
  return occlusionNotes(structures, new Map(pictures), words.cards);
}

/** Notes in the order of their questions. */
function inOrder(questions: Exported['questions'], cards: AnkiNote[], zones: OcclusionNote[]): PackageNote[] {
  return placedQuestions(questions).flatMap(({ question: { id } }) => [
    ...cards.filter((card) => card.id === id),
    ...zones.filter(({ question }) => question === id),
  ]);
}

/**
 * The questions in the working copy of the person's own case, as an Anki package.
 * @param pictures those of the case that cards show
 * @throws AppError `not_found`, also for a case without any exportable question; `forbidden`; `bad_request`;
 *   `changed_meanwhile`, where the case is not what its pictures were drawn of any longer
 */
export async function exportAnki(
  { db }: Pick<Context, 'db'>,
  id: string,
  actor: Actor,
  { words, pictures = {} }: { words: PackageWords; pictures?: CardPictures },
): Promise<{ title: string; apkg: Blob }> {
  const item = await writable(db, await findItem(db, 'case', id), actor);
  const { title } = await workingFields(db, item);
  const body: Exported = JSON.parse(await readBody(db, 'case', id, KEYS));
  const kept = { hidden: await hiddenFiles(db, id), unattested: await unattestedFiles(db, id) };
  const checked = { body, words, kept };
  const shown = pictures.first === undefined ? undefined : firstPicture(pictures.first, checked);
  const cards = ankiNotes(body.questions ?? null, words.cards, shown);
  const notes = inOrder(body.questions, cards, zoneNotes(pictures.zones ?? [], checked));
  if (notes.length === 0) throw new AppError('not_found');
  const names = { ...words.names, deck: words.deck(title) };
  // Anki updates notes only if the new ones are later: the picture must also reach people who imported cards before.
  const at = item.updated_at + (shown ? SECOND : 0);
  const collection = writeCollection({ cas: id, at, names, notes });
  return { title, apkg: storedZip({ 'collection.anki2': collection, media: '{}' }) };
}
