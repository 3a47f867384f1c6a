import { createTexture, type Texture } from './noise.ts';
import { type Level, type Solid, shapeShelf, solid } from './outline.ts';
import { createRandom } from './random.ts';
import type { LesionSpec } from './types.ts';

/**
 * A lumbar spine in sagittal sections: x forwards to the image's left, y downwards, w sideways from the
 * midline. T11 to S3.
 */

export interface Vertebra {
  /** Centre and tilt (radians) of the body. */
  x: number;
  y: number;
  tilt: number;
  half: { depth: number; height: number };
}

export interface Spine {
  vertebrae: Vertebra[];
  coarse: Texture;
  fine: Texture;
  body: Solid;
  shelf: ReturnType<typeof shapeShelf>;
  /** 0 healthy – 1 dry, per disc below each vertebra. */
  dryness: number[];
}

export const COUNT = 7;

/** Index of the affected vertebra: a lesion's level counts from T12 = 0, so that level n is Ln; the top one is T11. */
export function levelIndex(lesion: LesionSpec, usual: number): number {
  return Math.min(COUNT - 1, (lesion.level ?? usual) + 1);
}

export function createSpine(seed: number): Spine {
  const random = createRandom(seed, 3);
  const lordosis = random.between(0.85, 1.2);
  const vertebrae: Vertebra[] = [];
  const tilts = [-0.12, -0.1, -0.08, -0.02, 0.06, 0.16, 0.3];
  let x = -2;
  let y = -118;
  for (let k = 0; k < COUNT; k++) {
    const height = 11.4 + 0.65 * Math.min(k, 5);
    const tilt = tilts[k]! * lordosis;
    vertebrae.push({ x, y, tilt, half: { depth: 15.2 + 0.55 * k, height } });
    const step = 2 * height + 8.5 + 0.55 * k;
    const next = ((tilts[k + 1] ?? 0.5) * lordosis + tilt) / 2;
    x += Math.sin(next) * step * 0.95;
    y += Math.cos(next) * step;
  }
  const level = (z: number, s: number): Level => ({
    z,
    points: [
      -112 * s,
      -180,
      -118 * s,
      -60,
      -126 * s,
      60,
      -118 * s,
      190,
      60 * s,
      190,
      92 * s,
      110,
      66 * s,
      40,
      58 * s,
      -40,
      72 * s,
      -110,
      70 * s,
      -190,
    ],
  });
  return {
    vertebrae,
    shelf: shapeShelf(),
    coarse: createTexture(seed, 24),
    fine: createTexture(seed + 1, 6),
    body: solid([level(-60, 0.97), level(0, 1), level(60, 0.97)], 0.2),
    dryness: vertebrae.map((_, k) => Math.max(0, random.between(-0.5, 0.35) + (k > 3 ? 0.3 : 0))),
  };
}

/** Transforms from the frame of a vertebra to the slice. */
export function local(v: Vertebra, dx: number, dy: number): [number, number] {
  const cos = Math.cos(v.tilt);
  const sin = Math.sin(v.tilt);
  return [v.x + dx * cos + dy * sin, v.y - dx * sin + dy * cos];
}

export function frame(v: Vertebra, points: readonly number[]): number[] {
  const out: number[] = [];
  for (let i = 0; i < points.length; i += 2) out.push(...local(v, points[i]!, points[i + 1]!));
  return out;
}

/** Outline of a vertebral body: concave in front and behind, with square corners. */
export function bodyPoints(v: Vertebra, collapse = 0): number[] {
  const { depth: d, height: h } = v.half;
  const top = h * (1 - collapse);
  const dip = collapse * h * 0.35;
  return frame(v, [
    -d,
    -top + 1 + collapse * 4,
    -d * 0.5,
    -top * 0.97 + dip,
    0,
    -top * 0.93 + dip,
    d * 0.5,
    -h * (1 - collapse * 0.8) * 0.97,
    d,
    -h * (1 - collapse * 0.5) + 1,
    d * 0.92,
    0,
    d,
    h - 1,
    d * 0.5,
    h * 0.97,
    0,
    h * 0.93,
    -d * 0.5,
    h * 0.97,
    -d,
    h - 1,
    -d * 0.93,
    0,
  ]);
}

/** Outline along the posterior edge of bodies and discs and around the spinal canal behind them. */
export function canalPath(spine: Spine, offset: number): number[] {
  const path: number[] = [];
  const first = spine.vertebrae[0]!;
  path.push(...local(first, first.half.depth + offset, -62));
  for (const v of spine.vertebrae) path.push(...local(v, v.half.depth + offset, 0));
  const last = spine.vertebrae[COUNT - 1]!;
  path.push(
    ...local(last, last.half.depth + offset - 5, 32),
    ...local(last, last.half.depth + offset - 16, 58),
  );
  return path;
}

export function sacrum(spine: Spine): Vertebra[] {
  const out: Vertebra[] = [];
  let above = spine.vertebrae[COUNT - 1]!;
  for (let k = 0; k < 3; k++) {
    const tilt = above.tilt + (k === 0 ? 0.34 : 0.1) - (k === 2 ? 0.3 : 0);
    const half = { depth: 13.5 - 3 * k, height: 12 - 1.6 * k };
    const gap = above.half.height + half.height + (k === 0 ? 9 : 1.6);
    const lean = k === 0 ? above.tilt + 0.12 : tilt + 0.55;
    const x = above.x + Math.sin(lean) * gap;
    const y = above.y + Math.cos(lean) * gap;
    above = { x, y, tilt: k === 0 ? tilt : tilt + 0.25, half };
    out.push(above);
  }
  return out;
}
