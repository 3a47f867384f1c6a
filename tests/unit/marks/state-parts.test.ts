import { describe, expect, test } from 'vitest';
import { readMarks } from '#lib/dicom/documents/read-marks.ts';
import { text } from '../dicom/write-dicom.ts';
import {
  annotation,
  area,
  graphic,
  readState,
  reference,
  sequence,
  stateBytes,
  windowed,
  written,
} from './write-state.ts';

const IMAGE = { instance: '2.25.5', frame: 0 };

describe('texts', () => {
  test('the one text beside graphics names them; it is free', async () => {
    const item = annotation([graphic('CIRCLE', [9, 9, 12, 9])], [written('Nodule\r\nM. Durand', [12, 9])]);
    const { findings } = await readState(['2.25.5'], [sequence(0x00700001, item)]);
    expect(findings[0]).toMatchObject({ name: 'Nodule\nM. Durand', isCoded: false });
    expect(findings[0]!.marks).toHaveLength(1);
  });

  test('several texts stay where they are', async () => {
    const item = annotation([], [written('a', [1, 2]), written('b', [3, 4])]);
    const { findings } = await readState(['2.25.5'], [sequence(0x00700001, item)]);
    expect(findings[0]!.marks.map(({ kind, text: words, points }) => [kind, words, points])).toEqual([
      ['label', 'a', [{ x: 1, y: 2 }]],
      ['label', 'b', [{ x: 3, y: 4 }]],
    ]);
  });
});

test('a text where no image reaches is named, and has no place', async () => {
  const item = annotation([], [written('loin', [80_000, 2]), written('près', [3, 4])]);
  const { findings, left } = await readState(['2.25.5'], [sequence(0x00700001, item)]);
  expect(findings[0]!.marks.map(({ text: words }) => words)).toEqual(['près']);
  expect(left).toEqual([{ part: 'Text Object', detail: '' }]);
});

describe('images and views', () => {
  test('an annotation is of the images that it names, and says how many more it means', async () => {
    const [named, all] = [
      annotation([graphic('POINT', [1, 1])], [], [reference('2.25.6', '3')]),
      annotation([graphic('POINT', [2, 2])]),
    ];
    const { findings } = await readState(['2.25.5', '2.25.6'], [sequence(0x00700001, named, all)]);
    expect(findings[0]!.marks[0]!.image).toEqual({ instance: '2.25.6', frame: 3 });
    expect(findings[1]).toMatchObject({ others: 1, marks: [{ image: IMAGE }] });
  });

  test('window, area and polarity', async () => {
    const parts = [
      windowed('40', '400'),
      area([11, 1], [20, 20]),
      text(0x00281052, 'DS', '-1024'),
      text(0x00281053, 'DS', '1'),
      text(0x20500020, 'CS', 'INVERSE'),
    ];
    const { views } = await readState([], parts);
    expect(views).toEqual([
      {
        images: [],
        series: ['2.25.9'],
        inverted: true,
        window: { centre: 40, width: 400, rescale: { slope: 1, intercept: -1024 } },
        area: { from: { x: 10, y: 0 }, to: { x: 20, y: 20 } },
      },
    ]);
  });

  test('curves, other sizes, shutters and tables are named', async () => {
    const parts = [
      windowed('40', '400', 'SIGMOID'),
      area([1, 1], [40, 20], 'TRUE SIZE'),
      text(0x00181600, 'CS', 'CIRCULAR'),
      sequence(0x20500010, []),
    ];
    const { left, views } = await readState(['2.25.5'], parts);
    expect(left.map(({ part }) => part).toSorted()).toEqual([
      'Presentation LUT Sequence',
      'Presentation Size Mode',
      'Shutter Shape',
      'Softcopy VOI LUT',
    ]);
    expect(views).toEqual([{ images: [IMAGE] }]);
  });
});

test('a state of 3,000 annotations is bounded, and what is over is named', async () => {
  const items = Array.from({ length: 3000 }, () => annotation([graphic('SPIRAL', [1, 1])]));
  const blob = new Blob([stateBytes(['2.25.5'], [sequence(0x00700001, ...items)])]);
  const { left } = await readMarks(blob);
  expect(left).toEqual([
    { part: 'Graphic Annotation', detail: '2500' },
    { part: 'Graphic Type', detail: 'SPIRAL (PIXEL)' },
  ]);
});
