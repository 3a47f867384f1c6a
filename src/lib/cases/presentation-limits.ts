/** Maximum numbers of views and panels in a stored presentation. */
export const PRESENTATION_MAX = { views: 100, panels: 4 } as const;

/** Slices closer to a finding than this fraction of the stack may show the finding, too. */
const NEAR = 0.15;

/**
 * The image with which a folder opens when its author chose none: the `usual` one or, if a finding is near it,
 * whichever of the first, middle and last images is farthest from all findings.
 */
export function openingImage(count: number, usual: number, pointedAt: readonly number[]): number {
  const clearance = (image: number) => Math.min(...pointedAt.map((at) => Math.abs(at - image)));
  if (clearance(usual) > count * NEAR) return usual;
  const [first = 0, ...others] = [0, Math.floor(count / 2), Math.max(0, count - 1)];
  return others.reduce((best, image) => (clearance(image) > clearance(best) ? image : best), first);
}
