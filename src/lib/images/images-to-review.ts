import type { BurnedInRisk } from '#lib/dicom/attributes/burned-in-risk.ts';

/** Images that are attested together, and which of them were on the screen. */
export interface Looked {
  /** Places of the images that are kept. */
  kept: readonly number[];
  seen: ReadonlySet<number>;
  /** How likely each is to bear a name; absent for pictures from anywhere, which are all treated alike. */
  riskAt?: ((place: number) => BurnedInRisk) | undefined;
}

/**
 * The images that must still be seen before they may be attested: each picture that may come from anywhere, and each
 * image of a series that may bear a name. Plain slices need not be seen one by one: a CT has hundreds.
 */
export function imagesToSee({ kept, seen, riskAt }: Looked): number[] {
  return kept.filter((place) => !seen.has(place) && riskAt?.(place) !== 'unlikely');
}

/** The next image to look at after a place; after the last, the first again. */
export function nextToLookAt(left: readonly number[], after: number): number | undefined {
  return left.find((place) => place > after) ?? left[0];
}

/** A size on the screen or in an image's own pixels. */
interface Size {
  width: number;
  height: number;
}

/** Least length of the longer side at which an image counts as seen (CSS pixels), unless the image itself is smaller. */
export const LEAST_SHOWN = 220;
/**
 * The share of it, or of the part that a small screen holds, that must be visible: names are at the edges, and nobody
 * has seen what a dialog cuts off.
 */
export const LEAST_IN_SIGHT = 0.8;

/** Whether an image is shown so that its author can be said to have seen it. */
export function isShownLarge(shown: Size, own: Size, inSight: number): boolean {
  const least = Math.min(LEAST_SHOWN, Math.max(own.width, own.height));
  return inSight >= LEAST_IN_SIGHT && Math.max(shown.width, shown.height) >= least;
}
