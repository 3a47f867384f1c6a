import { isErased } from '#lib/accounts/browser/erased.ts';
import type { AnchoredMeasure, MeasureKind, Point } from '#lib/imaging/measure.ts';
import { roundTo } from '#lib/platform/numbers.ts';
import { MARK_POINTS } from '../finding.ts';
import { keepPlace, readPlaces } from './case-places.ts';

const OF_A_CASE = 200;
/** The number of points of each kind that is kept; a region has as many as it takes. */
const POINTS: Partial<Record<MeasureKind, number>> = {
  length: 2,
  bidirectional: 4,
  angle: 3,
  cobb: 4,
  ellipse: 2,
  rectangle: 2,
  probe: 1,
};
const { least: CORNERS_MIN, most: CORNERS_MAX } = MARK_POINTS.contour;
/** Finer than anybody measures, so that the value shown stays the same when a measure is restored. */
const rounded = (value: number) => roundTo(value, 1000);

function isPoint(value: unknown): value is Point {
  const { x, y } = (value ?? {}) as Record<string, unknown>;
  return Number.isFinite(x) && Number.isFinite(y);
}

function isMeasure(value: unknown): value is AnchoredMeasure {
  const { id, kind, folder, file, image, points } = (value ?? {}) as Record<string, unknown>;
  if (image !== undefined && !Number.isInteger(image)) return false;
  if (![id, kind, folder, file].every((each) => typeof each === 'string') || !Array.isArray(points))
    return false;
  const isWhole =
    kind === 'region'
      ? points.length >= CORNERS_MIN && points.length <= CORNERS_MAX
      : points.length === POINTS[kind as MeasureKind];
  return isWhole && points.every(isPoint);
}

/** A person's measures on a case kept by this device; malformed ones are left out. */
export function measuresOf(person: string, caseId: string): AnchoredMeasure[] {
  const kept = readPlaces(person).find(([id]) => id === caseId)?.[3];
  return Array.isArray(kept) ? kept.filter(isMeasure) : [];
}

/** Keeps a person's measures on a case on this device, and nowhere else. `place`: where they are in it. */
export function keepMeasures(
  person: string,
  caseId: string,
  place: { folder: number; image: number },
  measures: readonly AnchoredMeasure[],
): void {
  if (isErased(person)) return;
  const own = measures.slice(-OF_A_CASE).map(({ id, kind, folder, file, image: at, points }) => ({
    id,
    kind,
    folder,
    file,
    ...(at !== undefined && { image: at }),
    points: points.map(({ x, y }) => ({ x: rounded(x), y: rounded(y) })),
  }));
  const { folder, image } = place;
  keepPlace(person, own.length > 0 ? [caseId, folder, image, own] : [caseId, folder, image]);
}
