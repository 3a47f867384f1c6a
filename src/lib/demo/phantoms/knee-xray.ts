import { CONDYLE, FEMUR_COR, TIBIA_COR, TIBIA_SAG } from './knee-outlines.ts';
import { outline } from './outline.ts';
import { createRandom, smoothStep } from './random.ts';
import * as S from './shapes.ts';
import type { LesionSpec, PhantomOptions, PhantomSeries } from './types.ts';
import { bone, crack, createFilm, expose, type Film, mark, mirroredFilm, soften } from './xray.ts';

/** A knee on two films: joint line at y = 0; x from medial to lateral, then from front to back. */

const shaft = (_x: number, y: number) => 1 + 4 * smoothStep(48, 88, Math.abs(y));

/** A bone lowered by the joint space (cartilage is invisible on films), its shaft extended beyond the film's edge. */
function lowered(points: readonly number[], gap = 0): number[] {
  return points.map((n, i) => (i % 2 ? (Math.abs(n) > 90 ? n * 1.7 : n + gap) : n));
}

function paintFace(film: Film, lesion?: LesionSpec): void {
  const worn = lesion?.kind === 'arthrosis';
  const limb = outline([
    -66, -140, -62, -60, -59, -20, -57, 10, -53, 50, -52, 140, 50, 140, 54, 50, 57, 10, 59, -20, 62, -60, 66,
    -140,
  ]);
  soften(film, limb, 0.8, 46, 0.02);
  const femur = outline(lowered(FEMUR_COR));
  const tibia = outline(
    lowered(TIBIA_COR, worn ? 1.6 : 3.2).map((n, i, all) =>
      worn && i % 2 && all[i - 1]! < -10 && n < 12 ? n - 2.6 : n,
    ),
  );
  bone(film, S.stroke([40, 20, 42, 34, 39, 60, 37, 150], [8, 7, 5.4, 5.4]), {
    r: 7,
    cortex: 1.6,
    density: 0.6,
  });
  bone(film, tibia, { r: 26, cortex: shaft, density: 1.6, spongy: 0.5 });
  bone(film, femur, { r: 28, cortex: shaft, density: 1.65, spongy: 0.5 });
  bone(film, S.ellipse(-2, -38, 20, 21), { r: 20, cortex: 1, density: 0.26, spongy: 0.7 });
  for (const side of [-1, 1]) {
    mark(film, S.stroke([side * 38, 6.6, side * 26, 5.4, side * 12, 6.6], [0.9]), 0.3, 1.6, tibia);
    mark(film, S.stroke([side * 38, -9, side * 26, -3.8, side * 12, -6], [0.7]), 0.2, 1.4, femur);
  }
  if (worn) {
    mark(film, S.stroke([-40, 4.5, -26, 3, -12, 5], [2.6]), 0.42, 3.4, tibia);
    mark(film, S.stroke([-39, -7, -26, -3, -13, -6], [2.2]), 0.34, 3.4, femur);
    for (const [x, y] of [
      [-44, 3.5],
      [-42, -9],
      [44, 6],
      [43, -12],
    ] as const)
      bone(film, S.ellipse(x, y, 4.4, 2.8, x < 0 ? -0.4 : 0.4), {
        r: 3.4,
        cortex: 1,
        density: 0.55,
        spongy: 0.5,
      });
  }
  if (lesion?.kind === 'plateau') {
    crack(film, [14, 5, 18, 16, 26, 28, 34, 40], 0.8, tibia, 0.7);
    mark(film, S.stroke([20, 10, 28, 10.6, 36, 9.6], [1.6]), 0.5, 1.8, tibia);
    mark(film, S.stroke([18, 5.4, 27, 6.2, 37, 5.4], [1.5]), -0.55, 1.6, tibia);
  }
}

function paintProfile(film: Film, lesion?: LesionSpec): void {
  const limb = outline([
    -52, -140, -52, -80, -62, -46, -64, -20, -54, 14, -42, 50, -38, 140, 66, 140, 66, 60, 56, 20, 52, -20, 58,
    -70, 66, -140,
  ]);
  soften(film, limb, 0.8, 46, 0.02);
  const femur = outline(lowered(CONDYLE));
  const tibia = outline(lowered(TIBIA_SAG, lesion?.kind === 'arthrosis' ? 0.5 : 2.6));
  bone(film, S.stroke([22, 20, 25, 34, 24, 60, 22, 150], [8, 7, 5.4, 5.4]), {
    r: 7,
    cortex: 1.6,
    density: 0.55,
  });
  bone(film, tibia, { r: 22, cortex: shaft, density: 1.5, spongy: 0.5 });
  bone(film, femur, { r: 26, cortex: shaft, density: 1.2, spongy: 0.5 });
  bone(
    film,
    outline(lowered(CONDYLE).map((n, i) => (i % 2 ? (n > -50 ? n * 0.95 - 2 : n) : n * 0.96 + 0.5))),
    { r: 26, cortex: 1, density: 0.5, spongy: 0.5 },
  );
  bone(film, outline([-52, -48, -46, -54, -40, -50, -38, -38, -40, -26, -46, -20, -51, -28]), {
    r: 9,
    cortex: 1.3,
    density: 0.95,
    spongy: 0.5,
  });
  soften(film, S.stroke([-49, -24, -42, 0, -30, 22, -22, 34], [2.6, 2.4, 2.6, 2]), 0.12, 2.5, 0);
  soften(film, S.stroke([-48, -50, -42, -80, -38, -130], [3, 3, 3.4]), 0.12, 3, 0);
  if (lesion?.kind === 'plateau' || lesion?.kind === 'effusion') {
    soften(film, S.stroke([-34, -46, -38, -64, -34, -92], [7, 10, 5]), 0.26, 7, 0);
  }
  if (lesion?.kind === 'plateau') {
    crack(film, [-6, 4, 0, 18, 12, 34], 0.55, tibia, 0.6);
    const layer = S.intersect(S.stroke([-34, -60, -38, -78, -34, -94], [6, 8, 5]), S.halfPlane(1, 0, -35));
    mark(film, layer, -0.14, 1.2);
  }
}

/** Knee radiographs: « Genou face » and « Genou profil ». */
export function buildKneeXray({ seed, lesion, size }: PhantomOptions): PhantomSeries[] {
  if (lesion && !['plateau', 'arthrosis', 'effusion'].includes(lesion.kind))
    throw new Error(`Unknown knee lesion: ${lesion.kind}`);
  const tilt = createRandom(seed, 3).between(-3, 3);
  const left = lesion?.side === 'left';
  const side = left ? 'gauche' : 'droit';
  return (['face', 'profil'] as const).map((view, v) => {
    const film = createFilm({ columns: 600, rows: 800, spacing: 0.3, cx: tilt, cy: -2 }, seed + v * 17, size);
    if (view === 'face') paintFace(film, lesion);
    else paintProfile(film, lesion);
    return expose(
      left ? film : mirroredFilm(film),
      `Genou ${side} ${view}`,
      seed + v,
      { center: 2150, width: 3300 },
      0.66,
    );
  });
}
