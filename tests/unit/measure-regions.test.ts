import { describe, expect, it } from 'vitest';
import { angleOfLines, type Measure, type Point } from '#lib/imaging/measure.ts';
import { polygonArea, polygonStatistics, rectangleStatistics } from '#lib/imaging/region.ts';
import { type Draft, letGo, move, press } from '#lib/viewer/measures/draft.ts';
import type { MeasuredImage } from '#lib/viewer/measures/tool.ts';
import { MEASURE_TOOLS } from '#lib/viewer/measures/tools.ts';

const at = (x: number, y: number) => ({ x, y });
const value = (x: number, y: number) => ((x * 7 + y * 13) % 31) - 9;
const values = { width: 64, height: 48, at: value };
const image: MeasuredImage = { spacing: [2, 0.5], unit: 'HU', values, hasFrames: true };

/** Mean and deviation of a list, written down once more. */
function summaryOf(inside: readonly number[]) {
  const mean = inside.reduce((sum, each) => sum + each, 0) / inside.length;
  const squares = inside.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return { pixels: inside.length, mean, deviation: Math.sqrt(squares / inside.length) };
}

/** Whether a place lies in a polygon, by the angles under which its sides are seen: another way than the product's. */
function winds(points: readonly Point[], x: number, y: number): boolean {
  const total = points.reduce((sum, a, i) => {
    const b = points[(i + 1) % points.length]!;
    const turn = Math.atan2(b.y - y, b.x - x) - Math.atan2(a.y - y, a.x - x);
    return sum + turn - 2 * Math.PI * Math.round(turn / (2 * Math.PI));
  }, 0);
  return Math.abs(total) > Math.PI;
}

const inside = (contains: (x: number, y: number) => boolean) =>
  Array.from({ length: 64 * 48 }, (_, i) => ({ x: i % 64, y: Math.floor(i / 64) }))
    .filter(({ x, y }) => contains(x + 0.5, y + 0.5))
    .map(({ x, y }) => value(x, y));

describe('a rectangle', () => {
  it.each([
    [at(4, 6), at(24, 18)],
    [at(24.4, 18.2), at(4.7, 6.1)],
    [at(-9, -9), at(10, 10)],
  ])('from %j to %j takes the pixels whose centre lies in it', (a, b) => {
    const found = rectangleStatistics(a, b, values, [2, 0.5])!;
    const between = (c: number, one: number, other: number) =>
      c >= Math.min(one, other) && c <= Math.max(one, other);
    const expected = summaryOf(inside((x, y) => between(x, a.x, b.x) && between(y, a.y, b.y)));
    expect(found.pixels).toBe(expected.pixels);
    expect(found.mean).toBeCloseTo(expected.mean, 9);
    expect(found.deviation).toBeCloseTo(expected.deviation, 9);
    expect(found.area).toBeCloseTo(Math.abs(b.x - a.x) * 0.5 * Math.abs(b.y - a.y) * 2, 9);
  });

  it('keeps the corner opposite to the one that is moved, and the order of its handles', () => {
    const { handles, moveHandle } = MEASURE_TOOLS.rectangle;
    const box = [at(10, 20), at(50, 40)];
    for (const handle of [0, 1, 2, 3]) {
      const moved = moveHandle(box, handle, at(33, 77));
      expect(handles(moved)[handle]).toEqual(at(33, 77));
      expect(handles(moved)[(handle + 2) % 4]).toEqual(handles(box)[(handle + 2) % 4]);
    }
  });
});

