import { describe, expect, it } from 'vitest';
import { presetOf } from '#lib/imaging/window-presets.ts';
import { adjustWindow, greyOf, previewRescale, windowPixels } from '#lib/imaging/windowing.ts';

/** DICOM PS3.3 C.11.2.1.2.1, written out as the standard does. */
function standard(x: number, c: number, w: number): number {
  if (x <= c - 0.5 - (w - 1) / 2) return 0;
  if (x > c - 0.5 + (w - 1) / 2) return 255;
  return ((x - (c - 0.5)) / (w - 1) + 0.5) * 255;
}

describe('windowing', () => {
  it.each([
    [50, 400],
    [-600, 1500],
    [40, 80],
    [128, 256],
  ])('is the standard’s, centre %i, width %i', (centre, width) => {
    for (let value = -1024; value <= 3071; value += 7)
      expect(greyOf(value, { centre, width }), String(value)).toBe(
        Math.round(standard(value, centre, width)),
      );
  });

  it('leaves 8-bit values as they are with the plain window', () => {
    for (let value = 0; value < 256; value++) expect(greyOf(value, { centre: 128, width: 256 })).toBe(value);
  });

  it('rescales before it windows, and inverts after', () => {
    const window = { centre: 40, width: 400 };
    const stored = Uint16Array.of(0, 1064, 4095);
    const shown = windowPixels(stored, window, { slope: 1, intercept: -1024 });
    expect([...shown]).toEqual([0, greyOf(40, window), 255]);
    const inverted = windowPixels(stored, window, { slope: 1, intercept: -1024 }, true);
    expect([...inverted]).toEqual([255, greyOf(40, window, true), 0]);
  });

  it.each([false, true])('gives a preview its values back (inverted: %s)', (inverted) => {
    const window = { centre: 50, width: 400 };
    const { slope, intercept } = previewRescale(window, inverted);
    for (const value of [-120, 0, 51, 200]) {
      const back = greyOf(value, window, inverted) * slope + intercept;
      expect(Math.abs(back - value)).toBeLessThan(1);
    }
  });

  it('never closes when it is dragged', () => {
    expect(adjustWindow({ centre: 40, width: 2 }, 0, -9).width).toBe(1);
    expect(adjustWindow({ centre: 40, width: 400 }, 0.1, 0)).toEqual({ centre: 80, width: 400 });
  });

  it('knows a preset again', () => {
    expect(presetOf({ centre: -600, width: 1500 })).toBe('lung');
    expect(presetOf({ centre: -601, width: 1500 })).toBeUndefined();
  });
});
