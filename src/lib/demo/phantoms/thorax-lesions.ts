import type { Texture } from './noise.ts';
import { cover, fill, type Plane } from './plane.ts';
import { createRandom, smoothStep } from './random.ts';
import * as S from './shapes.ts';
import type { Thorax } from './thorax-anatomy.ts';
import type { LesionSpec } from './types.ts';

/** Height of the slice on which the lesion is seen best. */
export const THORAX_KEY: Record<string, number> = {
  nodule: 52,
  nodules: 10,
  pneumothorax: 40,
  effusion: -46,
  embolism: 32,
  pneumonia: -40,
};

/** Paints the lesion over a healthy slice. */
export function paintThoraxLesion(
  plane: Plane,
  thorax: Thorax,
  edge: Texture,
  z: number,
  lesion: LesionSpec,
): void {
  const side = lesion.side === 'left' ? 1 : -1;
  const scale = lesion.scale ?? 1;
  const lungAt = () =>
    S.subtract(S.subtract(thorax.cage.at(z), thorax.mediastinum.at(z)), S.halfPlane(side, 0, 0));
  switch (lesion.kind) {
    case 'nodule': {
      const [x, y, r] = [side * 76, 12, 11 * scale] as const;
      const shape = S.ellipsoid([x, y, 52], [r, r * 0.9, r * 1.2], z);
      if (shape === S.NOWHERE) return;
      const random = createRandom(17 + Math.round(z), 1);
      for (let k = 0; k < 15; k++) {
        const angle = (k / 15) * 6.28 + random.between(-0.2, 0.2);
        const reach = r * random.between(1.35, 2.1);
        fill(
          plane,
          S.capsule(x, y, x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, 1.1, 0.2),
          [-120],
          { opacity: 0.75 },
        );
      }
      fill(
        plane,
        S.wobble(shape, 3, (a, b) => 1.3 * edge(a, b, z)),
        [48],
        { edge: 1.6 },
      );
      return;
    }
    case 'nodules': {
      const random = createRandom(23, 2);
      for (let k = 0; k < 46; k++) {
        const [x, y, h, r] = [
          random.between(-118, 118),
          random.between(-70, 76),
          random.between(-90, 90),
          random.between(3, 9) * scale,
        ];
        if (
          Math.abs(h - z) > r ||
          thorax.cage.at(z).distance(x, y) > -r ||
          thorax.mediastinum.at(z).distance(x, y) < r
        )
          continue;
        fill(plane, S.ellipsoid([x, y, h], [r, r, r], z), [42], { edge: 1.2 });
      }
      return;
    }
    case 'pneumothorax': {
      const lung = lungAt();
      // The lung collapses towards the hilum and, in a supine patient, away from the anterior wall.
      const cage = thorax.cage.at(z);
      const beyond = (x: number, y: number) =>
        -cage.distance(x, y) - (12 + 26 * smoothStep(60, -80, y)) * scale * smoothStep(-100, 30, z);
      const gap: S.Shape = { ...lung, distance: (x, y) => Math.max(lung.distance(x, y), beyond(x, y)) };
      fill(plane, gap, [-998], { edge: 1.2 });
      cover(plane, gap, 1, (i, a, x, y) => {
        const line = smoothStep(1.2, 0.2, Math.abs(beyond(x, y))) * a;
        plane.channels[0]![i]! += (-560 - plane.channels[0]![i]!) * line * 0.8;
      });
      return;
    }
    case 'effusion': {
      const lung = lungAt();
      const depth = 52 * scale * smoothStep(70, -50, z);
      if (depth < 2) return;
      const cage = thorax.cage.at(z);
      const level = 84 - depth;
      const fluid: S.Shape = {
        ...lung,
        distance: (x, y) =>
          Math.max(
            lung.distance(x, y),
            level - 0.0042 * (x - side * 62) ** 2 * (side * x > 62 ? 1.2 : 0.3) - y,
          ),
      };
      const collapse: S.Shape = {
        ...lung,
        distance: (x, y) =>
          Math.max(fluid.distance(x, y), Math.hypot((x - side * 48) / 26, (y - level - 8) / 15) * 15 - 15),
      };
      fill(plane, S.intersect(fluid, cage), [9], { edge: 1.4, add: (x, y) => 3 * thorax.fine(x, y, z) });
      if (z < 10) fill(plane, collapse, [88], { edge: 2.5, add: (x, y) => 12 * thorax.fine(x, y, z) });
      return;
    }
    case 'embolism': {
      const clot = (shape: S.Shape) =>
        fill(
          plane,
          S.wobble(shape, 2, (x, y) => 0.7 * edge(x, y, z)),
          [48],
          { edge: 1.6 },
        );
      if (z > 24 && z < 38) clot(S.stroke([-6, -13, -22, -6, -38, -3], [4.6, 5.4, 4.2]));
      if (z > 30 && z < 46) clot(S.stroke([22, -28, 34, -12, 40, -5], [3.2, 4.6, 4]));
      if (z > -22 && z < 20) clot(S.ellipse(-38, 4, 5, 3.8));
      if (z > -14 && z < 12) clot(S.ellipse(42, 4, 4.6, 3.4));
      return;
    }
    case 'pneumonia': {
      const lobe = S.intersect(lungAt(), S.ellipsoid([side * 84, 52, -44], [62 * scale, 48 * scale, 62], z));
      const rough = S.wobble(lobe, 8, (x, y) => 4 * edge(x * 0.7, y * 0.7, z) + 2 * thorax.fine(x, y, z));
      cover(plane, S.intersect(rough, lungAt()), 9, (i, a, x, y) => {
        const bronchogram = smoothStep(
          0.1,
          0.02,
          Math.abs(edge(x * 0.42 + 60, y * 0.3 + side * x * 0.2, z * 0.4)),
        );
        const value = 38 + 10 * thorax.fine(x, y, z) - 520 * bronchogram * smoothStep(0.7, 1, a);
        plane.channels[0]![i]! += (value - plane.channels[0]![i]!) * a;
      });
      return;
    }
    default:
      throw new Error(`Unknown chest lesion: ${lesion.kind}`);
  }
}
