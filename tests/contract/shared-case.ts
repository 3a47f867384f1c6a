import type { CaseImage } from '#lib/cases/body-schema.ts';
import { recordImages } from '#lib/images/server/files-queries.ts';
import { storeFrame } from '#lib/images/server/store-frame.ts';
import { storeImage } from '#lib/images/server/store-image.ts';
import { copyItem } from '#lib/items/server/copy-item.ts';
import { createItem } from '#lib/items/server/create-item.ts';
import { editItem } from '#lib/items/server/edit-item.ts';
import { publishItem } from '#lib/items/server/publish.ts';
import { saveImages } from './attested-case.ts';
import type { TestContext } from './engines.ts';
import { attestAll } from './illustrated-case.ts';

export const [ROWS, COLUMNS] = [20, 30];
/** The area in which a name is written, in values used for nothing else. */
export const ZONE = { x: 3, y: 2, width: 10, height: 4 };
export const isWritten = (at: number) => {
  const [x, y] = [at % COLUMNS, Math.floor(at / COLUMNS)];
  return x >= ZONE.x && x < ZONE.x + ZONE.width && y >= ZONE.y && y < ZONE.y + ZONE.height;
};
/** Distinguishes the images of one test from those of another. */
export const made = { seed: 0 };

/** A photograph and a frame that nobody else has, each with something written into it. */
async function storedImages(context: TestContext): Promise<{ photograph: CaseImage; frame: CaseImage }> {
  made.seed += 1;
  const size = { rows: ROWS, columns: COLUMNS };
  const options = { thumbnails: true, now: context.now() };
  const grey = Uint8Array.from({ length: ROWS * COLUMNS }, (_, at) =>
    isWritten(at) ? 250 : (at * 3 + made.seed) % 200,
  );
  const photograph = await storeImage(context.files, { ...size, pixels: grey }, options);
  const pixels = Int16Array.from(grey, (value) => value * 10 - 900 + made.seed);
  const window = { centre: 40, width: 4000 };
  const { image, rows } = await storeFrame(context.files, { ...size, pixels, window }, options);
  await context.db.transaction().execute((trx) => recordImages(trx, [photograph, ...rows]));
  return { photograph: { kind: 'image', ...photograph.image }, frame: image };
}

export const imagesOf = (one: CaseImage, other: CaseImage) => ({
  folders: [{ id: 'f1', name: 'TDM', description: '', images: [one, other] }],
  mainImage: { folderId: 'f1', imageIndex: 0 },
});

/** A public case of two images in two versions, copied by somebody else, who has changed their copy. */
export async function sharedCase(context: TestContext, names: [string, string]) {
  const [author, reader] = [await context.person(names[0]), await context.person(names[1])];
  const { photograph, frame } = await storedImages(context);
  const { width, height, file } = photograph;
  const body = {
    ...imagesOf(photograph, frame),
    difficulty: 2,
    clinicalInformation: '',
    answer: 'Rien',
    sheet: [{ type: 'image' as const, image: { file, width, height } }],
  };
  const draft = { kind: 'case' as const, title: 'Thorax', tags: ['TDM'], body };
  const { id } = await createItem(context, author.id, draft);
  await attestAll(context, author, 'case', id);
  await editItem(context, author, 'case', id, { visibility: 'public', revision: 1 });
  await saveImages(context, author, id, { ...imagesOf(frame, photograph) }, 2);
  await publishItem(context, author, 'case', id, { revision: 3 });
  const copy = (await copyItem(context, reader, 'case', id))._id;
  const again = (await copyItem(context, reader, 'case', copy))._id;
  const old = [photograph.file, frame.file, ...(frame.kind === 'frame' ? [frame.frame] : [])];
  return { author, reader, id, copies: [copy, again], photograph, frame, old };
}

/** Every text of the database, where a name could be. */
export async function everyText({ db }: TestContext): Promise<string> {
  const tables = [
    'body_text',
    'item',
    'item_version',
    'item_file',
    'attestation',
    'file',
    'file_variant',
    'upload',
  ];
  const rows = await Promise.all(
    tables.map((table) =>
      db
        .selectFrom(table as 'file')
        .selectAll()
        .execute(),
    ),
  );
  return JSON.stringify(rows);
}
