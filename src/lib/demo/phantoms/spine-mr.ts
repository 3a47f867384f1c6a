import { MR, mrSeries } from './mr.ts';
import { createTexture, type Texture } from './noise.ts';
import { type Level, type Solid, shapeShelf, solid } from './outline.ts';
import { createPlane, type FillOptions, fill, type Plane, type Tissue } from './plane.ts';
import { createRandom, smoothStep } from './random.ts';
import * as S from './shapes.ts';
import { buildStack, heights } from './stack.ts';
import type { LesionSpec, PhantomOptions, PhantomSeries } from './types.ts';

/**
 * A lumbar spine in sagittal sections: x forwards to the image's left, y downwards, w sideways from the
 * midline. T11 to S3.
 */

interface Vertebra {
  /** Centre and tilt (radians) of the body. */
  x: number;
  y: number;
  tilt: number;
  half: { depth: number; height: number };
}

interface Spine {
  vertebrae: Vertebra[];
  coarse: Texture;
  fine: Texture;
  body: Solid;
  shelf: ReturnType<typeof shapeShelf>;
  /** 0 healthy – 1 dry, per disc below each vertebra. */
  dryness: number[];
}

const COUNT = 7;

function createSpine(seed: number): Spine {
  const random = createRandom(seed, 3);
  const lordosis = random.between(0.85, 1.2);
  const vertebrae: Vertebra[] = [];
  const tilts = [-0.12, -0.1, -0.08, -0.02, 0.06, 0.16, 0.3];
  let x = -2;
  let y = -118;
  for (let k = 0; k < COUNT; k++) {
    const height = 11.4 + 0.65 * Math.min(k, 5);
    const tilt = tilts[k]! * lordosis;
    vertebrae.push({ x, y, tilt, half: { depth: 15.2 + 0.55 * k, height } });
    const step = 2 * height + 8.5 + 0.55 * k;
    const next = ((tilts[k + 1] ?? 0.5) * lordosis + tilt) / 2;
    x += Math.sin(next) * step * 0.95;
    y += Math.cos(next) * step;
  }
  const level = (z: number, s: number): Level => ({
    z,
    points: [
      -112 * s,
      -180,
      -118 * s,
      -60,
      -126 * s,
      60,
      -118 * s,
      190,
      60 * s,
      190,
      92 * s,
      110,
      66 * s,
      40,
      58 * s,
      -40,
      72 * s,
      -110,
      70 * s,
      -190,
    ],
  });
  return {
    vertebrae,
    shelf: shapeShelf(),
    coarse: createTexture(seed, 24),
    fine: createTexture(seed + 1, 6),
    body: solid([level(-60, 0.97), level(0, 1), level(60, 0.97)], 0.2),
    dryness: vertebrae.map((_, k) => Math.max(0, random.between(-0.5, 0.35) + (k > 3 ? 0.3 : 0))),
  };
}

/** From the frame of a vertebra to the slice. */
function local(v: Vertebra, dx: number, dy: number): [number, number] {
  const cos = Math.cos(v.tilt);
  const sin = Math.sin(v.tilt);
  return [v.x + dx * cos + dy * sin, v.y - dx * sin + dy * cos];
}

function frame(v: Vertebra, points: readonly number[]): number[] {
  const out: number[] = [];
  for (let i = 0; i < points.length; i += 2) out.push(...local(v, points[i]!, points[i + 1]!));
  return out;
}

/** A body: waisted in front and behind, square corners. */
function bodyPoints(v: Vertebra, collapse = 0): number[] {
  const { depth: d, height: h } = v.half;
  const top = h * (1 - collapse);
  const dip = collapse * h * 0.35;
  return frame(v, [
    -d,
    -top + 1 + collapse * 4,
    -d * 0.5,
    -top * 0.97 + dip,
    0,
    -top * 0.93 + dip,
    d * 0.5,
    -h * (1 - collapse * 0.8) * 0.97,
    d,
    -h * (1 - collapse * 0.5) + 1,
    d * 0.92,
    0,
    d,
    h - 1,
    d * 0.5,
    h * 0.97,
    0,
    h * 0.93,
    -d * 0.5,
    h * 0.97,
    -d,
    h - 1,
    -d * 0.93,
    0,
  ]);
}

