import { ABDOMEN_KEY, paintAbdomenLesion } from './abdomen-lesions.ts';
import { paintBowel } from './bowel.ts';
import { type Level, placed, type Solid, solid, symmetric } from './outline.ts';
import { createPlane, fill, type Plane } from './plane.ts';
import { createRandom } from './random.ts';
import * as S from './shapes.ts';
import { buildStack, heights, type SeriesPlan } from './stack.ts';
import { paintRibs, paintSpine, paintWall, type TrunkTextures, trunkTextures } from './trunk.ts';
import type { LesionSpec, PhantomOptions, PhantomSeries } from './types.ts';
import { growTree, paintTree, type Segment } from './vessels.ts';

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

function createAbdomen(seed: number, lesion?: LesionSpec): Abdomen {
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

function paintSolidOrgans(plane: Plane, a: Abdomen, z: number, cavity: S.Shape): void {
  const inside = (s: S.Shape) => S.intersect(s, S.grow(cavity, 1));
  const tissue = (s: S.Shape, value: number, edge = 1.4) =>
    fill(plane, s, [value], { edge, add: (x, y) => 3.5 * a.fine(x, y, z) });
  for (const side of [-1, 1]) {
    const kidneyZ = side < 0 ? -14 : 2;
    const centre = [side * 66, 44, kidneyZ] as const;
    const fatty = S.ellipsoid(centre, [36, 33, 66], z, side * 0.6);
    fill(plane, inside(fatty), [-104], { edge: 3 });
    const kidney = S.wobble(
      S.ellipsoid(centre, [29, 24, 52], z, side * 0.6),
      2,
      (x, y) => 0.9 * a.coarse(x, y, z),
    );
    tissue(kidney, 172);
    fill(plane, S.ellipsoid(centre, [21, 15.5, 42], z, side * 0.6), [140], {
      edge: 4,
      add: (x, y) => 26 * a.coarse(x * 1.6, y * 1.6, z),
    });
    fill(plane, S.ellipsoid([side * 56, 37, kidneyZ], [16, 9, 26], z, side * 0.6), [-70], { edge: 3 });
    const widening = side < 0 ? a.tract.right : a.tract.left;
    fill(
      plane,
      S.ellipsoid(
        [side * 54, 36, kidneyZ],
        [10 + widening * 1.4, 4.5 + widening, 16 + widening * 2],
        z,
        side * 0.6,
      ),
      [12],
      { edge: 2 },
    );
    if (z < kidneyZ && z > -100)
      tissue(S.ellipse(side * 40, 28 + z * 0.02, 2.2 + widening * 0.5, 2.2 + widening * 0.5), 20);
    if (widening)
      fill(plane, S.subtract(fatty, kidney), [-70], {
        edge: 4,
        opacity: 0.6,
        add: (x, y) => 40 * a.fine(x, y, z),
      });
    tissue(S.ellipsoid([side * 36, 22, 40], [3, 12, 12], z, side * -0.5), 74);
  }
  tissue(
    inside(S.wobble(S.ellipsoid([100, 34, 64], [27, 46, 48], z, 0.35), 3, (x, y) => 0.9 * a.coarse(x, y, z))),
    124,
  );
  const pancreas = S.stroke(
    [-36, 0, -20, -14, 6, -26, 40, -16, 74, 12],
    [9, 10, 8, 8.5, 7].map((r) => r * Math.sqrt(Math.max(0, 1 - ((z - 22) / 24) ** 2))),
  );
  if (Math.abs(z - 22) < 23)
    tissue(
      S.wobble(pancreas, 4, (x, y) => 1.5 * a.fine(x, y, z)),
      98,
    );
  const stomach = S.ellipsoid([54, -36, 68], [52, 42, 56], z, 0.35);
  tissue(stomach, 82);
  tissue(
    S.wobble(S.grow(stomach, -4.5), 3, (x, y) => 1.6 * a.fine(x, y, z)),
    22,
  );
  fill(plane, S.intersect(S.grow(stomach, -4.5), S.halfPlane(0, 1, -54)), [-950], { edge: 1 });
  const liver = inside(a.liver.at(z));
  tissue(liver, 112);
  fill(plane, S.intersect(liver, S.capsule(-8, -92, -30, -40, 1.2, 3)), [-60], {
    edge: 2,
    opacity: z < 70 ? 0.9 : 0,
  });
  paintTree(plane, a.vessels, z, 4, [168], 0.85);
  const bladder = S.ellipsoid([-56, -46, 8], [15, 22, 26], z, 0.5);
  fill(plane, S.grow(bladder, 1.6), [70], { edge: 1.2 });
  fill(plane, bladder, [9], { edge: 1.4 });
}

function paintGreatVessels(plane: Plane, a: Abdomen, z: number): void {
  const blood = (s: S.Shape, value = 168) => {
    fill(plane, S.grow(s, 0.8), [70], { edge: 1.2 });
    fill(plane, s, [value], { edge: 1.2, add: (x, y) => 3 * a.fine(x, y, z) });
  };
  if (z > -72) {
    blood(S.ellipse(8, 24, 10, 10), 182);
    blood(S.ellipse(-21, 22, 13, 9, 0.2));
  } else {
    const apart = (-72 - z) * 0.7 + 8;
    for (const side of [-1, 1]) {
      blood(S.ellipse(side * apart + 2, 20 - apart * 0.1, 6.5, 6), 182);
      blood(S.ellipse(side * (apart + 5), 30 - apart * 0.1, 8, 6.5));
    }
  }
  if (z > 34 && z < 46) blood(S.stroke([8, 16, 4, 6, -24, 2], [4, 3.4, 3]));
  if (z > 22 && z < 32) blood(S.ellipse(6, 4, 4, 9), 178);
  if (z <= 22 && z > -60) {
    blood(S.ellipse(6, -4 + z * 0.15, 4, 4), 178);
    blood(S.ellipse(-8, -8 + z * 0.15, 5.5, 5.5));
  }
  if (z > 20 && z < 34) blood(S.stroke([-8, -10, 16, -4, 50, 6, 84, 26], [5.5, 4.5, 4, 3.4]));
  if (z > 30 && z < 50) blood(S.stroke([-10, -8, -26, -12, -42, -18], [7, 7, 6]));
  if (z > -6 && z < 8) {
    blood(S.stroke([-24, 22, -40, 30, -54, 38], [4.5, 4, 3.4]));
    blood(S.stroke([-14, 14, 8, 10, 30, 24, 54, 38], [4, 3.6, 4, 3.4]));
  }
}

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
  const levels = heights(-98, 98, slices);
  const paint = (z: number) => {
    const plane = createPlane(size, size, 352 / size, [-1000], 0, 2);
    paintAbdomen(plane, abdomen, z);
    if (lesion) paintAbdomenLesion(plane, abdomen, z, lesion);
    return plane;
  };
  return buildStack(levels, lesion ? ABDOMEN_KEY[lesion.kind]! : 24, seed, paint, [PLAN]);
}
