import type { CaseFolder, CaseImage, CaseSeries } from '#lib/cases/body-schema.ts';
import type { ImageRows } from '#lib/images/server/files-queries.ts';
import {
  copiesOf,
  type FullImage,
  makeFull,
  makeThumbnails,
} from '#lib/images/server/ingest/make-variants.ts';
import { encodePicture, openPicture } from '#lib/images/server/ingest/read-picture.ts';
import { storeFrame } from '#lib/images/server/store-frame.ts';
import { storeMade } from '#lib/images/server/store-image.ts';
import { windowPixels } from '#lib/imaging/windowing.ts';
import type { FileStore } from '#lib/platform/server/files/store.ts';
import type { PublishedFolder } from '../teaching/published.ts';
import { filesOf, isDicom, type ReadSlice, readStack } from '../teaching/read-published.ts';
import type { StoredSeries } from './store-series.ts';

interface Options {
  now: number;
  thumbnails: boolean;
}

interface StoredSlice {
  image: CaseImage;
  rows: ImageRows[];
}

/** Images of a folder, before any of them is read in full. */
interface OpenedFolder {
  count: number;
  series?: CaseSeries;
  store(files: FileStore, index: number, options: Options): Promise<StoredSlice>;
}

/** Stores a picture like an import: with all copies, or only the small ones that every image gets. */
async function storePicture(files: FileStore, full: FullImage, options: Options): Promise<StoredSlice> {
  const copies = options.thumbnails ? undefined : copiesOf(full.width);
  const stored = await storeMade(files, full, await makeThumbnails(full.bytes, copies), options.now);
  return { image: { kind: 'image', ...stored.image }, rows: [stored] };
}

/** Stores a published picture that is no image of a case. */
export async function storePublishedPicture(
  files: FileStore,
  path: string,
  options: Options,
): Promise<StoredSlice> {
  const [file = ''] = await filesOf(path);
  return storePicture(files, await encodePicture(await openPicture(file)), options);
}

/** Adds to a stored slice its position in the patient and its own attributes, if it has any. */
function placed({ image, rows }: StoredSlice, { position, facts, ownRescale }: ReadSlice): StoredSlice {
  const own = { ...(position && { position }), ...(facts && { facts }) };
  return {
    image:
      image.kind === 'frame' && ownRescale ? { ...image, ...own, rescale: ownRescale } : { ...image, ...own },
    rows,
  };
}

async function storeSlice(files: FileStore, slice: ReadSlice, options: Options): Promise<StoredSlice> {
  const { planes, window, rescale, inverted } = slice;
  const { rows, columns, samples, pixels } = planes;
  if (samples !== 1) throw new Error('Colours are not expected here');
  if (pixels instanceof Uint8Array) {
    const grey = windowPixels(pixels, window, rescale, inverted);
    return placed(await storePicture(files, await makeFull({ rows, columns, pixels: grey }), options), slice);
  }
  return placed(
    await storeFrame(files, { rows, columns, pixels, window, rescale, inverted }, options),
    slice,
  );
}

async function open({ path }: PublishedFolder): Promise<OpenedFolder> {
  const paths = await filesOf(path);
  if (paths.every(isDicom)) {
    const stack = await readStack(paths);
    return {
      count: stack.count,
      series: stack.series,
      store: async (files, index, options) => storeSlice(files, await stack.slice(index), options),
    };
  }
  return {
    count: paths.length,
    store: async (files, index, options) =>
      storePicture(files, await encodePicture(await openPicture(paths[index] ?? '')), options),
  };
}

const coverOf = ({ cover }: PublishedFolder, count: number) => (cover === undefined ? count >> 1 : cover - 1);

/** Stores the cover of a folder, with its thumbnails. */
export async function storePublishedCover(files: FileStore, folder: PublishedFolder, now: number) {
  const opened = await open(folder);
  const { image, rows } = await opened.store(files, coverOf(folder, opened.count), { now, thumbnails: true });
  const { file, width, height } = image;
  // The pixel rows of frames are stored later, with the whole series.
  return { image: { file, width, height }, rows: rows[0]! };
}

/** Stores all images of a folder, in the order of an import; only the cover gets all thumbnails. */
export async function storePublished(
  files: FileStore,
  folder: PublishedFolder,
  { now, thumbnails }: Options,
): Promise<StoredSeries> {
  const { count, series, store } = await open(folder);
  const mainImage = coverOf(folder, count);
  const images: CaseFolder['images'] = [];
  const rows: ImageRows[] = [];
  for (let index = 0; index < count; index += 1) {
    const stored = await store(files, index, { now, thumbnails: thumbnails && index === mainImage });
    images.push(stored.image);
    rows.push(...stored.rows);
  }
  return { rows, folder: { name: folder.name, images, mainImage, ...(series && { series }) } };
}
