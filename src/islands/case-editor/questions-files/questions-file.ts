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

const textFile = (text: string, type: string) => new Blob([text], { type: `${type};charset=utf-8` });

/** A package with the picture that its cards name: Anki keeps files under numbers, and says which is which. */
async function withPicture(cards: Blob, { name, bytes }: ReadyPicture): Promise<Blob> {
  const collection = (await unzip(cards)).find(({ path }) => path === 'collection.anki2');
  if (!collection) throw new Error('no collection');
  return storedZip({
    'collection.anki2': new Uint8Array(await collection.blob.arrayBuffer()),
    media: JSON.stringify({ 0: name }),
    0: bytes,
  });
}

/** The server makes cards of what is saved. */
async function cardsOf(
  { id, autosave }: CaseEditor,
  picture: ReadyPicture | undefined,
): Promise<Blob | undefined> {
  if (!(await autosave.flush())) {
    notify('error', m.notSaved);
    return undefined;
  }
  const cards = await fetchCards(id, picture?.name);
  const made = cards && picture ? await withPicture(cards, picture).catch(() => undefined) : cards;
  if (!made) notify('error', m.notFetched);
  return made;
}

/** The file that is saved; undefined where it could not be made, which was told. */
export async function questionsFile(
  editor: CaseEditor,
  format: FileFormat,
  picture: ReadyPicture | undefined,
): Promise<Blob | undefined> {
  const { questions = null } = editor.autosave.$draft.get();
  if (format === 'moodle') return textFile(writeMoodle(questions, picture), 'application/xml');
  if (format === 'gift') return textFile(writeGift(questions), 'text/plain');
  return cardsOf(editor, picture);
}
