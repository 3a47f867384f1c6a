import type { Mask } from '#lib/images/masking.ts';

/** Rectangles to black out: on all images of a group, and on single images, by index. */
export interface GroupMasks {
  all: Mask[];
  single: Readonly<Record<number, Mask[]>>;
}

export const NO_MASKS: GroupMasks = { all: [], single: {} };

export function masksAt(masks: GroupMasks, index: number): Mask[] {
  return [...masks.all, ...(masks.single[index] ?? [])];
}

/** Moves the masks of all images to one image: the others are shown unmasked. */
export function forOne({ all, single }: GroupMasks, index: number): GroupMasks {
  return { all: [], single: { ...single, [index]: [...all, ...(single[index] ?? [])] } };
}

/** Applies the masks of one image to all images. */
export function forAll({ all, single }: GroupMasks, index: number): GroupMasks {
  return { all: [...all, ...(single[index] ?? [])], single: { ...single, [index]: [] } };
}
