import type { CaseFolder } from './body-schema.ts';

/**
 * The index of the image that stands for a folder: the one its author chose, else the middle slice — the first ones of a
 * series show little — and of images without a place in space the first, with which a set of photographs begins.
 */
export function coverIndex({ images, mainImage }: Pick<CaseFolder, 'images' | 'mainImage'>): number {
  if (mainImage !== undefined && images[mainImage]) return mainImage;
  return haveAPlace(images) ? Math.floor(images.length / 2) : 0;
}

/** Whether images are slices with a place in space: one looks through them, and begins with no one of them. */
export function haveAPlace(images: CaseFolder['images']): boolean {
  return images[Math.floor(images.length / 2)]?.position !== undefined;
}
