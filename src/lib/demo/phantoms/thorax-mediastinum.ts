import { fill, type Plane, type Tissue } from './plane.ts';
import * as S from './shapes.ts';
import type { Thorax } from './thorax-anatomy.ts';

/** Heart and great vessels after contrast, in Hounsfield units. */

export function paintMediastinum(plane: Plane, thorax: Thorax, z: number): void {
  const shape = thorax.mediastinum.at(z);
  const cage = thorax.cage.at(z);
  fill(plane, S.intersect(shape, S.grow(cage, 3)), [-92], {
    edge: 1.2,
    add: (x, y) => 8 * thorax.fine(x, y, z),
  });
  const { rightBlood: right, leftBlood: left } = thorax;
  const paint = (s: S.Shape, tissue: Tissue, wall = 0) => {
    if (wall) fill(plane, S.grow(s, wall), [62], { edge: 1.2 });
    fill(plane, s, tissue, { edge: 1.2, add: (x, y) => 4 * thorax.fine(x, y, z) });
  };
  paintHeart(plane, thorax, z, shape);
  if (z > 4 && z < 76) paint(S.ellipse(-31, -20, 9, 8), [right[0]! + 40], 0.8);
  if (z > -6 && z < 62) paint(S.ellipse(-12, -36, 16.5, 16.5), left, 1);
  if (z >= 62 && z < 80)
    paint(
      S.stroke(
        [-12, -36, -2, -12, 14, 14, 24, 34],
        [13, 12, 12, 12].map((r) => r * Math.sqrt(Math.max(0.2, 1 - ((z - 68) / 14) ** 2))),
      ),
      left,
      1,
    );
  if (z < 64) paint(S.ellipse(24, 40, 12.5, 12.5), left, 1);
  if (z >= 80)
    for (const [x, y, r] of [
      [-16, -14, 7],
      [4, -20, 4.5],
      [20, 0, 5],
      [-26, -26, 6],
      [16, -28, 6],
    ] as const)
      paint(S.ellipse(x, y, r, r * 0.95), y < -22 ? right : left, 0.8);
  if (z > 12 && z < 44) paint(S.ellipse(14, -48, 14.5, 14, 0.4), right, 1);
  if (z > 22 && z < 40) paint(S.stroke([10, -42, -2, -14, -24, -6, -44, -2], [11, 10, 9.5, 7]), right, 0.8);
  if (z > 28 && z < 48) paint(S.stroke([15, -46, 27, -22, 42, -4], [12, 11, 8]), right, 0.8);
  if (z > -25 && z <= 22) for (const side of [-1, 1]) paint(S.ellipse(side * 40 + 2, 4, 7.5, 6), right, 0.6);
  const trachea = S.ellipse(0, 4, 9.5, 8.5);
  const airway = z > 46 ? trachea : S.NOWHERE;
  fill(plane, S.grow(airway, 1.6), [50], { edge: 1 });
  fill(plane, airway, [-990], { edge: 1 });
  if (z <= 46 && z > 4) {
    const spread = (46 - z) * 0.62;
    for (const side of [-1, 1]) {
      const bronchus = S.ellipse(side * (6 + spread), 8, 7.4 - spread * 0.06, 6.2 - spread * 0.05);
      fill(plane, S.grow(bronchus, 1.4), [40], { edge: 1 });
      fill(plane, bronchus, [-985], { edge: 1 });
    }
  }
  fill(plane, S.ellipse(7, 26 + Math.max(0, 10 - z) * 0.05, 6.5, 5), [45], { edge: 1.4 });
  fill(plane, S.ellipse(7, 26, 2, 1.2), [-350], { edge: 1.4 });
  fill(plane, S.ellipse(-12, 42, 3.4, 3.4), [right[0]! * 0.7], { edge: 1 });
}

function paintHeart(plane: Plane, thorax: Thorax, z: number, mediastinum: S.Shape): void {
  const { rightBlood: right, leftBlood: left } = thorax;
  const heart = S.intersect(S.grow(mediastinum, -2), S.ellipsoid([20, -38, -34], [76, 46, 50], z, -0.5));
  if (heart.minX > heart.maxX) return;
  fill(plane, heart, [88], { edge: 1.6, add: (x, y) => 5 * thorax.fine(x, y, z) });
  const chamber = (
    c: readonly [number, number, number],
    r: readonly [number, number, number],
    angle: number,
    blood: Tissue,
  ) =>
    fill(
      plane,
      S.intersect(
        S.grow(heart, -2.5),
        S.wobble(S.ellipsoid(c, r, z, angle), 3, (x, y) => 1.1 * thorax.coarse(x, y, z)),
      ),
      blood,
      { edge: 2 },
    );
  chamber([46, -44, -36], [30, 15, 30], -0.62, left);
  chamber([8, -70, -34], [40, 14, 34], -0.32, right);
  chamber([-36, -34, -26], [17, 24, 34], 0.1, right);
  chamber([6, -4, -8], [32, 16, 22], 0.05, left);
}
