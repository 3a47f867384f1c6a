import { acquire } from './finish.ts';
import { createTexture, type Texture } from './noise.ts';
import { outline } from './outline.ts';
import { cover, createPlane, fill, type Plane } from './plane.ts';
import { createRandom, smoothStep } from './random.ts';
import * as S from './shapes.ts';
import type { LesionSpec, PhantomOptions, PhantomSeries } from './types.ts';
import { growTree } from './vessels.ts';

/** Two views of one breast, chest wall at the left edge (x = 0), nipple to the right. */
interface Breast {
  large: Texture;
  middle: Texture;
  small: Texture;
  /** From 0 (fatty) to 1 (dense). */
  density: number;
}

const CC = [-30, -98, 10, -94, 48, -78, 82, -44, 96, -6, 97, 0, 96, 8, 82, 46, 48, 80, 10, 94, -30, 98];
const MLO = [
  -30, -150, 8, -128, 40, -92, 74, -44, 94, 8, 98, 30, 97, 38, 92, 48, 70, 78, 36, 96, 14, 104, 4, 118, -30,
  122,
];

function paintBreast(plane: Plane, breast: Breast, skin: S.Shape, nippleY: number, seed: number): void {
  const { large, middle, small, density } = breast;
  const channel = plane.channels[0]!;
  cover(plane, S.grow(skin, 1), 0.5, (i, _a, x, y) => {
    const depth = -skin.distance(x, y);
    if (depth < -0.4) return;
    const thick = Math.min(1, Math.sqrt(Math.max(0, depth + 0.5) / 18));
    const dx = x - 96;
    const dy = y - nippleY;
    const r = Math.hypot(dx, dy);
    const angle = Math.atan2(dy, -dx) * 58;
    // Ducts and lobes fan out from the nipple.
    const lobes =
      0.7 * large(angle * 1.2, r * 0.5, 2) + 0.5 * middle(angle * 1.4, r * 0.55, 1) + 0.35 * large(x, y, 9);
    const disc =
      smoothStep(62, 22, Math.hypot((x - 44) / 1.12, (y - nippleY * 0.7) / 1.05)) * smoothStep(4, 20, depth);
    const gland =
      smoothStep(0.3 - 1.5 * density * disc, 2.5 - 1.2 * density * disc, lobes + 0.9 * disc) *
      smoothStep(3, 14, depth);
    const septa =
      smoothStep(0.14, 0.02, Math.abs(middle(x * 0.9, y * 0.9, 4))) * 0.05 +
      smoothStep(0.12, 0.02, Math.abs(small(angle, r * 0.4, 7))) * 0.035;
    const line = smoothStep(1.6, 0.4, Math.abs(depth - 0.8)) * 0.2;
    channel[i] =
      thick * (0.3 + 0.46 * gland + septa + 0.022 * small(x * 1.6, y * 1.6, 3) + 0.03 * middle(x, y, 6)) +
      line;
  });
  fill(
    plane,
    S.intersect(S.ellipse(95.5, nippleY, 4.5, 3.6), { ...skin, maxX: 110, distance: (x) => 84 - x }),
    [0.5],
    { edge: 2 },
  );
  const random = createRandom(seed, 6);
  for (let k = 0; k < 4; k++) {
    const tree = growTree(
      {
        root: [0, random.between(-70, 70), 0],
        heading: [1, random.between(-0.4, 0.4), 0],
        length: 20,
        radius: 1,
        generations: 3,
        spread: 0.28,
        inside: (x, y) => skin.distance(x, y) < -5,
      },
      random,
    );
    for (const { from, to, r0, r1 } of tree)
      cover(plane, S.capsule(from[0], from[1], to[0], to[1], r0, r1), 0.9, (i, a) => {
        channel[i]! += 0.055 * a;
      });
  }
}

