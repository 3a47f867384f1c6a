import { expect, it } from 'vitest';
import { MOUSE_BINDINGS } from '#lib/imaging/mouse-bindings.ts';
import { SPACING_KINDS } from '#lib/imaging/spacing-kind.ts';
import { CALIBRATIONS, calibrationLine } from '#lib/imaging/spacing-texts.ts';
import { helpSections } from '#lib/viewer/help.ts';
import { calibrationOf } from '#lib/viewer/measures/calibration.ts';
import { type MeasuredImage, saidOf } from '#lib/viewer/measures/tool.ts';
import { MEASURE_TOOLS } from '#lib/viewer/measures/tools.ts';

const POINTS = [
  { x: 10, y: 10 },
  { x: 13, y: 14 },
];
const image = (more: Partial<MeasuredImage> = {}): MeasuredImage => ({
  spacing: [2, 0.5],
  unit: null,
  values: null,
  hasFrames: false,
  ...more,
});
const region = { x: 0, y: 0, width: 50, height: 50, spacing: [1, 1] as const };

it.each(SPACING_KINDS)('a length in millimetres says how they are known: %s', (spacingKind) => {
  const own = image({ spacingKind });
  expect(calibrationOf('length', POINTS, own)).toBe(spacingKind);
  // The explanation begins with the note on the image.
  const [said] = saidOf(MEASURE_TOOLS.length, POINTS, own);
  expect(said!.replace(/^[\d,]+\u00a0/, '')).toBe(CALIBRATIONS[spacingKind][0]);
  expect(calibrationLine(spacingKind)).toMatch(/Pixel Spacing|peut-être|agrandissement/);
});

it('tells regions of ultrasounds, and lengths that nothing is known of', () => {
  expect(calibrationOf('length', POINTS, image({ spacing: null, regions: [region] }))).toBe('region');
  expect(calibrationOf('length', [POINTS[0]!, { x: 90, y: 90 }], image({ regions: [region] }))).toBe(
    'unknown',
  );
  expect(calibrationOf('length', POINTS, image({ spacing: null }))).toBe('unknown');
  expect(saidOf(MEASURE_TOOLS.length, POINTS, image({ spacing: null }))[0]).toMatch(/px$/);
});

it('is asked of lengths and areas alone', () => {
  for (const kind of ['bidirectional', 'ellipse', 'rectangle', 'region'] as const)
    expect(calibrationOf(kind, POINTS, image()), kind).toBe('patient');
  for (const kind of ['angle', 'cobb', 'probe', 'arrow', 'label', 'contour'] as const)
    expect(calibrationOf(kind, POINTS, image()), kind).toBeNull();
});

it('has a line in the help each, under what stands on the image', () => {
  const lines = helpSections(MOUSE_BINDINGS.own).flatMap((section) => section.lines);
  for (const each of Object.values(CALIBRATIONS)) expect(lines).toContainEqual(each);
});
