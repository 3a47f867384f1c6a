import { CONDYLE, FEMUR_COR, FEMUR_COR_FRONT, NOTCH, TIBIA_COR, TIBIA_SAG } from './knee-outlines.ts';
import { MR } from './mr.ts';
import { createTexture, type Texture } from './noise.ts';
import { type Level, type Solid, shapeShelf, solid } from './outline.ts';
import { fill, type Plane } from './plane.ts';
import * as S from './shapes.ts';

/**
 * A knee. Sagittal: x backwards, y downwards, w from the medial side (−38) to the lateral (38).
 * Coronal: x from medial to lateral, y downwards, w from the front (−30) to the back (30).
 * The joint line is y = 0.
 */

export interface Knee {
  coarse: Texture;
  fine: Texture;
  shelf: ReturnType<typeof shapeShelf>;
  femurSag: Solid;
  tibiaSag: Solid;
  femurCor: Solid;
  tibiaCor: Solid;
}

export function createKnee(seed: number): Knee {
  const level = (z: number, points: number[]): Level => ({ z, points });
  const squeeze = (points: number[], s: number) =>
    points.map((n, i) => (i % 2 && n > -60 ? -22 + (n + 22) * s : n * s));
  return {
    coarse: createTexture(seed, 16),
    fine: createTexture(seed + 1, 4.5),
    shelf: shapeShelf(),
    femurSag: solid(
      [
        level(-38, squeeze(CONDYLE, 0.62)),
        level(-32, squeeze(CONDYLE, 0.92)),
        level(-22, CONDYLE),
        level(-11, CONDYLE),
        level(-4, NOTCH),
        level(4, NOTCH),
        level(11, CONDYLE),
        level(22, CONDYLE),
        level(32, squeeze(CONDYLE, 0.92)),
        level(38, squeeze(CONDYLE, 0.62)),
      ],
      2,
    ),
    tibiaSag: solid(
      [
        level(
          -40,
          TIBIA_SAG.map((n, i) => (i % 2 ? 3 + n * 0.3 : n * 0.7)),
        ),
        level(-30, TIBIA_SAG),
        level(30, TIBIA_SAG),
        level(
          40,
          TIBIA_SAG.map((n, i) => (i % 2 ? 3 + n * 0.3 : n * 0.7)),
        ),
      ],
      1.5,
    ),
    femurCor: solid([level(-26, FEMUR_COR_FRONT), level(-12, FEMUR_COR), level(24, FEMUR_COR)], 0.6),
    tibiaCor: solid([level(-24, TIBIA_COR), level(24, TIBIA_COR)], 0.5),
  };
}

export function paintBone(plane: Plane, knee: Knee, shape: S.Shape, w: number, growthLine?: number): void {
  fill(plane, shape, MR.cortex, { edge: 1 });
  fill(plane, S.grow(shape, -1.3), MR.marrow, {
    edge: 1.2,
    gain: (x, y) => 1 + 0.07 * knee.fine(x, y, w) + 0.05 * knee.coarse(x, y, w),
  });
  if (growthLine !== undefined) {
    fill(
      plane,
      S.intersect(
        S.grow(shape, -2),
        S.stroke([-45, growthLine - 3, -15, growthLine + 1, 15, growthLine, 45, growthLine - 3], [0.3]),
      ),
      MR.fibrous,
      { edge: 1.2, opacity: 0.4 },
    );
  }
}

/** Bone bruise: marrow oedema without a sharp edge. */
export function bruise(plane: Plane, knee: Knee, bone: S.Shape, zone: S.Shape, w: number): void {
  const ragged = S.wobble(zone, 6, (x, y) => 3 * knee.coarse(x, y, w));
  fill(plane, S.intersect(S.grow(bone, -1.5), ragged), MR.oedema, { edge: 9, opacity: 0.7 });
}
