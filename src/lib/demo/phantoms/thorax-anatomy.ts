import { placed, type Solid, solid, symmetric } from './outline.ts';
import type { Tissue } from './plane.ts';
import { createRandom } from './random.ts';
import type * as S from './shapes.ts';
import { type TrunkTextures, trunkTextures } from './trunk.ts';
import { growTree, type Segment } from './vessels.ts';

/** The anatomy of one patient’s chest: walls, mediastinum, lung vessels. */

/** A chest after contrast, in Hounsfield units; z = 0 at the left atrium, 110 at the apices. */
export interface Thorax extends TrunkTextures {
  body: Solid;
  cage: Solid;
  mediastinum: Solid;
  vessels: Segment[];
  /** Opacified blood in the right and in the left heart. */
  rightBlood: Tissue;
  leftBlood: Tissue;
}

const BODY = [
  { z: 110, half: [0, -58, 58, -66, 112, -52, 158, -18, 164, 26, 128, 76, 60, 98, 0, 98] },
  { z: 60, half: [0, -98, 66, -104, 128, -84, 168, -28, 170, 26, 140, 80, 68, 112, 0, 108] },
  { z: 0, half: [0, -112, 68, -124, 128, -104, 166, -32, 166, 24, 142, 78, 72, 112, 0, 108] },
  { z: -110, half: [0, -112, 68, -116, 126, -92, 160, -30, 160, 24, 138, 76, 70, 110, 0, 107] },
];

const CAGE = [
  { z: 112, half: [0, -26, 28, -28, 48, -6, 50, 26, 34, 50, 12, 48, 0, 40] },
  { z: 82, half: [0, -52, 50, -58, 88, -28, 96, 20, 74, 64, 28, 76, 0, 54] },
  { z: 40, half: [0, -78, 56, -86, 108, -54, 126, 2, 110, 58, 58, 86, 24, 80, 0, 58] },
  { z: 0, half: [0, -88, 60, -98, 118, -66, 138, -6, 126, 56, 72, 88, 26, 84, 0, 62] },
  { z: -120, half: [0, -88, 62, -98, 124, -70, 142, -8, 130, 56, 76, 88, 26, 84, 0, 62] },
];

const MEDIASTINUM = [
  { z: 110, points: [-24, -30, 0, -42, 24, -30, 21, 10, 26, 50, 0, 74, -26, 50, -21, 10] },
  {
    z: 70,
    points: [
      -8, -72, 8, -72, 14, -42, 32, -22, 38, 4, 34, 26, 28, 54, 24, 84, -24, 84, -28, 54, -18, 22, -30, -4,
      -36, -26, -18, -46,
    ],
  },
  {
    z: 40,
    points: [
      -4, -86, 6, -86, 18, -56, 38, -40, 42, -10, 30, 10, 40, 36, 28, 56, 24, 88, -24, 88, -28, 54, -18, 28,
      -30, 6, -40, -20, -30, -46,
    ],
  },
  {
    z: 10,
    points: [
      -6, -96, 12, -96, 48, -64, 66, -26, 48, 6, 38, 28, 38, 48, 28, 58, 24, 90, -24, 90, -28, 56, -14, 40,
      -40, 14, -52, -22, -38, -58,
    ],
  },
  {
    z: -30,
    points: [
      -10, -98, 20, -100, 66, -80, 94, -38, 78, 0, 42, 20, 38, 48, 28, 58, 24, 90, -24, 90, -28, 56, -10, 38,
      -36, 14, -58, -24, -48, -66,
    ],
  },
  {
    z: -75,
    points: [
      -6, -96, 20, -98, 64, -82, 82, -48, 58, -12, 30, 8, 36, 44, 28, 58, 24, 90, -24, 90, -28, 56, -12, 30,
      -24, 8, -40, -24, -34, -64,
    ],
  },
];

export function createThorax(seed: number, angiography: boolean): Thorax {
  const random = createRandom(seed, 3);
  const wide = random.between(0.94, 1.04);
  const deep = random.between(0.95, 1.03);
  const level = ({ z, half }: { z: number; half: number[] }) => ({
    z,
    points: placed(symmetric(half), wide, deep),
  });
  const cage = solid(CAGE.map(level), 1.6);
  const mediastinum = solid(MEDIASTINUM, 0.6);
  const shapes = new Map<number, [S.Shape, S.Shape]>();
  const inside = (x: number, y: number, z: number) => {
    const slot = Math.round(z / 8) * 8;
    let pair = shapes.get(slot);
    if (!pair) {
      pair = [cage.at(slot), mediastinum.at(slot)];
      shapes.set(slot, pair);
    }
    return pair[0].distance(x, y) < -4 && z > -118 && pair[1].distance(x, y) > -14;
  };
  const vessels: Segment[] = [];
  for (const side of [-1, 1]) {
    for (let k = 0; k < 24; k++) {
      const up = k < 8 ? random.between(-0.5, 0.5) : random.between(-2.6, 1.9);
      const turn = random.between(-1.5, 1.5);
      vessels.push(
        ...growTree(
          {
            root: [side * 34, random.between(-8, 8), random.between(8, 34)],
            heading: [side * Math.cos(turn * 0.9), Math.sin(turn), up],
            length: random.between(25, 33),
            radius: random.between(2.6, 4.4),
            generations: 5,
            spread: 0.55,
            inside,
          },
          random,
        ),
      );
    }
  }
  const body = solid(BODY.map(level), 0.4);
  const rightBlood = [angiography ? 390 : 190];
  return {
    ...trunkTextures(seed),
    body,
    cage,
    mediastinum,
    vessels,
    rightBlood,
    leftBlood: [angiography ? 210 : 215],
  };
}
