import { describe, expect, it } from 'vitest';
import type { ReadFinding } from '#lib/cases/findings-schemas.ts';
import type { Point } from '#lib/imaging/measure.ts';
import type { PointedPlace } from '#lib/questions/answers-schema.ts';
import { mark } from '#lib/questions/marking.ts';
import type { ZoneQuestion } from '#lib/questions/questions-schema.ts';
import { apply, inverse, toPanel, type View } from '#lib/viewer/view.ts';
import { random as randomFrom } from '../dicom/mutate.ts';

const FILE = 'a'.repeat(64);
type Mark = ReadFinding['marks'][number];

const contour = (image: number, ...points: Point[]): Mark => ({
  kind: 'contour',
  folder: 'f1',
  file: FILE,
  image,
  points,
});
const square = (image: number, x: number, y: number, side: number): Mark =>
  contour(image, { x, y }, { x: x + side, y }, { x: x + side, y: y + side }, { x, y: y + side });

const finding = (id: string, ...marks: Mark[]): ReadFinding => ({
  id,
  name: id,
  explanation: '',
  folder: 0,
  image: 0,
  file: FILE,
  width: 512,
  height: 512,
  spacing: null,
  spacingKind: null,
  marks,
});

const question = (...structures: [finding: string, reach: number][]): ZoneQuestion => ({
  id: 'q',
  format: 'zone',
  text: 'Où ?',
  structures: structures.map(([finding, reach], at) => ({ id: `r${at}`, finding, reach })),
});

const at = (x: number, y: number, image = 5, folder = 'f1'): PointedPlace => ({
  folder,
  file: FILE,
  image,
  x,
  y,
});

describe('a zone', () => {
  const findings = [finding('a', square(5, 10, 10, 20)), finding('b', square(5, 100, 10, 20))];

  it('gives the share of the structures that were pointed at', () => {
    const both = question(['a', 0], ['b', 0]);
    expect(mark(both, { points: [at(15, 15), at(110, 15)] }, findings)).toBe(1);
    expect(mark(both, { points: [at(15, 15), at(50, 15)] }, findings)).toBe(0.5);
    expect(mark(both, { points: [at(15, 15), at(16, 16)] }, findings)).toBe(0.5);
    expect(mark(both, {}, findings)).toBe(0);
  });

  it('gives nothing for more points than structures', () => {
    expect(mark(question(['a', 0]), { points: [at(15, 15), at(50, 50)] }, findings)).toBe(0);
  });

  it('holds on its slice, and as far beside it as its author said', () => {
    expect(mark(question(['a', 0]), { points: [at(15, 15, 6)] }, findings)).toBe(0);
    expect(mark(question(['a', 1]), { points: [at(15, 15, 6)] }, findings)).toBe(1);
    expect(mark(question(['a', 1]), { points: [at(15, 15, 4)] }, findings)).toBe(1);
    expect(mark(question(['a', 1]), { points: [at(15, 15, 7)] }, findings)).toBe(0);
    expect(mark(question(['a', 9]), { points: [at(15, 15, 5, 'f2')] }, findings)).toBe(0);
  });

  it('gives a point to the structure that needs it where structures lie in each other', () => {
    const nested = [finding('large', square(5, 0, 0, 100)), finding('small', square(5, 40, 40, 10))];
    const asked = question(['large', 0], ['small', 0]);
    expect(mark(asked, { points: [at(45, 45), at(10, 10)] }, nested)).toBe(1);
    expect(mark(asked, { points: [at(45, 45)] }, nested)).toBe(0.5);
    expect(mark(asked, { points: [at(10, 10), at(20, 20)] }, nested)).toBe(0.5);
  });

  it('takes any of the marks of its finding, in any series, and no arrow', () => {
    const several = [
      finding(
        'a',
        square(5, 10, 10, 20),
        { ...square(2, 200, 200, 20), folder: 'f2' },
        {
          ...square(5, 0, 0, 1),
          kind: 'arrow',
          points: [
            { x: 300, y: 300 },
            { x: 310, y: 310 },
          ],
        },
      ),
    ];
    expect(mark(question(['a', 0]), { points: [at(210, 210, 2, 'f2')] }, several)).toBe(1);
    expect(mark(question(['a', 0]), { points: [at(305, 305)] }, several)).toBe(0);
  });

  it('is worth nothing where its finding is gone', () => {
    expect(mark(question(['z', 9]), { points: [at(15, 15)] }, findings)).toBe(0);
  });
});

