import { outline } from './outline.ts';
import { cover } from './plane.ts';
import { createRandom, smoothStep } from './random.ts';
import * as S from './shapes.ts';
import type { LesionSpec, PhantomOptions, PhantomSeries } from './types.ts';
import { growTree } from './vessels.ts';
import { bone, chord, createFilm, expose, type Film, mark, soften } from './xray.ts';

/** A frontal chest radiograph: x to the patient's left, y downwards, 0 at the hila. */

const LUNG_RIGHT = [
  -16, -132, -42, -150, -66, -140, -88, -108, -106, -66, -118, -14, -126, 42, -130, 92, -127, 114, -112, 98,
  -88, 80, -62, 74, -40, 80, -26, 90, -30, 62, -34, 34, -26, 4, -22, -30, -24, -64, -16, -96,
];
const LUNG_LEFT = [
  16, -132, 42, -150, 66, -140, 88, -108, 106, -66, 119, -14, 128, 44, 132, 98, 130, 122, 118, 110, 98, 94,
  80, 90, 66, 94, 72, 78, 66, 54, 50, 30, 34, 10, 30, -16, 34, -34, 32, -50, 24, -66, 16, -96,
];
const BODY = [
  -38, -215, -40, -178, -62, -162, -120, -150, -168, -132, -200, -90, -206, -40, -178, 0, -160, 60, -158, 140,
  -164, 240, 164, 240, 158, 140, 160, 60, 178, 0, 206, -40, 200, -90, 168, -132, 120, -150, 62, -162, 40,
  -178, 38, -215,
];
const MEDIASTINUM = [
  -13, -170, -15, -110, -20, -78, -25, -40, -26, 0, -35, 22, -41, 50, -36, 78, -30, 98, 0, 106, 40, 104, 72,
  96, 76, 80, 70, 54, 54, 30, 37, 10, 31, -16, 34, -34, 35, -52, 26, -70, 18, -96, 13, -170,
];

function paintRibCage(film: Film, wall: (y: number) => number): void {
  for (const side of [-1, 1]) {
    for (let k = 0; k < 10; k++) {
      const y = -138 + k * 23.5;
      const w = Math.min(138, wall(y + 26 + k * 2.5) + 3);
      const slope = 10 + k * 3;
      const posterior = S.stroke(
        [
          side * 8,
          y + 3,
          side * w * 0.3,
          y - 5,
          side * w * 0.62,
          y + 3,
          side * w * 0.88,
          y + slope,
          side * w,
          y + slope + 22,
        ],
        [4.6, 5, 5.6, 5.6, 4.6],
      );
      bone(film, posterior, { r: 5.6, cortex: 1.4, density: 0.38, spongy: 0.34 });
      if (k > 7) continue;
      const drop = y + slope + 22;
      const anterior = S.stroke(
        [
          side * w,
          drop,
          side * (w - 5),
          drop + 22,
          side * (w - 26),
          drop + 40,
          side * (w - 52),
          drop + 46,
          side * (w - 66),
          drop + 44,
        ],
        [4.4, 5, 6, 6.6, 6],
      );
      bone(film, anterior, { r: 6.4, cortex: 1.2, density: 0.27, spongy: 0.36 });
    }
  }
}

function paintSpine(film: Film): void {
  const column = S.stroke([0, -210, 1, -60, 0, 60, 0, 240], [15, 17, 20, 24]);
  bone(film, column, { r: 19, cortex: 2, density: 0.24, spongy: 0.6 });
  for (let k = 0; k < 17; k++) {
    const y = -196 + k * 25.5;
    mark(film, S.capsule(-13 - k * 0.4, y, 13 + k * 0.4, y, 1.5), -0.1, 2.4);
    bone(film, S.ellipse(0, y - 9, 3, 5), { r: 3, cortex: 1, density: 0.1 });
    for (const side of [-1, 1])
      bone(film, S.ellipse(side * (9.5 + k * 0.25), y - 12, 3.2, 4.4), { r: 3, cortex: 0.9, density: 0.1 });
  }
}

