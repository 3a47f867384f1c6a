import { spacingOf } from '../attributes/geometry.ts';
import type { Acquired } from './acquired.ts';
import type { AcquisitionFile } from './inspect-acquisition.ts';

/** Places nearer than this are the same, in millimetres. */
const SAME_PLACE = 0.05;
/** Positions of fewer slices than this say nothing of the others. */
const SLICES_MIN = 3;

/** Where slices lie, for each plane that has some; nothing is known of mosaics. */
function planesOf(files: readonly AcquisitionFile[]): number[][] {
  const isMosaic = files.some(({ values }) => values.ImageType?.flat().includes('MOSAIC'));
  if (isMosaic) return [];
  const planes = Map.groupBy(
    files.flatMap(({ slices }) => slices),
    ({ plane }) => plane,
  );
  return [...planes.values()].map((slices) => {
    const places = slices.map(({ at }) => at).sort((a, b) => a - b);
    return places.filter((place, i) => i === 0 || place - places[i - 1]! > SAME_PLACE);
  });
}

/** The number of slice positions; undefined where they lie in several planes, or there is only one picture. */
export function slicesOf(files: readonly AcquisitionFile[]): number | undefined {
  const planes = planesOf(files);
  const [count = 0] = planes.map(({ length }) => length);
  return planes.length === 1 && count > 1 ? count : undefined;
}

/** The distance between the middles of slices: as stated in the file, or from its positions where that is impossible. */
export function sliceSpacingOf(files: readonly AcquisitionFile[]): Acquired['sliceSpacing'] {
  const stated = files[0]!.values.SpacingBetweenSlices?.[0] as number | undefined;
  const thickness = files[0]!.values.SliceThickness?.[0] as number | undefined;
  const apart = planesOf(files).toSorted((a, b) => b.length - a.length)[0] ?? [];
  const measured = apart.length >= SLICES_MIN ? spacingOf(apart) : undefined;
  const fromPositions = measured?.regular ? { value: measured.spacing, fromPositions: true } : undefined;
  // Some makers write the gap in place of the distance of the middles: it is then less than the thickness.
  const isSuspect = stated !== undefined && thickness !== undefined && stated < thickness * 0.98;
  if (stated === undefined || (isSuspect && fromPositions)) return fromPositions;
  return { value: stated, fromPositions: false };
}
