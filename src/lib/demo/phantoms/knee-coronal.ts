import { bruise, type Knee, paintBone } from './knee-anatomy.ts';
import { MR } from './mr.ts';
import { fill, type Plane } from './plane.ts';
import * as S from './shapes.ts';
import type { LesionSpec } from './types.ts';

/** Coronal sections of the knee. */

export function paintCoronal(plane: Plane, knee: Knee, w: number, lesion?: LesionSpec): void {
  const { coarse, fine } = knee;
  const skin = knee.shelf('skin coronal', () => [
    -62, -110, -60, -60, -60, -30, -57, 0, -52, 40, -50, 110, 50, 110, 54, 40, 57, 0, 60, -30, 60, -60, 62,
    -110,
  ]);
  fill(plane, skin, MR.skin, { edge: 1.2 });
  fill(plane, S.grow(skin, -2), MR.fat, { edge: 1.2, gain: (x, y) => 1 + 0.06 * coarse(x, y, w) });
  const muscle = (s: S.Shape) =>
    fill(plane, s, MR.muscle, { edge: 1.8, gain: (x, y) => 1 + 0.12 * fine(x, y * 0.3, w) });
  for (const side of [-1, 1]) {
    muscle(S.stroke([side * 36, -112, side * 38, -84, side * 42, -58], [17, 14, 4]));
    muscle(S.stroke([side * 30, 40, side * 33, 70, side * 32, 112], [5, 11, 14]));
  }
  const femur = knee.femurCor.at(w);
  const tibia = knee.tibiaCor.at(w);
  const joint = S.ellipse(0, -2, 40, 10);
  fill(plane, S.subtract(S.intersect(S.grow(femur, 3), joint), S.ellipse(0, -18, 11, 13)), MR.fluid, {
    edge: 1,
    opacity: 0.7,
  });
  fill(plane, S.ellipse(0, -14, 9, 12), MR.fat, { edge: 2 });
  fill(plane, S.intersect(S.grow(tibia, 2.2), S.ellipse(0, 2, 40, 6)), MR.cartilage, { edge: 1 });
  fill(
    plane,
    S.subtract(S.intersect(S.grow(femur, 2.6), S.ellipse(0, -8, 42, 14)), S.ellipse(0, -18, 10, 13)),
    MR.cartilage,
    { edge: 1 },
  );
  paintBone(plane, knee, tibia, w, 19);
  paintBone(plane, knee, femur, w, -42);
  if (w > 4) paintBone(plane, knee, S.stroke([38, 18, 40, 32, 38, 60, 37, 112], [8, 7, 5, 5]), w);
  for (const side of [-1, 1]) {
    const wedge = knee.shelf(`wedge ${side}`, () => [
      side * 43,
      -5.5,
      side * 44,
      2,
      side * 41,
      3,
      side * 32,
      2,
      side * 24,
      0.6,
      side * 34,
      -2.2,
    ]);
    fill(plane, wedge, MR.fibrous, { edge: 0.9 });
    const path = side < 0 ? [-42, -36, -46, -14, -46, 6, -38, 40] : [42, -34, 46, -14, 46, 6, 42, 18];
    fill(plane, S.stroke(path, [1.4, 1.2, 1.2, 0.9]), MR.fibrous, { edge: 1.1 });
    const torn = lesion?.kind === 'meniscus' && (lesion.side === 'left') === side > 0 && w > -4;
    if (torn)
      fill(plane, S.stroke([side * 27, 2, side * 34, -0.6, side * 43, -1.6], [0.6, 0.8, 0.9]), MR.fluid, {
        edge: 1,
      });
    if (torn) fill(plane, S.ellipse(side * 48, -1, 3, 5), MR.fluid, { edge: 1.4 });
  }
  if (w > -10)
    fill(
      plane,
      S.stroke([-7, -22, -3, -10, 2, 2], [2.6, 2.8, 3]),
      lesion?.kind === 'acl' ? MR.oedema : MR.fibrous,
      { edge: 1.4, gain: () => 1.3 },
    );
  if (w > 2) fill(plane, S.ellipse(-5, -13, 4, 6, 0.3), MR.fibrous, { edge: 1.4 });
  if (lesion?.kind === 'contusion' || lesion?.kind === 'acl') {
    bruise(plane, knee, femur, S.ellipse(25, -13, 14, 12), w);
    bruise(plane, knee, tibia, S.ellipse(28, 13, 13, 11), w);
  }
}
