import { bruise, type Knee, paintBone } from './knee-anatomy.ts';
import { MR } from './mr.ts';
import { fill, type Plane } from './plane.ts';
import * as S from './shapes.ts';
import type { LesionSpec } from './types.ts';

/** Sagittal sections of the knee. */

export function paintSagittal(plane: Plane, knee: Knee, w: number, lesion?: LesionSpec): void {
  const { coarse, fine } = knee;
  const off = Math.abs(w);
  const skin = knee.shelf('skin sagittal', () => [
    -44, -110, -46, -70, -56, -46, -60, -24, -52, 4, -44, 30, -38, 60, -34, 110, 62, 110, 66, 60, 58, 28, 50,
    0, 54, -30, 58, -70, 60, -110,
  ]);
  fill(plane, S.grow(skin, -off * 0.12), MR.skin, { edge: 1.2 });
  fill(plane, S.grow(skin, -2 - off * 0.12), MR.fat, {
    edge: 1.2,
    gain: (x, y) => 1 + 0.06 * coarse(x, y, w),
  });
  const muscle = (s: S.Shape) =>
    fill(plane, s, MR.muscle, {
      edge: 1.8,
      gain: (x, y) => 1 + 0.12 * fine(x, y * 0.3, w),
      add: (x, y) => 400 * Math.max(0, coarse(x * 1.5, y * 0.4, w) - 1),
      weights: [0.8, 0.5, 0.1],
    });
  muscle(S.stroke([34, -110, 38, -70, 40, -48, 36, -34], [12, 12, 8, 3]));
  muscle(S.stroke([30, 12, 38, 30, 42, 62, 40, 112], [5, 11, 18, 21]));
  if (off < 22) muscle(S.stroke([-30, -110, -29, -84, -28, -70], [9, 7, 3]));
  if (off < 10)
    for (const [x, r] of [
      [33, 3.4],
      [40, 2.8],
    ] as const)
      fill(plane, S.stroke([x + 6, -110, x, -50, x - 2, -6, x, 40, x - 2, 110], [r]), MR.vessel, {
        edge: 1.2,
      });
  const femur = knee.femurSag.at(w);
  const tibia = knee.tibiaSag.at(w);
  const effusion = lesion?.kind === 'effusion' || lesion?.kind === 'acl' ? (lesion.scale ?? 1) : 0.12;
  paintSynovium(plane, knee, w, effusion);
  const cartilage = S.intersect(S.grow(femur, 2.7), S.halfPlane(0, -1, 46));
  if (off > 6)
    fill(plane, S.intersect(S.grow(cartilage, 0.5), S.ellipse(0, -20, 42, 24)), MR.fluid, {
      edge: 1,
      opacity: 0.5,
    });
  fill(
    plane,
    S.intersect(cartilage, off > 6 ? S.ellipse(-2, -22, 42, 26) : S.ellipse(-34, -30, 14, 18)),
    MR.cartilage,
    { edge: 1, gain: (x, y) => 1 + 0.05 * fine(x, y, w) },
  );
  if (off > 7)
    fill(plane, S.intersect(S.grow(tibia, 2.2), S.ellipse(2, 4, 26, 7)), MR.cartilage, { edge: 1 });
  paintBone(plane, knee, tibia, w, 19);
  paintBone(plane, knee, femur, w, -41);
  if (off < 24) paintPatella(plane, knee, w);
  if (off > 8 && off < 36) paintMenisciSag(plane, knee, w, lesion);
  if (off < 9) paintCruciates(plane, knee, w, lesion);
  if (w > 26) {
    const fibula = S.stroke([24, 16, 27, 30, 26, 60, 25, 110], [8, 7, 5, 5]);
    paintBone(plane, knee, fibula, w);
  }
  if (lesion?.kind === 'contusion' || lesion?.kind === 'acl') {
    if (w > 6) {
      bruise(plane, knee, femur, S.ellipsoid([-12, -12, 22], [15, 13, 14], w), w);
      bruise(plane, knee, tibia, S.ellipsoid([18, 12, 22], [14, 12, 14], w), w);
    }
  }
}

