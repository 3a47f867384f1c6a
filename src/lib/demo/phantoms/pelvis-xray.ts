import { mirrored, outline } from './outline.ts';
import { createRandom, smoothStep } from './random.ts';
import * as S from './shapes.ts';
import type { LesionSpec, PhantomOptions, PhantomSeries } from './types.ts';
import { bone, crack, createFilm, expose, type Film, mark, soften } from './xray.ts';

/** A frontal pelvis: x to the patient's left, y downwards, hip joints at y = 40. */

const ILIUM = [
  20, -50, 26, -84, 52, -116, 86, -126, 116, -112, 132, -82, 128, -52, 118, -22, 116, 4, 112, 26, 106, 40, 92,
  22, 74, 18, 62, 30, 52, 20, 42, -4, 30, -24,
];
const PUBIS = [
  62, 22, 70, 40, 76, 56, 72, 62, 52, 54, 30, 58, 10, 68, 4, 76, 6, 96, 16, 100, 34, 116, 52, 134, 68, 130,
  80, 108, 88, 84, 94, 66, 82, 68, 64, 50,
];
const FORAMEN = [22, 80, 38, 68, 56, 68, 66, 80, 62, 100, 50, 112, 34, 102];
const FEMUR = [
  66, 34, 72, 20, 86, 13, 102, 16, 113, 28, 118, 40, 128, 46, 142, 42, 154, 50, 158, 66, 152, 84, 148, 110,
  146, 150, 144, 240, 116, 240, 118, 150, 116, 116, 112, 104, 104, 88, 92, 72, 78, 62, 68, 50,
];
const SACRUM = [
  0, -70, 26, -72, 46, -64, 40, -36, 28, -8, 14, 24, 6, 44, 0, 50, -6, 44, -14, 24, -28, -8, -40, -36, -46,
  -64, -26, -72,
];

function paintHip(film: Film, side: number, lesion?: LesionSpec): void {
  const flip = (points: readonly number[]) => outline(side > 0 ? points : mirrored(points));
  const ill = lesion !== undefined && (lesion.side === 'left') === side > 0;
  const worn = ill && lesion.kind === 'coxarthrosis';
  const broken = ill && lesion.kind === 'neck';
  bone(film, flip(ILIUM), { r: 26, cortex: 1.8, density: 0.86, spongy: 0.52 });
  bone(film, S.subtract(flip(PUBIS), flip(FORAMEN)), { r: 13, cortex: 1.7, density: 0.98, spongy: 0.5 });
  // Acetabular roof, quadrilateral plate and teardrop.
  mark(
    film,
    S.stroke([side * 66, 20, side * 78, 8, side * 96, 7, side * 112, 20], [1.4, 2.2, 2.2, 1.4]),
    0.34,
    1.6,
  );
  mark(film, S.stroke([side * 44, -6, side * 56, 24, side * 58, 48, side * 46, 60], [0.8]), 0.26, 1);
  mark(film, S.stroke([side * 62, 30, side * 60, 46, side * 64, 58], [1.2]), 0.22, 1.2);
  const up = worn ? -3.4 : 0;
  const thigh = FEMUR.map((n, i) => {
    const isHead = FEMUR[i - (i % 2)]! < 110 && FEMUR[i - (i % 2) + 1]! < 70;
    if (i % 2) return n + up + (broken && !isHead ? -11 : 0);
    return broken && !isHead ? n + 3 : n;
  });
  const femur = flip(thigh);
  bone(film, femur, {
    r: 22,
    cortex: (_x, y) => 1.2 + 5 * smoothStep(96, 160, y),
    density: 1.55,
    spongy: 0.5,
  });
  mark(
    film,
    S.stroke([side * 78, 24, side * 92, 42, side * 108, 78, side * 118, 108], [4, 4.4, 3.6, 2]),
    0.13,
    5,
    femur,
  );
  mark(film, S.stroke([side * 84, 56, side * 108, 54, side * 130, 62], [3]), 0.08, 5, femur);
  bone(film, S.ellipse(side * 112, 106, 9, 9), { r: 9, cortex: 1.1, density: 0.26, spongy: 0.6 });
  if (broken) {
    crack(film, [side * 96, 74, side * 102, 60, side * 106, 46, side * 114, 34], 1, femur, 1.1);
    mark(film, S.stroke([side * 100, 72, side * 106, 58, side * 110, 46], [1.8]), 0.4, 2.6, femur);
  }
  if (worn) {
    mark(film, S.stroke([side * 72, 17, side * 86, 8.5, side * 104, 14], [3]), 0.45, 3.4);
    mark(film, S.ellipse(side * 92, 20, 5, 4), -0.45, 2, femur);
    mark(film, S.ellipse(side * 92, 20, 6.5, 5.5), 0.16, 2, femur);
    for (const [x, y] of [
      [117, 24],
      [116, 32],
      [68, 56],
    ] as const)
      bone(film, S.ellipse(side * x, y, 5.5, 3.4, side * 0.7), { r: 4, cortex: 1, density: 0.5 });
  }
}