function paintGirdle(film: Film): void {
  for (const side of [-1, 1]) {
    const clavicle = S.stroke(
      [side * 14, -128, side * 46, -130, side * 84, -146, side * 124, -152, side * 146, -146],
      [7, 5.4, 4.6, 5, 5.6],
    );
    bone(film, clavicle, { r: 6, cortex: 1.6, density: 0.46, spongy: 0.4 });
    const blade = outline(
      [
        118, -132, 132, -138, 150, -130, 158, -112, 152, -90, 146, -50, 132, 2, 124, 8, 118, -10, 114, -60,
        112, -100,
      ].map((n, i) => (i % 2 ? n : side * n)),
    );
    bone(film, blade, { r: 9, cortex: 1.6, density: 0.2, spongy: 0.42 });
    const spine = S.stroke(
      [side * 116, -108, side * 136, -124, side * 160, -142, side * 172, -138],
      [2.6, 3.4, 4.6, 5],
    );
    bone(film, spine, { r: 4.5, cortex: 1.3, density: 0.3 });
    const humerus = S.stroke(
      [side * 174, -114, side * 182, -96, side * 186, -60, side * 188, 0],
      [22, 20, 12, 11],
    );
    bone(film, humerus, {
      r: 20,
      cortex: (_x, y) => 1.4 + 3 * smoothStep(-80, -30, y),
      density: 0.62,
      spongy: 0.42,
    });
  }
}

/** Lung vessels as projected branches, thickest at the hila. */
function paintVessels(film: Film, lungs: readonly S.Shape[], seed: number): void {
  const random = createRandom(seed, 5);
  for (const [index, side] of [-1, 1].entries()) {
    const lung = lungs[index]!;
    for (let k = 0; k < 15; k++) {
      const angle = -1.35 + (k / 14) * 2.85 + random.between(-0.1, 0.1);
      const tree = growTree(
        {
          root: [
            side * random.between(24, 34),
            (side > 0 ? -10 : 0) + random.between(-10, 12),
            random.between(-16, 16),
          ],
          heading: [side * Math.cos(angle), Math.sin(angle), random.between(-0.5, 0.5)],
          length: 27,
          radius: random.between(1.8, 3.4),
          generations: 5,
          spread: 0.58,
          inside: (x, y) => lung.distance(x, y) < (Math.abs(x) < 60 ? 12 : -3),
        },
        random,
      );
      for (const { from, to, r0, r1 } of tree) {
        soften(
          film,
          S.capsule(from[0], from[1], to[0], to[1], r0, r1),
          0.016 + 0.042 * Math.min(3, r0),
          Math.max(0.6, r0),
          0,
        );
      }
    }
    soften(film, S.ellipse(side * 31, side > 0 ? -8 : 2, 9, 19, side * 0.3), 0.2, 9, 0.1);
  }
}

/** How much lung the beam crosses at a place, 0–1: what fills the lung can add no more than that. */
function depthShare(lung: S.Shape, x: number, y: number): number {
  return chord(-lung.distance(x, y), 24);
}

