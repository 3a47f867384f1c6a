import type { CaseBody, CaseFolder } from '#lib/cases/body-schema.ts';
import { anchorViews, hasViews } from '#lib/cases/view-links.ts';
import type { ImageRows } from '#lib/images/server/files-queries.ts';
import type { StoredImage } from '#lib/images/server/store-image.ts';
import type { FileStore } from '#lib/platform/server/files/store.ts';
import type { Block, RichText } from '#lib/rich-text/rich-text.ts';
import type { DemoCase, Illustration, Imaging } from '../cases/demo-case.ts';
import { describeFolder } from '../cases/folder-description.ts';
import { findingsOn, openingOn } from '../cases/pointed.ts';
import { buildPhantom } from '../phantoms/catalogue.ts';
import { densify, thin } from '../phantoms/densify.ts';
import type { PhantomSeries } from '../phantoms/types.ts';
import { creditOf, type PublishedFolder } from '../teaching/published.ts';
import { storePublished, storePublishedCover } from './store-published.ts';
import { type StoredSeries, storeKeySlice, storeSeries } from './store-series.ts';

/** Slices per stack: enough to scroll through, few enough to be drawn and encoded in a second or two. */
const SLICES = 10;
/** For the one stack of realistic length: number of slices painted, and number of slices derived from each. */
const LONG = { slices: 40, times: 3 };

/** A case's complete body, and the pixel rows of its images. */
export interface DrawnCase {
  body: CaseBody;
  images: ImageRows[];
}

/** The cover of a case, and its pixel rows. */
export interface DrawnCover {
  image: StoredImage['image'];
  rows: ImageRows;
}

function draw({ phantom, seed, lesion, long = false }: Imaging): PhantomSeries[] {
  const series = buildPhantom(phantom, {
    seed,
    lesion,
    slices: long ? LONG.slices : SLICES,
  });
  if (!long) return series;
  return series.map((each, index) =>
    index === 0 ? densify(each, LONG.times) : thin(each, LONG.slices / SLICES),
  );
}

/** The default illustration of a sheet: the cover of the case. */
function keyImage([first]: readonly CaseFolder[]): Illustration | undefined {
  if (!first) return undefined;
  const { id, name, images, mainImage = 0, description } = first;
  const of = images.length > 1 ? `, image ${mainImage + 1} sur ${images.length}` : '';
  return { folder: id, image: mainImage, alt: description, caption: `${name}${of}.` };
}

/**
 * The sheet with an image of the folders after its first list, and with a link to that image if it has no image link
 * yet; all image links name the file.
 */
function illustrate(sheet: RichText, folders: CaseFolder[], shown: Illustration | undefined): RichText {
  const image = folders.find(({ id }) => id === shown?.folder)?.images[shown?.image ?? 0];
  if (!shown || !image) return anchorViews(sheet, folders);
  const { file, width, height } = image;
  const { folder, alt, caption } = shown;
  const at = sheet.findIndex(({ type }) => type === 'list') + 1 || Math.min(2, sheet.length);
  const link: Block = {
    type: 'paragraph',
    text: [{ text: 'Voir cette image dans le cas', view: { folder, image: shown.image } }],
  };
  const illustrated = sheet.toSpliced(
    at,
    0,
    { type: 'image', image: { file, width, height, alt, caption } },
    ...(hasViews(sheet) ? [] : [link]),
  );
  return anchorViews(illustrated, folders);
}

/** A case's body before any of its images is drawn. */
export function withoutImages({ body, published }: DemoCase): CaseBody {
  const credit = published && { credit: creditOf(published) };
  return { ...body, ...credit, folders: [], findings: [], presentation: null, mainImage: null };
}

/** Draws or reads the cover of a demo case, and stores it with its smaller copies. */
export async function drawCover(
  files: FileStore,
  { imaging, published }: DemoCase,
  now: number,
): Promise<DrawnCover> {
  const [folder] = published?.folders ?? [];
  if (folder) return storePublishedCover(files, folder, now);
  const [series] = imaging.flatMap(draw);
  if (!series) throw new Error('A case without images');
  return storeKeySlice(files, series, now);
}

/** A stored folder, and its description. */
type Described = StoredSeries & { description: string };

interface DrawOptions {
  now: number;
  /** Whether the cover's smaller copies are already stored. */
  isCovered: boolean;
}

function drawSeries(
  files: FileStore,
  imaging: readonly Imaging[],
  { now, isCovered }: DrawOptions,
): Promise<Described[]> {
  const drawn = imaging.flatMap((each) => draw(each).map((series) => ({ series, phantom: each.phantom })));
  return Promise.all(
    drawn.map(async ({ series, phantom }, index) => ({
      ...(await storeSeries(files, series, { now, thumbnails: index > 0 || !isCovered })),
      description: describeFolder(phantom, series),
    })),
  );
}

/** One folder after the other, since a stack needs much memory. */
async function readSeries(
  files: FileStore,
  folders: readonly PublishedFolder[],
  { now, isCovered }: DrawOptions,
): Promise<Described[]> {
  const read: Described[] = [];
  for (const [index, folder] of folders.entries()) {
    const stored = await storePublished(files, folder, { now, thumbnails: index > 0 || !isCovered });
    read.push({ ...stored, description: folder.description });
  }
  return read;
}

/**
 * Draws or reads a demo case's images and stores them: one folder per series; the first one's key slice is the cover.
 * The cover's smaller copies are skipped when they are already stored (`isCovered`).
 */
export async function drawCase(
  files: FileStore,
  demoCase: DemoCase,
  options: DrawOptions,
): Promise<DrawnCase> {
  const { body, imaging, illustration, opening, published } = demoCase;
  const stored = published
    ? await readSeries(files, published.folders, options)
    : await drawSeries(files, imaging, options);
  const folders = stored.map(({ folder, description }, index) => ({
    id: `f${index + 1}`,
    ...folder,
    description,
  }));
  const findings = findingsOn(folders, demoCase.findings);
  // The sheet's page shows each finding already.
  const shown = illustration ?? (findings.length > 0 ? undefined : keyImage(folders));
  const [first] = folders;
  return {
    images: stored.flatMap(({ rows }) => rows),
    body: {
      ...withoutImages(demoCase),
      sheet: body.sheet && illustrate(body.sheet, folders, shown),
      folders,
      findings,
      presentation: opening ? openingOn(folders, opening) : null,
      mainImage: first ? { folderId: first.id, imageIndex: first.mainImage ?? 0 } : null,
    },
  };
}
