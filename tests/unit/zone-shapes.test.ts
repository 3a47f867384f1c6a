import { describe, expect, it } from 'vitest';
import { question } from '#lib/questionnaires/question-schema.ts';
import type { ZoneShape } from '#lib/questionnaires/tree.ts';
import {
  boundsOf,
  freeHandShape,
  insertVertex,
  middleOf,
  moveShape,
  moveVertex,
  type Point,
  polygonOf,
  rectangleBetween,
  removeVertex,
  resizeShape,
} from '#lib/questionnaires/zone-shapes.ts';
import { randomFrom } from '../contract/sample-items.ts';

const rect: ZoneShape = { type: 'rect', x: 10, y: 20, width: 30, height: 40 };
const triangle: ZoneShape = {
  type: 'polygon',
  points: [
    [10, 10],
    [50, 10],
    [30, 50],
  ],
};

describe('shapes of zones', () => {
  it('are drawn from one corner to the other, whichever comes first', () => {
    expect(rectangleBetween([40, 60], [10, 20])).toEqual(rect);
    expect(rectangleBetween([40, 60], [140, -20])).toMatchObject({ x: 40, y: 0, width: 60, height: 60 });
    expect(rectangleBetween([40, 60], [40.5, 80])).toBeNull();
    expect(
      polygonOf([
        [1, 1],
        [9, 1],
        [9, 1],
      ]),
    ).toBeNull();
  });

  it('move and grow as far as the picture goes', () => {
    expect(moveShape(rect, 5, -5)).toEqual({ ...rect, x: 15, y: 15 });
    expect(moveShape(rect, 500, 500)).toMatchObject({ x: 70, y: 60 });
    expect(boundsOf(moveShape(triangle, -500, 0))).toEqual({ x: 0, y: 10, width: 40, height: 40 });
    expect(resizeShape(rect, 500, -500)).toEqual({ ...rect, width: 90, height: 1 });
    expect(boundsOf(resizeShape(triangle, 10, 20))).toEqual({ x: 10, y: 10, width: 50, height: 60 });
    expect(middleOf(rect)).toEqual([25, 40]);
  });

  it('have vertices that move, come and go', () => {
    expect(moveVertex(rect, 2, [90, 90])).toEqual({ type: 'rect', x: 10, y: 20, width: 80, height: 70 });
    expect(moveVertex(rect, 0, [50, 70])).toEqual({ type: 'rect', x: 40, y: 60, width: 10, height: 10 });
    expect(moveVertex(rect, 0, [40, 60])).toBe(rect);
    expect(moveVertex(triangle, 1, [120, 0])).toMatchObject({
      points: [
        [10, 10],
        [100, 0],
        [30, 50],
      ],
    });
    expect(insertVertex(rect, 3)).toEqual({
      type: 'polygon',
      points: [
        [10, 20],
        [40, 20],
        [40, 60],
        [10, 60],
        [10, 40],
      ],
    });
    expect(removeVertex(insertVertex(triangle, 0), 1)).toEqual(triangle);
    expect(removeVertex(triangle, 0)).toBe(triangle);
  });

  it('keep the form of what a hand drew, in few vertices', () => {
    const circle = Array.from({ length: 2_000 }, (_, at): Point => {
      const angle = (at / 2_000) * 2 * Math.PI;
      return [50 + 30 * Math.cos(angle) + (at % 3) * 0.05, 50 + 30 * Math.sin(angle)];
    });
    const shape = freeHandShape(circle);
    expect(shape?.type === 'polygon' && shape.points.length).toBeLessThanOrEqual(60);
    expect(shape?.type === 'polygon' && shape.points.length).toBeGreaterThan(10);
    const { x, y, width, height } = boundsOf(shape!);
    for (const [is, should] of [
      [x, 20],
      [y, 20],
      [width, 60],
      [height, 60],
    ])
      expect(Math.abs(is! - should!)).toBeLessThan(1);
    expect(freeHandShape([[1, 1]])).toBeNull();
    const closed = freeHandShape([
      [10, 10],
      [50, 10],
      [30, 50],
      [10, 10],
    ]);
    expect(closed).toMatchObject({
      points: [
        [50, 10],
        [30, 50],
        [10, 10],
      ],
    });
  });

  it('can be stored after whatever is done to them', () => {
    const random = randomFrom(3);
    const any = () => random() * 300 - 100;
    const stored = (shape: ZoneShape) =>
      question.safeParse({
        id: 'q',
        text: 'Zones',
        section: 'findings',
        type: 'hotspot',
        image: { file: 'a'.repeat(64), width: 10, height: 10 },
        zones: [{ id: 'z', label: 'Zone', colour: '#123456', shape }],
      }).success;
    for (let round = 0; round < 200; round += 1) {
      let shape: ZoneShape = random() < 0.5 ? rect : triangle;
      for (let step = 0; step < 8; step += 1) {
        const at = Math.floor(random() * 3);
        const made = [
          () => moveShape(shape, any(), any()),
          () => resizeShape(shape, any(), any()),
          () => moveVertex(shape, at, [any(), any()]),
          () => insertVertex(shape, at),
          () => removeVertex(shape, at),
        ];
        shape = made[Math.floor(random() * made.length)]!();
        expect(stored(shape), JSON.stringify(shape)).toBe(true);
      }
    }
  });
});
