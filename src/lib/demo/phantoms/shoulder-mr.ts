import { MR, mrSeries } from './mr.ts';
import { createTexture, type Texture } from './noise.ts';
import { shapeShelf } from './outline.ts';
import { createPlane, fill, type Plane } from './plane.ts';
import * as S from './shapes.ts';
import { buildStack, heights } from './stack.ts';
import type { LesionSpec, PhantomOptions, PhantomSeries } from './types.ts';

/** A right shoulder in oblique coronal sections: x from lateral (left) to medial, w from front (−24) to back (24). */
interface Shoulder {
  coarse: Texture;
  fine: Texture;
  shelf: ReturnType<typeof shapeShelf>;
}

function paintShoulder(plane: Plane, s: Shoulder, w: number, lesion?: LesionSpec): void {
  const { coarse, fine } = s;
  const cut = (reach: number) => Math.sqrt(Math.max(0, 1 - (w / reach) ** 2));
  const skin = s.shelf('skin', () => [
    -62, 110, -64, 60, -64, 20, -58, -16, -44, -40, -20, -54, 10, -60, 50, -72, 110, -100, 130, -20, 120, 60,
    40, 64, 34, 110,
  ]);
  fill(plane, skin, MR.skin, { edge: 1.2 });
  fill(plane, S.grow(skin, -2), MR.fat, { edge: 1.2, gain: (x, y) => 1 + 0.06 * coarse(x, y, w) });
  const muscle = (shape: S.Shape) =>
    fill(plane, shape, MR.muscle, {
      edge: 1.6,
      gain: (x, y) => 1 + 0.1 * fine(x * 0.4, y * 0.6, w),
      add: (x, y) => 420 * Math.max(0, coarse(x, y * 1.4, w) - 1.1),
      weights: [0.8, 0.5, 0.08],
    });
  const bone = (shape: S.Shape) => {
    fill(plane, shape, MR.cortex, { edge: 1 });
    fill(plane, S.grow(shape, -1.2), MR.marrow, {
      edge: 1.2,
      gain: (x, y) => 1 + 0.06 * fine(x, y, w) + 0.05 * coarse(x, y, w),
    });
  };
  muscle(S.stroke([-28, -38, -48, -14, -50, 20, -44, 70, -40, 120], [5, 8, 10, 11, 10]));
  muscle(S.stroke([24, -66, 60, -76, 120, -96], [4, 10, 14]));
  muscle(S.stroke([46, 14, 70, 24, 120, 30], [14, 20, 24]));
  muscle(S.stroke([18, 50, 40, 56, 90, 80], [7, 14, 20]));
  bone(
    s.shelf('scapula', () => [
      20, -22, 26, -24, 34, -22, 44, -20, 60, -24, 100, -34, 100, -28, 62, -14, 46, -4, 40, 8, 46, 22, 60, 50,
      56, 54, 38, 28, 28, 16, 22, 12,
    ]),
  );
  muscle(S.stroke([18, -34, 40, -38, 70, -44, 116, -56], [5, 9, 12, 13]));
  const head = S.union(
    S.ellipse(-8, -4, 24 * (0.55 + 0.45 * cut(30)), 23 * (0.55 + 0.45 * cut(30))),
    S.ellipse(-24, 2, 12 * (0.6 + 0.4 * cut(26)), 16),
  );
  const humerus = S.union(head, S.stroke([-16, 14, -20, 40, -21, 70, -22, 120], [17, 12.5, 11.5, 11.5]));
  const effusion = lesion ? 1.6 : 0.5;
  fill(
    plane,
    S.stroke([14, -24, 19, -6, 17, 14, 10, 26], [effusion, effusion, effusion * 1.4, effusion * 2.4]),
    MR.fluid,
    { edge: 1.2 },
  );
  fill(plane, S.intersect(S.grow(head, 2.2), S.ellipse(2, -8, 22, 24)), MR.cartilage, { edge: 1 });
  fill(plane, S.stroke([19, -22, 21.5, -6, 19, 12], [1.6]), MR.cartilage, { edge: 1 });
  fill(
    plane,
    s.shelf('labrum high', () => [15, -27, 22, -25, 21, -19, 17, -21]),
    MR.fibrous,
    { edge: 1 },
  );
  fill(
    plane,
    s.shelf('labrum low', () => [14, 17, 20, 11, 22, 17, 17, 20]),
    MR.fibrous,
    { edge: 1 },
  );
  bone(humerus);
  if (Math.abs(w) < 20) bone(S.stroke([-34, -42, -18, -46, -2, -48], [4.4, 4.8, 4]));
  if (w < 14) {
    fill(plane, S.ellipse(4, -49, 3, 4), MR.oedema, { edge: 1.6, opacity: 0.6 });
    bone(S.stroke([10, -52, 40, -58, 78, -62], [5.6, 5, 5]));
  }
  paintCuff(plane, s, w, cut(22), lesion);
  if (w > -16) {
    fill(plane, S.stroke([-39, -26, -32, -34, -8, -38, 10, -40], [0.8]), MR.fat, { edge: 1.4, opacity: 0.7 });
  }
  if (lesion?.kind === 'instability') {
    fill(plane, S.intersect(S.grow(humerus, -1.4), S.ellipse(-22, -12, 11, 10)), MR.oedema, {
      edge: 7,
      opacity: 0.8,
    });
    fill(plane, S.stroke([19, 11, 16, 16, 14, 21], [1.4, 1.8, 1.2]), MR.fluid, { edge: 1 });
  }
}