function paintLesion(film: Film, lungs: readonly S.Shape[], lesion: LesionSpec): void {
  const left = lesion.side === 'left';
  const side = left ? 1 : -1;
  const lung = lungs[left ? 1 : 0]!;
  const scale = lesion.scale ?? 1;
  const channel = film.plane.channels[0]!;
  const rough = (s: S.Shape, mm: number) => S.wobble(s, mm * 2.5, (x, y) => mm * film.coarse(x, y, 3));
  switch (lesion.kind) {
    case 'pneumonia': {
      const zone = S.intersect(rough(S.ellipse(side * 84, 40, 44 * scale, 38 * scale, side * 0.25), 3), lung);
      cover(film.plane, zone, 30, (i, a, x, y) => {
        const patch = 0.85 + 0.14 * film.coarse(x, y, 4);
        channel[i]! += a * 0.5 * patch * depthShare(lung, x, y);
      });
      return;
    }
    case 'pneumothorax': {
      const fallen = S.ellipse(side * 44, -8, 48, 112, 0);
      const air = S.subtract(S.intersect(lung, S.halfPlane(0, 1, 92)), fallen);
      cover(film.plane, air, 1, (i, a, x, y) => {
        const line = smoothStep(1.1, 0.2, Math.abs(fallen.distance(x, y)));
        channel[i]! += a * (0.22 * line - 0.1);
      });
      mark(film, S.intersect(S.ellipse(side * 44, -8, 48, 112), lung), 0.16 * scale, 1.2);
      return;
    }
    case 'effusion': {
      const level = 62 - 42 * scale;
      cover(film.plane, S.grow(lung, 1), 2, (i, a, x, y) => {
        const lateral = smoothStep(40, 128, side * x);
        const top = level + 26 - 78 * lateral * lateral;
        channel[i]! += a * 0.84 * smoothStep(top - 12, top + 26, y) * depthShare(lung, x, y);
      });
      return;
    }
    case 'nodule': {
      soften(film, rough(S.ellipse(side * 72, -62, 15 * scale, 14 * scale), 1.2), 0.55, 14, 0.05);
      return;
    }
    case 'cardiomegaly':
      return;
    default:
      throw new Error(`Unknown chest lesion: ${lesion.kind}`);
  }
}

/** Frontal chest radiograph: « Thorax face ». */
export function buildChestXray({ seed, lesion, size }: PhantomOptions): PhantomSeries[] {
  const random = createRandom(seed, 3);
  const big = lesion?.kind === 'cardiomegaly' ? 1.34 * (lesion.scale ?? 1) : random.between(0.94, 1.04);
  const film = createFilm({ columns: 720, rows: 780, spacing: 0.52, cx: 0, cy: 6 }, seed, size);
  const lungs = [outline(LUNG_RIGHT), outline(LUNG_LEFT)];
  const body = outline(BODY);
  soften(film, body, 1.12, 70, 0.025);
  for (const lung of lungs) soften(film, lung, -0.86, 24, 0.03);
  const heart = outline(
    MEDIASTINUM.map((n, i) =>
      i % 2
        ? n
        : MEDIASTINUM[i + 1]! > -20
          ? n * (1 + (big - 1) * smoothStep(-20, 30, MEDIASTINUM[i + 1]!))
          : n,
    ),
  );
  soften(film, heart, 0.5, 30, 0.02);
  soften(film, S.stroke([24, -46, 26, 20, 18, 90, 10, 200], [10, 9, 9, 8]), 0.1, 9, 0);
  // The abdomen under the domes, and the stomach's air.
  const domes = S.union(S.grow(lungs[0]!, -1), S.grow(lungs[1]!, -1));
  const belly = S.subtract(S.intersect(S.grow(body, -14), S.halfPlane(0, -1, -74)), domes);
  cover(film.plane, belly, 10, (i, a, _x, y) => {
    film.plane.channels[0]![i]! += 0.42 * a * smoothStep(70, 110, y);
  });
  mark(film, S.ellipse(86, 124, 25, 13, -0.25), -0.42, 9);
  const trachea = S.stroke([0, -215, -1, -120, -2, -52], [8, 8, 7.5]);
  mark(film, trachea, -0.3, 4);
  mark(film, S.stroke([-2, -54, -14, -34, -28, -18], [6, 5.5, 4]), -0.16, 4);
  mark(film, S.stroke([-2, -54, 14, -30, 34, -14], [6, 5, 4]), -0.16, 4);
  paintSpine(film);
  const wall = (y: number) => Math.max(46, S.edgeFrom(lungs[0]!, -145, Math.min(y, 108), 1, 0)[0] * -1);
  paintRibCage(film, wall);
  paintGirdle(film);
  if (lesion?.kind === 'cardiomegaly')
    for (const lung of lungs) soften(film, S.intersect(lung, S.halfPlane(0, -1, -30)), 0.14, 20, 0.3);
  paintVessels(film, lungs, seed);
  if (lesion) paintLesion(film, lungs, lesion);
  return [expose(film, 'Thorax face', seed, { center: 2120, width: 3250 }, 0.82)];
}