function paintSynovium(plane: Plane, knee: Knee, w: number, effusion: number): void {
  const s = Math.sqrt(Math.max(0, 1 - (w / 34) ** 2));
  const pouch = S.stroke(
    [-30, -44, -33, -58, -30, -74, -27, -86],
    [2 + 6 * effusion, 1.5 + 9 * effusion, 1 + 8 * effusion, 0.6 + 4 * effusion].map((r) => r * s),
  );
  fill(plane, S.grow(pouch, 0.8), MR.fibrous, { edge: 1 });
  fill(
    plane,
    S.wobble(pouch, 2, (x, y) => 0.7 * knee.coarse(x, y, w)),
    MR.fluid,
    { edge: 1.2 },
  );
  if (effusion > 0.4)
    fill(plane, S.stroke([26, -26, 32, -14, 32, 0], [3, 3.4 * effusion, 2]), MR.fluid, { edge: 1.6 });
}

function paintPatella(plane: Plane, knee: Knee, w: number): void {
  const s = Math.sqrt(Math.max(0, 1 - (w / 24) ** 2));
  const patella = knee.shelf(`patella ${s}`, () =>
    [-52, -48, -46, -54, -40, -50, -38, -38, -40, -26, -46, -20, -51, -28].map((n, i) =>
      i % 2 ? -37 + (n + 37) * (0.4 + 0.6 * s) : -45 + (n + 45) * s,
    ),
  );
  fill(plane, S.intersect(S.grow(patella, 3), S.halfPlane(-1, 0, 42)), MR.cartilage, { edge: 1 });
  if (Math.abs(w) < 14) {
    fill(plane, S.stroke([-49, -48, -44, -70, -39, -110], [2.6, 2.8, 3]), MR.fibrous, { edge: 1.2 });
    fill(plane, S.stroke([-49, -24, -42, 0, -30, 22, -21, 32], [2.4, 2.4, 2.6, 2]), MR.fibrous, {
      edge: 1.2,
    });
  }
  paintBone(plane, knee, patella, w);
}

function paintMenisciSag(plane: Plane, knee: Knee, w: number, lesion?: LesionSpec): void {
  const off = Math.abs(w);
  const bow = off > 28;
  const front = knee.shelf('horn front', () => [-23, -6.5, -25, -1, -22, 2, -14, 1.4, -9, 0.4, -15, -2.6]);
  const back = knee.shelf('horn back', () => [24, -8.5, 27, -1, 24, 2.4, 15, 2, 7, 0.6, 15, -3.4]);
  const shapes = bow
    ? [knee.shelf('bow', () => [-22, -6, -24, 0, -10, 2, 8, 2, 25, 1, 25, -6, 12, -3.4, 0, -2.6, -12, -3.2])]
    : [front, back];
  for (const shape of shapes) fill(plane, shape, MR.fibrous, { edge: 0.9 });
  const torn = lesion?.kind === 'meniscus' && (lesion.side === 'left' ? w > 0 : w < 0);
  if (torn && !bow)
    fill(plane, S.stroke([12, 1.6, 17, -1.2, 23, -3.6], [0.7, 0.9, 0.8]), MR.fluid, { edge: 1 });
  if (torn && !bow)
    fill(plane, S.ellipse(29, -2, 2.4 * (lesion?.scale ?? 1), 3, 0.4), MR.fluid, { edge: 1.2 });
}

function paintCruciates(plane: Plane, knee: Knee, w: number, lesion?: LesionSpec): void {
  const off = Math.abs(w);
  fill(plane, S.ellipse(6, -16, 16, 14), MR.fat, { edge: 3, opacity: 0.8 });
  fill(plane, S.stroke([-12, -26, -14, -6, 18, -4], [4, 3, 2]), MR.fluid, { edge: 3, opacity: 0.35 });
  if (w < 5)
    fill(plane, S.stroke([-10, -26, 6, -27, 17, -15, 24, 10], [4, 4.2, 3.6, 3]), MR.fibrous, { edge: 1.2 });
  if (w > -5) {
    if (lesion?.kind === 'acl') {
      fill(
        plane,
        S.wobble(S.stroke([8, -32, 2, -20, -8, -4], [5, 7, 5]), 3, (x, y) => 0.9 * knee.coarse(x, y, w)),
        MR.oedema,
        { edge: 2, gain: (x, y) => 0.95 + 0.14 * knee.coarse(x * 2, y * 2, w) },
      );
      fill(plane, S.stroke([-13, 1, -6, -5, -4, -10], [2.4, 2, 0.6]), MR.fibrous, { edge: 1.4 });
    } else {
      for (const k of [-1.6, 0.4, 2.4])
        fill(plane, S.capsule(13 + k * 0.4, -36, -11 + k * 1.2, 0, 1.1, 1.4), MR.fibrous, {
          edge: 1.4,
          gain: () => 1.6,
          opacity: 0.95 - off * 0.03,
        });
    }
  }
}
