import { createTexture, type Texture } from './noise.ts';
import { placed, type Solid, solid, symmetric } from './outline.ts';
import type { Plane, Tissue } from './plane.ts';
import { cover, fill } from './plane.ts';
import { clamp, createRandom, smoothStep } from './random.ts';
import * as S from './shapes.ts';

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

/** Reads a right-hand structure on both sides, shifted sideways. */
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

/** Paints the healthy head at height z. */
export function paintHead(plane: Plane, head: Head, z: number, tissues: HeadTissues): void {
  paintSkull(plane, head, z, tissues);
  const cavity = head.cavity.at(z);
  fill(plane, cavity, tissues.csf, { edge: 1 });
  paintCerebrum(plane, head, z, tissues, cavity);
  paintHindbrain(plane, head, z, tissues, cavity);
  if (z > -2) paintDeepNuclei(plane, head, z, tissues);
  paintVentricles(plane, head, z, tissues);
  paintFalx(plane, z, tissues, cavity);
}

function paintSkull(plane: Plane, head: Head, z: number, t: HeadTissues): void {
  const scalp = head.scalp.at(z);
  const cavity = head.cavity.at(z);
  fill(plane, scalp, t.skin, { edge: 1.4 });
  fill(plane, S.grow(scalp, -1.8), t.fat, { edge: 1.2 });
  fill(plane, S.grow(scalp, -3), t.muscle, {
    edge: 2,
    opacity: z > 12 ? 0.45 : 0.9,
    gain: (x, y) => 1 + 0.1 * head.soft(x, y, z),
  });
  const limit = S.grow(scalp, -4.2);
  const thick = z < 0 ? 10 : 6.6;
  const bone = S.intersect(
    S.wobble(S.grow(cavity, thick), 1.5, (x, y) => 0.7 * head.bend(x, y, z)),
    limit,
  );
  if (z < 12) paintFace(plane, head, z, t, limit);
  fill(plane, bone, t.bone, { edge: 1.2 });
  const inner = S.grow(cavity, 2);
  const diploe = S.subtract(S.grow(bone, -2.1), inner);
  fill(plane, diploe, t.marrow, { edge: 1.2, gain: (x, y) => 1 + 0.16 * head.soft(x, y, z) });
  if (z < 4) paintAirCells(plane, head, z, t);
}

function paintFace(plane: Plane, head: Head, z: number, t: HeadTissues, limit: S.Shape): void {
  const face = S.intersect(limit, S.ellipse(0, -48, 50, 48));
  fill(plane, face, t.muscle, { edge: 2, gain: (x, y) => 0.9 + 0.1 * head.soft(x, y, z) });
  fill(plane, S.intersect(limit, S.ellipse(0, -52, 42, 44)), t.bone, {
    edge: 2,
    opacity: z < -14 ? 0.3 : 0.8,
    gain: (x, y) => 0.5 + 0.35 * head.soft(x, y, z),
  });
  for (const side of [-1, 1]) {
    fill(plane, S.ellipsoid([side * 32, -64, -9], [19, 26, 18], z, -side * 0.25), t.bone, { edge: 1.5 });
    fill(plane, S.ellipsoid([side * 32, -66, -9], [17, 25, 16], z, -side * 0.25), t.fat, { edge: 1.5 });
    if (Math.abs(z + 9) < 3) {
      fill(plane, S.capsule(side * 30, -62, side * 14, -36, 2), t.muscle, { edge: 1 });
    }
    for (const [ox, oy] of [
      [12, -2],
      [-11, 4],
    ] as const) {
      const reach = Math.abs(z + 9) < 7 ? 1.9 : 0;
      if (reach)
        fill(plane, S.capsule(side * (32 + ox), -70 + oy, side * (20 + ox * 0.15), -42, reach, 1), t.muscle);
    }
    const globe = S.ellipsoid([side * 33, -74, -9], [12.5, 12.5, 12.5], z);
    fill(plane, globe, t.muscle, { edge: 1 });
    fill(plane, S.grow(globe, -1.2), t.vitreous, { edge: 1 });
    fill(plane, S.ellipsoid([side * 33.5, -82, -9], [5, 2.2, 5], z), t.muscle, { edge: 0.8 });
  }
}

