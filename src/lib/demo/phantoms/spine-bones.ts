import { MR } from './mr.ts';
import { type FillOptions, fill, type Plane, type Tissue } from './plane.ts';
import * as S from './shapes.ts';
import { COUNT, frame, levelIndex, local, type Spine, type Vertebra } from './spine-anatomy.ts';
import type { LesionSpec } from './types.ts';

/** Bodies, discs and arches of the lumbar spine. */

export function paintDisc(
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
  const ill = lesion?.kind === 'herniation' && k === levelIndex(lesion, 5);
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

export function paintArches(
  plane: Plane,
  spine: Spine,
  all: Vertebra[],
  w: number,
  options: FillOptions,
): void {
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
