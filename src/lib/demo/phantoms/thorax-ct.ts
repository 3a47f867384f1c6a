import { createTexture } from './noise.ts';
import { createPlane, fill, type Plane } from './plane.ts';
import { smoothStep } from './random.ts';
import * as S from './shapes.ts';
import { buildStack, heights, type SeriesPlan } from './stack.ts';
import { createThorax, type Thorax } from './thorax-anatomy.ts';
import { paintThoraxLesion, THORAX_KEY } from './thorax-lesions.ts';
import { paintMediastinum } from './thorax-mediastinum.ts';
import { paintRibs, paintSpine, paintWall } from './trunk.ts';
import type { PhantomOptions, PhantomSeries } from './types.ts';
import { paintTree } from './vessels.ts';

/** The chest as a CT exam. */

/** Aerated lung: darker in front, finely mottled. */
function paintLungs(plane: Plane, thorax: Thorax, z: number, slab: number): void {
  const cage = thorax.cage.at(z);
  fill(plane, cage, [-872], {
    edge: 1,
    add: (x, y) => 0.28 * y + 14 * thorax.coarse(x, y, z) + 16 * thorax.fine(x, y, z),
  });
  paintTree(plane, thorax.vessels, z, slab, [35]);
  // The oblique fissure, a faint slanting line.
  const fissure = 8 + z * -0.42;
  fill(
    plane,
    S.intersect(
      cage,
      S.stroke([-140, fissure - 18, -60, fissure, 0, fissure + 26, 60, fissure, 140, fissure - 18], [0.35]),
    ),
    [-690],
    { opacity: 0.6 },
  );
}

function paintDomes(plane: Plane, thorax: Thorax, z: number): void {
  const cage = thorax.cage.at(z);
  const liver = S.intersect(S.grow(cage, -1), S.ellipsoid([-62, -14, -150], [92, 98, 88], z));
  const left = S.intersect(S.grow(cage, -1), S.ellipsoid([72, 0, -156], [78, 92, 80], z));
  fill(plane, left, [-96], { edge: 1.6 });
  fill(plane, S.ellipsoid([92, 34, -128], [34, 44, 36], z, 0.4), [122], {
    edge: 1.4,
    add: (x, y) => 5 * thorax.fine(x, y, z),
  });
  const stomach = S.ellipsoid([56, -22, -128], [42, 42, 34], z);
  fill(plane, stomach, [64], { edge: 1.4 });
  fill(plane, S.grow(stomach, -4), [18], { edge: 1.6 });
  fill(plane, S.intersect(S.grow(stomach, -4), S.halfPlane(0, 1, -34)), [-960], { edge: 1 });
  fill(plane, liver, [112], { edge: 1.4, add: (x, y) => 5 * thorax.fine(x, y, z) });
}

function paintThorax(plane: Plane, thorax: Thorax, z: number, slab: number): void {
  const body = thorax.body.at(z);
  const cage = thorax.cage.at(z);
  paintWall(plane, body, S.grow(cage, 6), z, thorax, 12 + 10 * smoothStep(-20, 60, z));
  for (const side of [-1, 1]) {
    fill(plane, S.ellipse(side * 34, 92, 26, 13, side * -0.2), [60], {
      edge: 2,
      add: (x, y) => 6 * thorax.fine(x, y, z),
    });
    if (z > -10) {
      const blade = S.stroke(
        [side * 82, 88, side * 108, 80, side * 134, 58, side * (140 + z * 0.1), 34],
        [2, 2.6, 3.2, 5 * smoothStep(-10, 60, z) + 2],
      );
      fill(plane, S.intersect(blade, S.grow(body, -8)), [640], { edge: 1.2 });
    }
    if (z > 94)
      fill(plane, S.stroke([side * 18, -44, side * 60, -44, side * 120, -20], [6, 5, 5]), [560], {
        edge: 1.4,
      });
  }
  paintLungs(plane, thorax, z, slab);
  paintSpine(plane, 60, z, thorax, 0.92);
  paintMediastinum(plane, thorax, z);
  paintSpine(plane, 60, z, thorax, 0.92);
  paintDomes(plane, thorax, z);
  paintRibs(plane, cage, z, thorax, 96);
  if (z < 80 && z > -70) {
    const sternum = S.ellipse(0, S.edgeFrom(cage, 0, -130, 0, 0.5)[1] - 6, z > 55 ? 25 : 16, 6);
    fill(plane, sternum, [430], { edge: 1.4 });
    fill(plane, S.grow(sternum, -2), [160], { edge: 1.4, add: (x, y) => 40 * thorax.fine(x, y, z) });
  }
}

const PLANS: SeriesPlan[] = [
  {
    name: 'TDM axial médiastin',
    modality: 'CT',
    plane: 'axial',
    unit: 'HU',
    window: { center: 50, width: 400 },
    channel: 0,
    acquisition: { blur: 0.8, noise: 11, grain: 0.9 },
  },
  {
    name: 'TDM axial poumon',
    modality: 'CT',
    plane: 'axial',
    unit: 'HU',
    window: { center: -550, width: 1600 },
    channel: 0,
    acquisition: { blur: 0.4, noise: 30, grain: 0.55 },
  },
];

/** Chest CT: « TDM axial médiastin » and « TDM axial poumon »; `embolie` is timed on the pulmonary arteries. */
export function buildThoraxCt({ seed, lesion, slices = 18, size = 320 }: PhantomOptions): PhantomSeries[] {
  const thorax = createThorax(seed, lesion?.kind === 'embolism');
  const levels = heights(108, -104, slices);
  const slab = Math.min(6, Math.abs((levels[1] ?? 6) - levels[0]!));
  const edge = createTexture(seed + 5, 16);
  const paint = (z: number) => {
    const plane = createPlane(size, size, 366 / size, [-1000], 0, -6);
    paintThorax(plane, thorax, z, Math.max(3, slab));
    if (lesion) paintThoraxLesion(plane, thorax, edge, z, lesion);
    return plane;
  };
  const lungFirst = lesion && ['nodule', 'nodules', 'pneumothorax', 'pneumonia'].includes(lesion.kind);
  const series = buildStack(levels, lesion ? THORAX_KEY[lesion.kind]! : -20, seed, paint, PLANS);
  return lungFirst ? series.reverse() : series;
}