/** Frontal pelvis radiograph: « Bassin face ». */
export function buildPelvisXray({ seed, lesion, size }: PhantomOptions): PhantomSeries[] {
  if (lesion && !['neck', 'coxarthrosis'].includes(lesion.kind))
    throw new Error(`Unknown hip lesion: ${lesion.kind}`);
  const random = createRandom(seed, 3);
  const film = createFilm({ columns: 800, rows: 660, spacing: 0.5, cx: 0, cy: 22 }, seed, size);
  const body = outline([
    -150, -200, -158, -120, -178, -40, -190, 40, -188, 120, -180, 260, -20, 260, -8, 150, 8, 150, 20, 260,
    180, 260, 188, 120, 190, 40, 178, -40, 158, -120, 150, -200,
  ]);
  soften(film, body, 0.9, 110, 0.018);
  for (let k = 0; k < 26; k++) {
    const [x, y] = [random.between(-110, 110), random.between(-140, 30)];
    mark(
      film,
      S.wobble(
        S.ellipse(x, y, random.between(7, 18), random.between(6, 11), random.between(0, 3)),
        6,
        (a, b) => 3 * film.coarse(a, b, 2),
      ),
      random.between(-0.12, 0.03),
      8,
    );
  }
  bone(film, S.stroke([0, -180, 0, -100, 0, -74], [23, 25, 26]), {
    r: 24,
    cortex: 2,
    density: 0.62,
    spongy: 0.55,
  });
  for (const y of [-150, -112, -76]) mark(film, S.capsule(-22, y, 22, y - 1, 2.6), -0.22, 3);
  for (const y of [-168, -130, -92]) {
    for (const side of [-1, 1]) {
      bone(film, S.capsule(side * 20, y, side * 46, y - 4, 4, 3), { r: 4, cortex: 1.2, density: 0.3 });
      bone(film, S.ellipse(side * 13, y - 2, 4.4, 6), { r: 4, cortex: 1.1, density: 0.2 });
    }
    bone(film, S.ellipse(0, y + 6, 3.4, 8), { r: 3.4, cortex: 1.1, density: 0.22 });
  }
  const sacrum = outline(SACRUM);
  bone(film, sacrum, { r: 26, cortex: 1.4, density: 0.75, spongy: 0.6 });
  for (const side of [-1, 1]) {
    for (let k = 0; k < 4; k++) {
      mark(film, S.ellipse(side * (20 - 3.4 * k), -46 + 20 * k, 5 - 0.6 * k, 3.6), -0.2, 2.4);
      mark(
        film,
        S.stroke(
          [
            side * (26 - 3.4 * k),
            -50 + 20 * k,
            side * (19 - 3.4 * k),
            -52 + 20 * k,
            side * (13 - 2.6 * k),
            -48 + 20 * k,
          ],
          [0.7],
        ),
        0.16,
        1,
      );
    }
    paintHip(film, side, lesion);
    mark(film, S.stroke([side * 44, -64, side * 38, -36, side * 29, -14], [0.8]), -0.35, 1.2);
  }
  mark(film, S.ellipse(0, 82, 2.6, 16), -0.3, 2);
  soften(film, S.ellipse(0, 44, 42, 26), 0.12, 24, 0);
  return [expose(film, 'Bassin face', seed, { center: 2280, width: 3100 }, 0.72)];
}
