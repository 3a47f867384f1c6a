import { describe, expect, it } from 'vitest';
import { drawnMarks } from '#islands/item/drawn-marks.ts';
import type { CaseFolder } from '#lib/cases/body-schema.ts';
import type { ReadFinding } from '#lib/cases/findings-schemas.ts';
import { readableFindings } from '#lib/cases/readable-findings.ts';
import { SPACING_KINDS } from '#lib/imaging/spacing-kind.ts';
import { saidOf } from '#lib/viewer/measures/tool.ts';
import { MEASURE_TOOLS } from '#lib/viewer/measures/tools.ts';

const KEY = 'a'.repeat(64);
const LINE = [
  { x: 20, y: 20 },
  { x: 20, y: 60 },
];
/** An ultrasound: 0.25 mm a pixel in its upper part, nothing known beside it. */
const REGIONS = [{ x: 0, y: 0, width: 200, height: 100, spacing: [0.25, 0.25] as [number, number] }];

/** A finding of one line, as it is read. */
function finding(series: object, of: object = {}, points = LINE): ReadFinding {
  const image = { kind: 'image', file: KEY, width: 200, height: 200, ...of };
  const folder = { id: 'f', name: 'Radio', description: '', images: [image], series } as CaseFolder;
  const at = { folder: 'f', key: KEY, image: 0 };
  const marks = [{ ...at, kind: 'length' as const, points }];
  const findings = [{ ...at, id: 's', name: 'Trait', explanation: '', marks }];
  const [read] = readableFindings({ folders: [folder], findings });
  return read!;
}
const wordsOf = (read: ReadFinding) => drawnMarks(read).words.map(({ text }) => text);

/** What the viewer says of the same line. */
const onScreen = ({ spacing, spacingKind, regions }: ReadFinding, points = LINE) =>
  saidOf(MEASURE_TOOLS.length, points, {
    spacing,
    spacingKind: spacingKind ?? undefined,
    regions,
    unit: null,
    values: null,
    hasFrames: false,
  });

describe('a length on paper', () => {
  it.each(SPACING_KINDS)('says how its millimetres are known, as on screen: %s', (spacingKind) => {
    const read = finding({ pixelSpacing: [0.2, 0.2], spacingKind });
    expect(wordsOf(read)).toEqual([
      {
        patient: '8\u00a0mm',
        detector: '8\u00a0mm\u00a0au détecteur',
        calibrated: '8\u00a0mm\u00a0(calibré)',
        corrected: '8\u00a0mm\u00a0(agrandissement corrigé)',
        unverified: '8\u00a0mm\u00a0(échelle à vérifier)',
      }[spacingKind],
    ]);
    expect(onScreen(read)[0]!.replace('8,0', '8')).toBe(wordsOf(read)[0]);
  });

  it('has the millimetres of the part of an ultrasound that it lies in, and none outside', () => {
    // What the whole image says does not count where its parts are known.
    const whole = { pixelSpacing: [0.2, 0.2], spacingKind: 'unverified' };
    expect(wordsOf(finding(whole, { regions: REGIONS }))).toEqual(['10\u00a0mm']);
    const across = LINE.map(({ x, y }) => ({ x, y: y + 70 }));
    expect(wordsOf(finding(whole, { regions: REGIONS }, across))).toEqual(['40\u00a0px']);
    expect(onScreen(finding(whole, { regions: REGIONS }))).toEqual(['10,0\u00a0mm']);
  });

  it('of a picture without scale is in pixels', () => {
    expect(wordsOf(finding({}))).toEqual(['40\u00a0px']);
  });

  it.each([
    ['the right edge', { x: 198, y: 100 }],
    ['the lower corner', { x: 199, y: 199 }],
    ['the upper edge', { x: 100, y: 0 }],
  ])('is written whole within its image: at %s', (_, end) => {
    const read = finding({ pixelSpacing: [0.2, 0.2], spacingKind: 'detector' }, {}, [{ x: 150, y: 90 }, end]);
    const { box, words } = drawnMarks(read);
    const [{ x, y, text }] = words as [(typeof words)[number]];
    expect(text).toContain('au détecteur');
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + text.length * 9.5).toBeLessThanOrEqual(box.width);
    expect(y).toBeGreaterThanOrEqual(17);
    expect(y).toBeLessThanOrEqual(box.height);
  });
});