function paintAirCells(plane: Plane, head: Head, z: number, t: HeadTissues): void {
  const bumpy = (shape: S.Shape) => S.wobble(shape, 3, (x, y) => 1.6 * head.soft(x, y, z));
  fill(plane, bumpy(S.ellipsoid([0, -24, -11], [14, 11, 9], z)), t.air, { edge: 0.8 });
  const ethmoid = S.ellipsoid([0, -56, -9], [11, 22, 13], z);
  fill(plane, ethmoid, t.air, { edge: 0.8 });
  cover(plane, ethmoid, 1, (i, a, x, y) => {
    const wall = smoothStep(0.35, 0.1, Math.abs(head.soft(x, y, z)));
    for (let k = 0; k < plane.channels.length; k++) {
      const channel = plane.channels[k]!;
      channel[i]! += (t.muscle[k]! - channel[i]!) * a * wall;
    }
  });
  for (const side of [-1, 1]) {
    const mastoid = S.ellipsoid([side * 55, 24, -14], [10, 15, 15], z, side * 0.5);
    cover(plane, mastoid, 2, (i, a, x, y) => {
      const cell = smoothStep(-0.35, 0.15, head.soft(x * 1.7, y * 1.7, z * 1.7));
      for (let k = 0; k < plane.channels.length; k++) {
        const channel = plane.channels[k]!;
        channel[i]! += (t.air[k]! - channel[i]!) * a * cell * 0.9;
      }
    });
    fill(plane, S.ellipsoid([side * 66, 6, -16], [12, 2.6, 3.4], z), t.air);
    fill(plane, bumpy(S.ellipsoid([side * 30, -60, -34], [15, 18, 12], z)), t.air);
  }
}

/** The folded cortex: a grey ribbon along the surface and along sulci that run inwards. */
function paintCerebrum(plane: Plane, head: Head, z: number, t: HeadTissues, cavity: S.Shape): void {
  const back = z < 8 ? 10 + Math.max(0, z + 8) * 4.5 : 1e6;
  const sylvian = sylvianFissure(z);
  const gap = 0.5 + head.sulcus * 0.9;
  const [csf, grey, white] = [t.csf, t.grey, t.white];
  const channels = plane.channels.length;
  cover(plane, cavity, 0.5, (i, _a, x, y) => {
    const side = x < 0 ? -1 : 1;
    const ax = Math.abs(x);
    let depth = -cavity.distance(x, y) - gap;
    depth = Math.min(depth, (ax - 0.9) * 1.05, back - y);
    if (sylvian && ax > 28) depth = Math.min(depth, sylvian.distance(ax, y));
    if (depth < -1) return;
    const cx = x - side * 26;
    const cz = z - 22;
    const length = Math.sqrt(cx * cx + y * y * 0.6 + cz * cz) + 1;
    const push = 1 + (0.62 * Math.max(0, depth)) / length;
    const bendX = 3.5 * head.bend(x, y, z);
    const bendY = 3.5 * head.bend(y + 40, x, z);
    const n = head.fold(cx * push + bendX + side * 130, y * push + bendY, cz * push);
    const reach = 14 + 4 * head.bend(x * 0.6 + 90, y * 0.6, z * 0.6);
    const open = head.sulcus * (1.25 - (0.8 * depth) / 16);
    const sulcus = Math.abs(n) * 3.5 + Math.max(0, depth - reach) * 1.1 - Math.max(0, open);
    const ribbon = Math.min(depth, sulcus);
    const fluid = smoothStep(0.6, -0.6, ribbon);
    const cortex = smoothStep(4.9, 2.5, ribbon + 0.5 * head.soft(x, y, z));
    for (let k = 0; k < channels; k++) {
      const brain = white[k]! + (grey[k]! - white[k]!) * cortex;
      plane.channels[k]![i] = brain + (csf[k]! - brain) * fluid;
    }
  });
}

/** Distance to the lateral fissure and the insular cistern on the right-hand side of the image. */
function sylvianFissure(z: number): S.Shape | null {
  if (z < -2 || z > 34) return null;
  const k = clamp((z - 12) / 22, -0.6, 1);
  const path = [64, -24 + 6 * k, 50, -23 + 8 * k, 41, -17 + 8 * k, 38 + 3 * k, -2, 41 + 4 * k, 13];
  return S.stroke(path, [1.8, 1.3, 1.6, 0.9, 0.3]);
}

