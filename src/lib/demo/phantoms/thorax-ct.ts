import { createTexture } from './noise.ts';
import { placed, type Solid, solid, symmetric } from './outline.ts';
import { createPlane, fill, type Plane, type Tissue } from './plane.ts';
import { createRandom, smoothStep } from './random.ts';
import * as S from './shapes.ts';
import { buildStack, heights, type SeriesPlan } from './stack.ts';
import { paintThoraxLesion, THORAX_KEY } from './thorax-lesions.ts';
import { paintRibs, paintSpine, paintWall, type TrunkTextures, trunkTextures } from './trunk.ts';
import type { PhantomOptions, PhantomSeries } from './types.ts';
import { growTree, paintTree, type Segment } from './vessels.ts';

/** A chest after contrast, in Hounsfield units; z = 0 at the left atrium, 110 at the apices. */
export interface Thorax extends TrunkTextures {
  body: Solid;
  cage: Solid;
  mediastinum: Solid;
  vessels: Segment[];
  /** Opacified blood on the right side, on the left side. */
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

function createThorax(seed: number, angiography: boolean): Thorax {
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

/** Aerated lung: darker in front, finely mottled. */
function paintLungs(plane: Plane, thorax: Thorax, z: number, slab: number): void {
  const cage = thorax.cage.at(z);
  fill(plane, cage, [-872], {
    edge: 1,
    add: (x, y) => 0.28 * y + 14 * thorax.coarse(x, y, z) + 16 * thorax.fine(x, y, z),
  });
  paintTree(plane, thorax.vessels, z, slab, [35]);
  // The great fissure, a faint slanting line.
  const fissure = 8 + z * -0.42;
  fill(
    plane,
    S.intersect(
      cage,
      S.stroke([-140, fissure - 18, -60, fissure, 0, fissure + 26, 60, fissure, 140, fissure - 18], [0.35]),
    ),
    [-690],
    { opacity: 0.6 },
  );
}

function paintMediastinum(plane: Plane, thorax: Thorax, z: number): void {
  const shape = thorax.mediastinum.at(z);
  const cage = thorax.cage.at(z);
  fill(plane, S.intersect(shape, S.grow(cage, 3)), [-92], {
    edge: 1.2,
    add: (x, y) => 8 * thorax.fine(x, y, z),
  });
  const { rightBlood: right, leftBlood: left } = thorax;
  const paint = (s: S.Shape, tissue: Tissue, wall = 0) => {
    if (wall) fill(plane, S.grow(s, wall), [62], { edge: 1.2 });
    fill(plane, s, tissue, { edge: 1.2, add: (x, y) => 4 * thorax.fine(x, y, z) });
  };
  paintHeart(plane, thorax, z, shape);
  if (z > 4 && z < 76) paint(S.ellipse(-31, -20, 9, 8), [right[0]! + 40], 0.8);
  if (z > -6 && z < 62) paint(S.ellipse(-12, -36, 16.5, 16.5), left, 1);
  if (z >= 62 && z < 80)
    paint(
      S.stroke(
        [-12, -36, -2, -12, 14, 14, 24, 34],
        [13, 12, 12, 12].map((r) => r * Math.sqrt(Math.max(0.2, 1 - ((z - 68) / 14) ** 2))),
      ),
      left,
      1,
    );
  if (z < 64) paint(S.ellipse(24, 40, 12.5, 12.5), left, 1);
  if (z >= 80)
    for (const [x, y, r] of [
      [-16, -14, 7],
      [4, -20, 4.5],
      [20, 0, 5],
      [-26, -26, 6],
      [16, -28, 6],
    ] as const)
      paint(S.ellipse(x, y, r, r * 0.95), y < -22 ? right : left, 0.8);
  if (z > 12 && z < 44) paint(S.ellipse(14, -48, 14.5, 14, 0.4), right, 1);
  if (z > 22 && z < 40) paint(S.stroke([10, -42, -2, -14, -24, -6, -44, -2], [11, 10, 9.5, 7]), right, 0.8);
  if (z > 28 && z < 48) paint(S.stroke([15, -46, 27, -22, 42, -4], [12, 11, 8]), right, 0.8);
  if (z > -25 && z <= 22) for (const side of [-1, 1]) paint(S.ellipse(side * 40 + 2, 4, 7.5, 6), right, 0.6);
  const trachea = S.ellipse(0, 4, 9.5, 8.5);
  const airway = z > 46 ? trachea : S.NOWHERE;
  fill(plane, S.grow(airway, 1.6), [50], { edge: 1 });
  fill(plane, airway, [-990], { edge: 1 });
  if (z <= 46 && z > 4) {
    const spread = (46 - z) * 0.62;
    for (const side of [-1, 1]) {
      const bronchus = S.ellipse(side * (6 + spread), 8, 7.4 - spread * 0.06, 6.2 - spread * 0.05);
      fill(plane, S.grow(bronchus, 1.4), [40], { edge: 1 });
      fill(plane, bronchus, [-985], { edge: 1 });
    }
  }
  fill(plane, S.ellipse(7, 26 + Math.max(0, 10 - z) * 0.05, 6.5, 5), [45], { edge: 1.4 });
  fill(plane, S.ellipse(7, 26, 2, 1.2), [-350], { edge: 1.4 });
  fill(plane, S.ellipse(-12, 42, 3.4, 3.4), [right[0]! * 0.7], { edge: 1 });
}

function paintHeart(plane: Plane, thorax: Thorax, z: number, mediastinum: S.Shape): void {
  const { rightBlood: right, leftBlood: left } = thorax;
  const heart = S.intersect(S.grow(mediastinum, -2), S.ellipsoid([20, -38, -34], [76, 46, 50], z, -0.5));
  if (heart.minX > heart.maxX) return;
  fill(plane, heart, [88], { edge: 1.6, add: (x, y) => 5 * thorax.fine(x, y, z) });
  const chamber = (
    c: readonly [number, number, number],
    r: readonly [number, number, number],
    angle: number,
    blood: Tissue,
  ) =>
    fill(
      plane,
      S.intersect(
        S.grow(heart, -2.5),
        S.wobble(S.ellipsoid(c, r, z, angle), 3, (x, y) => 1.1 * thorax.coarse(x, y, z)),
      ),
      blood,
      { edge: 2 },
    );
  chamber([46, -44, -36], [30, 15, 30], -0.62, left);
  chamber([8, -70, -34], [40, 14, 34], -0.32, right);
  chamber([-36, -34, -26], [17, 24, 34], 0.1, right);
  chamber([6, -4, -8], [32, 16, 22], 0.05, left);
}

function paintDomes(plane: Plane, thorax: Thorax, z: number): void {
  const cage = thorax.cage.at(z);
  const liver = S.intersect(S.grow(cage, -1), S.ellipsoid([-62, -14, -150], [92, 98, 88], z));
  const left = S.intersect(S.grow(cage, -1), S.ellipsoid([72, 0, -156], [78, 92, 80], z));
  fill(plane, left, [-96], { edge: 1.6 });
  fill(plane, S.ellipsoid([92, 34, -128], [34, 44, 36], z, 0.4), [122], {
    edge: 1.4,
    add: (x, y) => 5 * thorax.fine(x, y, z),
  });
  const stomach = S.ellipsoid([56, -22, -128], [42, 42, 34], z);
  fill(plane, stomach, [64], { edge: 1.4 });
  fill(plane, S.grow(stomach, -4), [18], { edge: 1.6 });
  fill(plane, S.intersect(S.grow(stomach, -4), S.halfPlane(0, 1, -34)), [-960], { edge: 1 });
  fill(plane, liver, [112], { edge: 1.4, add: (x, y) => 5 * thorax.fine(x, y, z) });
}

function paintThorax(plane: Plane, thorax: Thorax, z: number, slab: number): void {
  const body = thorax.body.at(z);
  const cage = thorax.cage.at(z);
  paintWall(plane, body, S.grow(cage, 6), z, thorax, 12 + 10 * smoothStep(-20, 60, z));
  for (const side of [-1, 1]) {
    fill(plane, S.ellipse(side * 34, 92, 26, 13, side * -0.2), [60], {
      edge: 2,
      add: (x, y) => 6 * thorax.fine(x, y, z),
    });
    if (z > -10) {
      const blade = S.stroke(
        [side * 82, 88, side * 108, 80, side * 134, 58, side * (140 + z * 0.1), 34],
        [2, 2.6, 3.2, 5 * smoothStep(-10, 60, z) + 2],
      );
      fill(plane, S.intersect(blade, S.grow(body, -8)), [640], { edge: 1.2 });
    }
    if (z > 94)
      fill(plane, S.stroke([side * 18, -44, side * 60, -44, side * 120, -20], [6, 5, 5]), [560], {
        edge: 1.4,
      });
  }
  paintLungs(plane, thorax, z, slab);
  paintSpine(plane, 60, z, thorax, 0.92);
  paintMediastinum(plane, thorax, z);
  paintSpine(plane, 60, z, thorax, 0.92);
  paintDomes(plane, thorax, z);
  paintRibs(plane, cage, z, thorax, 96);
  if (z < 80 && z > -70) {
    const sternum = S.ellipse(0, S.edgeFrom(cage, 0, -130, 0, 0.5)[1] - 6, z > 55 ? 25 : 16, 6);
    fill(plane, sternum, [430], { edge: 1.4 });
    fill(plane, S.grow(sternum, -2), [160], { edge: 1.4, add: (x, y) => 40 * thorax.fine(x, y, z) });
  }
}

const PLANS: SeriesPlan[] = [
  {
    name: 'TDM axial médiastin',
    modality: 'CT',
    plane: 'axial',
    unit: 'HU',
    window: { center: 50, width: 400 },
    channel: 0,
    acquisition: { blur: 0.8, noise: 11, grain: 0.9 },
  },
  {
    name: 'TDM axial poumon',
    modality: 'CT',
    plane: 'axial',
    unit: 'HU',
    window: { center: -550, width: 1600 },
    channel: 0,
    acquisition: { blur: 0.4, noise: 30, grain: 0.55 },
  },
];

/** Chest CT: « TDM axial médiastin » and « TDM axial poumon »; `embolie` is timed on the pulmonary arteries. */
export function buildThoraxCt({ seed, lesion, slices = 20, size = 320 }: PhantomOptions): PhantomSeries[] {
  const thorax = createThorax(seed, lesion?.kind === 'embolism');
  const levels = heights(-104, 108, slices);
  const slab = Math.min(6, Math.abs((levels[1] ?? 6) - levels[0]!));
  const edge = createTexture(seed + 5, 16);
  const paint = (z: number) => {
    const plane = createPlane(size, size, 366 / size, [-1000], 0, -6);
    paintThorax(plane, thorax, z, Math.max(3, slab));
    if (lesion) paintThoraxLesion(plane, thorax, edge, z, lesion);
    return plane;
  };
  const lungFirst = lesion && ['nodule', 'nodules', 'pneumothorax', 'pneumonia'].includes(lesion.kind);
  const series = buildStack(levels, lesion ? THORAX_KEY[lesion.kind]! : -20, seed, paint, PLANS);
  return lungFirst ? series.reverse() : series;
}
