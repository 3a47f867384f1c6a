import type { Mask } from '#lib/images/masking.ts';

/** Rectangles to black out: of all images of a group, and of single ones, by their index. */
export interface GroupMasks {
  all: Mask[];
  single: Readonly<Record<number, Mask[]>>;
}

export const NO_MASKS: GroupMasks = { all: [], single: {} };

export function masksAt(masks: GroupMasks, index: number): Mask[] {
  return [...masks.all, ...(masks.single[index] ?? [])];
}

/** The masks of all images become those of one: the others are shown as they are. */
export function forOne({ all, single }: GroupMasks, index: number): GroupMasks {
  return { all: [], single: { ...single, [index]: [...all, ...(single[index] ?? [])] } };
}

/** The masks of one image become those of all. */
export function forAll({ all, single }: GroupMasks, index: number): GroupMasks {
  return { all: [...all, ...(single[index] ?? [])], single: { ...single, [index]: [] } };
}
