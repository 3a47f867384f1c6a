import { describe, expect, test } from 'vitest';
import { annotation, area, graphic, readState, sequence, turn } from './write-state.ts';

const IMAGE = { instance: '2.25.5', frame: 0 };
const one = (...graphics: Parameters<typeof annotation>[0]) => sequence(0x00700001, annotation(graphics));

/** A closed saw of 500 teeth, ten pixels deep. */
const SAW = [...Array.from({ length: 1000 }, (_, i) => [i, (i % 2) * 10]).flat(), 1000, 200, 0, 200];

describe('graphics in pixels', () => {
  test.each([
    [
      'two points measure',
      graphic('POLYLINE', [1, 2, 5, 8]),
      'length',
      [
        { x: 1, y: 2 },
        { x: 5, y: 8 },
      ],
    ],
    [
      'a closed line',
      graphic('POLYLINE', [0, 0, 9, 0, 9, 9, 0, 0]),
      'contour',
      [
        { x: 0, y: 0 },
        { x: 9, y: 0 },
        { x: 9, y: 9 },
      ],
    ],
    [
      'a circle',
      graphic('CIRCLE', [10, 10, 13, 14]),
      'ellipse',
      [
        { x: 5, y: 5 },
        { x: 15, y: 15 },
      ],
    ],
    [
      'an ellipse along rows',
      graphic('ELLIPSE', [0, 10, 20, 10, 10, 5, 10, 15]),
      'ellipse',
      [
        { x: 0, y: 5 },
        { x: 20, y: 15 },
      ],
    ],
    [
      'an ellipse along columns',
      graphic('ELLIPSE', [10, 0, 10, 20, 5, 10, 15, 10]),
      'ellipse',
      [
        { x: 5, y: 0 },
        { x: 15, y: 20 },
      ],
    ],
    ['a point', graphic('POINT', [3.5, 4.25]), 'label', [{ x: 3.5, y: 4.25 }]],
  ])('%s', async (_, item, kind, points) => {
    const { findings, left } = await readState(['2.25.5'], [one(item)]);
    expect(left).toEqual([]);
    const round = item.some(({ value }) => value === 'CIRCLE') && { only: { isSquare: true } };
    expect(findings).toEqual([
      { name: '', isCoded: false, marks: [{ kind, points, image: IMAGE, ...round }] },
    ]);
  });

  test('an oblique ellipse is its outline', async () => {
    const { findings } = await readState(
      ['2.25.5'],
      [one(graphic('ELLIPSE', [0, 0, 30, 40, 19, 17, 11, 23]))],
    );
    const [mark] = findings[0]!.marks;
    expect(mark?.kind).toBe('contour');
    for (const end of [
      [0, 0],
      [30, 40],
      [19, 17],
      [11, 23],
    ] as const)
      expect(Math.min(...mark!.points.map(({ x, y }) => Math.hypot(x - end[0], y - end[1])))).toBeLessThan(
        0.01,
      );
  });

  test.each([
    ['an open line', graphic('POLYLINE', [0, 0, 9, 0, 9, 9]), 'POLYLINE (PIXEL)'],
    ['an unknown type', graphic('SPIRAL', [0, 0]), 'SPIRAL (PIXEL)'],
    ['a matrix', graphic('POINT', [0, 0], 'MATRIX'), 'POINT (MATRIX)'],
    ['an area that nobody tells', graphic('POINT', [0.5, 0.5], 'DISPLAY'), 'POINT (DISPLAY)'],
    ['no places', graphic('POINT', [Number.NaN, 1]), 'POINT (PIXEL)'],
    ['a place that no image reaches', graphic('POINT', [200_000, 1]), 'POINT (PIXEL)'],
    ['a circle that leaves every image', graphic('CIRCLE', [5, 5, 20_000, 5]), 'CIRCLE (PIXEL)'],
    ['a contour cut too finely', graphic('POLYLINE', SAW, 'PIXEL', 'Y'), 'POLYLINE (PIXEL)'],
    ['fewer points than it says', graphic('POLYLINE', [0, 0, 9, 0], 'PIXEL', 'N', 3), 'POLYLINE (PIXEL)'],
  ])('%s is named and left', async (_, item, detail) => {
    const { findings, left } = await readState(['2.25.5'], [one(item)]);
    expect(findings).toEqual([]);
    expect(left).toEqual([{ part: 'Graphic Type', detail }]);
  });

  test('a contour of 3,000 points, more numbers than other attributes have, is read', async () => {
    const course = Array.from({ length: 3000 }, (_, i) => (2 * Math.PI * i) / 3000);
    const points = course.flatMap((angle) => [256 + 90 * Math.cos(angle), 256 + 90 * Math.sin(angle)]);
    const { findings, left } = await readState(['2.25.5'], [one(graphic('POLYLINE', points, 'PIXEL', 'Y'))]);
    expect(left).toEqual([]);
    expect(findings[0]!.marks[0]!.kind).toBe('contour');
  });

  test('a contour of 2,000 points stays within half a pixel of its course', async () => {
    const course = Array.from({ length: 2000 }, (_, i) => {
      const angle = (2 * Math.PI * i) / 2000;
      return { x: 256 + 100 * Math.cos(angle), y: 256 + 80 * Math.sin(angle) };
    });
    const item = graphic(
      'POLYLINE',
      course.flatMap(({ x, y }) => [x, y]),
      'PIXEL',
      'Y',
    );
    const [mark] = (await readState(['2.25.5'], [one(item)])).findings[0]!.marks;
    expect(mark!.points.length).toBeLessThanOrEqual(200);
    const off = mark!.points.map(
      ({ x, y }) => Math.abs(Math.hypot((x - 256) / 100, (y - 256) / 80) - 1) * 100,
    );
    expect(Math.max(...off)).toBeLessThan(0.5);
  });
});

