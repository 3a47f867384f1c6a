import { smoothStep } from './random.ts';
import type { Shape } from './shapes.ts';
import { bone, type Film, tubular } from './xray.ts';

/** The rays of hands and feet: a metacarpal or metatarsal and its phalanges. */
export interface Digit {
  /** Base of the first bone, heading in degrees from straight up, bone lengths and base half-widths. */
  base: readonly [number, number];
  heading: number;
  bend: number;
  lengths: readonly number[];
  widths: readonly number[];
}

export interface Part {
  shape: Shape;
  w: number;
  from: readonly [number, number];
  to: readonly [number, number];
}

/** The bones of one digit from the base outwards. */
export function digitParts(digit: Digit, scale: number): Part[] {
  const parts: Part[] = [];
  let [x, y] = digit.base;
  let angle = (digit.heading * Math.PI) / 180;
  digit.lengths.forEach((length, k) => {
    const reach = length * scale;
    const to = [x + Math.sin(angle) * reach, y - Math.cos(angle) * reach] as const;
    const w = digit.widths[k]!;
    const last = k === digit.lengths.length - 1;
    parts.push({
      shape: tubular(x, y, to[0], to[1], w, last ? 0.72 : k === 0 ? 0.98 : 0.88, last ? 0.44 : 0.54),
      w,
      from: [x, y],
      to,
    });
    x = to[0] + Math.sin(angle) * 1.7;
    y = to[1] - Math.cos(angle) * 1.7;
    angle += (digit.bend * Math.PI) / 180;
  });
  return parts;
}

/** Adds the bones of a ray: thick walls in the shafts, thin at the ends. */
export function paintDigit(film: Film, parts: readonly Part[]): void {
  for (const { shape, w, from, to } of parts) {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const wall = (x: number, y: number) => {
      const t = ((x - from[0]) * (to[0] - from[0]) + (y - from[1]) * (to[1] - from[1])) / (length * length);
      return w * (0.09 + 0.24 * smoothStep(0.12, 0.36, t) * smoothStep(0.92, 0.66, t));
    };
    bone(film, shape, { r: w * 0.8, cortex: wall, density: 0.78 + w * 0.035, spongy: 0.42 });
  }
}
