import type { CaseBody } from '#lib/contract/bodies/case.ts';
import type { DemoCase } from '#lib/demo/cases/demo-case.ts';
import { describeFolder } from '#lib/demo/cases/folder-description.ts';
import { buildPhantom, type PhantomName } from '#lib/demo/phantoms/catalogue.ts';
import type { FileStore } from '../files/store.ts';
import type { StoredImage } from './store-image.ts';
import { storeSeries } from './store-series.ts';

/** Slices per stack: enough to scroll through, few enough to be drawn and encoded in a second or two. */
const SLICES = 10;

/** A case's whole body, and the images in it. */
export interface DrawnCase {
  body: CaseBody;
  images: StoredImage[];
}

/** Draws and stores a demo case's images: one folder per series, the first one's key slice standing for the case. */
export async function drawCase(
  files: FileStore,
  { body, imaging }: DemoCase,
  now: number,
): Promise<DrawnCase> {
  const stored = await Promise.all(
    imaging.flatMap(({ phantom, seed, lesion }) =>
      buildPhantom(phantom as PhantomName, { seed, lesion, slices: SLICES }).map(async (series) => ({
        ...(await storeSeries(files, series, now)),
        description: describeFolder(phantom as PhantomName, series),
      })),
    ),
  );
  const folders = stored.map(({ folder, description }, index) => ({
    id: `f${index + 1}`,
    description,
    ...folder,
  }));
  const [first] = folders;
  return {
    images: stored.flatMap(({ images }) => images),
    body: {
      ...body,
      folders,
      mainImage: first ? { folderId: first.id, imageIndex: first.mainImage ?? 0 } : null,
    },
  };
}
