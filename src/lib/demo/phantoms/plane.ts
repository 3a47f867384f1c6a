import type { Shape } from './shapes.ts';

/**
 * A slice being painted: square pixels, millimetre coordinates, one float channel per contrast (T1, T2, … of the same
 * anatomy are painted together, so that geometry is computed once).
 */
export interface Plane {
  columns: number;
  rows: number;
  /** Millimetres per pixel. */
  spacing: number;
  /** Millimetre coordinates of the centre of the first pixel. */
  left: number;
  top: number;
  channels: Float32Array[];
}

/** One value per channel. */
export type Tissue = readonly number[];

/** A plane centred on (cx, cy), filled with `background`. */
export function createPlane(
  columns: number,
  rows: number,
  spacing: number,
  background: Tissue,
  cx = 0,
  cy = 0,
): Plane {
  return {
    columns,
    rows,
    spacing,
    left: cx - ((columns - 1) / 2) * spacing,
    top: cy - ((rows - 1) / 2) * spacing,
    channels: background.map((value) => new Float32Array(columns * rows).fill(value)),
  };
}

export interface FillOptions {
  /** Width of the soft edge in mm; at least one pixel is used. */
  edge?: number;
  /** From 0 (invisible) to 1. */
  opacity?: number;
  /** Added to every channel after weighting by `weights` (1 when absent). */
  add?: (x: number, y: number) => number;
  weights?: Tissue;
  /** Multiplies the tissue's values. */
  gain?: (x: number, y: number) => number;
}

/** Columns and rows a shape can touch, clipped to the plane. */
function pixelBox(plane: Plane, shape: Shape, margin: number) {
  const { spacing, left, top } = plane;
  return {
    c0: Math.max(0, Math.floor((shape.minX - margin - left) / spacing)),
    c1: Math.min(plane.columns - 1, Math.ceil((shape.maxX + margin - left) / spacing)),
    r0: Math.max(0, Math.floor((shape.minY - margin - top) / spacing)),
    r1: Math.min(plane.rows - 1, Math.ceil((shape.maxY + margin - top) / spacing)),
  };
}

/** Side in pixels of the blocks that are tested as a whole. */
const BLOCK = 8;

/**
 * Calls `visit(index, coverage, x, y)` for every pixel the shape covers; the edge is anti-aliased.
 * Distances change by at most `slope` per mm, so the distance at its centre decides for most whole blocks.
 */
export function cover(
  plane: Plane,
  shape: Shape,
  edge: number,
  visit: (index: number, coverage: number, x: number, y: number) => void,
): void {
  const { spacing, left, top, columns } = plane;
  const width = Math.max(edge, spacing);
  const { c0, c1, r0, r1 } = pixelBox(plane, shape, width / 2);
  const certain = (shape.slope ?? 1) * 1.5 * 0.7072 * (BLOCK - 1) * spacing + width / 2;
  for (let row0 = r0; row0 <= r1; row0 += BLOCK) {
    const row1 = Math.min(row0 + BLOCK - 1, r1);
    for (let column0 = c0; column0 <= c1; column0 += BLOCK) {
      const column1 = Math.min(column0 + BLOCK - 1, c1);
      const middle = shape.distance(
        left + ((column0 + column1) / 2) * spacing,
        top + ((row0 + row1) / 2) * spacing,
      );
      if (middle > certain) continue;
      const full = middle < -certain;
      for (let row = row0; row <= row1; row++) {
        const y = top + row * spacing;
        const base = row * columns;
        for (let column = column0; column <= column1; column++) {
          const x = left + column * spacing;
          if (full) {
            visit(base + column, 1, x, y);
            continue;
          }
          const t = 0.5 - shape.distance(x, y) / width;
          if (t <= 0) continue;
          visit(base + column, t >= 1 ? 1 : t * t * (3 - 2 * t), x, y);
        }
      }
    }
  }
}

/** Paints a tissue over the existing values. */
export function fill(plane: Plane, shape: Shape, tissue: Tissue, options: FillOptions = {}): void {
  const { opacity = 1, add, gain, weights, edge = 0 } = options;
  const { channels } = plane;
  cover(plane, shape, edge, (index, coverage, x, y) => {
    const alpha = coverage * opacity;
    const extra = add ? add(x, y) : 0;
    const factor = gain ? gain(x, y) : 1;
    for (let k = 0; k < channels.length; k++) {
      const channel = channels[k]!;
      const value = tissue[k]! * factor + extra * (weights ? weights[k]! : 1);
      channel[index]! += (value - channel[index]!) * alpha;
    }
  });
}
