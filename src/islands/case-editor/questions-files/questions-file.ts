import { unzip } from '#lib/dicom/unzip.ts';
import { storedZip } from '#lib/docx/stored-zip.ts';
import { notify } from '#lib/platform/notices-store.ts';
import { fetchCards } from '#lib/questions/browser/fetch-cards.ts';
import type { FileFormat } from '#lib/questions/exchange/exportable.ts';
import { writeGift } from '#lib/questions/exchange/write-gift.ts';
import { writeMoodle } from '#lib/questions/exchange/write-moodle.ts';
import { questionExportMessages as m } from '#lib/questions/export-texts.ts';
import type { CaseEditor } from '../editor.ts';
import type { ReadyPicture } from './prepare-picture.ts';
import type { ReadyZone } from './prepare-zones.ts';

const textFile = (text: string, type: string) => new Blob([text], { type: `${type};charset=utf-8` });

/** Pictures that go with the questions. */
export interface LeavingPictures {
  first: ReadyPicture | undefined;
  /** Those that cards will mask. */
  zones: readonly ReadyZone[];
}

/** A package with the pictures that its cards name: Anki keeps files under numbers, and says which is which. */
async function withPictures(cards: Blob, { first, zones }: LeavingPictures): Promise<Blob> {
  const collection = (await unzip(cards)).find(({ path }) => path === 'collection.anki2');
  if (!collection) throw new Error('no collection');
  const files = [...new Map([...(first ? [first] : []), ...zones].map(({ name, bytes }) => [name, bytes]))];
  return storedZip({
    'collection.anki2': new Uint8Array(await collection.blob.arrayBuffer()),
    media: JSON.stringify(Object.fromEntries(files.map(([name], at) => [at, name]))),
    ...Object.fromEntries(files.map(([, bytes], at) => [at, bytes])),
  });
}

/** Fetches the cards, which the server makes from the saved case. */
async function cardsOf({ id, autosave }: CaseEditor, pictures: LeavingPictures): Promise<Blob | undefined> {
  if (!(await autosave.flush())) {
    notify('error', m.notSaved);
    return undefined;
  }
  const { first, zones } = pictures;
  const cards = await fetchCards(id, { first, zones });
  const hasPictures = first !== undefined || zones.length > 0;
  if (cards === 'changed') {
    notify('error', hasPictures ? m.changed : m.notFetched);
    return undefined;
  }
  const made = cards && hasPictures ? await withPictures(cards, pictures).catch(() => undefined) : cards;
  if (!made) notify('error', m.notFetched);
  return made;
}

/** The file to download; undefined where it could not be made, which was reported. */
export async function questionsFile(
  editor: CaseEditor,
  format: FileFormat,
  pictures: LeavingPictures,
): Promise<Blob | undefined> {
  const { questions = null } = editor.autosave.$draft.get();
  if (format === 'anki') return cardsOf(editor, pictures);
  if (format === 'moodle') return textFile(writeMoodle(questions, pictures.first), 'application/xml');
  return textFile(writeGift(questions), 'text/plain');
}
