import { describe, expect, it } from 'vitest';
import type { CaseFinding } from '#lib/cases/findings-schema.ts';
import { placeFindings } from '#lib/cases/marks/place-findings.ts';
import { imageFinder, type StoredImage } from '#lib/cases/marks/stored-image.ts';
import { writtenFindings } from '#lib/cases/marks/written-findings.ts';
import { writeReport } from '#lib/dicom/writing/write-report.ts';
import { caseWith, found, KEY, line, PLACE, squeezed } from './case-with.ts';
import { examOf, original, read } from './exported.ts';

describe('findings as they are written', () => {
  it('lie on pixels of the original, and go back to where they were', async () => {
    const body = caseWith([line(), line('ellipse'), line('length')]);
    const { findings } = writtenFindings(body, found);
    expect(findings[0]?.marks[0]?.points).toEqual([
      { x: 100, y: 100 },
      { x: 130, y: 120 },
    ]);
    const again = await read(writeReport(findings, examOf([squeezed])));
    const stored: StoredImage = {
      folder: 'dossier',
      key: KEY,
      image: 0,
      instance: squeezed.instance,
      frame: 1,
      series: '',
      rescale: { slope: 1, intercept: 0 },
      isTabled: false,
      isInverted: false,
      columns: 512,
      rows: 400,
      width: 512,
      height: 800,
      isFrame: false,
    };
    const placed = placeFindings(again.findings, [], imageFinder([stored]), () => undefined).findings;
    const drawn = (list: readonly CaseFinding[] = []) =>
      list.map(({ name, marks }) => ({ name, marks: marks.map(({ kind, points }) => ({ kind, points })) }));
    // The same mark twice is one.
    expect(drawn(placed)).toEqual(drawn(caseWith([line(), line('ellipse')]).findings));
  });

  // 30 across and 40 down: 50 of 0.5 mm.
  it.each([
    ['in the patient', { series: { pixelSpacing: [0.5, 0.5], spacingKind: 'patient' } }, 25],
    ['calibrated', { series: { pixelSpacing: [0.5, 0.5], spacingKind: 'calibrated' } }, 25],
    ['of unequal sides', { series: { pixelSpacing: [0.3, 0.3], spacingKind: 'patient' } }, 15],
    ['at the detector', { series: { pixelSpacing: [0.5, 0.5], spacingKind: 'detector' } }, 'length-detector'],
    [
      'by an estimate',
      { series: { pixelSpacing: [0.5, 0.5], spacingKind: 'corrected' } },
      'length-corrected',
    ],
    [
      'to be verified',
      { series: { pixelSpacing: [0.5, 0.5], spacingKind: 'unverified' } },
      'length-unverified',
    ],
    ['unknown', {}, 'length-unknown'],
    ['of a region', { of: { regions: [{ x: 0, y: 0, width: 512, height: 800, spacing: [0.1, 0.1] }] } }, 5],
    [
      'outside of regions',
      { of: { regions: [{ x: 0, y: 0, width: 110, height: 800, spacing: [0.1, 0.1] }] } },
      'length-unknown',
    ],
  ] as [string, Parameters<typeof caseWith>[1], number | string][])(
    'have millimetres only where these hold: %s',
    async (_, options, expected) => {
      const { findings, lost } = writtenFindings(caseWith([line()], options), found);
      const [mark] = findings[0]!.marks;
      expect(mark?.millimetres).toBe(typeof expected === 'number' ? expected : undefined);
      expect(lost.map(({ loss }) => loss)).toEqual(typeof expected === 'string' ? [expected] : []);
      // A mark without a number is a region, and not a measurement.
      const bytes = Buffer.from(writeReport(findings, examOf([squeezed]))).toString('latin1');
      expect(bytes.includes('UCUM')).toBe(typeof expected === 'number');
    },
  );

  it('say what is left of them', () => {
    const body = caseWith([line('arrow'), { kind: 'label', points: [{ x: 1, y: 2 }], text: 'Ici' }]);
    expect(writtenFindings(body, found).lost).toEqual([{ finding: 'Nodule', loss: 'arrow', count: 1 }]);
    expect(writtenFindings(body, new Map())).toEqual({
      findings: [],
      lost: [{ finding: 'Nodule', loss: 'no-original', count: 2 }],
    });
    expect(writtenFindings(caseWith([]), found).lost).toEqual([
      { finding: 'Nodule', loss: 'no-marks', count: 1 },
    ]);
    const coloured = new Map([[PLACE, original({ isGrey: false })]]);
    expect(writtenFindings(body, coloured).lost).toContainEqual({
      finding: 'Nodule',
      loss: 'colour',
      count: 2,
    });
    const tabled = new Map([[PLACE, original({ isTabled: true })]]);
    expect(writtenFindings(body, tabled).lost).toContainEqual({ finding: 'Nodule', loss: 'table', count: 2 });
  });

  it('have no millimetres on the image that a scanner plans its slices on', () => {
    const scout = new Map([[PLACE, original({ isLocalizer: true })]]);
    const body = caseWith([line()], { series: { pixelSpacing: [0.5, 0.5], spacingKind: 'patient' } });
    const { findings, lost } = writtenFindings(body, scout);
    expect(findings[0]!.marks[0]).not.toHaveProperty('millimetres');
    expect(lost).toEqual([{ finding: 'Nodule', loss: 'length-localizer', count: 1 }]);
  });
});