function paintHindbrain(plane: Plane, head: Head, z: number, t: HeadTissues, cavity: S.Shape): void {
  const bulk = S.ellipsoid([0, 50, -16], [55, 33, 27], z);
  if (bulk !== S.NOWHERE) {
    const cerebellum = S.intersect(S.grow(cavity, -2.5), bulk);
    fill(plane, S.grow(cerebellum, 1.6), t.csf, { edge: 1.5 });
    cover(plane, cerebellum, 1.2, (i, a, x, y) => {
      const radius = Math.hypot(x * 0.75, (y - 30) * 1.05, (z + 14) * 0.9);
      const folia = Math.cos(radius * 1.35 + 1.7 * head.bend(x, y, z));
      const depth = -cerebellum.distance(x, y);
      const cortex = clamp(
        smoothStep(15, 8, depth) * (0.78 + 0.22 * folia) + (Math.abs(x) < 7 ? 0.5 : 0),
        0,
        1,
      );
      const cleft = smoothStep(0.55, 1, -folia) * smoothStep(9, 2, depth) * 0.42;
      for (let k = 0; k < plane.channels.length; k++) {
        const channel = plane.channels[k]!;
        let value = t.white[k]! + (t.grey[k]! - t.white[k]!) * cortex;
        value += (t.csf[k]! - value) * cleft;
        channel[i]! += (value - channel[i]!) * a;
      }
    });
  }
  const mix = t.white.map((w, k) => w * 0.75 + t.grey[k]! * 0.25);
  const stems: [readonly [number, number, number], readonly [number, number, number]][] = [
    [
      [0, 15, -16],
      [18, 13, 15],
    ],
    [
      [0, 24, -36],
      [9, 8, 22],
    ],
    [
      [0, 12, 5],
      [17, 10, 12],
    ],
  ];
  for (const [center, radii] of stems) {
    const shape = S.ellipsoid(center, radii, z);
    fill(plane, S.grow(shape, 2.2), t.csf, { edge: 1.5, opacity: center[1] > 20 || z > 0 ? 1 : 0.6 });
    fill(plane, shape, mix, { edge: 1.2, gain: (x, y) => 1 + 0.02 * head.soft(x, y, z) });
  }
  fill(plane, both(S.ellipsoid([22, 24, -15], [12, 6, 7], z, 0.7)), mix, { edge: 2 });
  fill(plane, S.ellipsoid([0, 31, -15], [8, 4.5, 10], z), t.csf, { edge: 1.2 });
  fill(plane, S.ellipsoid([0, -9, 4], [13, 9, 6], z), t.csf, { edge: 1.2 });
  fill(plane, S.ellipsoid([0, 25, 10], [11, 4.5, 7], z), t.csf, { edge: 1.2 });
}

function paintDeepNuclei(plane: Plane, head: Head, z: number, t: HeadTissues): void {
  const shift = head.shift;
  const white = (shape: S.Shape) => fill(plane, shape, t.white, { edge: 1.5 });
  // The white core hides the folds of the formula near the middle.
  white(both(S.ellipsoid([20, -4, 18], [16, 32, 20], z), shift));
  if (z > 10 && z < 30) {
    white(S.stroke([-16, -46, 0, -40, 16, -46], [4, 4, 4]));
    white(S.stroke([-20, 40, -9, 31, 0, 29, 9, 31, 20, 40], [4, 4.5, 4, 4.5, 4]));
  }
  white(S.ellipsoid([shift, -2, 33], [18, 36, 8], z));
  const deep = (shape: S.Shape) => fill(plane, both(shape, shift), t.deepGrey, { edge: 1.6 });
  deep(S.ellipsoid([10.5, 5, 16], [9, 14, 11], z, 1.15 - Math.PI / 2));
  deep(S.ellipsoid([25, -8, 15], [7.5, 18, 13], z, 0.16));
  deep(S.ellipsoid([15.5, -26, 18], [5.5, 10, 13], z, -0.3));
  deep(S.ellipsoid([36, -5, 13], [1.6, 17, 14], z));
  deep(S.ellipsoid([15, -6, 31], [2.4, 18, 6], z));
}

function paintVentricles(plane: Plane, head: Head, z: number, t: HeadTissues): void {
  const size = head.ventricle;
  const { shift } = head;
  fill(plane, both(S.grow(head.horns.at(z), size), shift), t.csf, { edge: 1.2 });
  fill(plane, both(S.grow(head.atria.at(z), size * 0.9), shift * 0.6), t.csf, { edge: 1.2 });
  fill(plane, S.ellipsoid([shift, -2, 12], [2 + Math.max(0, size * 0.8), 13, 9], z), t.csf, { edge: 1.2 });
  fill(plane, both(S.ellipsoid([31, 4, 0], [1.6 + Math.max(0, size * 0.5), 9, 5], z, -0.4)), t.csf, {
    edge: 1.2,
  });
  if (z > 12 && z < 30) {
    fill(plane, S.capsule(shift, -34, shift, -14, 0.8), t.white, { edge: 1 });
    const plexus = both(S.ellipsoid([20.5, 34, 18], [2.4, 4.5, 5], z), shift * 0.6);
    fill(plane, plexus, t.calcification, {
      edge: 1.5,
      opacity: 0.55,
      gain: (x, y) => 1 + 0.4 * head.soft(x, y, z),
    });
    fill(plane, S.ellipsoid([shift * 0.5, 20.5, 16], [2.2, 2.4, 4], z), t.calcification, { edge: 1 });
  }
}

function paintFalx(plane: Plane, z: number, t: HeadTissues, cavity: S.Shape): void {
  if (z < 8) return;
  const inside = (shape: S.Shape) => S.intersect(shape, cavity);
  const open = z < 38 ? 1 : smoothStep(54, 38, z);
  fill(plane, inside(S.capsule(0, -90, 0, -50 * open - 4, 0.75)), t.dura, { edge: 0.8 });
  fill(plane, inside(S.capsule(0, 95, 0, 42 * open + 2, 0.75)), t.dura, { edge: 0.8 });
  fill(plane, inside(S.ellipse(0, S.edgeFrom(cavity, 0, 100, 0, -0.5)[1] - 2, 3, 3.6)), t.dura, {
    edge: 1.5,
  });
}
