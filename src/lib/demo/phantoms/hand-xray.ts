import { outline } from './outline.ts';
import { createRandom, smoothStep } from './random.ts';
import { type Digit, digitParts, type Part, paintDigit } from './rays.ts';
import * as S from './shapes.ts';
import type { LesionSpec, PhantomOptions, PhantomSeries } from './types.ts';
import { bone, crack, createFilm, expose, type Film, mark, mirroredFilm, soften } from './xray.ts';

/** A hand and wrist seen from the front: fingers up, thumb to the left; the wrist is at y = 60. */

const DIGITS: readonly Digit[] = [
  { base: [-27, 43], heading: -44, bend: 7, lengths: [44, 31, 23], widths: [7.6, 7, 5.6] },
  { base: [-15.5, 35], heading: -9, bend: -1, lengths: [65, 41, 24, 17], widths: [7.8, 7.2, 5.8, 4.6] },
  { base: [-3.5, 33.5], heading: -2, bend: 0, lengths: [62, 45, 29, 18], widths: [7.4, 7.2, 5.9, 4.7] },
  { base: [7, 36], heading: 5.5, bend: 1, lengths: [55, 41, 27, 18], widths: [6.6, 6.8, 5.6, 4.5] },
  { base: [15.5, 40], heading: 14, bend: 2, lengths: [51, 33, 19, 16], widths: [6.4, 6.2, 5, 4.1] },
];

const CARPALS: readonly (readonly number[])[] = [
  [-25, 54, -19, 49, -12, 53, -8, 61, -11, 67, -18, 69, -24, 63],
  [-8, 60, -1, 58, 5, 61, 6, 67, 1, 71, -6, 70, -9, 65],
  [6, 58, 12, 54, 18, 57, 18, 64, 12, 68, 7, 66],
  [-31, 45, -25, 41, -19, 44, -18, 50, -24, 54, -30, 52],
  [-19, 39, -13, 36, -9, 40, -10, 46, -15, 48, -19, 45],
  [-8, 36, -2, 35, 3, 39, 4, 48, 2, 56, -4, 58, -9, 53, -9, 44],
  [4, 38, 12, 39, 17, 43, 14, 51, 8, 56, 4, 52, 5, 45],
];

const RADIUS = [
  -28, 72, -25, 69, -16, 73, -4, 75, 3, 73, 5, 78, 3, 86, -2, 100, -4, 116, -4, 150, -20, 150, -20, 116, -23,
  98, -28, 84,
];
const ULNA = [
  9, 77, 11, 74, 17, 75, 19, 70, 21, 76, 21, 84, 18, 98, 18, 116, 19, 150, 7, 150, 8, 116, 9, 98, 8, 84,
];

function paintFlesh(film: Film, digits: readonly Part[][]): void {
  const palm = outline([
    -28, 150, -29, 96, -33, 70, -44, 40, -40, 14, -37, -18, -33, -38, -12, -42, 12, -36, 32, -20, 33, 10, 30,
    50, 27, 76, 26, 110, 27, 150,
  ]);
  const fingers = digits.map((parts, d) => {
    const points = parts.flatMap(({ from }) => [...from]).slice(d === 0 ? 0 : 2);
    const tip = parts[parts.length - 1]!;
    points.push(tip.to[0], tip.to[1] - 1);
    const radii = d === 0 ? [17, 13, 11, 8.6] : [12.4, 10.6, 9.4, 8];
    return S.stroke(points, radii);
  });
  soften(film, S.union(palm, ...fingers), 0.5, 13, 0.04);
  soften(film, S.grow(palm, -6), 0.16, 16, 0.1);
}