/**
 * Where a pixel place of an image of 40 × 20 is displayed, in parts of its whole area: turned clockwise, then
 * flipped.
 */
function displayed(x: number, y: number, degrees: number, flip: string): [number, number] {
  let [u, v] = [x / 40, y / 20];
  for (let turned = 0; turned < degrees; turned += 90) [u, v] = [1 - v, u];
  return [flip === 'Y' ? 1 - u : u, v];
}

describe('graphics in parts of the displayed area', () => {
  for (const degrees of [0, 90, 180, 270])
    for (const flip of ['N', 'Y'])
      test(`turned by ${degrees}, flipped ${flip}`, async () => {
        const at = displayed(13.25, 4.5, degrees, flip);
        const parts = [area([1, 1], [40, 20]), ...turn(degrees, flip), one(graphic('POINT', at, 'DISPLAY'))];
        const { findings, views } = await readState(['2.25.5'], parts);
        const [{ x, y }] = findings[0]!.marks[0]!.points as [{ x: number; y: number }];
        expect(Math.hypot(x - 13.25, y - 4.5)).toBeLessThan(0.01);
        // Flipped before it is turned, it shows the same.
        const [{ rotation = 0, flipped = false }] = views as [(typeof views)[0]];
        let [u, v] = [flipped ? 1 - 13.25 / 40 : 13.25 / 40, 4.5 / 20];
        for (let quarter = 0; quarter < rotation; quarter++) [u, v] = [1 - v, u];
        expect(u).toBeCloseTo(at[0], 5);
        expect(v).toBeCloseTo(at[1], 5);
      });

  test('a whole turn is none; of an angle that is no quarter nothing is placed by the display', async () => {
    const parts = (degrees: number) => [
      area([1, 1], [40, 20]),
      ...turn(degrees),
      one(graphic('POINT', [0.25, 0.5], 'DISPLAY'), graphic('POINT', [3, 4])),
    ];
    const whole = await readState(['2.25.5'], parts(720));
    expect(whole.left).toEqual([]);
    expect(whole.findings[0]!.marks.map(({ points }) => points[0])).toEqual([{ x: 10, y: 10 }, { x: 3, y: 4 }]); // biome-ignore format: points
    const leaning = await readState(['2.25.5'], parts(45));
    expect(leaning.findings[0]!.marks.map(({ points }) => points[0])).toEqual([{ x: 3, y: 4 }]);
    expect(leaning.left).toEqual([
      { part: 'Image Rotation', detail: '' },
      { part: 'Graphic Type', detail: 'POINT (DISPLAY)' },
    ]);
  });

  test('corners of the area may be those of the turned image', async () => {
    const parts = [area([40, 20], [1, 1]), ...turn(180), one(graphic('POINT', [0.25, 0.5], 'DISPLAY'))];
    const { findings } = await readState(['2.25.5'], parts);
    expect(findings[0]!.marks[0]!.points).toEqual([{ x: 30, y: 10 }]);
  });
});