/** The posterior edge of bodies and discs, then the canal behind it. */
function canalPath(spine: Spine, offset: number): number[] {
  const path: number[] = [];
  const first = spine.vertebrae[0]!;
  path.push(...local(first, first.half.depth + offset, -62));
  for (const v of spine.vertebrae) path.push(...local(v, v.half.depth + offset, 0));
  const last = spine.vertebrae[COUNT - 1]!;
  path.push(
    ...local(last, last.half.depth + offset - 5, 32),
    ...local(last, last.half.depth + offset - 16, 58),
  );
  return path;
}

function sacrum(spine: Spine): Vertebra[] {
  const out: Vertebra[] = [];
  let above = spine.vertebrae[COUNT - 1]!;
  for (let k = 0; k < 3; k++) {
    const tilt = above.tilt + (k === 0 ? 0.34 : 0.1) - (k === 2 ? 0.3 : 0);
    const half = { depth: 13.5 - 3 * k, height: 12 - 1.6 * k };
    const gap = above.half.height + half.height + (k === 0 ? 9 : 1.6);
    const lean = k === 0 ? above.tilt + 0.12 : tilt + 0.55;
    const x = above.x + Math.sin(lean) * gap;
    const y = above.y + Math.cos(lean) * gap;
    above = { x, y, tilt: k === 0 ? tilt : tilt + 0.25, half };
    out.push(above);
  }
  return out;
}

function paintSpine(plane: Plane, spine: Spine, w: number, lesion?: LesionSpec): void {
  const { coarse, fine } = spine;
  const mottle = (amount: number): FillOptions => ({ gain: (x, y) => 1 + amount * fine(x, y, w) });
  const off = Math.abs(w);
  const body = spine.body.at(w);
  fill(plane, body, MR.skin, { edge: 1.5 });
  fill(plane, S.grow(body, -2), MR.fat, { edge: 1.5, gain: (x, y) => 1 + 0.05 * coarse(x, y, w) });
  paintMuscles(plane, spine, w);
  paintAbdominal(plane, spine, w);
  const all = [...spine.vertebrae, ...sacrum(spine)];
  if (off < 30) {
    const shrink = off > 19 ? (off - 19) * 0.55 : 0;
    all.forEach((v, k) => {
      paintDisc(plane, spine, v, all[k + 1], k, w, shrink, lesion);
    });
    all.forEach((v, k) => {
      const collapse =
        lesion?.kind === 'fracture' && k === (lesion.level ?? 2) ? 0.42 * (lesion.scale ?? 1) : 0;
      const shape = S.grow(
        spine.shelf(`body ${k} ${collapse}`, () => bodyPoints(v, collapse)),
        -shrink,
      );
      fill(plane, shape, MR.cortex, { edge: 1.2 });
      fill(plane, S.grow(shape, -1.1), MR.redMarrow, {
        edge: 1.2,
        gain: (x, y) => 1 + 0.06 * fine(x, y, w) + 0.05 * coarse(x, y, w),
      });
      if (off < 4)
        fill(
          plane,
          S.capsule(...local(v, v.half.depth * 0.5, 0), ...local(v, v.half.depth, 0), 1.2, 2),
          MR.fluid,
          { edge: 1.6, opacity: 0.6 },
        );
    });
  }
  paintCanal(plane, spine, w);
  paintArches(plane, spine, all, w, mottle(0.08));
  if (lesion) paintSpineLesion(plane, spine, all, w, lesion);
}

