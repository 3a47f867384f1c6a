import { inverseCosine } from './idct.ts';
import type { Plane } from './scan.ts';

/** Samples of one colour component, row by row. */
export interface Samples {
  rows: number;
  columns: number;
  values: Uint16Array;
}

/** Converts coefficients to samples of `precision` bits. */
export function samplesOf(plane: Plane, quantization: Uint16Array, precision: number): Samples {
  const { rows, columns, blocksAcross, coefficients } = plane;
  const values = new Uint16Array(rows * columns);
  const block = new Int32Array(64);
  const centre = 1 << (precision - 1);
  const most = (1 << precision) - 1;
  for (let top = 0; top < rows; top += 8) {
    for (let left = 0; left < columns; left += 8) {
      const at = ((top >> 3) * blocksAcross + (left >> 3)) * 64;
      for (let i = 0; i < 64; i++) block[i] = coefficients[at + i]! * quantization[i]!;
      inverseCosine(block, precision);
      const [height, width] = [Math.min(8, rows - top), Math.min(8, columns - left)];
      for (let y = 0; y < height; y++) {
        for (let x = 0; x < width; x++) {
          const value = block[y * 8 + x]! + centre;
          values[(top + y) * columns + left + x] = value < 0 ? 0 : Math.min(value, most);
        }
      }
    }
  }
  return { rows, columns, values };
}

/**
 * Upsamples a component to the frame's size or slightly more: by 2 smoothly, as in libjpeg, otherwise by
 * repetition. `across`, `down`: the factors.
 */
export function enlarge(samples: Samples, across: number, down: number): Samples {
  const smooth = samples.columns > 2;
  if (across === 1 && down === 1) return samples;
  if (across === 2 && down === 1 && smooth) return doubleAcross(samples, 4, 1, 2);
  if (across === 2 && down === 2 && smooth) return doubleAcross(doubleDown(samples, true), 16, 8, 7);
  if (across === 1 && down === 2) return doubleDown(samples, false);
  return repeat(samples, across, down);
}

/** Doubles the width; values are sums of `unit` parts, and `before` and `after` determine the rounding. */
function doubleAcross(
  { rows, columns, values }: Samples,
  unit: number,
  before: number,
  after: number,
): Samples {
  const out = new Uint16Array(rows * columns * 2);
  for (let y = 0, at = 0, to = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++, at++, to += 2) {
      const near = 3 * values[at]!;
      out[to] = (near + values[x === 0 ? at : at - 1]! + before) / unit;
      out[to + 1] = (near + values[x === columns - 1 ? at : at + 1]! + after) / unit;
    }
  }
  return { rows, columns: 2 * columns, values: out };
}

/** Doubles the height: three parts of the near row and one of the far row, kept as a sum if another step follows. */
function doubleDown({ rows, columns, values }: Samples, asSum: boolean): Samples {
  const out = new Uint16Array(rows * columns * 2);
  for (let y = 0, to = 0; y < 2 * rows; y++) {
    const near = (y >> 1) * columns;
    const far = Math.min(rows - 1, Math.max(0, (y >> 1) + (y % 2 === 0 ? -1 : 1))) * columns;
    const bias = asSum ? 0 : y % 2 === 0 ? 1 : 2;
    for (let x = 0; x < columns; x++, to++) {
      const sum = 3 * values[near + x]! + values[far + x]! + bias;
      out[to] = asSum ? sum : sum >> 2;
    }
  }
  return { rows: 2 * rows, columns, values: out };
}

function repeat({ rows, columns, values }: Samples, across: number, down: number): Samples {
  const size = { rows: Math.ceil(rows * down), columns: Math.ceil(columns * across) };
  const out = new Uint16Array(size.rows * size.columns);
  for (let y = 0, to = 0; y < size.rows; y++) {
    const row = Math.floor(y / down) * columns;
    for (let x = 0; x < size.columns; x++, to++) out[to] = values[row + Math.floor(x / across)]!;
  }
  return { ...size, values: out };
}
