import type { Abdomen } from './abdomen-anatomy.ts';
import { fill, type Plane } from './plane.ts';
import { createRandom, smoothStep } from './random.ts';
import * as S from './shapes.ts';

/** Small bowel, colon and mesentery, in Hounsfield units. */
export function paintBowel(plane: Plane, a: Abdomen, z: number, cavity: S.Shape): void {
  if (z > 46) return;
  paintMesentery(plane, a, z);
  const random = createRandom(a.seed, 21);
  for (let k = 0; k < 84; k++) {
    const x = random.between(-84, 92);
    const y = random.between(-74, 16);
    const h = random.between(-112, 22);
    const r = random.between(10, 14.5);
    const long = random.between(1, 2.1);
    const angle = random.between(0, Math.PI);
    const gas = random.next();
    const loop = S.ellipsoid([x, y, h], [r * long, r, r * 1.5], z, angle);
    if (loop === S.NOWHERE || cavity.distance(x, y) > -r) continue;
    const shape = S.wobble(loop, 3, (u, v) => 1.3 * a.coarse(u * 1.4, v * 1.4, z));
    fill(plane, S.grow(shape, 1.2), [-60], { edge: 2, opacity: 0.6 });
    fill(plane, shape, [104], { edge: 1.4 });
    fill(
      plane,
      S.wobble(S.grow(shape, -2.6), 3, (u, v) => 1.2 * a.fine(u, v, z)),
      [30],
      {
        edge: 1.6,
        add: (u, v) => 9 * a.fine(u * 1.3, v * 1.3, z),
      },
    );
    if (gas > 0.86) {
      fill(plane, S.intersect(S.grow(shape, -2.8), S.halfPlane(0, 1, y - r * 0.3)), [-880], { edge: 1.2 });
    }
  }
  const droop = 6 * Math.sin(z * 0.08);
  paintColon(plane, a, z, S.ellipse(-100 + droop * 0.5, 12, 21, 19));
  paintColon(plane, a, z, S.ellipse(108 - droop * 0.4, 26, 14.5, 14));
  if (z > -14 && z < 36) {
    const fade = Math.sqrt(Math.max(0, 1 - ((z - 11) / 25) ** 2));
    paintColon(
      plane,
      a,
      z,
      S.stroke(
        [-88, -44, -46, -70, 0, -74, 46, -68, 90, -40],
        [16, 15, 14, 14, 14].map((r) => r * fade),
      ),
    );
  }
}

/** A colon section: thin wall, mottled stool, a gas cap in front. */
function paintColon(plane: Plane, a: Abdomen, z: number, tube: S.Shape): void {
  const shape = S.wobble(tube, 5, (x, y) => 2.6 * a.coarse(x, y, z));
  fill(plane, S.grow(shape, 2.2), [80], { edge: 1.4 });
  fill(plane, shape, [20], {
    edge: 1.4,
    add: (x, y) => {
      const mottle = a.fine(x * 1.2, y * 1.2, z);
      return 16 * mottle - 420 * smoothStep(0.75, 1.7, mottle);
    },
  });
  const middle = (shape.minY + shape.maxY) / 2;
  fill(plane, S.intersect(shape, S.halfPlane(0, 1, middle - 4 + 3 * a.coarse(z, 0, 0))), [-930], {
    edge: 1.2,
  });
}

/** Small vessels and strands through the mesenteric fat. */
function paintMesentery(plane: Plane, a: Abdomen, z: number): void {
  const random = createRandom(a.seed, 22);
  for (let k = 0; k < 60; k++) {
    const x = random.between(-60, 70);
    const y = random.between(-56, 14);
    const turn = random.between(0, 6.28) + z * 0.03;
    const reach = random.between(2, 10);
    const sway = 4 * Math.sin(z * 0.06 + k);
    fill(
      plane,
      S.capsule(x + sway, y, x + sway + Math.cos(turn) * reach, y + Math.sin(turn) * reach, 1.3, 0.8),
      [120],
      {
        opacity: 0.8,
      },
    );
  }
}
