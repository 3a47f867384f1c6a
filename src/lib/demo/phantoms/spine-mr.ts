import { MR, mrSeries } from './mr.ts';
import { createPlane, type FillOptions, fill, type Plane } from './plane.ts';
import { createRandom, smoothStep } from './random.ts';
import * as S from './shapes.ts';
import {
  bodyPoints,
  canalPath,
  createSpine,
  levelIndex,
  local,
  type Spine,
  sacrum,
} from './spine-anatomy.ts';
import { paintArches, paintDisc } from './spine-bones.ts';
import { paintSpineLesion } from './spine-lesions.ts';
import { buildStack, heights } from './stack.ts';
import type { LesionSpec, PhantomOptions, PhantomSeries } from './types.ts';

/** The lumbar spine painted slice by slice: wall, canal, coil. */

function paintSpine(plane: Plane, spine: Spine, w: number, lesion?: LesionSpec): void {
  const { coarse, fine } = spine;
  const mottle = (amount: number): FillOptions => ({ gain: (x, y) => 1 + amount * fine(x, y, w) });
  const off = Math.abs(w);
  const body = spine.body.at(w);
  fill(plane, body, MR.skin, { edge: 1.5 });
  fill(plane, S.grow(body, -2), MR.fat, { edge: 1.5, gain: (x, y) => 1 + 0.05 * coarse(x, y, w) });
  paintMuscles(plane, spine, w);
  paintAbdominal(plane, spine, w);
  const all = [...spine.vertebrae, ...sacrum(spine)];
  if (off < 30) {
    const shrink = off > 19 ? (off - 19) * 0.55 : 0;
    all.forEach((v, k) => {
      paintDisc(plane, spine, v, all[k + 1], k, w, shrink, lesion);
    });
    all.forEach((v, k) => {
      const collapse =
        lesion?.kind === 'fracture' && k === levelIndex(lesion, 2) ? 0.42 * (lesion.scale ?? 1) : 0;
      const shape = S.grow(
        spine.shelf(`body ${k} ${collapse}`, () => bodyPoints(v, collapse)),
        -shrink,
      );
      fill(plane, shape, MR.cortex, { edge: 1.2 });
      fill(plane, S.grow(shape, -1.1), MR.redMarrow, {
        edge: 1.2,
        gain: (x, y) => 1 + 0.06 * fine(x, y, w) + 0.05 * coarse(x, y, w),
      });
      if (off < 4)
        fill(
          plane,
          S.capsule(...local(v, v.half.depth * 0.5, 0), ...local(v, v.half.depth, 0), 1.2, 2),
          MR.fluid,
          { edge: 1.6, opacity: 0.6 },
        );
    });
  }
  paintCanal(plane, spine, w);
  paintArches(plane, spine, all, w, mottle(0.08));
  if (lesion) paintSpineLesion(plane, spine, all, w, lesion);
}

function paintMuscles(plane: Plane, spine: Spine, w: number): void {
  const off = Math.abs(w);
  const back = canalPath(spine, off > 6 ? 36 : 44);
  const radius = off > 6 ? 19 : 5;
  const muscle = S.stroke(
    [...back],
    [radius * 1.1, radius, radius, radius, radius, radius, radius, radius * 0.9, radius * 0.7, radius * 0.3],
  );
  fill(plane, muscle, MR.muscle, {
    edge: 2.5,
    opacity: off > 6 ? 1 : 0.45,
    add: (x, y) => 620 * smoothStep(0.55, 1.5, spine.coarse(x * 1.6, y * 0.5, w)),
    weights: [0.8, 0.5, 0.06],
  });
  if (off > 22)
    fill(plane, S.stroke([-8, -60, -12, 20, -30, 110, -46, 190], [11, 22, 26, 20]), MR.muscle, {
      edge: 2,
      gain: (x, y) => 1 + 0.1 * spine.fine(x, y * 0.4, w),
    });
}

