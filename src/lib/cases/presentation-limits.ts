/** The most that an author keeps of how a case opens. */
export const PRESENTATION_MAX = { views: 100, panels: 4 } as const;

/** Slices nearer to one that is pointed at than this part of the stack may show the same. */
const NEAR = 0.15;

/**
 * The image that a folder opens on when its author chose none: the `usual` one or, where something is pointed at near
 * it, the one of the first, the middle and the last that is farthest from all that is pointed at.
 */
export function openingImage(count: number, usual: number, pointedAt: readonly number[]): number {
  const clearance = (image: number) => Math.min(...pointedAt.map((at) => Math.abs(at - image)));
  if (clearance(usual) > count * NEAR) return usual;
  const [first = 0, ...others] = [0, Math.floor(count / 2), Math.max(0, count - 1)];
  return others.reduce((best, image) => (clearance(image) > clearance(best) ? image : best), first);
}
