import { type Abdomen, createAbdomen } from './abdomen-anatomy.ts';
import { ABDOMEN_KEY, paintAbdomenLesion } from './abdomen-lesions.ts';
import { paintGreatVessels, paintSolidOrgans } from './abdomen-organs.ts';
import { paintBowel } from './bowel.ts';
import { createPlane, fill, type Plane } from './plane.ts';
import * as S from './shapes.ts';
import { buildStack, heights, type SeriesPlan } from './stack.ts';
import { paintRibs, paintSpine, paintWall } from './trunk.ts';
import type { PhantomOptions, PhantomSeries } from './types.ts';

/** The abdomen as a CT exam. */

function paintAbdomen(plane: Plane, a: Abdomen, z: number): void {
  const cavity = a.cavity.at(z);
  paintWall(plane, a.body.at(z), cavity, z, a, z > 40 ? 13 : 15);
  for (const side of [-1, 1]) {
    fill(plane, S.ellipse(side * 36, 82, 30, 18, side * -0.12), [60], {
      edge: 2.4,
      add: (x, y) => 9 * a.fine(x, y, z),
    });
    if (z < -58) {
      const wing = S.stroke(
        [side * 52, 74, side * 84, 56, side * 116, 20, side * 126, -14],
        [5, 4, 4, 5].map((r) => r * Math.min(1, (-58 - z) / 16 + 0.3)),
      );
      fill(plane, wing, [640], { edge: 1.2 });
      fill(plane, S.grow(wing, -1.8), [240], { edge: 1, add: (x, y) => 50 * a.fine(x, y, z) });
    }
  }
  fill(plane, cavity, [-104], { edge: 1.6, add: (x, y) => 5 * a.fine(x, y, z) });
  paintBowel(plane, a, z, cavity);
  for (const side of [-1, 1]) {
    const psoas = S.ellipse(side * (34 - z * 0.06), 50 + z * 0.03, 13 - z * 0.09, 15 - z * 0.06, side * 0.5);
    if (z < 55) fill(plane, psoas, [60], { edge: 1.8, add: (x, y) => 5 * a.fine(x, y, z) });
  }
  paintSolidOrgans(plane, a, z, cavity);
  paintSpine(plane, 54, z + 6, a, 1.08);
  paintGreatVessels(plane, a, z);
  if (z > -10) paintRibs(plane, cavity, z, a, 150, Math.min(1, (z + 10) / 10));
}

const PLAN: SeriesPlan = {
  name: 'TDM axial portal',
  modality: 'CT',
  plane: 'axial',
  unit: 'HU',
  window: { center: 60, width: 380 },
  channel: 0,
  acquisition: { blur: 0.8, noise: 10.5, grain: 0.95 },
};

/** Abdominal CT: « TDM axial portal ». */
export function buildAbdomenCt({ seed, lesion, slices = 18, size = 320 }: PhantomOptions): PhantomSeries[] {
  const abdomen = createAbdomen(seed, lesion);
  const levels = heights(98, -98, slices);
  const paint = (z: number) => {
    const plane = createPlane(size, size, 352 / size, [-1000], 0, 2);
    paintAbdomen(plane, abdomen, z);
    if (lesion) paintAbdomenLesion(plane, abdomen, z, lesion);
    return plane;
  };
  return buildStack(levels, lesion ? ABDOMEN_KEY[lesion.kind]! : 24, seed, paint, [PLAN]);
}
