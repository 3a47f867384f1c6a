import { createTexture, type Texture } from './noise.ts';
import { placed, type Solid, solid, symmetric } from './outline.ts';
import type { Tissue } from './plane.ts';
import { createRandom } from './random.ts';
import type * as S from './shapes.ts';

/**
 * A head in axial sections. x to the image's right (the patient's left), y backwards, z upwards from the
 * orbitomeatal line: −30 (foramen magnum) to 90 (vertex).
 */

export interface HeadTissues {
  air: Tissue;
  skin: Tissue;
  fat: Tissue;
  muscle: Tissue;
  bone: Tissue;
  marrow: Tissue;
  csf: Tissue;
  grey: Tissue;
  deepGrey: Tissue;
  white: Tissue;
  dura: Tissue;
  vitreous: Tissue;
  calcification: Tissue;
}

export interface Head {
  cavity: Solid;
  scalp: Solid;
  horns: Solid;
  atria: Solid;
  fold: Texture;
  bend: Texture;
  soft: Texture;
  /** Half-width of a sulcus in mm: young 0.5, atrophic 1.4. */
  sulcus: number;
  /** Ventricle growth in mm. */
  ventricle: number;
  /** Midline shift in mm at the level of the ventricles. */
  shift: number;
}

const VAULT = [0, -82, 26, -77, 47, -60, 58, -34, 65, -4, 67, 24, 58, 54, 36, 77, 0, 84];

const SCALP = [0, -92, 30, -87, 54, -70, 66, -38, 73, -4, 75, 26, 66, 60, 42, 85, 0, 93];

const CAVITY = [
  { z: -34, half: [0, 26, 9, 27, 17, 34, 20, 46, 14, 57, 0, 60] },
  { z: -22, half: [0, 14, 14, 17, 30, 23, 45, 38, 44, 58, 24, 74, 0, 78] },
  {
    z: -8,
    half: [0, -2, 9, -10, 22, -30, 39, -36, 54, -20, 58, 0, 46, 15, 40, 21, 51, 36, 49, 60, 27, 78, 0, 82],
  },
  { z: 6, half: [0, -68, 15, -69, 31, -62, 46, -47, 60, -24, 66, 0, 66, 26, 58, 52, 36, 76, 0, 83] },
  { z: 30, half: VAULT },
  { z: 48, half: placed(VAULT, 0.965, 0.97, 0, 1) },
  { z: 62, half: placed(VAULT, 0.87, 0.88, 0, 2) },
  { z: 73, half: placed(VAULT, 0.7, 0.72, 0, 3) },
  { z: 81, half: placed(VAULT, 0.46, 0.48, 0, 4) },
];

const OUTER = [
  { z: -34, half: [0, -104, 14, -100, 38, -88, 54, -58, 60, -20, 62, 10, 56, 46, 36, 70, 0, 76] },
  { z: -16, half: [0, -112, 8, -107, 17, -95, 40, -88, 60, -64, 69, -28, 74, 6, 68, 46, 42, 79, 0, 87] },
  { z: 2, half: [0, -100, 12, -97, 32, -90, 56, -70, 68, -36, 74, 0, 74, 30, 65, 60, 41, 83, 0, 91] },
  { z: 30, half: SCALP },
  { z: 50, half: placed(SCALP, 0.965, 0.97, 0, 1) },
  { z: 64, half: placed(SCALP, 0.88, 0.89, 0, 2) },
  { z: 76, half: placed(SCALP, 0.72, 0.74, 0, 3) },
  { z: 86, half: placed(SCALP, 0.48, 0.5, 0, 4) },
];

const HORNS = [
  { z: 13, points: [3, -24, 8, -32, 13, -35, 14, -30, 10, -21, 5, -16, 3, -18] },
  { z: 20, points: [2, -28, 9, -37, 15, -39, 15, -32, 10, -20, 5, -9, 2, -14] },
  { z: 28, points: [2, -32, 10, -37, 14, -32, 13, -17, 13, 0, 17, 18, 14, 25, 9, 14, 6, 0, 2, -14] },
  { z: 34, points: [3, -20, 9, -26, 12, -18, 12, 0, 15, 15, 11, 19, 7, 6, 3, -6] },
];

const ATRIA = [
  { z: 10, points: [22, 30, 27, 26, 30, 31, 28, 40, 24, 46, 21, 40] },
  { z: 18, points: [16, 25, 21, 20, 26, 25, 26, 39, 21, 54, 18, 47, 16, 35] },
  { z: 27, points: [12, 15, 17, 14, 21, 23, 18, 33, 14, 27] },
];

/** The shapes and textures of one patient. */
export function createHead(seed: number, aged = createRandom(seed, 2).next()): Head {
  const random = createRandom(seed, 3);
  const wide = random.between(0.95, 1.03);
  const long = random.between(0.95, 1.03);
  const level = ({ z, half }: { z: number; half: number[] }) => ({
    z,
    points: placed(symmetric(half), wide, long),
  });
  return {
    cavity: solid(CAVITY.map(level), 1.6),
    scalp: solid(OUTER.map(level), 1.4),
    horns: solid(HORNS, 1.1),
    atria: solid(ATRIA, 1.1),
    fold: createTexture(seed, 20),
    bend: createTexture(seed + 1, 34),
    soft: createTexture(seed + 2, 9),
    sulcus: 0.2 + 0.7 * aged,
    ventricle: -0.9 + 2.6 * aged,
    shift: 0,
  };
}

/** Mirrors a right-sided structure to both sides, then shifts both sideways. */
export function both(shape: S.Shape, shift = 0): S.Shape {
  const reach = Math.max(Math.abs(shape.minX), Math.abs(shape.maxX));
  return {
    minX: -reach + shift,
    maxX: reach + shift,
    minY: shape.minY,
    maxY: shape.maxY,
    distance: (x, y) => shape.distance(Math.abs(x - shift), y),
  };
}
