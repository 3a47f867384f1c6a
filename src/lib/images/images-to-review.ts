import type { BurnedInRisk } from '#lib/dicom/attributes/burned-in-risk.ts';

/** Images that are attested together, with those that were displayed. */
export interface AttestationProgress {
  /** Indexes of the images that are kept. */
  kept: readonly number[];
  seen: ReadonlySet<number>;
  /** The probability that an image shows a name; absent for pictures of unknown origin, which are all treated alike. */
  riskAt?: ((place: number) => BurnedInRisk) | undefined;
}

/**
 * The images that must still be seen before attestation: each picture of unknown origin, and each
 * image of a series that may show a name. Plain slices need not be seen one by one: a CT has hundreds.
 */
export function imagesToSee({ kept, seen, riskAt }: AttestationProgress): number[] {
  return kept.filter((place) => !seen.has(place) && riskAt?.(place) !== 'unlikely');
}

/** The next image to look at after an index; after the last one, the first again. */
export function nextToLookAt(left: readonly number[], after: number): number | undefined {
  return left.find((place) => place > after) ?? left[0];
}

/** A size on the screen or in image pixels. */
interface Size {
  width: number;
  height: number;
}

/** Minimum length of the longer side (CSS pixels) for an image to count as seen, unless the image itself is smaller. */
export const LEAST_SHOWN = 220;
/**
 * Minimum visible fraction of the image, or of the part that fits a small screen: names are at the edges, and parts
 * cut off by a dialog do not count as seen.
 */
export const LEAST_IN_SIGHT = 0.8;

/** Whether an image is displayed in such a way that it counts as seen by its author. */
export function isShownLarge(shown: Size, own: Size, inSight: number): boolean {
  const least = Math.min(LEAST_SHOWN, Math.max(own.width, own.height));
  return inSight >= LEAST_IN_SIGHT && Math.max(shown.width, shown.height) >= least;
}