/** Whether a point is inside an outline, another way: the angles under which it sees the sides make a whole turn. */
function windsAround({ x, y }: Point, corners: readonly Point[]): boolean {
  let turn = 0;
  corners.forEach((from, i) => {
    const to = corners[(i + 1) % corners.length]!;
    const [ax, ay, bx, by] = [from.x - x, from.y - y, to.x - x, to.y - y];
    turn += Math.atan2(ax * by - ay * bx, ax * bx + ay * by);
  });
  return Math.abs(turn) > Math.PI;
}

describe('points in outlines and ellipses', () => {
  it('are told as an independent scorer tells them, on 10,000 random points', () => {
    const next = randomFrom(35);
    const differing: string[] = [];
    for (let i = 0; i < 10_000; i++) {
      const centre = { x: 100 + 300 * next(), y: 100 + 300 * next() };
      const count = 3 + Math.floor(next() * 12);
      // A star around its centre never crosses itself: both algorithms then agree.
      const corners = Array.from({ length: count }, (_, k) => {
        const [angle, reach] = [(2 * Math.PI * k) / count, 10 + 90 * next()];
        return { x: centre.x + reach * Math.cos(angle), y: centre.y + reach * Math.sin(angle) };
      });
      const point = { x: centre.x + 220 * (next() - 0.5), y: centre.y + 220 * (next() - 0.5) };
      const [a, b] = [corners[0]!, corners[1]!];
      const [rx, ry] = [Math.abs(a.x - b.x) / 2, Math.abs(a.y - b.y) / 2];
      const isNear = Math.hypot((point.x - (a.x + b.x) / 2) / rx, (point.y - (a.y + b.y) / 2) / ry) <= 1;
      const marks: [Mark, boolean][] = [
        [contour(5, ...corners), windsAround(point, corners)],
        [{ ...contour(5, a, b), kind: 'ellipse' }, isNear],
      ];
      for (const [drawn, expected] of marks) {
        const given = mark(question(['a', 0]), { points: [at(point.x, point.y)] }, [finding('a', drawn)]);
        if ((given === 1) !== expected) differing.push(`${drawn.kind} ${i}`);
      }
    }
    expect(differing).toEqual([]);
  });
});

describe('1,000 presses on rotated, flipped and zoomed views', () => {
  it('land where they are seen', () => {
    const next = randomFrom(1000);
    const lost: number[] = [];
    for (let i = 0; i < 1000; i++) {
      const shape = {
        width: 100 + Math.floor(400 * next()),
        height: 100 + Math.floor(400 * next()),
        spacing: [0.3 + next(), 0.3 + next()] as const,
      };
      const view: View = {
        zoom: 0.2 + 8 * next(),
        pan: { x: 400 * (next() - 0.5), y: 400 * (next() - 0.5) },
        rotation: Math.floor(4 * next()),
        flipped: next() < 0.5,
        inverted: false,
      };
      const matrix = toPanel(view, shape, { width: 300 + 900 * next(), height: 300 + 600 * next() });
      const [x, y, side] = [shape.width * next(), shape.height * next(), 8];
      const middle = { x: x + side / 2, y: y + side / 2 };
      const inside = apply(inverse(matrix), apply(matrix, middle));
      const outside = apply(inverse(matrix), apply(matrix, { x: middle.x + side, y: middle.y }));
      const drawn = [finding('a', square(5, x, y, side))];
      const markAt = (point: Point) => mark(question(['a', 0]), { points: [at(point.x, point.y)] }, drawn);
      if (markAt(inside) !== 1 || markAt(outside) !== 0) lost.push(i);
    }
    expect(lost).toEqual([]);
  });
});

describe('a measure', () => {
  const asked = {
    id: 'q',
    format: 'measure' as const,
    text: 'Combien ?',
    quantity: 'length' as const,
    least: 13.5,
    most: 17.5,
  };
  it.each([
    [13.4, 0],
    [13.5, 1],
    [17.5, 1],
    [17.6, 0],
  ])('of %f gives %i', (value, points) => {
    expect(mark(asked, { measure: { value } })).toBe(points);
  });
  it('gives nothing without an answer or without bounds', () => {
    expect(mark(asked, {})).toBe(0);
    expect(mark({ ...asked, most: null }, { measure: { value: 15 } })).toBe(0);
  });
});
