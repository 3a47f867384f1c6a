import type { CaseFolder, CaseSeries } from '#lib/cases/body-schema.ts';
import type { ImageRows } from '#lib/images/server/files-queries.ts';
import { type StoredFrame, storeFrame } from '#lib/images/server/store-frame.ts';
import { type StoredImage, storeImage } from '#lib/images/server/store-image.ts';
import { windowPixels } from '#lib/imaging/windowing.ts';
import { roundTo } from '#lib/platform/numbers.ts';
import type { FileStore } from '#lib/platform/server/files/store.ts';
import type { PhantomSeries, Plane3 } from '../phantoms/types.ts';

/** A phantom's series as a folder of a case, with the pixel rows of its images. */
export interface StoredSeries {
  folder: Omit<CaseFolder, 'id' | 'description'>;
  rows: ImageRows[];
}

type Vector = [number, number, number];

/**
 * Row and column directions of each plane, and the direction from one slice to the next, in the order of imports:
 * axial slices from the head down.
 */
const PLANES: Record<Plane3, { orientation: NonNullable<CaseSeries['orientation']>; along: Vector }> = {
  axial: { orientation: [1, 0, 0, 0, 1, 0], along: [0, 0, -1] },
  sagittal: { orientation: [0, 1, 0, 0, 0, -1], along: [1, 0, 0] },
  coronal: { orientation: [1, 0, 0, 0, 0, -1], along: [0, 1, 0] },
};
/** Drawn radiographs have the pixel spacing of the detector. */
const PROJECTED: readonly PhantomSeries['modality'][] = ['CR', 'MG'];
/** Modalities stored as frames with all their values; projections are stored as pictures. */
const AS_FRAMES: readonly PhantomSeries['modality'][] = ['CT', 'MR', 'US'];

/** Stores the cover slice of a series, with its thumbnails: the image shown by every browser, and its pixel rows. */
export async function storeKeySlice(
  files: FileStore,
  series: PhantomSeries,
  now: number,
): Promise<{ image: StoredImage['image']; rows: ImageRows }> {
  const { image, rows } = await storeSlice(files, series, series.keySlice, { now, thumbnails: true });
  const { file, width, height } = image;
  // The pixel rows of frames are stored later, with the whole series.
  return { image: { file, width, height }, rows: rows[0]! };
}

/**
 * Stores every slice of a series: cross-sections as frames, projections as pictures. Only the folder's cover
 * gets `thumbnails`: other images are never shown small.
 */
export async function storeSeries(
  files: FileStore,
  series: PhantomSeries,
  { now, thumbnails }: { now: number; thumbnails: boolean },
): Promise<StoredSeries> {
  const stored = await Promise.all(
    series.slices.map((_, index) =>
      storeSlice(files, series, index, { now, thumbnails: thumbnails && index === series.keySlice }),
    ),
  );
  return {
    rows: stored.flatMap(({ rows }) => rows),
    folder: {
      name: series.name,
      images: stored.map(({ image }) => image),
      mainImage: series.keySlice,
      series: describe(series),
    },
  };
}

async function storeSlice(
  files: FileStore,
  { modality, slices, window: { center: centre, width }, ...series }: PhantomSeries,
  index: number,
  options: { now: number; thumbnails: boolean },
): Promise<{ image: CaseFolder['images'][number]; rows: StoredFrame['rows'] }> {
  const { rows, columns, pixels } = slices[index]!;
  const window = { centre, width };
  if (!AS_FRAMES.includes(modality)) {
    const grey = windowPixels(pixels, window);
    const stored = await storeImage(files, { rows, columns, pixels: grey }, options);
    return { image: { kind: 'image', ...stored.image }, rows: [stored] };
  }
  const { image, rows: written } = await storeFrame(files, { rows, columns, pixels, window }, options);
  if (!series.plane || slices.length < 2) return { image, rows: written };
  const position = PLANES[series.plane].along.map((axis) => millimetres(axis * index * series.thicknessMm));
  return { image: { ...image, position: position as Vector }, rows: written };
}

function describe({ modality, slices, window, spacingMm, thicknessMm, plane, unit }: PhantomSeries) {
  const stack = slices.length > 1 && thicknessMm > 0;
  return {
    modality,
    pixelSpacing: spacingMm,
    spacingKind: PROJECTED.includes(modality) ? ('detector' as const) : ('patient' as const),
    ...(AS_FRAMES.includes(modality) && plane && { space: 'exam' }),
    ...(stack && { sliceThickness: thicknessMm, sliceSpacing: thicknessMm }),
    window: { centre: window.center, width: window.width },
    ...(AS_FRAMES.includes(modality) && {
      ...(plane && { orientation: PLANES[plane].orientation }),
      rescale: { slope: 1, intercept: 0, unit },
      signed: true,
      bits: 16,
    }),
  };
}

function millimetres(value: number): number {
  return roundTo(value, 1000);
}
