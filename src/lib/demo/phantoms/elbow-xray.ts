import { outline } from './outline.ts';
import { createRandom, smoothStep } from './random.ts';
import * as S from './shapes.ts';
import type { PhantomOptions, PhantomSeries } from './types.ts';
import { bone, crack, createFilm, expose, type Film, mark, mirroredFilm, soften } from './xray.ts';

/** A child's elbow (about 6 years) on two films: growth cartilage leaves gaps, few ossification centres are visible. */

function paintProfile(film: Film, broken: number): void {
  // Upper arm upwards, forearm to the left, flexed at a right angle.
  const flesh = S.stroke(
    [6, -100, 8, -50, 10, -14, 2, 8, -30, 14, -62, 12, -110, 8],
    [26, 25, 24, 23, 24, 22, 17],
  );
  soften(film, flesh, 0.8, 22, 0.02);
  const slip = broken * 3.4;
  const shaft = S.stroke([4, -110, 5, -60, 6, -34, 5, -24], [8, 7.4, 6.6, 7.2]);
  const tip = outline([
    -1 + slip,
    -25,
    4 + slip,
    -14,
    0 + slip,
    -5,
    6 + slip,
    0,
    13 + slip,
    -4,
    14 + slip,
    -14,
    12 + slip,
    -25,
  ]);
  bone(film, shaft, { r: 7.4, cortex: 2.4, density: 0.95, spongy: 0.36 });
  bone(film, tip, { r: 6, cortex: 1.1, density: 0.62, spongy: 0.5 });
  mark(film, S.stroke([4 + slip, -24, 8 + slip, -12, 5 + slip, -4], [0.7]), 0.2, 1);
  bone(film, S.ellipse(-5 + slip * 1.3, 3, 6.4, 6.8, 0.4), {
    r: 6.4,
    cortex: 0.8,
    density: 0.62,
    spongy: 0.62,
  });
  const ulna = outline([
    22, -4, 24, 8, 16, 18, 0, 21, -40, 20, -112, 17, -112, 8, -40, 9, -8, 12, 4, 14, 12, 8, 16, -5, 19, -8,
  ]);
  bone(film, ulna, { r: 6.5, cortex: (x) => 1 + 1.6 * smoothStep(-4, -40, x), density: 0.85, spongy: 0.42 });
  const radius = S.stroke([-15, 5, -22, 5, -34, 6, -112, 3], [5.4, 4.6, 4.4, 5.4]);
  bone(film, radius, {
    r: 5.4,
    cortex: (x) => 0.9 + 1.5 * smoothStep(-22, -44, x),
    density: 0.78,
    spongy: 0.42,
  });
  bone(film, S.capsule(-11.4, 1.6, -11.4, 7.6, 1.2), { r: 1.6, cortex: 0.6, density: 0.4 });
  if (broken) {
    crack(film, [-4, -27, 2, -24.6, 8, -25.6, 15, -22], 0.7, S.union(shaft, tip), 0.6);
    // Both fat pads are lifted by haemarthrosis.
    mark(film, outline([15, -38, 20, -30, 22, -18, 18, -12, 15, -20]), -0.3, 2);
    mark(film, outline([-2, -36, -10, -30, -14, -18, -8, -14, -2, -24]), -0.28, 2);
    soften(film, S.ellipse(6, -10, 26, 22), 0.12, 20, 0);
  } else {
    mark(film, S.stroke([-3, -30, -6, -22, -5, -15], [1, 1.6, 0.8]), -0.16, 1.4);
  }
}

function paintFace(film: Film, broken: number): void {
  const flesh = S.stroke([0, -110, 0, -50, 0, -10, 2, 20, 4, 110], [27, 26, 30, 28, 21]);
  soften(film, flesh, 0.85, 24, 0.02);
  const tilt = broken * 2;
  const humerus = outline([
    -9,
    -115,
    -8,
    -60,
    -10,
    -38,
    -22,
    -18,
    -25 - tilt,
    -9,
    -16 - tilt,
    -5,
    -6 - tilt,
    -6,
    2 - tilt,
    -3,
    14 - tilt,
    -5,
    22 - tilt,
    -12,
    18,
    -22,
    10,
    -38,
    8,
    -60,
    9,
    -115,
  ]);
  bone(film, humerus, {
    r: 9.5,
    cortex: (_x, y) => 1 + 2.4 * smoothStep(-36, -64, y),
    density: 0.98,
    spongy: 0.42,
  });
  mark(film, S.ellipse(-2 - tilt, -18, 6, 6.5), -0.24, 3, humerus);
  bone(film, S.ellipse(13 - tilt, 1.4, 8, 5.4, -0.2), { r: 5.6, cortex: 0.8, density: 0.55, spongy: 0.62 });
  bone(film, S.ellipse(-27 - tilt, -12, 2.6, 4.2, 0.3), { r: 3, cortex: 0.6, density: 0.4, spongy: 0.6 });
  bone(
    film,
    outline([-14, 4, -4, 1, 6, 4, 8, 12, 2, 30, 0, 60, -2, 115, -15, 115, -13, 60, -12, 30, -15, 14]),
    { r: 7, cortex: (_x, y) => 1 + 1.7 * smoothStep(14, 46, y), density: 0.85, spongy: 0.42 },
  );
  bone(film, S.ellipse(-3, -14, 8, 9), { r: 8, cortex: 1, density: 0.22, spongy: 0.5 });
  bone(film, S.stroke([15, 15, 14, 22, 12, 34, 14, 60, 17, 115], [6.4, 5.2, 4.8, 5, 5.6]), {
    r: 6,
    cortex: (_x, y) => 0.9 + 1.6 * smoothStep(22, 46, y),
    density: 0.82,
    spongy: 0.42,
  });
  bone(film, S.capsule(10.5, 10.6, 19, 10.6, 1.3), { r: 1.8, cortex: 0.6, density: 0.42 });
  if (broken) crack(film, [-22, -24, -10, -27, 0, -24.5, 10, -26, 20, -23], 0.7, humerus, 0.6);
}

/** Paediatric elbow radiographs: « Coude face » and « Coude profil ». */
export function buildElbowXray({ seed, lesion, size }: PhantomOptions): PhantomSeries[] {
  if (lesion && lesion.kind !== 'supracondylar') throw new Error(`Unknown elbow lesion: ${lesion.kind}`);
  const shift = createRandom(seed, 3).between(-3, 3);
  const broken = lesion ? (lesion.scale ?? 1) : 0;
  const left = lesion?.side === 'left';
  const side = left ? 'gauche' : 'droit';
  return (['profil', 'face'] as const).map((view, v) => {
    const film = createFilm(
      { columns: 640, rows: 720, spacing: 0.21, cx: (v ? 0 : -22) + shift, cy: v ? 2 : -20 },
      seed + v * 13,
      size,
    );
    if (view === 'profil') paintProfile(film, broken);
    else paintFace(film, broken);
    return expose(
      left ? mirroredFilm(film) : film,
      `Coude ${side} ${view}`,
      seed + v,
      { center: 1900, width: 3400 },
      0.85,
    );
  });
}
