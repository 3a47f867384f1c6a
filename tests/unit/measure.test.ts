import { describe, expect, it } from 'vitest';
import { angle, distance, type Measure, probe } from '#lib/imaging/measure.ts';
import { ellipseStatistics } from '#lib/imaging/region.ts';
import { letGo, move, press } from '#lib/viewer/measures/draft.ts';

const at = (x: number, y: number) => ({ x, y });

describe('measures', () => {
  it('are in millimetres, rows and columns apart', () => {
    expect(distance(at(0, 0), at(30, 40), [0.5, 0.5])).toBeCloseTo(25);
    expect(distance(at(0, 0), at(3, 4), [2, 1])).toBeCloseTo(Math.hypot(3, 8));
    expect(distance(at(0, 0), at(3, 4), null)).toBe(5);
  });

  it('know a right angle, also when pixels are not square', () => {
    expect(angle(at(10, 0), at(0, 0), at(0, 10), [1, 1])).toBeCloseTo(90);
    expect(angle(at(10, 0), at(0, 0), at(10, 5), [2, 1])).toBeCloseTo(45);
    expect(angle(at(-10, 1), at(0, 0), at(-10, -1), [1, 1])).toBeLessThan(12);
  });

  it('take the mean and the deviation of the pixels inside an ellipse', () => {
    const value = (x: number, y: number) => (x * 7 + y * 13) % 31;
    const found = ellipseStatistics(at(4, 6), at(24, 18), { width: 64, height: 64, at: value }, [0.5, 0.5]);
    const inside: number[] = [];
    for (let y = 0; y < 64; y++)
      for (let x = 0; x < 64; x++)
        if (((x + 0.5 - 14) / 10) ** 2 + ((y + 0.5 - 12) / 6) ** 2 <= 1) inside.push(value(x, y));
    const mean = inside.reduce((sum, each) => sum + each, 0) / inside.length;
    const variance = inside.reduce((sum, each) => sum + (each - mean) ** 2, 0) / inside.length;
    expect(found?.pixels).toBe(inside.length);
    expect(found?.mean).toBeCloseTo(mean, 6);
    expect(found?.deviation).toBeCloseTo(Math.sqrt(variance), 6);
    expect(found?.area).toBeCloseTo(Math.PI * 5 * 3);
  });

  it('read the pixel under a point, and nothing beyond the edge', () => {
    const values = { width: 4, height: 3, at: (x: number, y: number) => 10 * y + x };
    expect(probe(at(3.9, 2.1), values)).toBe(23);
    expect(probe(at(4, 1), values)).toBeNull();
    expect(ellipseStatistics(at(50, 50), at(60, 60), values, null)).toBeNull();
  });
});

describe('drawing a measure', () => {
  it('by dragging', () => {
    const started = press(null, 'length', at(1, 1));
    const moved = move(started.draft, at(5, 1));
    expect(letGo(moved.draft, at(9, 1), false).done).toEqual({
      kind: 'length',
      points: [at(1, 1), at(9, 1)],
    });
  });

  it('by pressing at each point', () => {
    const first = letGo(press(null, 'angle', at(0, 0)).draft, at(0, 0), true);
    const second = letGo(press(first.draft, 'angle', at(5, 0)).draft, at(5, 0), true);
    const third = letGo(press(second.draft, 'angle', at(5, 5)).draft, at(5, 5), true);
    const expected: Measure = { kind: 'angle', points: [at(0, 0), at(5, 0), at(5, 5)] };
    expect(third).toEqual({ draft: null, done: expected });
  });

  it('in one press for a probe', () => {
    expect(press(null, 'probe', at(2, 3))).toEqual({
      draft: null,
      done: { kind: 'probe', points: [at(2, 3)] },
    });
  });
});
