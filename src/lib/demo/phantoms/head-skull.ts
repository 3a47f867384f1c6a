import type { Head, HeadTissues } from './head-anatomy.ts';
import type { Plane } from './plane.ts';
import { cover, fill } from './plane.ts';
import { smoothStep } from './random.ts';
import * as S from './shapes.ts';

/** Vault, face, orbits and air cells. */

export function paintSkull(plane: Plane, head: Head, z: number, t: HeadTissues): void {
  const scalp = head.scalp.at(z);
  const cavity = head.cavity.at(z);
  fill(plane, scalp, t.skin, { edge: 1.4 });
  fill(plane, S.grow(scalp, -1.8), t.fat, { edge: 1.2 });
  fill(plane, S.grow(scalp, -3), t.muscle, {
    edge: 2,
    opacity: z > 12 ? 0.45 : 0.9,
    gain: (x, y) => 1 + 0.1 * head.soft(x, y, z),
  });
  const limit = S.grow(scalp, -4.2);
  const thick = z < 0 ? 10 : 6.6;
  const bone = S.intersect(
    S.wobble(S.grow(cavity, thick), 1.5, (x, y) => 0.7 * head.bend(x, y, z)),
    limit,
  );
  if (z < 12) paintFace(plane, head, z, t, limit);
  fill(plane, bone, t.bone, { edge: 1.2 });
  const inner = S.grow(cavity, 2);
  const diploe = S.subtract(S.grow(bone, -2.1), inner);
  fill(plane, diploe, t.marrow, { edge: 1.2, gain: (x, y) => 1 + 0.16 * head.soft(x, y, z) });
  if (z < 4) paintAirCells(plane, head, z, t);
}

function paintFace(plane: Plane, head: Head, z: number, t: HeadTissues, limit: S.Shape): void {
  const face = S.intersect(limit, S.ellipse(0, -48, 50, 48));
  fill(plane, face, t.muscle, { edge: 2, gain: (x, y) => 0.9 + 0.1 * head.soft(x, y, z) });
  fill(plane, S.intersect(limit, S.ellipse(0, -52, 42, 44)), t.bone, {
    edge: 2,
    opacity: z < -14 ? 0.3 : 0.8,
    gain: (x, y) => 0.5 + 0.35 * head.soft(x, y, z),
  });
  for (const side of [-1, 1]) {
    fill(plane, S.ellipsoid([side * 32, -64, -9], [19, 26, 18], z, -side * 0.25), t.bone, { edge: 1.5 });
    fill(plane, S.ellipsoid([side * 32, -66, -9], [17, 25, 16], z, -side * 0.25), t.fat, { edge: 1.5 });
    if (Math.abs(z + 9) < 3) {
      fill(plane, S.capsule(side * 30, -62, side * 14, -36, 2), t.muscle, { edge: 1 });
    }
    for (const [ox, oy] of [
      [12, -2],
      [-11, 4],
    ] as const) {
      const reach = Math.abs(z + 9) < 7 ? 1.9 : 0;
      if (reach)
        fill(plane, S.capsule(side * (32 + ox), -70 + oy, side * (20 + ox * 0.15), -42, reach, 1), t.muscle);
    }
    const globe = S.ellipsoid([side * 33, -74, -9], [12.5, 12.5, 12.5], z);
    fill(plane, globe, t.muscle, { edge: 1 });
    fill(plane, S.grow(globe, -1.2), t.vitreous, { edge: 1 });
    fill(plane, S.ellipsoid([side * 33.5, -82, -9], [5, 2.2, 5], z), t.muscle, { edge: 0.8 });
  }
}

function paintAirCells(plane: Plane, head: Head, z: number, t: HeadTissues): void {
  const bumpy = (shape: S.Shape) => S.wobble(shape, 3, (x, y) => 1.6 * head.soft(x, y, z));
  fill(plane, bumpy(S.ellipsoid([0, -24, -11], [14, 11, 9], z)), t.air, { edge: 0.8 });
  const ethmoid = S.ellipsoid([0, -56, -9], [11, 22, 13], z);
  fill(plane, ethmoid, t.air, { edge: 0.8 });
  cover(plane, ethmoid, 1, (i, a, x, y) => {
    const wall = smoothStep(0.35, 0.1, Math.abs(head.soft(x, y, z)));
    for (let k = 0; k < plane.channels.length; k++) {
      const channel = plane.channels[k]!;
      channel[i]! += (t.muscle[k]! - channel[i]!) * a * wall;
    }
  });
  for (const side of [-1, 1]) {
    const mastoid = S.ellipsoid([side * 55, 24, -14], [10, 15, 15], z, side * 0.5);
    cover(plane, mastoid, 2, (i, a, x, y) => {
      const cell = smoothStep(-0.35, 0.15, head.soft(x * 1.7, y * 1.7, z * 1.7));
      for (let k = 0; k < plane.channels.length; k++) {
        const channel = plane.channels[k]!;
        channel[i]! += (t.air[k]! - channel[i]!) * a * cell * 0.9;
      }
    });
    fill(plane, S.ellipsoid([side * 66, 6, -16], [12, 2.6, 3.4], z), t.air);
    fill(plane, bumpy(S.ellipsoid([side * 30, -60, -34], [15, 18, 12], z)), t.air);
  }
}
