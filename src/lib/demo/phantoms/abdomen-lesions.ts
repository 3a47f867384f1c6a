import type { Abdomen } from './abdomen-anatomy.ts';
import { cover, fill, type Plane } from './plane.ts';
import { createRandom } from './random.ts';
import * as S from './shapes.ts';
import type { LesionSpec } from './types.ts';

/** Height of the slice on which the lesion is seen best. */
export const ABDOMEN_KEY: Record<string, number> = {
  liver: 56,
  metastases: 56,
  stone: -14,
  appendicitis: -78,
  aneurysm: -36,
  cholecystitis: 8,
  spleen: 58,
};

/** Paints the lesion over a healthy slice. */
export function paintAbdomenLesion(plane: Plane, a: Abdomen, z: number, lesion: LesionSpec): void {
  const side = lesion.side === 'left' ? 1 : -1;
  const scale = lesion.scale ?? 1;
  const rough = (s: S.Shape, mm: number) => S.wobble(s, mm * 2.5, (x, y) => mm * a.coarse(x, y, z));
  const strand = (s: S.Shape, amount: number) =>
    cover(plane, s, 14, (i, alpha, x, y) => {
      const channel = plane.channels[0]!;
      if (channel[i]! > -30) return;
      channel[i]! += alpha * amount * (0.75 + 0.6 * a.fine(x * 0.9, y * 0.9, z));
    });
  switch (lesion.kind) {
    case 'liver': {
      const r = 25 * scale;
      const mass = rough(S.ellipsoid([-88, 2, 56], [r, r * 0.92, r], z), 1.6);
      fill(plane, mass, [78], { edge: 2.4, add: (x, y) => 11 * a.coarse(x * 1.5, y * 1.5, z) });
      fill(plane, S.subtract(mass, S.grow(mass, -2.6)), [136], { edge: 2, opacity: 0.7 });
      fill(plane, rough(S.ellipsoid([-84, 6, 56], [r * 0.4, r * 0.3, r * 0.4], z), 2), [36], { edge: 4 });
      return;
    }
    case 'metastases': {
      const random = createRandom(31, 1);
      for (let k = 0; k < 110; k++) {
        const [x, y, h, r] = [
          random.between(-125, 10),
          random.between(-80, 60),
          random.between(-20, 92),
          random.between(5, 15) * scale,
        ];
        if (a.liver.at(h).distance(x, y) > -r * 0.7) continue;
        const spot = rough(S.ellipsoid([x, y, h], [r, r, r], z), 0.8);
        fill(plane, spot, [82], { edge: 3 });
        fill(plane, S.grow(spot, -r * 0.4), [52], { edge: 3 });
      }
      return;
    }
    case 'stone': {
      const kidneyZ = side < 0 ? -14 : 2;
      fill(plane, S.ellipsoid([side * 50, 34, kidneyZ], [5 * scale, 4 * scale, 7 * scale], z), [980], {
        edge: 1.2,
      });
      fill(plane, S.ellipsoid([side * 40, 27, kidneyZ - 40], [2.6, 2.6, 4], z), [860], { edge: 1.2 });
      return;
    }
    case 'appendicitis': {
      if (z > -44 || z < -108) return;
      const sway = 7 * Math.sin((z + 78) * 0.09);
      const [x, y] = [-74 + sway, 4 - sway * 0.4];
      strand(S.ellipsoid([x, y, -78], [38, 30, 32], z), 84);
      const tube = S.ellipse(x, y, 8.5 * scale, 7.5 * scale, 0.4);
      fill(plane, tube, [122], { edge: 1.6 });
      fill(plane, S.grow(tube, -3.2), [20], { edge: 1.4 });
      fill(plane, S.ellipsoid([x, y, -80], [3.6, 3.4, 6], z), [420], { edge: 1.2 });
      return;
    }
    case 'aneurysm': {
      const bulge = 1 - ((z + 34) / 44) ** 2;
      if (bulge <= 0) return;
      const r = 11 + 19 * scale * Math.sqrt(bulge);
      const sac = rough(S.ellipse(7, 34 - r, r * 1.05, r), 1);
      fill(plane, S.grow(sac, 1.6), [78], { edge: 1.2 });
      fill(plane, sac, [52], { edge: 1.4, add: (x, y) => 6 * a.coarse(x, y, z) });
      fill(plane, rough(S.ellipse(3, 32 - r * 0.9, r * 0.58, r * 0.5, 0.3), 1), [184], { edge: 1.4 });
      const random = createRandom(5, 1);
      for (let k = 0; k < 7; k++) {
        const turn = random.between(0, 6.28);
        const reach = r * 1.03;
        const next = turn + random.between(0.1, 0.3);
        const at = (t: number) => [7 + Math.cos(t) * reach * 1.05, 34 - r + Math.sin(t) * reach] as const;
        if (Math.abs(((z + k * 13) % 30) - 15) < 11)
          fill(plane, S.capsule(...at(turn), ...at(next), 1.2), [700]);
      }
      return;
    }
    case 'cholecystitis': {
      strand(S.ellipsoid([-56, -46, 8], [40, 44, 38], z), 78);
      const bladder = S.ellipsoid([-56, -46, 8], [21 * scale, 31 * scale, 34], z, 0.5);
      fill(plane, S.grow(bladder, 6), [40], { edge: 3 });
      fill(plane, S.grow(bladder, 1.6), [112], { edge: 1.6 });
      fill(plane, bladder, [14], { edge: 1.4 });
      for (const [x, y, h] of [
        [-58, -30, 4],
        [-52, -27, 8],
        [-62, -34, 10],
      ] as const) {
        const stone = S.ellipsoid([x, y, h], [5, 4.6, 6], z);
        fill(plane, stone, [240], { edge: 1 });
        fill(plane, S.grow(stone, -1.8), [80], { edge: 1 });
      }
      return;
    }
    case 'spleen': {
      const cavity = a.cavity.at(z);
      const blood = S.intersect(S.grow(cavity, 0.5), S.ellipsoid([104, 36, 54], [39, 58, 54], z, 0.35));
      cover(plane, blood, 2, (i, alpha) => {
        const channel = plane.channels[0]!;
        if (channel[i]! < -30) channel[i]! += (46 - channel[i]!) * alpha;
      });
      const tear = S.intersect(
        S.ellipsoid([100, 34, 64], [27, 46, 48], z, 0.35),
        rough(S.stroke([70, 20, 92, 26, 108, 44, 128, 42], [1.4, 3.6, 5, 3]), 1.6),
      );
      fill(plane, tear, [52], { edge: 2.4 });
      fill(plane, S.ellipsoid([104, 38, 56], [3.4, 2.4, 8], z), [210], { edge: 2 });
      return;
    }
    default:
      throw new Error(`Unknown abdominal lesion: ${lesion.kind}`);
  }
}
