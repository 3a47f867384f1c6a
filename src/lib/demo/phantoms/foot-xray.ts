import { outline } from './outline.ts';
import { createRandom } from './random.ts';
import { type Digit, digitParts, type Part, paintDigit } from './rays.ts';
import * as S from './shapes.ts';
import type { LesionSpec, PhantomOptions, PhantomSeries } from './types.ts';
import { bone, crack, createFilm, expose, type Film, mark, mirroredFilm, soften } from './xray.ts';

/** A forefoot seen from above: toes up, great toe to the left (a right foot on the film's convention). */

function rays(valgus: number): Digit[] {
  return [
    {
      base: [-18, 36],
      heading: -6 - valgus * 0.45,
      bend: 4 + valgus,
      lengths: [60, 30, 22],
      widths: [10, 9, 8],
    },
    { base: [-3, 28], heading: -3, bend: 3, lengths: [70, 26, 12, 8], widths: [7, 6.2, 5, 4] },
    { base: [7.5, 32], heading: 3, bend: 1.5, lengths: [67, 24, 10, 8], widths: [6.8, 5.8, 4.8, 3.8] },
    { base: [17, 38], heading: 9, bend: -1.5, lengths: [65, 22, 8, 8], widths: [6.8, 5.6, 4.6, 3.8] },
    { base: [27, 47], heading: 15, bend: -6, lengths: [64, 20, 7, 8], widths: [7.4, 5.4, 4.6, 3.8] },
  ];
}

const TARSUS: readonly (readonly number[])[] = [
  [-28, 38, -17, 37, -9, 40, -10, 56, -18, 60, -28, 55],
  [-9, 31, 2, 30, 3, 38, 1, 52, -7, 53, -9, 42],
  [3, 34, 13, 36, 13, 50, 9, 56, 2, 53],
  [13, 41, 22, 42, 33, 50, 33, 68, 24, 80, 12, 76, 10, 60],
  [-27, 62, -12, 58, 6, 60, 9, 68, -4, 74, -22, 74],
];
const TALUS = [-24, 78, -8, 76, 8, 78, 16, 94, 18, 124, -20, 124, -26, 98];
const CALCANEUS = [10, 80, 24, 82, 32, 94, 30, 126, 4, 126, 6, 96];

function paintFlesh(film: Film, digits: readonly Part[][]): void {
  const sole = outline([
    -36, 130, -38, 80, -36, 30, -37, -10, -36, -34, -14, -42, 10, -40, 30, -30, 46, -12, 46, 30, 44, 80, 38,
    130,
  ]);
  const toes = digits.map((parts, d) => {
    const points = parts.slice(1).flatMap(({ from }) => [...from]);
    const tip = parts[parts.length - 1]!;
    points.push(tip.to[0], tip.to[1] - 1);
    return S.stroke(points, d === 0 ? [15, 14, 12] : [11, 9.5, 8.4, 7.5]);
  });
  soften(film, S.union(sole, ...toes), 0.5, 16, 0.04);
  soften(film, S.grow(sole, -8), 0.22, 24, 0.08);
}

function paintFootLesion(film: Film, lesion: LesionSpec, digits: readonly Part[][]): void {
  switch (lesion.kind) {
    case 'hallux':
      soften(film, S.ellipse(digits[0]![0]!.to[0] - 8, digits[0]![0]!.to[1] + 6, 9, 12), 0.16, 8, 0);
      return;
    case 'metatarsal5': {
      const { from, shape } = digits[4]![0]!;
      crack(
        film,
        [from[0] - 9, from[1] - 9, from[0], from[1] - 10.5, from[0] + 9, from[1] - 10],
        0.85,
        shape,
        0.6,
      );
      soften(film, S.ellipse(from[0] + 7, from[1] - 6, 10, 20), 0.1, 9, 0);
      return;
    }
    case 'stress': {
      const { from, to, shape } = digits[1]![0]!;
      const [x, y] = [from[0] + (to[0] - from[0]) * 0.6, from[1] + (to[1] - from[1]) * 0.6];
      bone(film, S.ellipse(x, y, 6.2, 11), { r: 6, cortex: 1.6, density: 0.34, spongy: 0.6 });
      crack(film, [x - 7, y + 1.5, x, y, x + 7, y - 1], 0.35, shape, 0.35);
      return;
    }
    case 'gout': {
      const [x, y] = digits[0]![0]!.to;
      const head = digits[0]![0]!.shape;
      mark(film, S.ellipse(x - 7.5, y + 6, 4.4, 5.2, 0.3), -0.75, 1, head);
      mark(film, S.ellipse(x - 8, y - 6, 3, 3.4), -0.6, 1, digits[0]![1]!.shape);
      soften(film, S.ellipse(x - 11, y, 12, 16), 0.3, 9, 0.2);
      return;
    }
    default:
      throw new Error(`Unknown foot lesion: ${lesion.kind}`);
  }
}

/** Forefoot radiograph: « Avant-pied face ». */
export function buildFootXray({ seed, lesion, size }: PhantomOptions): PhantomSeries[] {
  const scale = createRandom(seed, 3).between(0.94, 1.02);
  const film = createFilm({ columns: 620, rows: 800, spacing: 0.27, cx: 3, cy: -10 }, seed, size);
  const valgus = lesion?.kind === 'hallux' ? 24 * (lesion.scale ?? 1) : 0;
  const digits = rays(valgus).map((digit) => digitParts(digit, scale));
  paintFlesh(film, digits);
  bone(film, outline(CALCANEUS), { r: 14, cortex: 1.2, density: 0.9, spongy: 0.55 });
  bone(film, outline(TALUS), { r: 14, cortex: 1.2, density: 1, spongy: 0.55 });
  for (const points of TARSUS) bone(film, outline(points), { r: 9, cortex: 1.1, density: 1, spongy: 0.58 });
  for (const parts of digits) paintDigit(film, parts);
  const { from } = digits[4]![0]!;
  bone(film, S.capsule(from[0] + 4, from[1] - 3, from[0] + 6.5, from[1] + 2, 3.6), {
    r: 4,
    cortex: 1,
    density: 0.5,
  });
  const [x, y] = digits[0]![0]!.to;
  const slip = valgus * 0.14;
  for (const dx of [-4.6, 5])
    bone(film, S.ellipse(x + dx + slip, y + 8, 3.6, 4.8), { r: 4, cortex: 0.9, density: 0.42, spongy: 0.6 });
  if (lesion) paintFootLesion(film, lesion, digits);
  const left = lesion?.side === 'left';
  return [
    expose(
      left ? mirroredFilm(film) : film,
      left ? 'Avant-pied gauche face' : 'Avant-pied droit face',
      seed,
      { center: 1900, width: 3500 },
      0.8,
    ),
  ];
}
