import { roundTo } from '#lib/platform/numbers.ts';
import { acquire } from './finish.ts';
import { createTexture, type Texture } from './noise.ts';
import { cover, createPlane, type Plane } from './plane.ts';
import * as S from './shapes.ts';
import type { PhantomSeries } from './types.ts';

/**
 * Radiographs as sums of thicknesses: bones are hollow rods and shells, so their edges appear bright
 * naturally. The film's single channel holds attenuation (about 0 in air, 1 in a limb, 2–3 in bone).
 */
export interface Film {
  plane: Plane;
  /** For trabeculae; wavelength 1.6 mm. */
  fine: Texture;
  /** For unevenness of muscle and density; wavelength 20 mm. */
  coarse: Texture;
}

interface FilmFormat {
  columns: number;
  rows: number;
  /** Millimetres per pixel. */
  spacing: number;
  /** Centre of the film in mm. */
  cx: number;
  cy: number;
}

/** An empty film; `size` reduces its longer side to this many pixels. */
export function createFilm(format: FilmFormat, seed: number, size?: number): Film {
  const { columns, rows, spacing, cx, cy } = format;
  const share = size ? size / Math.max(columns, rows) : 1;
  return {
    plane: createPlane(Math.round(columns * share), Math.round(rows * share), spacing / share, [0], cx, cy),
    fine: createTexture(seed, 2.2),
    coarse: createTexture(seed + 1, 20),
  };
}

/** Path length through a rod of radius r, `depth` mm inside its edge, as a fraction of the maximum. */
export function chord(depth: number, r: number): number {
  if (depth <= 0) return 0;
  return depth >= r ? 1 : Math.sqrt(depth * (2 * r - depth)) / r;
}

/** Adds soft tissue that reaches the thickness `amount` at `r` mm inside its edge. */
export function soften(film: Film, shape: S.Shape, amount: number, r: number, texture = 0.02): void {
  const channel = film.plane.channels[0]!;
  cover(film.plane, shape, 0.5, (i, _a, x, y) => {
    const t = chord(-shape.distance(x, y), r);
    channel[i]! += amount * t * (1 + texture * film.coarse(x, y, 0));
  });
}

interface BoneLook {
  /** Half the bone's thickness in mm. */
  r: number;
  /** Thickness of the cortex in mm; greater in shafts. */
  cortex: number | ((x: number, y: number) => number);
  /** Attenuation of the full cortex. */
  density?: number;
  /** Fraction of the marrow space filled by trabecular bone. */
  spongy?: number;
}

/** Adds a bone: bright cortex around a trabecular core. */
export function bone(film: Film, shape: S.Shape, look: BoneLook): void {
  const { r, cortex, density = 1, spongy = 0.36 } = look;
  const channel = film.plane.channels[0]!;
  cover(film.plane, shape, 0.3, (i, _a, x, y) => {
    const depth = -shape.distance(x, y);
    if (depth <= 0) return;
    const wall = typeof cortex === 'number' ? cortex : cortex(x, y);
    const outer = chord(depth, r) * r;
    const inner = depth > wall ? chord(depth - wall, Math.max(0.5, r - wall)) * (r - wall) : 0;
    const marrow = inner * (spongy + 0.055 * film.fine(x, y, 0) + 0.03 * film.coarse(x * 2, y * 2, 9));
    channel[i]! += (density * (outer - inner + marrow)) / r;
  });
}

/** Adds (or with a negative amount removes) a soft-edged mark, within `clip` when given. */
export function mark(film: Film, shape: S.Shape, amount: number, edge: number, clip?: S.Shape): void {
  const channel = film.plane.channels[0]!;
  cover(film.plane, clip ? S.intersect(shape, clip) : shape, edge, (i, a) => {
    channel[i] = Math.max(0, channel[i]! + amount * a);
  });
}

/** A fracture: a jagged dark line across a bone. */
export function crack(
  film: Film,
  points: readonly number[],
  amount: number,
  clip: S.Shape,
  width = 0.45,
): void {
  const jagged = points.map((value, i) => value + 0.9 * film.fine(i * 3.1, value, 5));
  mark(film, S.stroke(jagged, [width]), -amount, 0.7, clip);
}

/** Exposes the film: attenuation to grey (0–4095, bone white), with quantum noise. */
export function expose(
  film: Film,
  name: string,
  seed: number,
  window = { center: 1750, width: 3300 },
  contrast = 0.85,
): PhantomSeries {
  const { plane } = film;
  const channel = plane.channels[0]!;
  for (let i = 0; i < channel.length; i++) channel[i] = 4095 * (1 - Math.exp(-contrast * channel[i]!));
  const slice = acquire(plane, 0, { blur: 0.7, noise: 26, grain: 0.7 }, seed);
  return {
    name,
    modality: 'CR',
    spacingMm: [round(plane.spacing), round(plane.spacing)],
    thicknessMm: 0,
    window,
    unit: null,
    slices: [slice],
    keySlice: 0,
  };
}

/** The opposite side: reverses the columns. */
export function mirroredFilm(film: Film): Film {
  const { columns, rows, channels } = film.plane;
  const channel = channels[0]!;
  for (let row = 0; row < rows; row++) channel.subarray(row * columns, (row + 1) * columns).reverse();
  return film;
}

/** A tubular bone from (x0, y0) to (x1, y1): wide base, narrow shaft, rounded head; `w` is the base's half-width. */
export function tubular(
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  w: number,
  head = 0.86,
  waist = 0.56,
): S.Shape {
  const length = Math.hypot(x1 - x0, y1 - y0);
  const ux = (x1 - x0) / length;
  const uy = (y1 - y0) / length;
  const at = (mm: number) => [x0 + ux * mm, y0 + uy * mm] as const;
  const stops = [
    w * 0.72,
    w * 1.25,
    length * 0.36,
    length * 0.62,
    length - w * head * 1.3,
    length - w * head * 0.82,
  ];
  const radii = [w * 0.8, w * 0.95, w * waist * 1.06, w * waist, w * head * 0.86, w * head * 0.86];
  const shaft = S.stroke(
    stops.flatMap((mm) => [...at(mm)]),
    radii,
  );
  // The ends are flat facets rather than hemispheres.
  const from = S.halfPlane(-ux, -uy, -(ux * x0 + uy * y0));
  const facet = S.capsule(
    ...shift(at(w * 0.52), -uy, ux, w * 0.42),
    ...shift(at(w * 0.52), uy, -ux, w * 0.42),
    w * 0.52,
  );
  return S.intersect({ ...S.union(shaft, facet) }, from);
}

function shift([x, y]: readonly [number, number], dx: number, dy: number, by: number): [number, number] {
  return [x + dx * by, y + dy * by];
}

function round(value: number): number {
  return roundTo(value, 1000);
}
