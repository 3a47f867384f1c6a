import { describe, expect, it } from 'vitest';
import { previewOf } from '#lib/dicom/preview.ts';

/** A grey frame whose left half is white, with pixels of these millimetres. */
function preview(rows: number, columns: number, PixelSpacing?: [number, number]) {
  const pixels = Int16Array.from({ length: rows * columns }, (_, at) =>
    at % columns < columns / 2 ? 100 : 0,
  );
  const attributes = { Rows: rows, Columns: columns, WindowCenter: 50, WindowWidth: 100 };
  const { width, height, rgba } = previewOf({
    planes: { rows, columns, samples: 1, pixels },
    attributes: PixelSpacing ? { ...attributes, PixelSpacing } : attributes,
  });
  const [left, right] = [0, width - 1].map((x) => rgba[4 * ((height - 1) * width + x)]);
  return { size: [width, height], left, right };
}

describe('the small picture of a file', () => {
  it.each([
    ['square pixels', 256, 128, [1, 1], [64, 128]],
    ['no known size', 256, 128, undefined, [64, 128]],
    ['pixels wider than tall', 128, 160, [0.5, 0.8], [128, 64]],
    ['pixels taller than wide', 64, 64, [1, 0.5], [64, 128]],
    ['an absurd size', 128, 128, [1, 1000], [128, 128]],
  ] as const)('of %s has the proportions of the patient', (_, rows, columns, spacing, size) => {
    expect(preview(rows, columns, spacing && [...spacing])).toEqual({ size: [...size], left: 255, right: 0 });
  });
});
