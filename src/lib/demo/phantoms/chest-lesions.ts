import { cover } from './plane.ts';
import { smoothStep } from './random.ts';
import * as S from './shapes.ts';
import type { LesionSpec } from './types.ts';
import { chord, type Film, mark, soften } from './xray.ts';

/** The possible lesions of a frontal chest. */

/** Thickness of lung that the beam crosses at a point, 0–1, which limits the opacity of a lesion in the lung. */
function depthShare(lung: S.Shape, x: number, y: number): number {
  return chord(-lung.distance(x, y), 24);
}

export function paintChestLesion(film: Film, lungs: readonly S.Shape[], lesion: LesionSpec): void {
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
