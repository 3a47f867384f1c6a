import type { AnchoredMeasure } from '#lib/imaging/measure.ts';
import { roundTo } from '#lib/platform/numbers.ts';
import type { PointedPlace, TakenMeasure } from '#lib/questions/answers-schema.ts';
import type { ImageQuestion } from '#lib/questions/image-answers-store.ts';
import { isOnPlane } from '#lib/viewer/measures/on-plane.ts';
import { toolsFor } from './read-measure.ts';

/** The kinds of measurements that answer a question; a point is a label with its number. */
export const kindsFor = (question: ImageQuestion): readonly AnchoredMeasure['kind'][] =>
  question.format === 'zone' ? ['label'] : toolsFor(question.quantity);

/** Rounds to a tenth of a pixel: nobody points more precisely. */
const rounded = ({ x, y }: { x: number; y: number }) => ({ x: roundTo(x, 10), y: roundTo(y, 10) });

const placeOf = ({ folder, file, image = 0 }: AnchoredMeasure) => ({ folder, file, image });

/** Points as numbered labels on the images. */
export function pointsAsMeasures(points: readonly PointedPlace[], isLocked = false): AnchoredMeasure[] {
  return points.map(({ x, y, ...place }, index) => ({
    ...place,
    id: `point ${index + 1}`,
    kind: 'label',
    points: [{ x, y }],
    text: String(index + 1),
    ...(isLocked && { isLocked }),
  }));
}

export const drawnAsMeasure = (
  drawn: NonNullable<TakenMeasure['drawn']>,
  isLocked = false,
): AnchoredMeasure => ({
  ...drawn,
  points: [...drawn.points],
  id: 'mesure',
  ...(isLocked && { isLocked }),
});

/** The measurements on the images for an earlier answer. */
export function measuresOf(question: ImageQuestion): AnchoredMeasure[] {
  if (question.format === 'zone') return pointsAsMeasures(question.points);
  const drawn = question.measure?.drawn;
  return drawn ? [drawnAsMeasure(drawn)] : [];
}

/**
 * The measurements that form the answer: of the question's kinds, and not more than it accepts. A further one replaces
 * the last.
 */
export function answering(measures: readonly AnchoredMeasure[], question: ImageQuestion): AnchoredMeasure[] {
  const kinds = kindsFor(question);
  const most = question.format === 'zone' ? question.expected : 1;
  const fit = measures.filter(
    ({ kind, file, isLocked }) => !isLocked && kinds.includes(kind) && !isOnPlane(file),
  );
  const kept = fit.length > most ? [...fit.slice(0, most - 1), fit.at(-1)!] : fit;
  return question.format === 'zone'
    ? kept.map((each, index) =>
        each.text === String(index + 1) ? each : { ...each, text: String(index + 1) },
      )
    : kept;
}

/** Converts the measurements of a zone question into points. */
export const pointsDrawn = (measures: readonly AnchoredMeasure[]): PointedPlace[] =>
  measures.flatMap((measure) => {
    const [point] = measure.points;
    return point ? [{ ...placeOf(measure), ...rounded(point) }] : [];
  });

/** A measurement in the form in which an answer stores it. */
export const drawnOf = (measure: AnchoredMeasure): NonNullable<TakenMeasure['drawn']> => ({
  ...placeOf(measure),
  kind: measure.kind as NonNullable<TakenMeasure['drawn']>['kind'],
  points: measure.points.map(rounded),
});
