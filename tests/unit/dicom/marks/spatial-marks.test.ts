import { describe, expect, it } from 'vitest';
import { readMarks } from '#lib/dicom/documents/read-marks.ts';
import { type PlacedFrame, placeSpatial } from '#lib/dicom/documents/spatial-marks.ts';
import { sequence } from '../../marks/write-state.ts';
import { text, writeDicom } from '../write-dicom.ts';

const SPACE = '1.2.3.1';

/** An axial slice at a height: pixels 0.5 mm wide and 2 mm high, the middle of the first one at -10, -20. */
const axial = (height: number, changes: Partial<PlacedFrame> = {}): PlacedFrame => ({
  instance: `1.2.3.4.${height}`,
  frame: 1,
  patient: '',
  study: '',
  space: SPACE,
  position: [-10, -20, height],
  orientation: [1, 0, 0, 0, 1, 0],
  spacing: [2, 0.5],
  rows: 50,
  columns: 100,
  ...changes,
});
const slices = [0, 3, 6].map((height) => axial(height));

const code = (tag: number, value: string, meaning: string) =>
  sequence(tag, [
    text(0x00080100, 'SH', value),
    text(0x00080102, 'SH', 'DCM'),
    text(0x00080104, 'LO', meaning),
  ]);

/** What a report says of whose exam it is of, and which studies it is about. */
const examWith = (number: string, name: string, study: string, ...about: string[]) => [
  text(0x00100010, 'PN', name),
  text(0x00100020, 'LO', number),
  text(0x0020000d, 'UI', study),
  ...about.map((each) => sequence(0x0040a375, [text(0x0020000d, 'UI', each)])),
];

/** A report of one group with one shape of the patient's space. */
function reportOf(
  graphic: string,
  points: number[],
  space = SPACE,
  cited?: string,
  exam: ReturnType<typeof examWith> = [],
) {
  const image = cited
    ? [
        sequence(0x0040a730, [
          text(0x0040a010, 'CS', 'SELECTED FROM'),
          text(0x0040a040, 'CS', 'IMAGE'),
          sequence(0x00081199, [text(0x00081155, 'UI', cited)]),
        ]),
      ]
    : [];
  const shape = [
    text(0x0040a040, 'CS', 'SCOORD3D'),
    code(0x0040a043, '111030', 'Image Region'),
    ...(space ? [text(0x30060024, 'UI', space)] : []),
    { tag: 0x00700022, vr: 'FL', value: points },
    text(0x00700023, 'CS', graphic),
    ...image,
  ];
  const name = [
    text(0x0040a040, 'CS', 'TEXT'),
    code(0x0040a043, '121106', 'Comment'),
    text(0x0040a160, 'UT', 'Nodule'),
  ];
  const group = [
    text(0x0040a040, 'CS', 'CONTAINER'),
    code(0x0040a043, '125007', 'Measurement Group'),
    sequence(0x0040a730, name, shape),
  ];
  const bytes = writeDicom([
    text(0x00080016, 'UI', '1.2.840.10008.5.1.4.1.1.88.34'),
    text(0x00080018, 'UI', '2.25.7'),
    ...exam,
    sequence(0x0040a730, group),
  ]);
  return readMarks(new Blob([bytes]));
}

const drawn = (document: Awaited<ReturnType<typeof reportOf>>) =>
  document.findings.map(({ name, others, marks }) => ({
    name,
    others,
    marks: marks.map(({ kind, image, points }) => [kind, image.instance, points.map(({ x, y }) => [x, y])]),
  }));