function paintBreastLesion(
  plane: Plane,
  lesion: LesionSpec,
  x: number,
  y: number,
  breast: Breast,
  seed: number,
): void {
  const channel = plane.channels[0]!;
  const scale = lesion.scale ?? 1;
  const random = createRandom(seed, 9);
  const add = (s: S.Shape, amount: number, edge: number) =>
    cover(plane, s, edge, (i, a) => {
      channel[i]! += amount * a;
    });
  if (lesion.kind === 'mass') {
    const core = S.wobble(
      S.ellipse(x, y, 8.5 * scale, 7.4 * scale, 0.4),
      4,
      (u, v) => 1.5 * breast.small(u * 0.9, v * 0.9, 2),
    );
    add(core, 0.3, 3);
    add(S.ellipse(x, y, 13 * scale, 12 * scale), 0.08, 9);
    for (let k = 0; k < 34; k++) {
      const angle = (k / 34) * 6.28 + random.between(-0.12, 0.12);
      const reach = scale * random.between(12, 25);
      const bend = random.between(-3, 3);
      const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
      add(
        S.stroke(
          [
            x + ux * 8,
            y + uy * 7,
            x + ux * reach * 0.6 - uy * bend,
            y + uy * reach * 0.6 + ux * bend,
            x + ux * reach,
            y + uy * reach,
          ],
          [0.5, 0.35, 0.1],
        ),
        0.1,
        0.6,
      );
    }
  } else if (lesion.kind === 'microcalcifications') {
    for (let k = 0; k < 46 * scale; k++) {
      const spread = 5 + 2 * (k % 3);
      const [cx, cy] = [x + random.normal() * spread * 1.3, y + random.normal() * spread * 0.8];
      const r = random.between(0.12, 0.34);
      const angle = random.between(0, 3);
      add(S.capsule(cx, cy, cx + Math.cos(angle) * r * 2, cy + Math.sin(angle) * r * 2, r), 0.45, 0.3);
    }
  } else throw new Error(`Unknown breast lesion: ${lesion.kind}`);
}

/** Mammography: « Mammographie CC » and « Mammographie MLO »; `level` 0–3 sets the density (A–D). */
export function buildMammography({ seed, lesion, size = 760 }: PhantomOptions): PhantomSeries[] {
  const random = createRandom(seed, 3);
  const breast: Breast = {
    large: createTexture(seed, 34),
    middle: createTexture(seed + 1, 13),
    small: createTexture(seed + 2, 4),
    density: lesion?.level === undefined ? random.between(0.25, 0.8) : 0.1 + 0.3 * lesion.level,
  };
  const left = lesion?.side === 'left';
  const letter = left ? 'gauche' : 'droite';
  return (['CC', 'MLO'] as const).map((view, v) => {
    const oblique = view === 'MLO';
    const spacing = ((oblique ? 0.33 : 0.29) * 760) / size;
    const columns = Math.round(size * 0.737);
    const plane = createPlane(columns, size, spacing, [0], oblique ? 88 : 77, oblique ? -12 : 0);
    const skin = outline(oblique ? MLO : CC);
    const nippleY = oblique ? 34 : 1;
    paintBreast(plane, breast, skin, nippleY, seed + v);
    if (oblique) {
      const pectoral = outline([-40, -160, 34, -150, 28, -120, 18, -70, 8, -20, -2, 22, -40, 30]);
      fill(plane, S.intersect(pectoral, S.grow(skin, -1)), [0.78], {
        edge: 5,
        gain: (x, y) => 1 + 0.05 * breast.middle(x * 0.4, y, 2),
        opacity: 0.85,
      });
    }
    if (lesion) paintBreastLesion(plane, lesion, 46, oblique ? -18 : -26, breast, seed);
    // For a right breast the image is mirrored: the chest wall is at the right edge, the usual hanging.
    const channel = plane.channels[0]!;
    for (let i = 0; i < channel.length; i++) channel[i]! = 4095 * (1 - Math.exp(-1.35 * channel[i]!));
    if (!left)
      for (let row = 0; row < plane.rows; row++)
        channel.subarray(row * plane.columns, (row + 1) * plane.columns).reverse();
    return {
      name: `Mammographie ${view} ${letter}`,
      modality: 'MG' as const,
      spacingMm: [plane.spacing, plane.spacing] as [number, number],
      thicknessMm: 0,
      window: { center: 1850, width: 2900 },
      unit: null,
      slices: [acquire(plane, 0, { blur: 0.55, noise: 34, grain: 0.7 }, seed + v)],
      keySlice: 0,
    };
  });
}
