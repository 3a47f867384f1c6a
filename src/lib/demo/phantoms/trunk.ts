import { createTexture, type Texture } from './noise.ts';
import type { Plane } from './plane.ts';
import { cover, fill } from './plane.ts';
import { smoothStep } from './random.ts';
import * as S from './shapes.ts';

/** Parts shared by thorax and abdomen, in Hounsfield units: wall, ribs, spine. */

export interface TrunkTextures {
  /** For muscle bundles and irregular edges; wavelength 22 mm. */
  coarse: Texture;
  /** For marrow and parenchyma; wavelength 7 mm. */
  fine: Texture;
}

export function trunkTextures(seed: number): TrunkTextures {
  return { coarse: createTexture(seed, 22), fine: createTexture(seed + 1, 7) };
}

export const FAT = [-102];
export const MUSCLE = [58];

/** Skin, subcutaneous fat with its septa, and the muscle layer around the cage or the peritoneum. */
export function paintWall(
  plane: Plane,
  body: S.Shape,
  cavity: S.Shape,
  z: number,
  t: TrunkTextures,
  muscle: number,
): void {
  fill(plane, body, [30], { edge: 1.2 });
  fill(plane, S.grow(body, -1.8), FAT, { edge: 1, add: (x, y) => 5 * t.fine(x, y, z) });
  const layer = S.intersect(
    S.wobble(S.grow(cavity, muscle), 5, (x, y) => 1.3 * t.coarse(x * 0.6, y * 0.6, z)),
    S.grow(body, -5),
  );
  fill(plane, layer, MUSCLE, { edge: 1.6, add: (x, y) => 5 * t.fine(x, y, z) });
  // Fat planes between the muscle sheets, parallel to the wall.
  cover(plane, S.subtract(layer, S.grow(cavity, 3)), 2, (i, a, x, y) => {
    const d = cavity.distance(x, y) + 2.2 * t.coarse(x * 0.6, y * 0.6, z);
    const sheet = smoothStep(0.9, 0.2, Math.abs(d - 9)) + 0.8 * smoothStep(0.9, 0.2, Math.abs(d - 16));
    const channel = plane.channels[0]!;
    channel[i]! += (FAT[0]! - channel[i]!) * a * Math.min(1, sheet) * 0.6;
  });
}

/** Ribs: slanting bands on a ring around the cage, so that each slice cuts several of them. */
export function paintRibs(
  plane: Plane,
  cavity: S.Shape,
  z: number,
  t: TrunkTextures,
  top: number,
  fade = 1,
): void {
  const ring = S.grow(cavity, 11);
  const inner = plane.channels[0]!;
  cover(plane, ring, 0.5, (i, _a, x, y) => {
    const d = cavity.distance(x, y);
    if (d < -1) return;
    const front = smoothStep(95, -105, y + Math.abs(x) * 0.12);
    const height = z - top + front * 118;
    if (height > 10) return;
    const phase = ((((height % 25) + 25) % 25) - 12.5) * 0.92;
    const q = Math.hypot((d - 5.2) / 4.1, phase / 6.6);
    const distance = (q - 1) * 4.4;
    if (distance > 0.7) return;
    const alpha = smoothStep(0.7, -0.5, distance) * fade;
    const cartilage = smoothStep(-58, -84, y);
    const core = smoothStep(-1.2, -2.2, distance);
    const bone = 760 - 480 * core + 40 * t.fine(x, y, z);
    const value = bone + (120 - bone) * cartilage;
    inner[i]! += (value - inner[i]!) * alpha;
  });
}

/** A vertebra with its canal and arch, or the disc between two, centred on (0, cy). */
export function paintSpine(plane: Plane, cy: number, z: number, t: TrunkTextures, size = 1): void {
  const phase = (((z % 28) + 28) % 28) - 14;
  const body = S.wobble(S.ellipse(0, cy, 20 * size, 15.5 * size), 1.5, (x, y) => 0.7 * t.coarse(x, y, z));
  const canalY = cy + 23 * size;
  const disc = smoothStep(9.5, 11, Math.abs(phase));
  const arch = 1 - disc * 0.85;
  const canal = S.ellipse(0, canalY, 10 * size, 8 * size);
  if (arch > 0.2) {
    const strokes = [
      S.stroke([-13, cy + 12, -13, canalY, -7, canalY + 10, 0, canalY + 13], [4, 4, 3.5, 3.5]),
      S.stroke([13, cy + 12, 13, canalY, 7, canalY + 10, 0, canalY + 13], [4, 4, 3.5, 3.5]),
      S.capsule(0, canalY + 12, 0, canalY + 20, 3.4, 2.4),
      S.capsule(-13, canalY - 2, -34 * size, canalY + 6, 4, 3),
      S.capsule(13, canalY - 2, 34 * size, canalY + 6, 4, 3),
    ];
    const bone = S.union(...strokes);
    fill(plane, bone, [620], { edge: 1.2, opacity: arch });
    fill(plane, S.grow(bone, -1.7), [260], { edge: 1, opacity: arch, add: (x, y) => 45 * t.fine(x, y, z) });
  }
  fill(plane, body, [520 - 300 * disc], { edge: 1.2 });
  fill(plane, S.grow(body, -1.6), [210 - 115 * disc], {
    edge: 1.4,
    add: (x, y) => (1 - disc) * 42 * t.fine(x * 1.4, y * 1.4, z * 1.4),
  });
  fill(plane, canal, [5], { edge: 1.4 });
  fill(plane, S.ellipse(0, canalY, 5.5 * size, 4.6 * size), [38], { edge: 1.6 });
}
