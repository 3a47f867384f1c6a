import { paintChestLesion } from './chest-lesions.ts';
import { paintGirdle, paintRibCage, paintSpine } from './chest-skeleton.ts';
import { outline } from './outline.ts';
import { cover } from './plane.ts';
import { createRandom, smoothStep } from './random.ts';
import * as S from './shapes.ts';
import type { PhantomOptions, PhantomSeries } from './types.ts';
import { growTree } from './vessels.ts';
import { createFilm, expose, type Film, mark, soften } from './xray.ts';

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
  // The abdomen below the diaphragm, and gas in the stomach.
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
  if (lesion) paintChestLesion(film, lungs, lesion);
  return [expose(film, 'Thorax face', seed, { center: 2120, width: 3250 }, 0.82)];
}
