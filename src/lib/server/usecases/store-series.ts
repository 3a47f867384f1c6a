import type { CaseFolder } from '#lib/contract/bodies/case.ts';
import type { PhantomSeries } from '#lib/demo/phantoms/types.ts';
import { applyWindow } from '#lib/demo/phantoms/window.ts';
import type { FileStore } from '../files/store.ts';
import { type StoredImage, storeImage } from './store-image.ts';

/** A made-up series as a case's folder, with the rows of its images. */
export interface StoredSeries {
  folder: Omit<CaseFolder, 'id' | 'description'>;
  images: StoredImage[];
}

/**
 * Stores every slice of a series through the ordinary image path. Only the slice that stands for the folder
 * gets thumbnails: nothing shows the others small.
 */
export async function storeSeries(
  files: FileStore,
  series: PhantomSeries,
  now: number,
): Promise<StoredSeries> {
  const { name, modality, slices, window, spacingMm, thicknessMm, keySlice } = series;
  const images = await Promise.all(
    slices.map((slice, index) => {
      const source = { rows: slice.rows, columns: slice.columns, pixels: applyWindow(slice, window) };
      return storeImage(files, source, { thumbnails: index === keySlice, now });
    }),
  );
  return {
    images,
    folder: {
      name,
      images: images.map(({ image }) => ({ kind: 'image' as const, ...image })),
      mainImage: keySlice,
      series: {
        modality,
        pixelSpacing: spacingMm,
        ...(slices.length > 1 &&
          thicknessMm > 0 && { sliceThickness: thicknessMm, sliceSpacing: thicknessMm }),
        window: { centre: window.center, width: window.width },
      },
    },
  };
}
