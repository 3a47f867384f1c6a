import { isErased } from '#lib/accounts/browser/erased.ts';
import type { AnchoredMeasure, MeasureKind, Point } from '#lib/imaging/measure.ts';
import { roundTo } from '#lib/platform/numbers.ts';
import { MARK_POINTS } from '../finding.ts';
import { keepPlace, readPlaces } from './case-places.ts';

const OF_A_CASE = 200;
/** Number of points of a measure of each kind; null for kinds that only findings use, which are not stored here. */
const POINTS: Record<MeasureKind, { least: number; most: number } | null> = {
  length: { least: 2, most: 2 },
  bidirectional: { least: 4, most: 4 },
  angle: { least: 3, most: 3 },
  cobb: { least: 4, most: 4 },
  ellipse: { least: 2, most: 2 },
  rectangle: { least: 2, most: 2 },
  region: MARK_POINTS.contour,
  probe: { least: 1, most: 1 },
  arrow: null,
  contour: null,
  label: null,
};
/** Finer than any measurement, so that a restored measure shows the same value. */
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
  const count = Object.hasOwn(POINTS, kind as string) ? POINTS[kind as MeasureKind] : null;
  if (!count || points.length < count.least || points.length > count.most) return false;
  return points.every(isPoint);
}

/** A person's measures on a case, as stored on this device; malformed ones are left out. */
export function measuresOf(person: string, caseId: string): AnchoredMeasure[] {
  const kept = readPlaces(person).find(([id]) => id === caseId)?.[3];
  return Array.isArray(kept) ? kept.filter(isMeasure) : [];
}

/** Stores a person's measures on a case, on this device only. `place`: their position in the case. */
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
