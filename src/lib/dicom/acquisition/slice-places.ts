import { spacingOf } from '../attributes/geometry.ts';
import type { ExamAcquisition } from './acquired.ts';
import type { AcquisitionFile } from './inspect-acquisition.ts';

/** Maximum distance between equal slice positions, in millimetres. */
const SAME_PLACE = 0.05;
/** Minimum number of positions from which the spacing of slices is derived. */
const SLICES_MIN = 3;

/** Slice positions for each plane; unknown for mosaics. */
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

/** The number of slice positions; undefined if they lie in several planes, or if there is only one image. */
export function slicesOf(files: readonly AcquisitionFile[]): number | undefined {
  const planes = planesOf(files);
  const [count = 0] = planes.map(({ length }) => length);
  return planes.length === 1 && count > 1 ? count : undefined;
}

/** The distance between slice centres: as stated in the file, or from the positions if that value is implausible. */
export function sliceSpacingOf(files: readonly AcquisitionFile[]): ExamAcquisition['sliceSpacing'] {
  const stated = files[0]!.values.SpacingBetweenSlices?.[0] as number | undefined;
  const thickness = files[0]!.values.SliceThickness?.[0] as number | undefined;
  const apart = planesOf(files).toSorted((a, b) => b.length - a.length)[0] ?? [];
  const measured = apart.length >= SLICES_MIN ? spacingOf(apart) : undefined;
  const fromPositions = measured?.regular ? { value: measured.spacing, fromPositions: true } : undefined;
  // Some manufacturers store the gap instead of the distance between centres: it is then less than the thickness.
  const isSuspect = stated !== undefined && thickness !== undefined && stated < thickness * 0.98;
  if (stated === undefined || (isSuspect && fromPositions)) return fromPositions;
  return { value: stated, fromPositions: false };
}
