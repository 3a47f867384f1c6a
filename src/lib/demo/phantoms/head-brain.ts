import { clamp } from '#lib/platform/numbers.ts';
import { both, type Head, type HeadTissues } from './head-anatomy.ts';
import type { Plane } from './plane.ts';
import { cover, fill } from './plane.ts';
import { smoothStep } from './random.ts';
import * as S from './shapes.ts';

/** Cortex, hindbrain, nuclei, ventricles, falx. */

/** The folded cortex: a grey ribbon along the surface and along sulci that run inwards. */
export function paintCerebrum(plane: Plane, head: Head, z: number, t: HeadTissues, cavity: S.Shape): void {
  const back = z < 8 ? 10 + Math.max(0, z + 8) * 4.5 : 1e6;
  const sylvian = sylvianFissure(z);
  const gap = 0.5 + head.sulcus * 0.9;
  const [csf, grey, white] = [t.csf, t.grey, t.white];
  const channels = plane.channels.length;
  cover(plane, cavity, 0.5, (i, _a, x, y) => {
    const side = x < 0 ? -1 : 1;
    const ax = Math.abs(x);
    let depth = -cavity.distance(x, y) - gap;
    depth = Math.min(depth, (ax - 0.9) * 1.05, back - y);
    if (sylvian && ax > 28) depth = Math.min(depth, sylvian.distance(ax, y));
    if (depth < -1) return;
    const cx = x - side * 26;
    const cz = z - 22;
    const length = Math.sqrt(cx * cx + y * y * 0.6 + cz * cz) + 1;
    const push = 1 + (0.62 * Math.max(0, depth)) / length;
    const bendX = 3.5 * head.bend(x, y, z);
    const bendY = 3.5 * head.bend(y + 40, x, z);
    const n = head.fold(cx * push + bendX + side * 130, y * push + bendY, cz * push);
    const reach = 14 + 4 * head.bend(x * 0.6 + 90, y * 0.6, z * 0.6);
    const open = head.sulcus * (1.25 - (0.8 * depth) / 16);
    const sulcus = Math.abs(n) * 3.5 + Math.max(0, depth - reach) * 1.1 - Math.max(0, open);
    const ribbon = Math.min(depth, sulcus);
    const fluid = smoothStep(0.6, -0.6, ribbon);
    const cortex = smoothStep(4.9, 2.5, ribbon + 0.5 * head.soft(x, y, z));
    for (let k = 0; k < channels; k++) {
      const brain = white[k]! + (grey[k]! - white[k]!) * cortex;
      plane.channels[k]![i] = brain + (csf[k]! - brain) * fluid;
    }
  });
}

/** Distance to the lateral fissure and the insular cistern on the right-hand side of the image. */
function sylvianFissure(z: number): S.Shape | null {
  if (z < -2 || z > 34) return null;
  const k = clamp((z - 12) / 22, -0.6, 1);
  const path = [64, -24 + 6 * k, 50, -23 + 8 * k, 41, -17 + 8 * k, 38 + 3 * k, -2, 41 + 4 * k, 13];
  return S.stroke(path, [1.8, 1.3, 1.6, 0.9, 0.3]);
}

export function paintHindbrain(plane: Plane, head: Head, z: number, t: HeadTissues, cavity: S.Shape): void {
  const bulk = S.ellipsoid([0, 50, -16], [55, 33, 27], z);
  if (bulk !== S.NOWHERE) {
    const cerebellum = S.intersect(S.grow(cavity, -2.5), bulk);
    fill(plane, S.grow(cerebellum, 1.6), t.csf, { edge: 1.5 });
    cover(plane, cerebellum, 1.2, (i, a, x, y) => {
      const radius = Math.hypot(x * 0.75, (y - 30) * 1.05, (z + 14) * 0.9);
      const folia = Math.cos(radius * 1.35 + 1.7 * head.bend(x, y, z));
      const depth = -cerebellum.distance(x, y);
      const cortex = clamp(
        smoothStep(15, 8, depth) * (0.78 + 0.22 * folia) + (Math.abs(x) < 7 ? 0.5 : 0),
        0,
        1,
      );
      const cleft = smoothStep(0.55, 1, -folia) * smoothStep(9, 2, depth) * 0.42;
      for (let k = 0; k < plane.channels.length; k++) {
        const channel = plane.channels[k]!;
        let value = t.white[k]! + (t.grey[k]! - t.white[k]!) * cortex;
        value += (t.csf[k]! - value) * cleft;
        channel[i]! += (value - channel[i]!) * a;
      }
    });
  }
  const mix = t.white.map((w, k) => w * 0.75 + t.grey[k]! * 0.25);
  const stems: [readonly [number, number, number], readonly [number, number, number]][] = [
    [
      [0, 15, -16],
      [18, 13, 15],
    ],
    [
      [0, 24, -36],
      [9, 8, 22],
    ],
    [
      [0, 12, 5],
      [17, 10, 12],
    ],
  ];
  for (const [center, radii] of stems) {
    const shape = S.ellipsoid(center, radii, z);
    fill(plane, S.grow(shape, 2.2), t.csf, { edge: 1.5, opacity: center[1] > 20 || z > 0 ? 1 : 0.6 });
    fill(plane, shape, mix, { edge: 1.2, gain: (x, y) => 1 + 0.02 * head.soft(x, y, z) });
  }
  fill(plane, both(S.ellipsoid([22, 24, -15], [12, 6, 7], z, 0.7)), mix, { edge: 2 });
  fill(plane, S.ellipsoid([0, 31, -15], [8, 4.5, 10], z), t.csf, { edge: 1.2 });
  fill(plane, S.ellipsoid([0, -9, 4], [13, 9, 6], z), t.csf, { edge: 1.2 });
  fill(plane, S.ellipsoid([0, 25, 10], [11, 4.5, 7], z), t.csf, { edge: 1.2 });
}

