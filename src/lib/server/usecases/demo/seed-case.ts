import type { DemoCase, Illustration, Imaging } from '#lib/demo/cases/demo-case.ts';
import { describeFolder } from '#lib/demo/cases/folder-description.ts';
import { findingsOn, openingOn } from '#lib/demo/cases/pointed.ts';
import { buildPhantom } from '#lib/demo/phantoms/catalogue.ts';
import { densify, thin } from '#lib/demo/phantoms/densify.ts';
import type { PhantomSeries } from '#lib/demo/phantoms/types.ts';
import type { RichText } from '#lib/domain/rich-text.ts';
import type { CaseBody, CaseFolder } from '#lib/kinds/case/body-schema.ts';
import { anchorViews } from '#lib/kinds/case/view-links.ts';
import type { ImageRows } from '../../db/images/files.ts';
import type { FileStore } from '../../files/store.ts';
import type { StoredImage } from '../images/store-image.ts';
import { storeKeySlice, storeSeries } from './store-series.ts';

/** Slices per stack: enough to scroll through, few enough to be drawn and encoded in a second or two. */
const SLICES = 10;
/** Slices painted for the one stack that is as long as in life, and how many are made out of each. */
const LONG = { slices: 40, times: 3 };

/** A case's whole body, and the rows of the images in it. */
export interface DrawnCase {
  body: CaseBody;
  images: ImageRows[];
}

/** The image that stands for a case, and its rows. */
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

/** The sheet with an image of the folders after its first list, its links to images naming the images. */
function illustrate(sheet: RichText, folders: CaseFolder[], shown: Illustration | undefined): RichText {
  const content = anchorViews(sheet, folders);
  const image = folders.find(({ id }) => id === shown?.folder)?.images[shown?.image ?? 0];
  if (!shown || !image) return content;
  const { file, width, height } = image;
  const { alt, caption } = shown;
  const at = content.findIndex(({ type }) => type === 'list') + 1;
  return content.toSpliced(at, 0, { type: 'image', image: { file, width, height, alt, caption } });
}

/** A case's body as long as no image of it is drawn. */
export function withoutImages({ body }: DemoCase): CaseBody {
  return { ...body, folders: [], findings: [], presentation: null, mainImage: null };
}

/** Draws and stores the image that stands for a demo case, with its smaller copies. */
export async function drawCover(files: FileStore, { imaging }: DemoCase, now: number): Promise<DrawnCover> {
  const [series] = imaging.flatMap(draw);
  if (!series) throw new Error('A case without images');
  return storeKeySlice(files, series, now);
}

/**
 * Draws and stores a demo case's images: one folder per series, the first one's key slice standing for the case. That has
 * its smaller copies already when it was drawn before (`isCovered`).
 */
export async function drawCase(
  files: FileStore,
  { body, imaging, illustration, findings, opening }: DemoCase,
  { now, isCovered }: { now: number; isCovered: boolean },
): Promise<DrawnCase> {
  const drawn = imaging.flatMap((each) => draw(each).map((series) => ({ series, phantom: each.phantom })));
  const stored = await Promise.all(
    drawn.map(async ({ series, phantom }, index) => ({
      ...(await storeSeries(files, series, { now, thumbnails: index > 0 || !isCovered })),
      description: describeFolder(phantom, series),
    })),
  );
  const folders = stored.map(({ folder, description }, index) => ({
    id: `f${index + 1}`,
    ...folder,
    description,
  }));
  const [first] = folders;
  return {
    images: stored.flatMap(({ rows }) => rows),
    body: {
      ...body,
      sheet: body.sheet && illustrate(body.sheet, folders, illustration),
      folders,
      findings: findingsOn(folders, findings),
      presentation: opening ? openingOn(folders, opening) : null,
      mainImage: first ? { folderId: first.id, imageIndex: first.mainImage ?? 0 } : null,
    },
  };
}