function paintHandLesion(
  film: Film,
  lesion: LesionSpec,
  digits: readonly Part[][],
  shapes: { carpals: S.Shape[]; radius: S.Shape },
): void {
  switch (lesion.kind) {
    case 'metacarpal':
      return;
    case 'scaphoid':
      crack(film, [-26, 62, -18, 58.6, -9, 58], 0.75, shapes.carpals[0]!, 0.55);
      return;
    case 'radius': {
      crack(film, [-32, 95, -24, 91, -17, 94, -9, 90, 2, 88], 0.6, shapes.radius, 0.5);
      mark(film, S.stroke([-26, 97.5, -16, 95, -4, 95.5, 3, 92], [1.4]), 0.22, 2.4, shapes.radius);
      return;
    }
    case 'polyarthritis': {
      digits.slice(1).forEach((parts, d) => {
        for (const k of [0, 1] as const) {
          const [x, y] = parts[k]!.to;
          const head = parts[k]!.shape;
          for (const flank of [-1, 1])
            mark(film, S.ellipse(x + flank * (5.5 - k), y + 3.5 + d * 0.4, 2.2, 2.6), -0.65, 1, head);
          soften(film, S.ellipse(x, y, 13 - 2 * k, 10), 0.14, 9, 0);
          mark(film, S.ellipse(x, y + 4, 8, 7), -0.16, 7, head);
        }
      });
      return;
    }
    default:
      throw new Error(`Unknown hand lesion: ${lesion.kind}`);
  }
}

/** Hand and wrist radiograph: « Main face ». */
export function buildHandXray({ seed, lesion, size }: PhantomOptions): PhantomSeries[] {
  const random = createRandom(seed, 3);
  const scale = random.between(0.95, 1.03);
  const film = createFilm({ columns: 640, rows: 800, spacing: 0.335, cx: -8, cy: 3 }, seed, size);
  const digits = DIGITS.map((digit) => digitParts(digit, scale));
  if (lesion?.kind === 'metacarpal') breakNeck(digits[4]!);
  const carpals = CARPALS.map(outline);
  const radius = outline(RADIUS);
  paintFlesh(film, digits);
  bone(film, radius, {
    r: 11,
    cortex: (_x, y) => 0.9 + 2.6 * smoothStep(84, 112, y),
    density: 1.15,
    spongy: 0.48,
  });
  bone(film, outline(ULNA), {
    r: 7.5,
    cortex: (_x, y) => 0.9 + 2 * smoothStep(84, 112, y),
    density: 1,
    spongy: 0.46,
  });
  for (const carpal of carpals) bone(film, carpal, { r: 7, cortex: 0.9, density: 1.02, spongy: 0.62 });
  bone(film, S.ellipse(13.5, 61, 4.2, 5), { r: 4.5, cortex: 0.8, density: 0.5, spongy: 0.6 });
  for (const parts of digits) paintDigit(film, parts);
  const [tx, ty] = digits[0]![0]!.to;
  bone(film, S.ellipse(tx + 6, ty - 1, 2.2, 2.6), { r: 2, cortex: 0.6, density: 0.5 });
  if (lesion) paintHandLesion(film, lesion, digits, { carpals, radius });
  if (lesion?.kind === 'metacarpal') {
    const { from, to } = digits[4]![0]!;
    const [bx, by] = [from[0] + (to[0] - from[0]) * 0.74, from[1] + (to[1] - from[1]) * 0.74];
    mark(film, S.capsule(bx - 4.5, by + 1, bx + 4, by - 0.5, 0.5), -0.8, 0.8);
    soften(film, S.ellipse(bx + 1, by, 12, 17), 0.1, 14, 0);
  }
  const left = lesion?.side === 'left';
  return [expose(left ? mirroredFilm(film) : film, left ? 'Main gauche face' : 'Main droite face', seed)];
}

/** The metacarpal head tilts towards the palm and the thumb, and the finger follows. */
function breakNeck(parts: Part[]): void {
  const [metacarpal] = parts;
  const { from, to, w } = metacarpal!;
  const joint = [from[0] + (to[0] - from[0]) * 0.74, from[1] + (to[1] - from[1]) * 0.74] as const;
  const head = [to[0] - 3.4, to[1] + 2.2] as const;
  const shaft = S.stroke(
    [...from, (from[0] + joint[0]) / 2, (from[1] + joint[1]) / 2, ...joint],
    [w * 0.86, w * 0.6, w * 0.66],
  );
  const cap = S.stroke([joint[0] - 1.2, joint[1] - 0.8, ...head], [w * 0.68, w * 0.82]);
  parts[0] = { ...metacarpal!, shape: S.union(shaft, cap) };
}
