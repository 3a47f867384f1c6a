import type { CaseBody } from '#lib/contract/bodies/case.ts';
import type { DemoCase, Imaging } from '#lib/demo/cases/demo-case.ts';
import { describeFolder } from '#lib/demo/cases/folder-description.ts';
import { buildPhantom } from '#lib/demo/phantoms/catalogue.ts';
import { densify, thin } from '#lib/demo/phantoms/densify.ts';
import type { PhantomSeries } from '#lib/demo/phantoms/types.ts';
import type { FileStore } from '../files/store.ts';
import type { StoredImage } from './store-image.ts';
import { storeSeries } from './store-series.ts';

/** Slices per stack: enough to scroll through, few enough to be drawn and encoded in a second or two. */
const SLICES = 10;
/** Slices painted for the one stack that is as long as in life, and how many are made out of each. */
const LONG = { slices: 40, times: 3 };

/** A case's whole body, and the rows of the images in it. */
export interface DrawnCase {
  body: CaseBody;
  images: Pick<StoredImage, 'file' | 'variants'>[];
}

function draw({ phantom, seed, lesion, long = false }: Imaging): PhantomSeries[] {
  const series = buildPhantom(phantom, {
    ...{ seed, lesion },
    slices: long ? LONG.slices : SLICES,
  });
  if (!long) return series;
  return series.map((each, index) =>
    index === 0 ? densify(each, LONG.times) : thin(each, LONG.slices / SLICES),
  );
}

/** Draws and stores a demo case's images: one folder per series, the first one's key slice standing for the case. */
export async function drawCase(
  files: FileStore,
  { body, imaging }: DemoCase,
  now: number,
): Promise<DrawnCase> {
  const stored = await Promise.all(
    imaging.flatMap((each) =>
      draw(each).map(async (series) => ({
        ...(await storeSeries(files, series, now)),
        description: describeFolder(each.phantom, series),
      })),
    ),
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
      folders,
      mainImage: first ? { folderId: first.id, imageIndex: first.mainImage ?? 0 } : null,
    },
  };
}
