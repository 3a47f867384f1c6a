import { createTexture } from './noise.ts';
import { outline } from './outline.ts';
import { fill, type Plane, type Tissue } from './plane.ts';
import { createRandom } from './random.ts';
import * as S from './shapes.ts';
import type { PhantomOptions, PhantomSeries } from './types.ts';
import { buildSweep, CURVED, createScene } from './ultrasound.ts';
import { growTree, paintTree } from './vessels.ts';

/** Levels in dB and losses in dB/mm. */
const FAT: Tissue = [-24, 0.03];
const MUSCLE: Tissue = [-31, 0.02];
const FASCIA: Tissue = [-8, 0.05];
const LIVER: Tissue = [-27, 0.02];
const CORTEX: Tissue = [-33, 0.02];
const SINUS: Tissue = [-13, 0.03];
const FLUID: Tissue = [-75, -0.16];
const WALL: Tissue = [-14, 0.02];
const STONE: Tissue = [6, 5];

function paintAbdominalWall(plane: Plane, at: (x: number) => number): void {
  const layer = (from: number, to: number, tissue: Tissue) =>
    fill(plane, { ...box(plane), distance: (x, y) => Math.max(from + at(x) - y, y - to - at(x)) }, tissue, {
      edge: 0.8,
    });
  layer(-5, 3, FASCIA);
  layer(3, 11, FAT);
  layer(11, 12, FASCIA);
  layer(12, 19, MUSCLE);
  layer(19, 20.2, FASCIA);
}

function box(plane: Plane) {
  const { left, top, columns, rows, spacing } = plane;
  return { minX: left, minY: top, maxX: left + columns * spacing, maxY: top + rows * spacing };
}

/** Right upper quadrant: « Écho hépatique » with the liver, the gallbladder, the diaphragm and the right kidney. */
export function buildAbdomenUs({ seed, lesion, slices = 12 }: PhantomOptions): PhantomSeries[] {
  const random = createRandom(seed, 3);
  const coarse = createTexture(seed, 26);
  const fine = createTexture(seed + 1, 7);
  const scale = lesion?.scale ?? 1;
  const tree = [0, 1, 2, 3, 4].flatMap((k) =>
    growTree(
      {
        root: [random.between(-6, 16), random.between(86, 100), 0],
        heading: [-0.9 + k * 0.42, -0.7 + 0.12 * k, random.between(-0.3, 0.3)],
        length: 22,
        radius: random.between(2.6, 3.8),
        generations: 3,
        spread: 0.5,
        inside: (_x, y) => y > 26,
      },
      random,
    ),
  );
  const gallbladder = lesion?.kind === 'gallstones' || lesion === undefined;
  const kidneyView = lesion?.kind === 'hydronephrosis';
  const paint = (w: number) => {
    const plane = createScene(CURVED, LIVER[0]!);
    const bumpy = (s: S.Shape, mm: number) => S.wobble(s, mm * 3, (x, y) => mm * coarse(x, y, w));
    fill(plane, { ...box(plane), distance: () => -5 }, LIVER, {
      add: (x, y) => 1.3 * coarse(x, y, w) + 1.1 * fine(x, y, w),
      weights: [1, 0],
    });
    if (!kidneyView) {
      for (const part of [
        [5, WALL],
        [9, [-66, 0]],
      ] as const)
        paintTree(plane, tree, w, part[0], part[1], part[0] === 5 ? 0.45 : 0.9);
      const dome = bumpy(S.stroke([-140, 60, -90, 104, -40, 128, 10, 136, 60, 130, 140, 90], [1.3]), 0.6);
      fill(plane, { ...box(plane), distance: (x, y) => 128 - 0.0035 * (x - 5) ** 2 - y }, [-46, 0.03], {
        edge: 3,
        add: (x, y) => 2 * fine(x, y, w),
        weights: [1, 0],
      });
      fill(plane, dome, [2, 0.1], { edge: 1.6 });
      const cava = S.ellipse(34, 112, 11, 7, -0.2);
      fill(plane, cava, FLUID, { edge: 1.6 });
    }
    paintKidney(plane, kidneyView, w, coarse, fine, scale);
    if (gallbladder) paintGallbladder(plane, w, lesion?.kind === 'gallstones', scale);
    if (lesion?.kind === 'liver') {
      const mass = bumpy(S.ellipsoid([-18, 72, 0], [21 * scale, 18 * scale, 22], w), 0.8);
      fill(plane, S.grow(mass, 2.4), [-40, 0.02], { edge: 2.4, opacity: 0.6 });
      fill(plane, mass, [-15, 0.005], { edge: 1.8, add: (x, y) => 2 * fine(x, y, w), weights: [1, 0] });
    }
    if (lesion?.kind === 'cyst') {
      const cyst = S.ellipsoid([-14, 70, 0], [20 * scale, 18 * scale, 22], w);
      fill(plane, S.grow(cyst, 0.8), WALL, { edge: 1 });
      fill(plane, cyst, FLUID, { edge: 1.2 });
    }
    const sway = 2 * coarse(0, 0, w);
    paintAbdominalWall(plane, (x) => sway * 0.2 + 0.9 * coarse(x * 0.5, 0, w));
    return plane;
  };
  const name = kidneyView ? 'Écho rénale' : 'Écho hépatique';
  return [buildSweep(CURVED, name, seed, slices, 16, paint)];
}