function paintMuscles(plane: Plane, spine: Spine, w: number): void {
  const off = Math.abs(w);
  const back = canalPath(spine, off > 6 ? 36 : 44);
  const radius = off > 6 ? 19 : 5;
  const muscle = S.stroke(
    [...back],
    [radius * 1.1, radius, radius, radius, radius, radius, radius, radius * 0.9, radius * 0.7, radius * 0.3],
  );
  fill(plane, muscle, MR.muscle, {
    edge: 2.5,
    opacity: off > 6 ? 1 : 0.45,
    add: (x, y) => 620 * smoothStep(0.55, 1.5, spine.coarse(x * 1.6, y * 0.5, w)),
    weights: [0.8, 0.5, 0.06],
  });
  if (off > 22)
    fill(plane, S.stroke([-8, -60, -12, 20, -30, 110, -46, 190], [11, 22, 26, 20]), MR.muscle, {
      edge: 2,
      gain: (x, y) => 1 + 0.1 * spine.fine(x, y * 0.4, w),
    });
}

/** Vessels and loops in front of the spine. */
function paintAbdominal(plane: Plane, spine: Spine, w: number): void {
  const front = canalPath(spine, -46 - 8);
  if (w > -4 && w < 16) {
    const aorta = S.stroke(front.slice(0, 12), [8, 8, 8, 7.5, 7, 6]);
    fill(plane, S.grow(aorta, 1.2), MR.fibrous, { edge: 1.2 });
    fill(plane, aorta, MR.vessel, { edge: 1.5 });
  }
  const random = createRandom(Math.round(spine.vertebrae[0]!.half.depth * 1000 + spine.dryness[0]! * 1e4), 4);
  for (let k = 0; k < 22; k++) {
    const [x, y, h] = [random.between(-110, -52), random.between(-150, 150), random.between(-60, 60)];
    const loop = S.wobble(
      S.ellipsoid([x, y, h], [random.between(10, 20), random.between(9, 15), 30], w, random.between(0, 3)),
      5,
      (a, b) => 2 * spine.coarse(a, b, w),
    );
    fill(plane, loop, MR.muscle, { edge: 2 });
    fill(plane, S.grow(loop, -3), random.next() > 0.5 ? MR.oedema : MR.dryDisc, {
      edge: 3,
      gain: (a, b) => 0.8 + 0.2 * spine.fine(a, b, w),
    });
  }
}

function paintDisc(
  plane: Plane,
  spine: Spine,
  above: Vertebra,
  below: Vertebra | undefined,
  k: number,
  w: number,
  shrink: number,
  lesion?: LesionSpec,
): void {
  if (!below || k > COUNT) return;
  const [ax, ay] = local(above, 0, above.half.height);
  const [bx, by] = local(below, 0, -below.half.height);
  const v: Vertebra = {
    x: (ax + bx) / 2,
    y: (ay + by) / 2,
    tilt: (above.tilt + below.tilt) / 2,
    half: above.half,
  };
  const rudiment = k >= COUNT;
  const d = v.half.depth - shrink;
  const h = rudiment ? 0.8 : Math.hypot(bx - ax, by - ay) / 2 + 0.6;
  const shape = spine.shelf(`disc ${k} ${shrink}`, () =>
    frame(v, [
      -d - 1,
      -h * 0.8,
      -d * 0.4,
      -h * 1.1,
      d * 0.4,
      -h * 1.05,
      d + 0.6,
      -h * 0.7,
      d + 0.6,
      h * 0.7,
      d * 0.4,
      h * 1.05,
      -d * 0.4,
      h * 1.1,
      -d - 1,
      h * 0.8,
    ]),
  );
  const ill = lesion?.kind === 'herniation' && k === (lesion.level ?? 5);
  const dry = ill ? 1 : Math.min(1, spine.dryness[k] ?? 1);
  fill(plane, shape, MR.fibrous, { edge: 1.2, gain: () => 2 });
  const nucleus: Tissue = MR.disc.map((value, c) => value + (MR.dryDisc[c]! - value) * dry);
  fill(plane, S.ellipse(v.x, v.y, d * 0.82, h * 0.86, -v.tilt), nucleus, {
    edge: 3,
    gain: (x, y) => 1 + 0.05 * spine.fine(x, y, w),
  });
  if (dry < 0.6)
    fill(plane, S.capsule(...local(v, -d * 0.45, 0), ...local(v, d * 0.45, 0), 0.5), MR.dryDisc, {
      edge: 1.4,
      opacity: 0.6,
    });
}

