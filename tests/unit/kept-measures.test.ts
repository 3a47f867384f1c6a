import { afterEach, expect, it, vi } from 'vitest';
import { keepMeasures, measuresOf } from '#lib/cases/browser/case-measures.ts';
import { casePlacesKey } from '#lib/cases/browser/case-places-key.ts';
import type { AnchoredMeasure, MeasureKind } from '#lib/imaging/measure.ts';
import { MEASURES } from '#lib/viewer/measures/kinds.ts';
import { stubDevice } from './device-storage.ts';

const PERSON = 'marie';
const PLACE = { folder: 0, image: 3 };
/** As many points as a measure of each kind has; those of findings are kept with the finding. */
const COUNTS: Record<MeasureKind, number> = {
  length: 2,
  bidirectional: 4,
  angle: 3,
  cobb: 4,
  ellipse: 2,
  rectangle: 2,
  region: 5,
  probe: 1,
  arrow: 2,
  contour: 5,
  label: 1,
};

const measure = (kind: MeasureKind, count: number): AnchoredMeasure => ({
  id: kind,
  kind,
  folder: 'a',
  file: 'f',
  points: Array.from({ length: count }, (_, x) => ({ x, y: 2 * x })),
});

afterEach(() => vi.unstubAllGlobals());

it('every measure that readers can draw comes back as it was, and no other', () => {
  stubDevice(new Map());
  const kinds = Object.keys(MEASURES) as MeasureKind[];
  keepMeasures(
    PERSON,
    'cas',
    PLACE,
    kinds.map((kind) => measure(kind, COUNTS[kind])),
  );
  const read = kinds.filter((kind) => !MEASURES[kind].marksOnly);
  expect(measuresOf(PERSON, 'cas')).toEqual(read.map((kind) => measure(kind, COUNTS[kind])));
});

it('what has too few points, or is of no kind, is left out', () => {
  const kept = [
    measure('angle', 2),
    { ...measure('length', 2), kind: 'constructor' },
    measure('region', 2),
    {},
  ];
  stubDevice(
    new Map([[casePlacesKey(PERSON), JSON.stringify([['cas', 0, 3, [...kept, measure('probe', 1)]]])]]),
  );
  expect(measuresOf(PERSON, 'cas')).toEqual([measure('probe', 1)]);
});
