import type { ReadFinding } from '#lib/cases/findings-schemas.ts';
import type { Point } from '#lib/imaging/measure.ts';
import type { PointedPlace } from './answers-schema.ts';
import type { Structure, ZoneQuestion } from './questions-schema.ts';

/** The position of a structure: the outlines and ellipses of its finding, on the displayed images. */
type Mark = ReadFinding['marks'][number];

/** Kinds of marks with an interior. */
export const ZONE_MARKS = ['contour', 'ellipse'] as const satisfies Mark['kind'][];

/** Whether a finding has an outline or an ellipse. */
export const hasZone = ({ marks }: { marks: readonly { kind: string }[] }): boolean =>
  marks.some(({ kind }) => (ZONE_MARKS as readonly string[]).includes(kind));

/** Whether a point lies inside the ellipse inscribed in the box between two corners, including its edge. */
function isInEllipse({ x, y }: Point, [a, b]: readonly Point[]): boolean {
  if (!a || !b || a.x === b.x || a.y === b.y) return false;
  const across = (2 * x - a.x - b.x) / (b.x - a.x);
  const along = (2 * y - a.y - b.y) / (b.y - a.y);
  return across * across + along * along <= 1;
}

/** Whether a point lies inside a closed outline: a ray to the right crosses it an odd number of times. */
function isInOutline({ x, y }: Point, corners: readonly Point[]): boolean {
  let isInside = false;
  for (const [i, to] of corners.entries()) {
    const from = corners.at(i - 1)!;
    if (from.y > y === to.y > y) continue;
    if (x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)) isInside = !isInside;
  }
  return isInside;
}

function isInMark(place: PointedPlace, { kind, folder, image = 0, points }: Mark, reach: number): boolean {
  if (folder !== place.folder || Math.abs(image - place.image) > reach) return false;
  if (kind === 'contour') return isInOutline(place, points);
  return kind === 'ellipse' && isInEllipse(place, points);
}

/** Whether a point lies in a structure: inside one of its marks, on its slice or a slice within reach. */
export function isInStructure(
  place: PointedPlace,
  { finding, reach }: Structure,
  findings: readonly ReadFinding[],
): boolean {
  const marks = findings.find(({ id }) => id === finding)?.marks ?? [];
  return marks.some((mark) => isInMark(place, mark, reach));
}

/**
 * The structures of a question that were hit. Each needs its own point: where structures are
 * nested, points are assigned so that the number of hits is greatest.
 */
export function structuresHit(
  { structures }: ZoneQuestion,
  points: readonly PointedPlace[],
  findings: readonly ReadFinding[],
): ReadonlySet<string> {
  const owners = new Map<PointedPlace, Structure>();
  const give = (structure: Structure, tried: Set<PointedPlace>): boolean =>
    points.some((point) => {
      if (tried.has(point) || !isInStructure(point, structure, findings)) return false;
      tried.add(point);
      const owner = owners.get(point);
      if (owner && !give(owner, tried)) return false;
      owners.set(point, structure);
      return true;
    });
  for (const structure of structures) give(structure, new Set());
  return new Set([...owners.values()].map(({ id }) => id));
}
