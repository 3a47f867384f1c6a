import { describe, expect, it } from 'vitest';
import type { FramePicture } from '#lib/viewer/picture.ts';
import { fittingSize, reducedPixels } from '#lib/viewer/reduce.ts';

function frame(width: number, height: number, pixels: Int16Array | Uint16Array): FramePicture {
  const rescale = { slope: 1, intercept: 0 };
  return { kind: 'frame', width, height, pixels, rescale, bytes: pixels.byteLength };
}

describe('a picture larger than the graphics card takes', () => {
  it('fits, in its own proportions', () => {
    expect(fittingSize({ width: 4096, height: 1000 }, 8192)).toEqual({ width: 4096, height: 1000 });
    expect(fittingSize({ width: 9000, height: 4500 }, 3000)).toEqual({ width: 3000, height: 1500 });
    expect(fittingSize({ width: 5, height: 20_000 }, 2048)).toEqual({ width: 1, height: 2048 });
  });

  it('keeps the mean of the values each one stands for, signed or not', () => {
    const signed = Int16Array.of(-1000, -1000, 40, 60, -1000, -1000, 40, 60);
    expect(reducedPixels(frame(4, 2, signed), { width: 2, height: 1 })).toEqual(Int16Array.of(-1000, 50));
    const unsigned = Uint16Array.of(65_535, 65_535, 0, 2);
    expect(reducedPixels(frame(2, 2, unsigned), { width: 1, height: 2 })).toEqual(Uint16Array.of(65_535, 1));
  });

  it('leaves no value out and counts none twice where the sizes do not divide', () => {
    const pixels = Int16Array.from({ length: 7 * 5 }, (_, i) => (i % 7) * 10);
    const out = reducedPixels(frame(7, 5, pixels), { width: 3, height: 2 });
    // Columns 0–1, 2–3, 4–6.
    expect([...out]).toEqual([5, 25, 50, 5, 25, 50]);
  });
});
