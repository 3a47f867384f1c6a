import type { Abdomen } from './abdomen-anatomy.ts';
import { fill, type Plane } from './plane.ts';
import * as S from './shapes.ts';
import { paintTree } from './vessels.ts';

/** Solid organs and great vessels in the portal phase, in Hounsfield units. */

export function paintSolidOrgans(plane: Plane, a: Abdomen, z: number, cavity: S.Shape): void {
  const inside = (s: S.Shape) => S.intersect(s, S.grow(cavity, 1));
  const tissue = (s: S.Shape, value: number, edge = 1.4) =>
    fill(plane, s, [value], { edge, add: (x, y) => 3.5 * a.fine(x, y, z) });
  for (const side of [-1, 1]) {
    const kidneyZ = side < 0 ? -14 : 2;
    const centre = [side * 66, 44, kidneyZ] as const;
    const fatty = S.ellipsoid(centre, [36, 33, 66], z, side * 0.6);
    fill(plane, inside(fatty), [-104], { edge: 3 });
    const kidney = S.wobble(
      S.ellipsoid(centre, [29, 24, 52], z, side * 0.6),
      2,
      (x, y) => 0.9 * a.coarse(x, y, z),
    );
    tissue(kidney, 172);
    fill(plane, S.ellipsoid(centre, [21, 15.5, 42], z, side * 0.6), [140], {
      edge: 4,
      add: (x, y) => 26 * a.coarse(x * 1.6, y * 1.6, z),
    });
    fill(plane, S.ellipsoid([side * 56, 37, kidneyZ], [16, 9, 26], z, side * 0.6), [-70], { edge: 3 });
    const widening = side < 0 ? a.tract.right : a.tract.left;
    fill(
      plane,
      S.ellipsoid(
        [side * 54, 36, kidneyZ],
        [10 + widening * 1.4, 4.5 + widening, 16 + widening * 2],
        z,
        side * 0.6,
      ),
      [12],
      { edge: 2 },
    );
    if (z < kidneyZ && z > -100)
      tissue(S.ellipse(side * 40, 28 + z * 0.02, 2.2 + widening * 0.5, 2.2 + widening * 0.5), 20);
    if (widening)
      fill(plane, S.subtract(fatty, kidney), [-70], {
        edge: 4,
        opacity: 0.6,
        add: (x, y) => 40 * a.fine(x, y, z),
      });
    tissue(S.ellipsoid([side * 36, 22, 40], [3, 12, 12], z, side * -0.5), 74);
  }
  tissue(
    inside(S.wobble(S.ellipsoid([100, 34, 64], [27, 46, 48], z, 0.35), 3, (x, y) => 0.9 * a.coarse(x, y, z))),
    124,
  );
  const pancreas = S.stroke(
    [-36, 0, -20, -14, 6, -26, 40, -16, 74, 12],
    [9, 10, 8, 8.5, 7].map((r) => r * Math.sqrt(Math.max(0, 1 - ((z - 22) / 24) ** 2))),
  );
  if (Math.abs(z - 22) < 23)
    tissue(
      S.wobble(pancreas, 4, (x, y) => 1.5 * a.fine(x, y, z)),
      98,
    );
  const stomach = S.ellipsoid([54, -36, 68], [52, 42, 56], z, 0.35);
  tissue(stomach, 82);
  tissue(
    S.wobble(S.grow(stomach, -4.5), 3, (x, y) => 1.6 * a.fine(x, y, z)),
    22,
  );
  fill(plane, S.intersect(S.grow(stomach, -4.5), S.halfPlane(0, 1, -54)), [-950], { edge: 1 });
  const liver = inside(a.liver.at(z));
  tissue(liver, 112);
  fill(plane, S.intersect(liver, S.capsule(-8, -92, -30, -40, 1.2, 3)), [-60], {
    edge: 2,
    opacity: z < 70 ? 0.9 : 0,
  });
  paintTree(plane, a.vessels, z, 4, [168], 0.85);
  const bladder = S.ellipsoid([-56, -46, 8], [15, 22, 26], z, 0.5);
  fill(plane, S.grow(bladder, 1.6), [70], { edge: 1.2 });
  fill(plane, bladder, [9], { edge: 1.4 });
}

export function paintGreatVessels(plane: Plane, a: Abdomen, z: number): void {
  const blood = (s: S.Shape, value = 168) => {
    fill(plane, S.grow(s, 0.8), [70], { edge: 1.2 });
    fill(plane, s, [value], { edge: 1.2, add: (x, y) => 3 * a.fine(x, y, z) });
  };
  if (z > -72) {
    blood(S.ellipse(8, 24, 10, 10), 182);
    blood(S.ellipse(-21, 22, 13, 9, 0.2));
  } else {
    const apart = (-72 - z) * 0.7 + 8;
    for (const side of [-1, 1]) {
      blood(S.ellipse(side * apart + 2, 20 - apart * 0.1, 6.5, 6), 182);
      blood(S.ellipse(side * (apart + 5), 30 - apart * 0.1, 8, 6.5));
    }
  }
  if (z > 34 && z < 46) blood(S.stroke([8, 16, 4, 6, -24, 2], [4, 3.4, 3]));
  if (z > 22 && z < 32) blood(S.ellipse(6, 4, 4, 9), 178);
  if (z <= 22 && z > -60) {
    blood(S.ellipse(6, -4 + z * 0.15, 4, 4), 178);
    blood(S.ellipse(-8, -8 + z * 0.15, 5.5, 5.5));
  }
  if (z > 20 && z < 34) blood(S.stroke([-8, -10, 16, -4, 50, 6, 84, 26], [5.5, 4.5, 4, 3.4]));
  if (z > 30 && z < 50) blood(S.stroke([-10, -8, -26, -12, -42, -18], [7, 7, 6]));
  if (z > -6 && z < 8) {
    blood(S.stroke([-24, 22, -40, 30, -54, 38], [4.5, 4, 3.4]));
    blood(S.stroke([-14, 14, 8, 10, 30, 24, 54, 38], [4, 3.6, 4, 3.4]));
  }
}
