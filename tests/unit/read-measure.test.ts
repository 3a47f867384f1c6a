import { expect, it } from 'vitest';
import { readMeasure } from '#islands/viewer/questions/read-measure.ts';
import type { AnchoredMeasure } from '#lib/imaging/measure.ts';
import type { MeasuredImage } from '#lib/viewer/measures/tool.ts';

const POINTS = [
  { x: 10, y: 10 },
  { x: 10, y: 40 },
];
const line: AnchoredMeasure = { id: 'm', kind: 'length', folder: 'f', file: 'a', points: POINTS };
const image = (more: Partial<MeasuredImage>): MeasuredImage => ({
  spacing: [0.2, 0.2],
  unit: null,
  values: null,
  hasFrames: false,
  ...more,
});

it('a length that answers a question says where its millimetres hold', () => {
  const read = (more: Partial<MeasuredImage>) => readMeasure(line, 'length', image(more));
  expect(read({ spacingKind: 'detector' })).toEqual({ value: 6, spacingKind: 'detector' });
  expect(read({ spacingKind: 'unverified' })).toEqual({ value: 6, spacingKind: 'unverified' });
  const regions = [{ x: 0, y: 0, width: 50, height: 50, spacing: [0.5, 0.5] as const }];
  expect(read({ spacingKind: 'unverified', regions })).toEqual({ value: 15, spacingKind: 'patient' });
  expect(read({ spacing: null })).toBe('no-scale');
});
