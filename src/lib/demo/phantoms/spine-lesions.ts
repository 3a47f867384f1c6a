import { MR } from './mr.ts';
import { fill, type Plane } from './plane.ts';
import * as S from './shapes.ts';
import { bodyPoints, levelIndex, local, type Spine, type Vertebra } from './spine-anatomy.ts';
import type { LesionSpec } from './types.ts';

/** The possible lesions of a lumbar spine. */

export function paintSpineLesion(
  plane: Plane,
  spine: Spine,
  all: Vertebra[],
  w: number,
  lesion: LesionSpec,
): void {
  const scale = lesion.scale ?? 1;
  const rough = (s: S.Shape, mm: number) =>
    S.wobble(s, mm * 2.5, (x, y) => mm * spine.coarse(x * 1.4, y * 1.4, w));
  switch (lesion.kind) {
    case 'herniation': {
      const v = all[levelIndex(lesion, 5)]!;
      const reach = Math.sqrt(Math.max(0, 1 - ((w - 3) / 11) ** 2)) * scale;
      if (reach < 0.2) return;
      const out = (dx: number, dy: number) => local(v, v.half.depth + dx, v.half.height + 5 + dy);
      // From the back of the disc, then down behind the next body: in continuity with the disc.
      const path = [
        ...out(-5, 0),
        ...out(1.5 * reach, 0.4),
        ...out(3.6 * reach, 3.5),
        ...out(3.2 * reach, 7 * reach),
      ];
      const radii = [2.6, 3.8 * reach, 4.6 * reach, 2.6 * reach];
      fill(plane, S.stroke(path, [2.6, ...radii.slice(1).map((r) => r + 0.9)]), MR.fibrous, { edge: 1 });
      fill(plane, rough(S.stroke(path, radii), 0.3), MR.dryDisc, {
        edge: 1.4,
        gain: (a, b) => 1.35 + 0.08 * spine.fine(a, b, w),
      });
      return;
    }
    case 'fracture': {
      const v = all[levelIndex(lesion, 2)]!;
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
      const k = levelIndex(lesion, 4);
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