describe('a region', () => {
  const star = [at(30, 4), at(36, 20), at(55, 21), at(40, 30), at(46, 44), at(30, 35), at(14, 44), at(9, 18)];

  it('takes the pixels whose centre lies in it, also where it is not convex', () => {
    const found = polygonStatistics(star, values, [2, 0.5])!;
    const expected = summaryOf(inside((x, y) => winds(star, x, y)));
    expect(found.pixels).toBe(expected.pixels);
    expect(found.mean).toBeCloseTo(expected.mean, 9);
    expect(found.deviation).toBeCloseTo(expected.deviation, 9);
  });

  it('has the area of what it surrounds, in square millimetres, whichever way it was drawn', () => {
    const square = [at(0, 0), at(10, 0), at(10, 10), at(0, 10)];
    expect(polygonArea(square, [2, 0.5])).toBeCloseTo(100);
    expect(polygonArea(square.toReversed(), [1, 1])).toBeCloseTo(100);
    expect(polygonArea(square, null)).toBe(100);
  });

  it('is drawn in one stroke, as near to it as one sees', () => {
    const circle = Array.from({ length: 400 }, (_, i) => {
      const turn = (2 * Math.PI * i) / 400;
      return at(30 + 20 * Math.cos(turn), 24 + 20 * Math.sin(turn));
    });
    let { draft } = press(null, 'region', circle[0]!);
    for (const place of circle.slice(1, -1)) draft = move(draft, place).draft;
    const { done } = letGo(draft, circle.at(-1)!, false);
    expect(done?.points.length).toBeLessThan(60);
    expect(Math.abs(polygonArea(done?.points ?? [], null) / (Math.PI * 400) - 1)).toBeLessThan(0.01);
  });

  it('is nothing where the stroke surrounds nothing', () => {
    const { draft } = move(press(null, 'region', at(1, 1)).draft, at(5, 5));
    expect(letGo(draft, at(9, 9), false)).toEqual({ draft: null });
  });

  it('is drawn corner after corner too, though a hand trembles at the first', () => {
    const trembled = move(press(null, 'region', at(5, 5)).draft, at(5.2, 5)).draft;
    let step = letGo(trembled, at(5.2, 5), true);
    for (const place of [at(30, 5), at(30, 30)])
      step = letGo(press(step.draft, 'region', place).draft, place, true);
    expect(letGo(press(step.draft, 'region', at(30, 30)).draft, at(30, 30), true).done).toEqual({
      kind: 'region',
      points: [at(5, 5), at(30, 5), at(30, 30)],
    });
  });
});

describe('two lines', () => {
  const drag = (draft: Draft | null, kind: Measure['kind'], from: Point, to: Point) =>
    letGo(move(press(draft, kind, from).draft, to).draft, to, false);
  const four = [at(0, 0), at(20, 0), at(0, 10), at(20, 18)];

  it.each(['cobb', 'bidirectional'] as const)('of %s are dragged one after the other, or pressed', (kind) => {
    const first = drag(null, kind, four[0]!, four[1]!);
    expect(drag(first.draft, kind, four[2]!, four[3]!)).toEqual({
      draft: null,
      done: { kind, points: four },
    });
    let step: { draft: Draft | null; done?: Measure } = { draft: null };
    for (const place of four) step = letGo(press(step.draft, kind, place).draft, place, true);
    expect(step).toEqual({ draft: null, done: { kind, points: four } });
  });

  it('make one angle, whichever way each was drawn, also when pixels are not square', () => {
    const [a, b, c, d] = [at(0, 0), at(20, 0), at(3, 10), at(23, 15)] as const;
    const expected = (Math.atan2(5 * 2, 20) * 180) / Math.PI;
    for (const one of [
      [a, b],
      [b, a],
    ] as const)
      for (const other of [
        [c, d],
        [d, c],
      ] as const)
        expect(angleOfLines(one, other, [2, 1])).toBeCloseTo(expected, 9);
    expect(angleOfLines([a, b], [a, at(0, 9)], null)).toBeCloseTo(90);
    expect(angleOfLines([a, b], [c, at(10, 10)], null)).toBeCloseTo(0);
  });

  it('say Cobb’s angle, and the other one where a curve may be as steep', () => {
    const say = (degrees: number) => {
      const turn = (degrees * Math.PI) / 180;
      const end = at(40 * Math.cos(turn), 20 + 40 * Math.sin(turn));
      return MEASURE_TOOLS.cobb.text([at(0, 0), at(40, 0), at(0, 20), end], { ...image, spacing: [1, 1] });
    };
    expect(say(24)).toEqual(['Cobb 24,0°']);
    expect(say(75)).toEqual(['Cobb 75,0°', 'ou 105,0° si la courbure dépasse 90°']);
    expect(say(105)).toEqual(['Cobb 75,0°', 'ou 105,0° si la courbure dépasse 90°']);
  });

  it('say the long axis first, and that they are askew', () => {
    const say = MEASURE_TOOLS.bidirectional.text;
    expect(say([at(10, 5), at(10, 15), at(0, 10), at(80, 10)], image)).toEqual([
      '40,0\u00a0×\u00a020,0\u00a0mm',
    ]);
    expect(say([at(0, 0), at(40, 0), at(0, 0), at(20, 10)], image)[1]).toBe(
      'axes à 63°, non perpendiculaires',
    );
    expect(say([at(0, 0), at(40, 0), at(5, 0), at(5, 10)], { ...image, spacing: null })).toEqual([
      '40,0\u00a0×\u00a010,0\u00a0px',
    ]);
  });
});
