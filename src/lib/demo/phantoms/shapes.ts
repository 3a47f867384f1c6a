/** Plane shapes as signed distances in mm: negative inside, exact enough near the edge. */
export interface Shape {
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
  /** Largest change of the distance per mm; 1 when absent. */
  slope?: number;
  distance(x: number, y: number): number;
}

/** Flat list of coordinates x0, y0, x1, y1, … */
export type Points = readonly number[];

/** A shape that covers nothing. */
export const NOWHERE: Shape = { minX: 1e9, minY: 1e9, maxX: -1e9, maxY: -1e9, distance: () => 1e9 };

/** An ellipse of half-axes a (along the angle, radians) and b. */
export function ellipse(cx: number, cy: number, a: number, b: number, angle = 0): Shape {
  if (a <= 0 || b <= 0) return NOWHERE;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const halfX = Math.hypot(a * cos, b * sin);
  const halfY = Math.hypot(a * sin, b * cos);
  return {
    minX: cx - halfX,
    maxX: cx + halfX,
    minY: cy - halfY,
    maxY: cy + halfY,
    distance(x, y) {
      const dx = x - cx;
      const dy = y - cy;
      const u = (dx * cos + dy * sin) / a;
      const v = (-dx * sin + dy * cos) / b;
      const k = Math.sqrt(u * u + v * v);
      const gradient = Math.sqrt((u * u) / (a * a) + (v * v) / (b * b));
      const near = gradient < 1e-6 ? -1e9 : (k * (k - 1)) / gradient;
      return Math.max(near, -Math.min(a, b));
    },
  };
}

/** The section at height z of an ellipsoid of half-axes a, b, c centred on (cx, cy, cz). */
export function ellipsoid(
  [cx, cy, cz]: readonly [number, number, number],
  [a, b, c]: readonly [number, number, number],
  z: number,
  angle = 0,
): Shape {
  const h = 1 - ((z - cz) / c) ** 2;
  if (h <= 0.01) return NOWHERE;
  const s = Math.sqrt(h);
  return ellipse(cx, cy, a * s, b * s, angle);
}

/** A round-ended stroke from (x0, y0) to (x1, y1), radius r0 to r1. */
export function capsule(x0: number, y0: number, x1: number, y1: number, r0: number, r1 = r0): Shape {
  const dx = x1 - x0;
  const dy = y1 - y0;
  const square = dx * dx + dy * dy || 1e-9;
  const r = Math.max(r0, r1);
  return {
    minX: Math.min(x0, x1) - r,
    maxX: Math.max(x0, x1) + r,
    minY: Math.min(y0, y1) - r,
    maxY: Math.max(y0, y1) + r,
    distance(x, y) {
      let t = ((x - x0) * dx + (y - y0) * dy) / square;
      t = t < 0 ? 0 : Math.min(t, 1);
      const ex = x - x0 - dx * t;
      const ey = y - y0 - dy * t;
      return Math.sqrt(ex * ex + ey * ey) - (r0 + (r1 - r0) * t);
    },
  };
}

/** Distances are exact up to this distance from a stroke (mm); further away they are only a lower bound. */
const STROKE_MARGIN = 9;

/** A smooth stroke through the points, with one radius per point (the last one repeats). */
export function stroke(points: Points, radii: readonly number[]): Shape {
  const parts: Shape[] = [];
  const fine = openCurve(points, radii, 5);
  for (let i = 0; i + 5 < fine.length; i += 3) {
    parts.push(capsule(fine[i]!, fine[i + 1]!, fine[i + 3]!, fine[i + 4]!, fine[i + 2]!, fine[i + 5]!));
  }
  return banded(parts);
}

/** The union of many pieces, indexed by bands along the longer side: only pieces near a point are evaluated. */
function banded(parts: readonly Shape[]): Shape {
  const whole = union(...parts);
  const tall = whole.maxY - whole.minY > whole.maxX - whole.minX;
  const start = (tall ? whole.minY : whole.minX) - STROKE_MARGIN;
  const span = (tall ? whole.maxY - whole.minY : whole.maxX - whole.minX) + 2 * STROKE_MARGIN;
  const count = Math.max(1, Math.min(48, parts.length));
  const width = span / count;
  const bands: Shape[][] = Array.from({ length: count }, (_, k) => {
    const low = start + k * width - STROKE_MARGIN;
    const high = start + (k + 1) * width + STROKE_MARGIN;
    return parts.filter((part) =>
      tall ? part.maxY >= low && part.minY <= high : part.maxX >= low && part.minX <= high,
    );
  });
  return {
    ...box(whole),
    distance(x, y) {
      const k = Math.floor(((tall ? y : x) - start) / width);
      let best = STROKE_MARGIN;
      if (k < 0 || k >= count) return best;
      for (const part of bands[k]!) {
        const d = part.distance(x, y);
        if (d < best) best = d;
      }
      return best;
    },
  };
}

