import type { ReadFinding } from '#lib/cases/findings-schemas.ts';
import type { Answer, PointedPlace } from '../answers-schema.ts';
import type { Structure, ZoneQuestion } from '../questions-schema.ts';
import { structuresHit } from '../zones.ts';
import type { ToldFigures } from './figures-schemas.ts';

type PointedZone = NonNullable<ToldFigures['zones']>[number];

/** Points visible on a finding's key image: on the image itself, or on a slice within the reach of its outline. */
function placesOn(
  places: readonly PointedPlace[],
  { file, image, marks }: ReadFinding,
  { reach }: Structure,
): PointedPlace[] {
  const folder = marks.find((mark) => mark.file === file && (mark.image ?? image) === image)?.folder;
  return places.filter((place) => place.folder === folder && Math.abs(place.image - image) <= reach);
}

/** Sorted by coordinates, so that the order reveals nothing about the people. */
const sorted = (places: readonly PointedPlace[]) =>
  places.map(({ x, y }) => ({ x, y })).sort((one, other) => one.x - other.x || one.y - other.y);

/** For each structure of a question, the number of hits, and all points on its key image. */
export function pointedZones(
  question: ZoneQuestion,
  answers: readonly Answer[],
  findings: readonly ReadFinding[],
): PointedZone[] {
  const places = answers.flatMap(({ points = [] }) => points);
  const hits = answers.map(({ points = [] }) => structuresHit(question, points, findings));
  return question.structures.flatMap((structure): PointedZone[] => {
    const finding = findings.find(({ id }) => id === structure.finding);
    if (!finding) return [];
    const here = placesOn(places, finding, structure);
    const people = hits.filter((hit) => hit.has(structure.id)).length;
    return [{ finding, people, points: sorted(here), elsewhere: places.length - here.length }];
  });
}
