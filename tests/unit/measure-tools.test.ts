import { describe, expect, it } from 'vitest';
import type { MeasureKind } from '#lib/imaging/measure.ts';
import { isMeasureKind, MEASURES } from '#lib/viewer/measures/kinds.ts';
import type { MeasuredImage } from '#lib/viewer/measures/tool.ts';
import { MEASURE_TOOLS } from '#lib/viewer/measures/tools.ts';

const at = (x: number, y: number) => ({ x, y });
const image: MeasuredImage = {
  spacing: [0.5, 0.5],
  unit: 'HU',
  values: { width: 100, height: 100, at: () => -40 },
  hasFrames: true,
};
const POINTS = [at(10, 20), at(50, 40), at(30, 80), at(12, 60)];
const kinds = Object.keys(MEASURE_TOOLS) as MeasureKind[];

describe('every measuring tool', () => {
  it.each(kinds)('%s says something once its points are there, and nothing before', (kind) => {
    const tool = MEASURE_TOOLS[kind];
    const points = POINTS.slice(0, tool.points);
    // A mark has no words but its author's.
    if (MEASURES[kind].marksOnly) expect(tool.text(points, image)).toEqual([]);
    else expect(tool.text(points, image).join(' ')).toMatch(/\d/);
    expect(tool.text(points.slice(0, -1), image)).toEqual([]);
    expect(tool.path(points)).toMatch(/^M/);
  });

  it.each(kinds)('%s is taken hold of on its drawing, and follows each handle', (kind) => {
    const tool = MEASURE_TOOLS[kind];
    const points = POINTS.slice(0, tool.points);
    const handles = tool.handles(points);
    expect(handles.length).toBeGreaterThanOrEqual(tool.points);
    handles.forEach((handle, i) => {
      expect(tool.distance(points, handle), `handle ${i}`).toBeLessThan(0.2);
      const to = at(handle.x + 3, handle.y + 5);
      const moved = tool.moveHandle(points, i, to);
      expect(moved).toHaveLength(points.length);
      expect(moved).not.toEqual(points);
      // An ellipse's handle moves one of its sides only.
      const { x, y } = tool.handles(moved)[i]!;
      expect(Math.abs(x - to.x) < 1e-9 || Math.abs(y - to.y) < 1e-9).toBe(true);
    });
  });

  it('is told from the tools that draw nothing', () => {
    expect(kinds.every(isMeasureKind)).toBe(true);
    expect(['scroll', 'window', 'zoom', 'pan'].some(isMeasureKind)).toBe(false);
  });
});

describe('an ellipse', () => {
  const { handles, moveHandle, distance } = MEASURE_TOOLS.ellipse;
  const box = [at(10, 20), at(50, 40)];

  it('has its handles on itself, not at the corners of its box', () => {
    for (const { x, y } of handles(box)) expect(((x - 30) / 20) ** 2 + ((y - 30) / 10) ** 2).toBeCloseTo(1);
  });

  it('keeps its other sides when one is moved, across the opposite one too', () => {
    expect(moveHandle(box, 3, at(60, 99))).toEqual([at(10, 20), at(60, 40)]);
    expect(moveHandle(box, 1, at(99, 70))).toEqual([at(10, 70), at(50, 40)]);
  });

  it('is far from its middle: one may draw inside', () => {
    expect(distance(box, at(30, 30))).toBeGreaterThan(9);
  });
});

describe('lines', () => {
  it('are near along their whole length, and no further than their ends', () => {
    const { distance } = MEASURE_TOOLS.length;
    const line = [at(0, 0), at(100, 0)];
    expect(distance(line, at(50, 3))).toBe(3);
    expect(distance(line, at(-4, 3))).toBe(5);
    expect(MEASURE_TOOLS.angle.distance([at(0, 0), at(10, 0), at(10, 10)], at(12, 5))).toBe(2);
  });
});
