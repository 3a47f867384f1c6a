import { MR } from './mr.ts';
import { fill, type Plane } from './plane.ts';
import * as S from './shapes.ts';
import { bodyPoints, local, type Spine, type Vertebra } from './spine-anatomy.ts';
import type { LesionSpec } from './types.ts';

/** What may be wrong with a lumbar spine. */

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