export function paintDeepNuclei(plane: Plane, head: Head, z: number, t: HeadTissues): void {
  const shift = head.shift;
  const white = (shape: S.Shape) => fill(plane, shape, t.white, { edge: 1.5 });
  // White matter covers the cortical folds near the centre.
  white(both(S.ellipsoid([20, -4, 18], [16, 32, 20], z), shift));
  if (z > 10 && z < 30) {
    white(S.stroke([-16, -46, 0, -40, 16, -46], [4, 4, 4]));
    white(S.stroke([-20, 40, -9, 31, 0, 29, 9, 31, 20, 40], [4, 4.5, 4, 4.5, 4]));
  }
  white(S.ellipsoid([shift, -2, 33], [18, 36, 8], z));
  const deep = (shape: S.Shape) => fill(plane, both(shape, shift), t.deepGrey, { edge: 1.6 });
  deep(S.ellipsoid([10.5, 5, 16], [9, 14, 11], z, 1.15 - Math.PI / 2));
  deep(S.ellipsoid([25, -8, 15], [7.5, 18, 13], z, 0.16));
  deep(S.ellipsoid([15.5, -26, 18], [5.5, 10, 13], z, -0.3));
  deep(S.ellipsoid([36, -5, 13], [1.6, 17, 14], z));
  deep(S.ellipsoid([15, -6, 31], [2.4, 18, 6], z));
}

export function paintVentricles(plane: Plane, head: Head, z: number, t: HeadTissues): void {
  const size = head.ventricle;
  const { shift } = head;
  fill(plane, both(S.grow(head.horns.at(z), size), shift), t.csf, { edge: 1.2 });
  fill(plane, both(S.grow(head.atria.at(z), size * 0.9), shift * 0.6), t.csf, { edge: 1.2 });
  fill(plane, S.ellipsoid([shift, -2, 12], [2 + Math.max(0, size * 0.8), 13, 9], z), t.csf, { edge: 1.2 });
  fill(plane, both(S.ellipsoid([31, 4, 0], [1.6 + Math.max(0, size * 0.5), 9, 5], z, -0.4)), t.csf, {
    edge: 1.2,
  });
  if (z > 12 && z < 30) {
    fill(plane, S.capsule(shift, -34, shift, -14, 0.8), t.white, { edge: 1 });
    const plexus = both(S.ellipsoid([20.5, 34, 18], [2.4, 4.5, 5], z), shift * 0.6);
    fill(plane, plexus, t.calcification, {
      edge: 1.5,
      opacity: 0.55,
      gain: (x, y) => 1 + 0.4 * head.soft(x, y, z),
    });
    fill(plane, S.ellipsoid([shift * 0.5, 20.5, 16], [2.2, 2.4, 4], z), t.calcification, { edge: 1 });
  }
}

export function paintFalx(plane: Plane, z: number, t: HeadTissues, cavity: S.Shape): void {
  if (z < 8) return;
  const inside = (shape: S.Shape) => S.intersect(shape, cavity);
  const open = z < 38 ? 1 : smoothStep(54, 38, z);
  fill(plane, inside(S.capsule(0, -90, 0, -50 * open - 4, 0.75)), t.dura, { edge: 0.8 });
  fill(plane, inside(S.capsule(0, 95, 0, 42 * open + 2, 0.75)), t.dura, { edge: 0.8 });
  fill(plane, inside(S.ellipse(0, S.edgeFrom(cavity, 0, 100, 0, -0.5)[1] - 2, 3, 3.6)), t.dura, {
    edge: 1.5,
  });
}