/** Supraspinatus tendon from the muscle over the head to the greater tuberosity, and the bursa above it. */
function paintCuff(plane: Plane, s: Shoulder, w: number, reach: number, lesion?: LesionSpec): void {
  if (reach <= 0.1) return;
  const path = [22, -34, 8, -33, -8, -31, -22, -23, -33, -10];
  fill(
    plane,
    S.stroke(
      path,
      [3.4, 3.2, 3, 3, 2.2].map((r) => r * (0.5 + 0.5 * reach)),
    ),
    MR.fibrous,
    { edge: 1.2, gain: (x, y) => 1.3 + 0.12 * s.fine(x, y, w) },
  );
  fill(plane, S.stroke([34, -38, 14, -34.4, 0, -33], [1.2, 0.8, 0.5]), MR.fibrous, { edge: 1.2 });
  if (lesion?.kind === 'tear' && Math.abs(w + 2) < 12) {
    const gap = S.stroke(
      [-10, -31, -20, -25, -30, -15],
      [3.6, 4.2, 4].map((r) => r * (lesion.scale ?? 1)),
    );
    fill(
      plane,
      S.wobble(gap, 2, (x, y) => 0.5 * s.coarse(x, y, w)),
      MR.fluid,
      { edge: 1.2 },
    );
    fill(plane, S.stroke([-36, -26, -30, -34, -12, -38, 4, -39], [2, 2.4, 1.8, 1]), MR.fluid, { edge: 1.2 });
    fill(plane, S.ellipse(-8, -32.5, 4, 3), MR.fibrous, { edge: 1.6, gain: () => 2 });
  }
  if (lesion?.kind === 'tendinopathy') {
    fill(plane, S.stroke([-12, -30, -24, -22, -32, -11], [3.4, 4, 3]), MR.dryDisc, {
      edge: 2,
      gain: () => 1.9,
    });
    fill(plane, S.stroke([-34, -28, -20, -36, -2, -39], [1, 1.5, 0.8]), MR.fluid, {
      edge: 1.2,
      opacity: 0.85,
    });
  }
}

/** Shoulder MR, oblique coronal: proton density with fat suppression, and T1. */
export function buildShoulderMr({ seed, lesion, slices = 14, size = 320 }: PhantomOptions): PhantomSeries[] {
  if (lesion && !['tear', 'tendinopathy', 'instability'].includes(lesion.kind))
    throw new Error(`Unknown shoulder lesion: ${lesion.kind}`);
  const shoulder: Shoulder = {
    coarse: createTexture(seed, 17),
    fine: createTexture(seed + 1, 4.5),
    shelf: shapeShelf(),
  };
  const paint = (w: number) => {
    const plane = createPlane(size, size, 150 / size, MR.air, 8, 8);
    paintShoulder(plane, shoulder, w, lesion);
    if (lesion?.side === 'left')
      for (const channel of plane.channels)
        for (let row = 0; row < size; row++) channel.subarray(row * size, (row + 1) * size).reverse();
    return plane;
  };
  return buildStack(heights(-22, 22, slices), 0, seed, paint, [
    mrSeries('IRM DP FatSat cor', 'coronal', 2, { center: 330, width: 680 }, 12),
    mrSeries('IRM T1 cor', 'coronal', 0, { center: 420, width: 860 }),
  ]);
}