function paintCanal(plane: Plane, spine: Spine, w: number): void {
  const off = Math.abs(w);
  if (off > 11) return;
  const open = Math.sqrt(1 - (off / 12) ** 2);
  const radii = [8, 8, 7.8, 7.8, 7.8, 7.6, 7.4, 7, 5, 1.5].map((r) => r * open);
  const canal = S.stroke(canalPath(spine, 9.5), radii);
  fill(plane, S.grow(canal, 2.2), MR.fat, { edge: 2, opacity: 0.55 });
  fill(plane, S.grow(canal, 0.7), MR.fibrous, { edge: 1 });
  fill(plane, canal, MR.fluid, {
    edge: 1.2,
    gain: (x, y) => 1 - 0.05 * Math.abs(spine.coarse(x, y * 0.5, w)),
  });
  const cord = canalPath(spine, 10.5).slice(0, 6);
  if (off < 6)
    fill(
      plane,
      S.stroke(
        cord,
        [4.4, 4.4, 2.6].map((r) => r * Math.sqrt(1 - (off / 6) ** 2)),
      ),
      MR.cord,
      { edge: 1.6 },
    );
  const roots = canalPath(spine, 12);
  for (let k = 0; k < 4; k++) {
    const shift = (k - 1.2) * 1.1 + Math.sin(w + k) * 0.8;
    const path = roots
      .slice(2, 18)
      .map((value, i) => (i % 2 === 0 ? value + shift * (0.4 + i * 0.05) : value));
    fill(plane, S.stroke(path, [0.55]), MR.cord, { edge: 1, opacity: 0.8 });
  }
}

function paintArches(plane: Plane, spine: Spine, all: Vertebra[], w: number, options: FillOptions): void {
  const off = Math.abs(w);
  all.slice(0, COUNT + 1).forEach((v, k) => {
    const d = v.half.depth;
    let shape: S.Shape | undefined;
    if (off < 5)
      shape = spine.shelf(`spinous ${k}`, () =>
        frame(v, [d + 20, -1, d + 32, 0, d + 46, 5, d + 47, 17, d + 38, 19, d + 27, 12, d + 19, 9]),
      );
    else if (off > 11 && off < 27) {
      const s = 1 - ((off - 18) / 10) ** 2;
      if (s > 0.1)
        shape = spine.shelf(`facet ${k} ${s}`, () =>
          frame(
            v,
            [
              d - 2,
              -6,
              d + 9,
              -7,
              d + 13,
              -15,
              d + 19,
              -13,
              d + 19,
              0,
              d + 21,
              16,
              d + 15,
              20,
              d + 11,
              8,
              d + 5,
              3,
              d - 2,
              2,
            ].map((n, i) => (i % 2 ? n * (0.5 + 0.5 * s) : n)),
          ),
        );
    }
    if (!shape) return;
    fill(plane, shape, MR.cortex, { edge: 1.2 });
    fill(plane, S.grow(shape, -1.2), MR.redMarrow, { ...options, edge: 1.4 });
    if (off > 13)
      fill(plane, S.ellipse(...local(v, d + 6, v.half.height + 4), 3.4, 4.6), MR.cord, { edge: 1.4 });
  });
}

