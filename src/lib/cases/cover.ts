import type { CaseFolder } from './body-schema.ts';

/**
 * The index of a folder's cover: the image chosen by its author, else the middle slice (the first slices of a
 * series show little), or, for images without a position in space, the first image, as for a set of photographs.
 */
export function coverIndex({ images, mainImage }: Pick<CaseFolder, 'images' | 'mainImage'>): number {
  if (mainImage !== undefined && images[mainImage]) return mainImage;
  return haveAPlace(images) ? Math.floor(images.length / 2) : 0;
}

/** Whether images are slices with a position in space: readers scroll through them, and the first is not special. */
export function haveAPlace(images: CaseFolder['images']): boolean {
  return images[Math.floor(images.length / 2)]?.position !== undefined;
}