describe('coordinates of the patient’s space', () => {
  it('lie on the slice that holds them all, in its own pixels', async () => {
    const report = await reportOf('POLYLINE', [-10, -20, 3, -5, -10, 3]);
    expect(report.left).toEqual([]);
    // 5 mm along rows of 0.5 mm, 10 mm down columns of 2 mm, from the middle of the first pixel.
    expect(drawn(placeSpatial(report, slices))).toEqual([
      { name: 'Nodule', others: undefined, marks: [['length', '1.2.3.4.3', [[0.5, 0.5], [10.5, 5.5]]]] }, // biome-ignore format: one mark
    ]);
  });

  it('lie on a slanting slice', async () => {
    const half = Math.SQRT1_2;
    const slanting = axial(0, { orientation: [1, 0, 0, 0, half, half], instance: '1.2.9' });
    const report = await reportOf('POINT', [-8, -20 + 8 * half, 8 * half]);
    const [mark] = placeSpatial(report, [slanting]).findings[0]!.marks;
    expect(mark?.image.instance).toBe('1.2.9');
    expect(mark?.points[0]?.x).toBeCloseTo(4.5, 4);
    expect(mark?.points[0]?.y).toBeCloseTo(4.5, 4);
  });

  it('close where they are a polygon', async () => {
    const report = await reportOf('POLYGON', [-10, -20, 0, -5, -20, 0, -5, -10, 0]);
    expect(drawn(placeSpatial(report, slices))[0]!.marks).toEqual([
      ['contour', '1.2.3.4.0', [[0.5, 0.5], [10.5, 0.5], [10.5, 5.5]]], // biome-ignore format: one mark
    ]);
  });

  it('are placed once where several series hold them, which is told, or on the images that they cite', async () => {
    const phases = [...slices, axial(3, { instance: '1.2.5' })];
    const point = [-10, -20, 3];
    const several = drawn(placeSpatial(await reportOf('POINT', point), phases));
    expect(several).toMatchObject([{ others: 1, marks: [['label', '1.2.3.4.3', [[0.5, 0.5]]]] }]);
    const cited = drawn(placeSpatial(await reportOf('POINT', point, SPACE, '1.2.5'), phases));
    expect(cited).toMatchObject([{ others: undefined, marks: [['label', '1.2.5', [[0.5, 0.5]]]] }]);
  });

  it.each([
    ['between slices', 'POINT', [0, 0, 1.5], SPACE, 'no-plane'],
    ['across slices', 'POLYLINE', [0, 0, 0, 0, 0, 3], SPACE, 'no-plane'],
    ['beside the image', 'POINT', [200, 0, 3], SPACE, 'no-plane'],
    ['in another frame of reference', 'POINT', [0, 0, 3], '1.2.3.2', 'no-plane'],
    ['filling space', 'ELLIPSOID', [0, 0, 3, 1, 0, 3], SPACE, 'volume-coordinates'],
    ['in no frame of reference', 'POINT', [0, 0, 3], '', 'volume-coordinates'],
  ] as const)('are named and left %s', async (_, graphic, points, space, part) => {
    const { findings, left } = placeSpatial(await reportOf(graphic, [...points], space), slices);
    expect(findings).toEqual([]);
    expect(left).toEqual([{ part, detail: `Nodule, ${graphic}` }]);
  });

  const own = { patient: '7|dupont jean', study: '1.9' };
  const point = [-10, -20, 3];
  const findIn = async (
    exam: ReturnType<typeof examWith>,
    frame: Partial<PlacedFrame> = own,
    cited?: string,
  ) => {
    const frames = slices.map((slice) => ({ ...slice, ...frame }));
    const { findings, left } = placeSpatial(await reportOf('POINT', point, SPACE, cited, exam), frames);
    return left.length > 0 ? left : findings.flatMap(({ marks }) => marks.map(({ image }) => image.instance));
  };

  it.each([
    ['its own exam', examWith('7', 'DUPONT^Jean^^', '1.9')],
    ['a name in letters that files write otherwise', examWith('7', 'DUPONT^Jéan', '1.9')],
    ['no number', examWith('', 'DUPONT^JEAN', '1.9')],
    ['no name', examWith('7', '', '1.9')],
    ['nothing at all', examWith('', '', '')],
    ['another study, about this one', examWith('7', '', '1.8', '1.9')],
  ])('lie on images where the report says %s', async (_, exam) => {
    expect(await findIn(exam)).toEqual(['1.2.3.4.3']);
    expect(await findIn(exam, { patient: '|', study: '' })).toEqual(['1.2.3.4.3']);
  });

  it.each([
    ['another patient', examWith('8', 'DUPONT^Jean', '1.9')],
    ['another patient of that number', examWith('7', 'MARTIN^Anne', '1.9')],
    ['another study', examWith('7', 'DUPONT^Jean', '1.8')],
    ['another study, about a third one', examWith('7', '', '1.8', '1.7')],
  ])('are named and left, though the frame of reference is the same: %s', async (_, exam) => {
    expect(await findIn(exam)).toEqual([{ part: 'other-exam', detail: 'Nodule, POINT' }]);
  });

  it('lie on an image that they cite in another study, and on none of another patient', async () => {
    expect(await findIn(examWith('7', '', '1.8'), own, '1.2.3.4.3')).toEqual(['1.2.3.4.3']);
    expect(await findIn(examWith('8', '', '1.8'), own, '1.2.3.4.3')).toMatchObject([{ part: 'other-exam' }]);
  });
});