/** Catmull-Rom samples x, y, r of an open curve, `steps` per span. */
function openCurve(points: Points, radii: readonly number[], steps: number): number[] {
  const count = points.length / 2;
  const out: number[] = [];
  const at = (i: number) => Math.max(0, Math.min(count - 1, i));
  for (let i = 0; i < count - 1; i++) {
    const ids = [at(i - 1), i, i + 1, at(i + 2)];
    for (let s = 0; s < steps; s++) {
      const t = s / steps;
      out.push(
        spline(t, ...(ids.map((k) => points[2 * k]!) as Four)),
        spline(t, ...(ids.map((k) => points[2 * k + 1]!) as Four)),
        Math.max(0, spline(t, ...(ids.map((k) => radii[k] ?? radii[radii.length - 1]!) as Four))),
      );
    }
  }
  out.push(points[2 * count - 2]!, points[2 * count - 1]!, radii[count - 1] ?? radii[radii.length - 1]!);
  return out;
}

type Four = [number, number, number, number];

/** Catmull-Rom interpolation between b and c. */
export function spline(t: number, a: number, b: number, c: number, d: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
}

/** The area covered by any of the shapes. */
export function union(...shapes: Shape[]): Shape {
  return {
    minX: Math.min(...shapes.map((s) => s.minX)),
    maxX: Math.max(...shapes.map((s) => s.maxX)),
    minY: Math.min(...shapes.map((s) => s.minY)),
    maxY: Math.max(...shapes.map((s) => s.maxY)),
    slope: Math.max(...shapes.map((s) => s.slope ?? 1)),
    distance(x, y) {
      let best = 1e9;
      for (const shape of shapes) {
        const d = shape.distance(x, y);
        if (d < best) best = d;
      }
      return best;
    },
  };
}

/** The area covered by both. */
export function intersect(a: Shape, b: Shape): Shape {
  return {
    minX: Math.max(a.minX, b.minX),
    maxX: Math.min(a.maxX, b.maxX),
    minY: Math.max(a.minY, b.minY),
    maxY: Math.min(a.maxY, b.maxY),
    slope: Math.max(a.slope ?? 1, b.slope ?? 1),
    distance: (x, y) => Math.max(a.distance(x, y), b.distance(x, y)),
  };
}

/** `a` without `b`. */
export function subtract(a: Shape, b: Shape): Shape {
  const slope = Math.max(a.slope ?? 1, b.slope ?? 1);
  return { ...box(a), slope, distance: (x, y) => Math.max(a.distance(x, y), -b.distance(x, y)) };
}

/** The shape grown by `mm` (shrunk when negative). */
export function grow(a: Shape, mm: number): Shape {
  return {
    minX: a.minX - mm,
    maxX: a.maxX + mm,
    minY: a.minY - mm,
    maxY: a.maxY + mm,
    slope: a.slope ?? 1,
    distance: (x, y) => a.distance(x, y) - mm,
  };
}

/** The shape with its edge moved in and out by a function of the position, at most `reach` mm. */
export function wobble(a: Shape, reach: number, by: (x: number, y: number) => number): Shape {
  return {
    minX: a.minX - reach,
    maxX: a.maxX + reach,
    minY: a.minY - reach,
    maxY: a.maxY + reach,
    slope: (a.slope ?? 1) + 1.6,
    distance(x, y) {
      const d = a.distance(x, y);
      return d > reach * 2 || d < -reach * 2 ? d : d - by(x, y);
    },
  };
}

/** A half plane, kept within the box of `a`: points where nx·x + ny·y ≤ limit. */
export function halfPlane(nx: number, ny: number, limit: number): Shape {
  const length = Math.hypot(nx, ny);
  return {
    minX: -1e6,
    maxX: 1e6,
    minY: -1e6,
    maxY: 1e6,
    distance: (x, y) => (nx * x + ny * y - limit) / length,
  };
}

function box({ minX, minY, maxX, maxY }: Shape) {
  return { minX, minY, maxX, maxY };
}

/** The point where steps of (dx, dy) from (x, y) leave the shape; (x, y) itself if it is outside. */
export function edgeFrom(shape: Shape, x: number, y: number, dx: number, dy: number): [number, number] {
  for (let k = 0; k < 400; k++) {
    if (shape.distance(x + k * dx, y + k * dy) <= 0) return [x + k * dx, y + k * dy];
  }
  return [x, y];
}
