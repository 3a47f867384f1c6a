import { describe, expect, it } from 'vitest';
import { LENS_ZOOM, lensAt, movedOn, throughLens } from '#lib/viewer/magnifier/lens.ts';
import { apply, FIRST_VIEW, flip, inverse, rotate, toPanel, zoomAt } from '#lib/viewer/view.ts';

const PANEL = { width: 600, height: 500 };

describe('the lens', () => {
  it('is around the pointer, above a finger, beneath it at the top, and always whole on the panel', () => {
    expect(lensAt({ x: 300, y: 300 }, PANEL, false)).toEqual({ left: 180, top: 180, side: 240 });
    const above = lensAt({ x: 300, y: 400 }, PANEL, true);
    expect(above.top + above.side).toBeLessThan(400 - 20);
    expect(lensAt({ x: 300, y: 60 }, PANEL, true).top).toBeGreaterThan(60 + 20);
    for (const x of [0, 600])
      for (const y of [0, 500])
        for (const byFinger of [false, true]) {
          const { left, top, side } = lensAt({ x, y }, PANEL, byFinger);
          expect(left).toBeGreaterThanOrEqual(0);
          expect(top).toBeGreaterThanOrEqual(0);
          expect(left + side).toBeLessThanOrEqual(600);
          expect(top + side).toBeLessThanOrEqual(500);
        }
  });

  it('leaves room on a small panel', () => {
    expect(lensAt({ x: 90, y: 90 }, { width: 180, height: 300 }, false).side).toBe(108);
  });

  it('shows in its middle what is under the place, three times as large, turned and mirrored as the image is', () => {
    // Pixels that are twice as tall as wide.
    const shape = { width: 200, height: 100, spacing: [2, 1] as const };
    const turned = flip(rotate(zoomAt(FIRST_VIEW, 1.7, { x: 40, y: 20 }), shape, PANEL));
    for (const view of [FIRST_VIEW, turned]) {
      const matrix = toPanel(view, shape, PANEL);
      const at = { x: 213, y: 171 };
      const lens = throughLens(matrix, at, 240);
      const [under, middle] = [apply(inverse(matrix), at), apply(inverse(lens), { x: 120, y: 120 })];
      expect(middle.x).toBeCloseTo(under.x, 9);
      expect(middle.y).toBeCloseTo(under.y, 9);
      const beside = apply(inverse(matrix), { x: at.x + 10, y: at.y - 7 });
      const seen = apply(lens, beside);
      expect(seen.x).toBeCloseTo(120 + 10 * LENS_ZOOM, 9);
      expect(seen.y).toBeCloseTo(120 - 7 * LENS_ZOOM, 9);
    }
  });

  it('stays on the panel that keys move it over', () => {
    expect(movedOn({ x: 10, y: 490 }, { x: -20, y: 20 }, PANEL)).toEqual({ x: 0, y: 500 });
    expect(movedOn({ x: 10, y: 10 }, { x: 2, y: 0 }, PANEL)).toEqual({ x: 12, y: 10 });
  });
});
