import { describe, expect, it } from 'vitest';
import { dragWindow, pinch, roleOf } from '#lib/viewer/gestures.ts';
import { rasterise, tapsFor } from '#lib/viewer/raster.ts';
import {
  apply,
  FIRST_VIEW,
  flip,
  inverse,
  panBy,
  rotate,
  toPanel,
  type View,
  zoomAt,
} from '#lib/viewer/view.ts';

const image = { width: 40, height: 30, spacing: null };
const panel = { width: 400, height: 300 };

describe('how an image lies in its panel', () => {
  it('fits at first, centred', () => {
    const matrix = toPanel(FIRST_VIEW, image, { width: 400, height: 400 });
    expect(apply(matrix, { x: 0, y: 0 })).toEqual({ x: 0, y: 50 });
    expect(apply(matrix, { x: 40, y: 30 })).toEqual({ x: 400, y: 350 });
  });

  it('respects pixels that are not square', () => {
    const matrix = toPanel(FIRST_VIEW, { ...image, spacing: [2, 1] }, { width: 400, height: 600 });
    expect([matrix.a, matrix.d]).toEqual([10, 20]);
  });

  it('rotates clockwise and flips', () => {
    const rotated = toPanel({ ...FIRST_VIEW, rotation: 1 }, image, panel);
    expect(apply(rotated, { x: 0, y: 0 }).x).toBeGreaterThan(apply(rotated, { x: 0, y: 30 }).x);
    const flipped = toPanel({ ...FIRST_VIEW, flipped: true }, image, panel);
    expect(apply(flipped, { x: 0, y: 0 })).toEqual({ x: 400, y: 0 });
  });

  it('rotates about the middle of the panel and flips its left and right', () => {
    const view: View = { ...FIRST_VIEW, zoom: 3, pan: { x: 70, y: -40 } };
    const middle = { x: panel.width / 2, y: panel.height / 2 };
    const under = (each: View) => apply(inverse(toPanel(each, image, panel)), middle);
    let round = view;
    for (let quarter = 0; quarter < 4; quarter++) {
      round = rotate(round, image, panel);
      expect(under(round).x).toBeCloseTo(under(view).x);
      expect(under(round).y).toBeCloseTo(under(view).y);
    }
    expect(round.pan.x).toBeCloseTo(view.pan.x);
    for (const each of [view, rotate(view, image, panel)]) {
      const [was, now] = [each, flip(each)].map((look) => apply(toPanel(look, image, panel), { x: 9, y: 4 }));
      expect(now!.x).toBeCloseTo(panel.width - was!.x);
      expect(now!.y).toBeCloseTo(was!.y);
      expect(flip(flip(each))).toEqual(each);
    }
  });

  it('keeps what is under the pointer while it zooms, between 0.1 and 20', () => {
    const at = { x: 37, y: -61 };
    let view: View = { ...FIRST_VIEW, pan: { x: 12, y: 5 } };
    const under = (each: View) =>
      apply(inverse(toPanel(each, image, panel)), { x: at.x + panel.width / 2, y: at.y + panel.height / 2 });
    const before = under(view);
    view = zoomAt(view, 3.7, at);
    expect(under(view).x).toBeCloseTo(before.x);
    expect(under(view).y).toBeCloseTo(before.y);
    expect(zoomAt(view, 1e9, at).zoom).toBe(20);
    expect(zoomAt(view, 1e-9, at).zoom).toBe(0.1);
  });

  it('never loses the image', () => {
    const far = panBy(FIRST_VIEW, { x: 1e6, y: -1e6 }, image, panel);
    const matrix = toPanel(far, image, panel);
    expect(apply(matrix, { x: 0, y: 0 }).x).toBeLessThan(panel.width);
    expect(apply(matrix, { x: 40, y: 30 }).y).toBeGreaterThan(0);
  });
});

describe('drawing without WebGL', () => {
  const data = Int16Array.from({ length: 40 * 30 }, (_, i) => ((i * 37) % 900) - 400);
  const source = { width: 40, height: 30, channels: 1 as const, data, rescale: { slope: 1, intercept: 0 } };
  const window = { centre: 50, width: 400 };
  const grey = (value: number) =>
    Math.min(255, Math.max(0, Math.round(((value - (50 - 0.5)) / 399 + 0.5) * 255)));

  it('shows every value as the standard says, pixel for pixel', () => {
    const identity = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };
    const out = rasterise(source, { toTarget: identity, window, inverted: false }, 40, 30);
    const shown = Array.from(data, (_, i) => out[i * 4]);
    expect(shown).toEqual(Array.from(data, grey));
  });

  it('interpolates before it windows, and leaves the outside black', () => {
    const four = { a: 4, b: 0, c: 0, d: 4, e: 10, f: 0 };
    const out = rasterise(source, { toTarget: four, window, inverted: false }, 200, 120);
    const at = (x: number, y: number) => data[y * 40 + x]!;
    // Device pixel (10 + 4·5 + 3, 4·7 + 2): its centre lies 0.375 beyond that of pixel 5, 0.125 beyond that of 7.
    const above = at(5, 7) * 0.625 + at(6, 7) * 0.375;
    const below = at(5, 8) * 0.625 + at(6, 8) * 0.375;
    expect(out[(30 * 200 + 33) * 4]).toBe(grey(above * 0.875 + below * 0.125));
    expect([...out.subarray(30 * 200 * 4, 30 * 200 * 4 + 4)]).toEqual([0, 0, 0, 255]);
  });

  it('inverts, and averages what it shrinks', () => {
    const half = { a: 0.5, b: 0, c: 0, d: 0.5, e: 0, f: 0 };
    const flat = { ...source, data: new Int16Array(1200).fill(120) };
    expect(rasterise(flat, { toTarget: half, window, inverted: true }, 20, 15)[0]).toBe(255 - grey(120));
    expect(tapsFor(inverse(half))).toBe(2);
    expect(tapsFor(inverse({ ...half, a: 3, d: 3 }))).toBe(1);
  });
});

describe('hands and keys', () => {
  const press = { pointerType: 'mouse', button: 0, shiftKey: false, ctrlKey: false };
  const mouse = (button: number, shiftKey = false) => ({ ...press, button, shiftKey });

  it('mean what the help says', () => {
    expect(roleOf(mouse(0), 'scroll')).toBe('scroll');
    expect(roleOf(mouse(0, true), 'scroll')).toBe('pan');
    expect(roleOf(mouse(2), 'length')).toBe('zoom');
    expect(roleOf(mouse(2, true), 'scroll')).toBe('window');
    expect(roleOf({ ...press, button: 2, ctrlKey: true }, 'scroll')).toBe('window');
    expect(roleOf({ ...press, pointerType: 'pen' }, 'ellipse')).toBe('ellipse');
  });

  it('window: horizontal is width, vertical is level', () => {
    expect(dragWindow(30, 0, 1).level).toBe(0);
    expect(dragWindow(30, 0, 2).stretch).toBeCloseTo(0.2);
    expect(dragWindow(0, -40, 1).level).toBeLessThan(0);
  });

  it('two fingers zoom and move at once', () => {
    const from = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ] as const;
    const to = [
      { x: -40, y: 10 },
      { x: 160, y: 10 },
    ] as const;
    expect(pinch(from, to)).toEqual({ factor: 2, at: { x: 60, y: 10 }, by: { x: 10, y: 10 } });
  });
});
