import { NOWHERE, type Points, type Shape, spline } from './shapes.ts';

/**
 * Organs as a radiologist would draw them: closed smooth curves, sampled into a coarse grid of signed
 * distances. Grids of several levels interpolate into a volume, so that stacks change from slice to slice.
 */

const GRID = 56;

interface Box {
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

/** Closed Catmull-Rom curve through the points, `steps` samples per span. */
function closedCurve(points: Points, steps: number): Float64Array {
  const count = points.length / 2;
  const out = new Float64Array(count * steps * 2);
  let o = 0;
  for (let i = 0; i < count; i++) {
    const a = ((i + count - 1) % count) * 2;
    const b = i * 2;
    const c = ((i + 1) % count) * 2;
    const d = ((i + 2) % count) * 2;
    for (let s = 0; s < steps; s++) {
      const t = s / steps;
      out[o++] = spline(t, points[a]!, points[b]!, points[c]!, points[d]!);
      out[o++] = spline(t, points[a + 1]!, points[b + 1]!, points[c + 1]!, points[d + 1]!);
    }
  }
  return out;
}

/** Signed distance from (x, y) to a closed polygon. */
function polygonDistance(polygon: Float64Array, x: number, y: number): number {
  let best = 1e18;
  let inside = false;
  let px = polygon[polygon.length - 2]!;
  let py = polygon[polygon.length - 1]!;
  for (let i = 0; i < polygon.length; i += 2) {
    const qx = polygon[i]!;
    const qy = polygon[i + 1]!;
    const ex = qx - px;
    const ey = qy - py;
    let t = ((x - px) * ex + (y - py) * ey) / (ex * ex + ey * ey || 1e-12);
    t = t < 0 ? 0 : Math.min(t, 1);
    const dx = x - px - ex * t;
    const dy = y - py - ey * t;
    const square = dx * dx + dy * dy;
    if (square < best) best = square;
    if (py > y !== qy > y && x < ((qx - px) * (y - py)) / (qy - py) + px) inside = !inside;
    px = qx;
    py = qy;
  }
  const d = Math.sqrt(best);
  return inside ? -d : d;
}

function boundsOf(points: Points, margin: number): Box {
  let minX = 1e9;
  let minY = 1e9;
  let maxX = -1e9;
  let maxY = -1e9;
  for (let i = 0; i < points.length; i += 2) {
    minX = Math.min(minX, points[i]!);
    maxX = Math.max(maxX, points[i]!);
    minY = Math.min(minY, points[i + 1]!);
    maxY = Math.max(maxY, points[i + 1]!);
  }
  const pad = margin + 0.06 * Math.max(maxX - minX, maxY - minY);
  return { minX: minX - pad, minY: minY - pad, maxX: maxX + pad, maxY: maxY + pad };
}

function sampleGrid(points: Points, bounds: Box): Float32Array {
  const polygon = closedCurve(points, points.length > 24 ? 4 : 6);
  const grid = new Float32Array(GRID * GRID);
  const stepX = (bounds.maxX - bounds.minX) / (GRID - 1);
  const stepY = (bounds.maxY - bounds.minY) / (GRID - 1);
  for (let r = 0; r < GRID; r++) {
    for (let c = 0; c < GRID; c++) {
      grid[r * GRID + c] = polygonDistance(polygon, bounds.minX + c * stepX, bounds.minY + r * stepY);
    }
  }
  return grid;
}

function gridShape(grid: Float32Array, bounds: Box, offset: number): Shape {
  const { minX, minY } = bounds;
  const scaleX = (GRID - 1) / (bounds.maxX - minX);
  const scaleY = (GRID - 1) / (bounds.maxY - minY);
  return {
    ...bounds,
    distance(x, y) {
      let u = (x - minX) * scaleX;
      let v = (y - minY) * scaleY;
      let outside = 0;
      if (u < 0 || v < 0 || u > GRID - 1.001 || v > GRID - 1.001) {
        const cu = u < 0 ? 0 : Math.min(u, GRID - 1.001);
        const cv = v < 0 ? 0 : Math.min(v, GRID - 1.001);
        const ox = (u - cu) / scaleX;
        const oy = (v - cv) / scaleY;
        outside = Math.sqrt(ox * ox + oy * oy);
        u = cu;
        v = cv;
      }
      const iu = u | 0;
      const iv = v | 0;
      const i = iv * GRID + iu;
      const tu = u - iu;
      const a = grid[i]! + (grid[i + 1]! - grid[i]!) * tu;
      const b = grid[i + GRID]! + (grid[i + GRID + 1]! - grid[i + GRID]!) * tu;
      return a + (b - a) * (v - iv) + offset + outside;
    },
  };
}

/** A closed smooth outline. */
export function outline(points: Points): Shape {
  const bounds = boundsOf(points, 3);
  return gridShape(sampleGrid(points, bounds), bounds, 0);
}

export interface Level {
  z: number;
  points: Points;
}

/** A solid defined by outlines at several heights; `cap` is the rate at which it closes beyond the first and last. */
export interface Solid {
  at(z: number): Shape;
}

export function solid(levels: readonly Level[], cap = 1): Solid {
  const sorted = [...levels].sort((a, b) => a.z - b.z);
  const bounds = boundsOf(
    sorted.flatMap((level) => [...level.points]),
    3,
  );
  const grids = sorted.map((level) => sampleGrid(level.points, bounds));
  const heights = sorted.map((level) => level.z);
  const last = sorted.length - 1;
  const closed = (grid: Float32Array, gap: number) => {
    let deepest = 0;
    for (const d of grid) if (d < deepest) deepest = d;
    return deepest + gap * cap >= 0 ? NOWHERE : gridShape(grid, bounds, gap * cap);
  };
  return {
    at(z) {
      if (z <= heights[0]!) return closed(grids[0]!, heights[0]! - z);
      if (z >= heights[last]!) return closed(grids[last]!, z - heights[last]!);
      let i = 0;
      while (heights[i + 1]! < z) i++;
      const t = (z - heights[i]!) / (heights[i + 1]! - heights[i]!);
      const from = grids[i]!;
      const to = grids[i + 1]!;
      const mixed = new Float32Array(GRID * GRID);
      for (let k = 0; k < mixed.length; k++) mixed[k] = from[k]! + (to[k]! - from[k]!) * t;
      return gridShape(mixed, bounds, 0);
    },
  };
}

/** Mirrors points across the midline. */
export function mirrored(points: Points): number[] {
  return points.map((value, i) => (i % 2 === 0 ? -value : value));
}

/** A full symmetric outline from its right half (x ≥ 0), listed from the anterior midline to the posterior. */
export function symmetric(half: Points): number[] {
  const out = [...half];
  for (let i = half.length - 2; i >= 0; i -= 2) {
    if (Math.abs(half[i]!) > 0.01) out.push(-half[i]!, half[i + 1]!);
  }
  return out;
}

/** Scales points about (cx, cy), then moves them. */
export function placed(points: Points, sx: number, sy: number, dx = 0, dy = 0, cx = 0, cy = 0): number[] {
  return points.map((value, i) => (i % 2 === 0 ? cx + (value - cx) * sx + dx : cy + (value - cy) * sy + dy));
}

/** A cache, by name, of outlines that do not change from slice to slice. */
export function shapeShelf(): (name: string, points: () => Points) => Shape {
  const kept = new Map<string, Shape>();
  return (name, points) => {
    const known = kept.get(name);
    if (known) return known;
    const shape = outline(points());
    kept.set(name, shape);
    return shape;
  };
}
