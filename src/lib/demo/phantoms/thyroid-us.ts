import { createTexture } from './noise.ts';
import { fill, type Plane, type Tissue } from './plane.ts';
import { createRandom } from './random.ts';
import * as S from './shapes.ts';
import type { PhantomOptions, PhantomSeries } from './types.ts';
import { buildSweep, createScene, LINEAR } from './ultrasound.ts';

/** Neck in cross-section with a linear probe: thyroid lobes around the trachea, carotids, strap muscles. */
export function buildThyroidUs({ seed, lesion, slices = 12 }: PhantomOptions): PhantomSeries[] {
  const coarse = createTexture(seed, 9);
  const fine = createTexture(seed + 1, 2.6);
  const side = lesion?.side === 'left' ? 1 : -1;
  const scale = lesion?.scale ?? 1;
  const paint = (w: number) => {
    const plane = createScene(LINEAR, -34);
    const tissue = (s: S.Shape, t: Tissue, edge = 0.5, grainy = 1.2) =>
      fill(plane, s, t, { edge, add: (x, y) => grainy * (coarse(x, y, w) + fine(x, y, w)), weights: [1, 0] });
    const bumpy = (s: S.Shape, mm: number) => S.wobble(s, mm * 3, (x, y) => mm * coarse(x, y, w));
    const whole = { minX: -40, maxX: 40, minY: -2, maxY: 50 };
    const layer = (from: number, to: number, t: Tissue) =>
      tissue(
        { ...whole, distance: (x, y) => Math.max(from - y, y - to) + 0.4 * coarse(x, 0, w) + 0.0018 * x * x },
        t,
        0.4,
      );
    tissue({ ...whole, distance: () => -1 }, [-31, 0.02], 0.5, 2.5);
    layer(-2, 1.6, [-9, 0.05]);
    layer(1.6, 4.4, [-23, 0.03]);
    layer(4.4, 4.8, [-10, 0.03]);
    layer(4.8, 8.6, [-38, 0.02]);
    layer(8.6, 9, [-12, 0.03]);
    const grow = Math.sqrt(Math.max(0.2, 1 - (w / 34) ** 2));
    for (const flank of [-1, 1]) {
      tissue(bumpy(S.ellipse(flank * 26, 12, 9, 8, flank * -0.5), 0.6), [-37, 0.02], 0.6, 1.6);
      const lobe = bumpy(S.ellipse(flank * 13.5, 17, 7.6 * grow, 8.8 * grow, flank * 0.25), 0.3);
      tissue(S.grow(lobe, 0.4), [-11, 0.02], 0.4);
      tissue(lobe, [-19, 0.01], 0.5, 1.1);
      const carotid = S.ellipse(flank * 25, 23 + 0.02 * w * w * 0.1, 3.4, 3.4);
      tissue(S.grow(carotid, 0.6), [-12, 0.02], 0.3);
      tissue(carotid, [-78, -0.05], 0.4, 0);
      tissue(
        S.ellipse(flank * 30, 18.5, 5, 2.6 + 0.4 * Math.sin(w * 0.3), flank * 0.3),
        [-74, -0.04],
        0.5,
        0,
      );
    }
    tissue(S.stroke([-9, 12.4, 0, 11, 9, 12.4], [1.6]), [-19, 0.01], 0.5);
    const trachea = S.ellipse(0, 20.5, 8, 7.4);
    tissue(S.grow(trachea, 0.2), [-36, 0.1], 0.6);
    tissue(S.intersect(S.subtract(trachea, S.grow(trachea, -0.8)), S.halfPlane(0, 1, 18)), [-4, 1.4], 0.4);
    tissue(S.ellipse(11.5, 25.5, 3, 2.4), [-34, 0.02], 0.5);
    tissue(S.stroke([-30, 36, -12, 32, 0, 31.5, 12, 32, 30, 36], [3.6]), [-36, 0.04], 1, 2);
    tissue(S.stroke([-20, 41, 0, 38, 20, 41], [0.8]), [-2, 2], 0.6);
    if (lesion) paintNodule(plane, lesion.kind, side, scale, w, bumpy, tissue, seed);
    return plane;
  };
  return [buildSweep(LINEAR, 'Écho thyroïde', seed, slices, 14, paint)];
}

function paintNodule(
  plane: Plane,
  kind: string,
  side: number,
  scale: number,
  w: number,
  bumpy: (s: S.Shape, mm: number) => S.Shape,
  tissue: (s: S.Shape, t: Tissue, edge?: number, grainy?: number) => void,
  seed: number,
): void {
  if (kind !== 'nodule') throw new Error(`Unknown thyroid lesion: ${kind}`);
  const r = 5.4 * scale;
  // Taller than wide, hypoechoic, with bright foci: a suspicious nodule.
  const nodule = bumpy(S.ellipsoid([side * 13.5, 17.5, 0], [r * 0.82, r, r * 1.2], w), 0.45);
  tissue(nodule, [-38, 0.05], 0.6, 1.6);
  const random = createRandom(seed, 8);
  for (let k = 0; k < 14; k++) {
    const [dx, dy, dz] = [random.normal() * r * 0.34, random.normal() * r * 0.36, random.normal() * 5];
    if (Math.abs(dz - w) < 3)
      fill(plane, S.ellipse(side * 13.5 + dx, 17.5 + dy, 0.32, 0.26), [-4, 0.3], { edge: 0.3 });
  }
}
