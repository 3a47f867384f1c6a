import { outline } from './outline.ts';
import { smoothStep } from './random.ts';
import * as S from './shapes.ts';
import { bone, type Film, mark } from './xray.ts';

/** Ribs, spine and shoulder girdle of the frontal chest. */

export function paintRibCage(film: Film, wall: (y: number) => number): void {
  for (const side of [-1, 1]) {
    for (let k = 0; k < 10; k++) {
      const y = -138 + k * 23.5;
      const w = Math.min(138, wall(y + 26 + k * 2.5) + 3);
      const slope = 10 + k * 3;
      const posterior = S.stroke(
        [
          side * 8,
          y + 3,
          side * w * 0.3,
          y - 5,
          side * w * 0.62,
          y + 3,
          side * w * 0.88,
          y + slope,
          side * w,
          y + slope + 22,
        ],
        [4.6, 5, 5.6, 5.6, 4.6],
      );
      bone(film, posterior, { r: 5.6, cortex: 1.4, density: 0.38, spongy: 0.34 });
      if (k > 7) continue;
      const drop = y + slope + 22;
      const anterior = S.stroke(
        [
          side * w,
          drop,
          side * (w - 5),
          drop + 22,
          side * (w - 26),
          drop + 40,
          side * (w - 52),
          drop + 46,
          side * (w - 66),
          drop + 44,
        ],
        [4.4, 5, 6, 6.6, 6],
      );
      bone(film, anterior, { r: 6.4, cortex: 1.2, density: 0.27, spongy: 0.36 });
    }
  }
}

export function paintSpine(film: Film): void {
  const column = S.stroke([0, -210, 1, -60, 0, 60, 0, 240], [15, 17, 20, 24]);
  bone(film, column, { r: 19, cortex: 2, density: 0.24, spongy: 0.6 });
  for (let k = 0; k < 17; k++) {
    const y = -196 + k * 25.5;
    mark(film, S.capsule(-13 - k * 0.4, y, 13 + k * 0.4, y, 1.5), -0.1, 2.4);
    bone(film, S.ellipse(0, y - 9, 3, 5), { r: 3, cortex: 1, density: 0.1 });
    for (const side of [-1, 1])
      bone(film, S.ellipse(side * (9.5 + k * 0.25), y - 12, 3.2, 4.4), { r: 3, cortex: 0.9, density: 0.1 });
  }
}

export function paintGirdle(film: Film): void {
  for (const side of [-1, 1]) {
    const clavicle = S.stroke(
      [side * 14, -128, side * 46, -130, side * 84, -146, side * 124, -152, side * 146, -146],
      [7, 5.4, 4.6, 5, 5.6],
    );
    bone(film, clavicle, { r: 6, cortex: 1.6, density: 0.46, spongy: 0.4 });
    const blade = outline(
      [
        118, -132, 132, -138, 150, -130, 158, -112, 152, -90, 146, -50, 132, 2, 124, 8, 118, -10, 114, -60,
        112, -100,
      ].map((n, i) => (i % 2 ? n : side * n)),
    );
    bone(film, blade, { r: 9, cortex: 1.6, density: 0.2, spongy: 0.42 });
    const spine = S.stroke(
      [side * 116, -108, side * 136, -124, side * 160, -142, side * 172, -138],
      [2.6, 3.4, 4.6, 5],
    );
    bone(film, spine, { r: 4.5, cortex: 1.3, density: 0.3 });
    const humerus = S.stroke(
      [side * 174, -114, side * 182, -96, side * 186, -60, side * 188, 0],
      [22, 20, 12, 11],
    );
    bone(film, humerus, {
      r: 20,
      cortex: (_x, y) => 1.4 + 3 * smoothStep(-80, -30, y),
      density: 0.62,
      spongy: 0.42,
    });
  }
}