type Field = (x: number, y: number, z: number) => number;

function paintKidney(
  plane: Plane,
  central: boolean,
  w: number,
  coarse: Field,
  fine: Field,
  scale: number,
): void {
  const [cx, cy] = central ? [0, 74] : [-62, 104];
  const size = central ? 1.12 : 0.72;
  const tilt = central ? 0.12 : 0.5;
  const cut = Math.sqrt(Math.max(0.1, 1 - (w / 30) ** 2));
  const kidney = S.wobble(
    S.ellipse(cx, cy, 54 * size * cut, 26 * size * cut, tilt),
    2,
    (x, y) => 0.8 * coarse(x, y, w),
  );
  fill(plane, S.grow(kidney, 5), FAT, { edge: 4, opacity: 0.7 });
  fill(plane, S.grow(kidney, 1), WALL, { edge: 1.2 });
  fill(plane, kidney, CORTEX, { edge: 1.4, add: (x, y) => 1.2 * fine(x, y, w), weights: [1, 0] });
  for (let k = 0; k < 9; k++) {
    const angle = (k / 9) * 6.28 + 0.3;
    const [ux, uy] = [Math.cos(angle) * 38 * size * cut, Math.sin(angle) * 15.5 * size * cut];
    fill(
      plane,
      S.ellipse(
        cx + ux * Math.cos(tilt) - uy * Math.sin(tilt),
        cy + ux * Math.sin(tilt) + uy * Math.cos(tilt),
        6 * size,
        4.6 * size,
        angle,
      ),
      [-42, 0.01],
      { edge: 2.5 },
    );
  }
  const sinus = S.wobble(
    S.ellipse(cx, cy, 31 * size * cut, 10 * size * cut, tilt),
    4,
    (x, y) => 2.4 * fine(x * 0.8, y * 0.8, w),
  );
  fill(plane, sinus, SINUS, { edge: 3, add: (x, y) => 3 * fine(x, y, w), weights: [1, 0] });
  if (!central) return;
  const pelvis = S.wobble(
    S.union(
      S.ellipse(cx, cy + 2, 17 * scale * cut, 9.5 * scale * cut, tilt),
      ...[-26, -13, 12, 25].map((dx, k) =>
        S.stroke(
          [cx + dx * 0.5, cy, cx + dx * 0.9, cy + (k % 2 ? -6 : 6), cx + dx * 1.12, cy + (k % 2 ? -10 : 9)],
          [4.5 * scale, 3.4 * scale, 5.6 * scale].map((r) => r * cut),
        ),
      ),
    ),
    2,
    (x, y) => 0.5 * coarse(x, y, w),
  );
  fill(plane, S.grow(pelvis, 0.8), WALL, { edge: 1, opacity: 0.7 });
  fill(plane, pelvis, FLUID, { edge: 1.6 });
}

function paintGallbladder(plane: Plane, w: number, stones: boolean, scale: number): void {
  const cut = Math.sqrt(Math.max(0, 1 - (w / 22) ** 2));
  if (cut < 0.2) return;
  const pear = outline(
    [-38, 52, -22, 44, 4, 46, 28, 58, 44, 74, 42, 82, 26, 80, -2, 76, -28, 70, -40, 62].map((n, i) =>
      i % 2 ? 63 + (n - 63) * cut : n * (0.7 + 0.3 * cut) + 4,
    ),
  );
  fill(plane, S.grow(pear, stones ? 2.4 : 1.2), WALL, { edge: 1.2 });
  fill(plane, pear, FLUID, { edge: 1.4 });
  if (!stones) return;
  for (const [x, y, r] of [
    [-8, 70, 6],
    [6, 74, 5],
    [18, 76, 4],
  ] as const) {
    const reach = r * scale * Math.sqrt(Math.max(0, 1 - ((w - x * 0.2) / 12) ** 2));
    if (reach < 1.5) continue;
    fill(plane, S.intersect(S.ellipse(x, y, reach * 1.2, reach), S.grow(pear, 1)), STONE, { edge: 1 });
  }
}
