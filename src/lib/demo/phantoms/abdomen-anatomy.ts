import { type Level, placed, type Solid, solid, symmetric } from './outline.ts';
import { createRandom } from './random.ts';
import type * as S from './shapes.ts';
import { type TrunkTextures, trunkTextures } from './trunk.ts';
import type { LesionSpec } from './types.ts';
import { growTree, type Segment } from './vessels.ts';

/** The anatomy of one patient’s abdomen: walls, liver, vessels. */

/** An abdomen in the portal phase, in Hounsfield units; z = 0 at the renal veins, 100 under the domes. */
export interface Abdomen extends TrunkTextures {
  body: Solid;
  cavity: Solid;
  liver: Solid;
  vessels: Segment[];
  seed: number;
  /** Widening of the excretory tract on each side in mm. */
  tract: { right: number; left: number };
}

const BODY = [
  { z: 100, half: [0, -108, 66, -116, 128, -88, 160, -26, 158, 34, 128, 82, 66, 110, 0, 104] },
  { z: 20, half: [0, -112, 66, -114, 126, -84, 156, -24, 154, 34, 124, 84, 66, 112, 0, 104] },
  { z: -50, half: [0, -112, 70, -112, 132, -78, 160, -16, 158, 44, 126, 92, 64, 116, 0, 106] },
  { z: -100, half: [0, -104, 70, -104, 136, -70, 168, -8, 164, 54, 128, 100, 62, 118, 8, 106] },
];

const CAVITY = [
  { z: 100, half: [0, -88, 62, -96, 122, -70, 140, -8, 128, 52, 74, 84, 30, 72, 24, 40, 0, 36] },
  { z: 20, half: [0, -88, 60, -92, 112, -66, 134, -12, 126, 44, 84, 70, 44, 62, 26, 40, 0, 34] },
  { z: -50, half: [0, -90, 62, -92, 114, -64, 134, -10, 124, 40, 80, 60, 46, 44, 28, 32, 0, 32] },
  { z: -100, half: [0, -84, 60, -86, 108, -60, 122, -10, 100, 34, 70, 40, 46, 30, 28, 30, 0, 30] },
];

const LIVER = [
  {
    z: 96,
    points: [-130, -8, -118, -58, -80, -86, -30, -84, 10, -66, 6, -40, -20, -12, -28, 30, -60, 70, -100, 64],
  },
  {
    z: 62,
    points: [
      -133, -8, -122, -62, -80, -90, -20, -90, 42, -80, 58, -62, 16, -48, -14, -28, -24, 6, -40, 36, -72, 74,
      -112, 58,
    ],
  },
  {
    z: 28,
    points: [
      -133, -4, -122, -56, -86, -84, -34, -86, -8, -70, -16, -50, -34, -36, -46, -8, -52, 22, -80, 54, -118,
      46,
    ],
  },
  { z: -8, points: [-131, 0, -122, -44, -98, -66, -72, -62, -66, -36, -74, -4, -84, 26, -104, 40, -122, 30] },
  { z: -40, points: [-128, 2, -122, -26, -108, -38, -96, -20, -98, 10, -112, 26] },
];

export function createAbdomen(seed: number, lesion?: LesionSpec): Abdomen {
  const random = createRandom(seed, 3);
  const wide = random.between(0.95, 1.04);
  const deep = random.between(0.96, 1.03);
  const fat = random.between(0.98, 1.12);
  const level =
    (sx: number, sy: number) =>
    ({ z, half }: { z: number; half: number[] }): Level => ({ z, points: placed(symmetric(half), sx, sy) });
  const liver = solid(
    LIVER.map(({ z, points }) => ({ z, points: placed(points, wide, deep) })),
    0.9,
  );
  const cuts = new Map<number, S.Shape>();
  const inside = (x: number, y: number, z: number) => {
    const slot = Math.round(z / 10) * 10;
    if (!cuts.has(slot)) cuts.set(slot, liver.at(slot));
    return cuts.get(slot)!.distance(x, y) < -5;
  };
  const grow = (
    root: readonly [number, number, number],
    heading: readonly [number, number, number],
    radius: number,
  ) => growTree({ root, heading, radius, length: 30, generations: 4, spread: 0.5, inside }, random);
  const vessels = [
    ...grow([-40, -18, 40], [-1, -0.1, 0.15], 6),
    ...grow([-40, -18, 44], [-0.4, -1, 0.3], 5),
    ...grow([-40, -18, 40], [-0.8, 0.5, -0.6], 5),
    ...grow([-28, 8, 92], [-1, -0.2, -0.5], 5),
    ...grow([-28, 2, 92], [-0.5, -1, -0.4], 5),
    ...grow([-26, 0, 92], [0.2, -1, -0.4], 4.5),
  ];
  const stone = lesion?.kind === 'stone' ? 5 : 0;
  const left = lesion?.side === 'left';
  return {
    ...trunkTextures(seed),
    body: solid(BODY.map(level(wide * (0.98 + 0.02 * fat), deep * fat)), 0.4),
    cavity: solid(CAVITY.map(level(wide, deep)), 1),
    liver,
    vessels,
    seed,
    tract: { right: left ? 0 : stone, left: left ? stone : 0 },
  };
}
