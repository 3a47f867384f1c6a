import type { Mask } from '#lib/dicom/fit-frame.ts';

/** Rectangles to black out: of all images of a group, and of single ones, by their index. */
export interface GroupMasks {
  all: Mask[];
  single: Readonly<Record<number, Mask[]>>;
}

export const NO_MASKS: GroupMasks = { all: [], single: {} };

export function masksAt(masks: GroupMasks, index: number): Mask[] {
  return [...masks.all, ...(masks.single[index] ?? [])];
}