/** Vessels and loops in front of the spine. */
function paintAbdominal(plane: Plane, spine: Spine, w: number): void {
  const front = canalPath(spine, -46 - 8);
  if (w > -4 && w < 16) {
    const aorta = S.stroke(front.slice(0, 12), [8, 8, 8, 7.5, 7, 6]);
    fill(plane, S.grow(aorta, 1.2), MR.fibrous, { edge: 1.2 });
    fill(plane, aorta, MR.vessel, { edge: 1.5 });
  }
  const random = createRandom(Math.round(spine.vertebrae[0]!.half.depth * 1000 + spine.dryness[0]! * 1e4), 4);
  for (let k = 0; k < 22; k++) {
    const [x, y, h] = [random.between(-110, -52), random.between(-150, 150), random.between(-60, 60)];
    const loop = S.wobble(
      S.ellipsoid([x, y, h], [random.between(10, 20), random.between(9, 15), 30], w, random.between(0, 3)),
      5,
      (a, b) => 2 * spine.coarse(a, b, w),
    );
    fill(plane, loop, MR.muscle, { edge: 2 });
    fill(plane, S.grow(loop, -3), random.next() > 0.5 ? MR.oedema : MR.dryDisc, {
      edge: 3,
      gain: (a, b) => 0.8 + 0.2 * spine.fine(a, b, w),
    });
  }
}

function paintCanal(plane: Plane, spine: Spine, w: number): void {
  const off = Math.abs(w);
  if (off > 11) return;
  const open = Math.sqrt(1 - (off / 12) ** 2);
  const radii = [8, 8, 7.8, 7.8, 7.8, 7.6, 7.4, 7, 5, 1.5].map((r) => r * open);
  const canal = S.stroke(canalPath(spine, 9.5), radii);
  fill(plane, S.grow(canal, 2.2), MR.fat, { edge: 2, opacity: 0.55 });
  fill(plane, S.grow(canal, 0.7), MR.fibrous, { edge: 1 });
  fill(plane, canal, MR.fluid, {
    edge: 1.2,
    gain: (x, y) => 1 - 0.05 * Math.abs(spine.coarse(x, y * 0.5, w)),
  });
  const cord = canalPath(spine, 10.5).slice(0, 6);
  if (off < 6)
    fill(
      plane,
      S.stroke(
        cord,
        [4.4, 4.4, 2.6].map((r) => r * Math.sqrt(1 - (off / 6) ** 2)),
      ),
      MR.cord,
      { edge: 1.6 },
    );
  const roots = canalPath(spine, 12);
  for (let k = 0; k < 4; k++) {
    const shift = (k - 1.2) * 1.1 + Math.sin(w + k) * 0.8;
    const path = roots
      .slice(2, 18)
      .map((value, i) => (i % 2 === 0 ? value + shift * (0.4 + i * 0.05) : value));
    fill(plane, S.stroke(path, [0.55]), MR.cord, { edge: 1, opacity: 0.8 });
  }
}

/** Signal of a posterior surface coil with an anterior saturation band: it decreases towards the front. */
function shadeCoil(plane: Plane): void {
  const gains = Array.from({ length: plane.columns }, (_, column) => {
    const x = plane.left + column * plane.spacing;
    return (0.62 + 0.42 * smoothStep(-70, 60, x)) * (0.16 + 0.84 * smoothStep(-62, -38, x));
  });
  for (const channel of plane.channels) {
    for (let i = 0; i < channel.length; i++) channel[i]! *= gains[i % plane.columns]!;
  }
}

/** Lumbar spine MR, sagittal: T2, T1 and STIR of the same sections. */
export function buildSpineMr({ seed, lesion, slices = 13, size = 320 }: PhantomOptions): PhantomSeries[] {
  const spine = createSpine(seed);
  const levels = heights(-26, 26, slices);
  const paint = (w: number) => {
    const plane = createPlane(size, size, 290 / size, MR.air, 4, 6);
    paintSpine(plane, spine, w, lesion);
    shadeCoil(plane);
    return plane;
  };
  return buildStack(levels, lesion?.kind === 'herniation' ? 2 : 0, seed, paint, [
    mrSeries('IRM T2 sag', 'sagittal', 1, { center: 430, width: 900 }),
    mrSeries('IRM T1 sag', 'sagittal', 0, { center: 400, width: 820 }),
    mrSeries('IRM STIR sag', 'sagittal', 2, { center: 380, width: 780 }),
  ]);
}
