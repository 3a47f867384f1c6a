import type { ImageToMask } from '#lib/images/browser/mask-images.ts';
import { type GroupMasks, masksAt } from './masks.ts';

/** The images that have something to be blacked out, each file once. */
export function toMask(images: readonly string[], masks: GroupMasks): ImageToMask[] {
  const zones = new Map<string, ImageToMask['zones']>();
  for (const [index, file] of images.entries()) {
    const own = masksAt(masks, index);
    if (own.length > 0) zones.set(file, [...(zones.get(file) ?? []), ...own]);
  }
  return [...zones].map(([file, own]) => ({ file, zones: own }));
}