function paintSpineLesion(plane: Plane, spine: Spine, all: Vertebra[], w: number, lesion: LesionSpec): void {
  const scale = lesion.scale ?? 1;
  const rough = (s: S.Shape, mm: number) =>
    S.wobble(s, mm * 2.5, (x, y) => mm * spine.coarse(x * 1.4, y * 1.4, w));
  switch (lesion.kind) {
    case 'herniation': {
      const v = all[lesion.level ?? 5]!;
      const reach = Math.sqrt(Math.max(0, 1 - ((w - 3) / 11) ** 2)) * scale;
      if (reach < 0.2) return;
      const [x, y] = local(v, v.half.depth + 3.4 * reach, v.half.height + 5.5);
      fill(plane, S.ellipse(x, y + 1, 7 * reach + 1.2, 6.4 * reach + 1.2, 0.3), MR.fibrous, { edge: 1 });
      fill(plane, rough(S.ellipse(x, y + 1, 7 * reach, 6.4 * reach, 0.3), 0.5), MR.dryDisc, {
        edge: 1.4,
        gain: (a, b) => 1.6 + 0.1 * spine.fine(a, b, w),
      });
      return;
    }
    case 'fracture': {
      const v = all[lesion.level ?? 2]!;
      if (Math.abs(w) > 20) return;
      const shape = S.grow(
        spine.shelf(`body ill`, () => bodyPoints(v, 0.42 * scale)),
        -1.3,
      );
      fill(plane, S.intersect(shape, rough(S.ellipse(v.x - 2, v.y, 15, 10, -v.tilt), 2)), [250, 540, 660], {
        edge: 6,
        opacity: 0.85,
      });
      fill(
        plane,
        S.stroke([...local(v, -11, -1), ...local(v, 0, 1.5), ...local(v, 9, -1)], [0.7]),
        MR.fibrous,
        { edge: 1.4 },
      );
      return;
    }
    case 'spondylodiscitis': {
      const k = lesion.level ?? 4;
      const [a, b] = [all[k]!, all[k + 1]!];
      const [cx, cy] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
      if (Math.abs(w) > 22) return;
      const zone = rough(S.ellipse(cx, cy, 21, 19 * scale, -a.tilt), 2);
      for (const [v, i] of [
        [a, k],
        [b, k + 1],
      ] as const)
        fill(
          plane,
          S.intersect(
            zone,
            S.grow(
              spine.shelf(`body ${i} 0`, () => bodyPoints(v)),
              -1,
            ),
          ),
          [255, 560, 720],
          { edge: 5, opacity: 0.9 },
        );
      fill(plane, rough(S.ellipse(cx, cy, 15, 4.2, -(a.tilt + b.tilt) / 2), 1.4), [190, 860, 900], {
        edge: 1.8,
      });
      fill(
        plane,
        S.intersect(
          rough(S.ellipse(...local(a, a.half.depth + 3, a.half.height + 4), 4.5, 15, -a.tilt), 1),
          S.ellipse(cx + 18, cy, 14, 24),
        ),
        [300, 760, 820],
        { edge: 2 },
      );
      fill(
        plane,
        rough(S.ellipse(...local(a, -a.half.depth - 4, a.half.height + 4), 4, 16, -a.tilt), 1.6),
        [280, 700, 800],
        { edge: 3 },
      );
      return;
    }
    default:
      throw new Error(`Unknown spine lesion: ${lesion.kind}`);
  }
}

/** A surface coil behind the back, and a saturation band over the belly: the signal fades forwards. */
function shadeCoil(plane: Plane): void {
  const gains = Array.from({ length: plane.columns }, (_, column) => {
    const x = plane.left + column * plane.spacing;
    return (0.62 + 0.42 * smoothStep(-70, 60, x)) * (0.16 + 0.84 * smoothStep(-62, -38, x));
  });
  for (const channel of plane.channels) {
    for (let i = 0; i < channel.length; i++) channel[i]! *= gains[i % plane.columns]!;
  }
}

/** Lumbar spine MR, sagittal: T2, T1 and STIR of the same sections. */
export function buildSpineMr({ seed, lesion, slices = 13, size = 320 }: PhantomOptions): PhantomSeries[] {
  const spine = createSpine(seed);
  const levels = heights(-26, 26, slices);
  const paint = (w: number) => {
    const plane = createPlane(size, size, 290 / size, MR.air, 4, 6);
    paintSpine(plane, spine, w, lesion);
    shadeCoil(plane);
    return plane;
  };
  return buildStack(levels, lesion?.kind === 'herniation' ? 2 : 0, seed, paint, [
    mrSeries('IRM T2 sag', 'sagittal', 1, { center: 430, width: 900 }),
    mrSeries('IRM T1 sag', 'sagittal', 0, { center: 400, width: 820 }),
    mrSeries('IRM STIR sag', 'sagittal', 2, { center: 380, width: 780 }),
  ]);
}
