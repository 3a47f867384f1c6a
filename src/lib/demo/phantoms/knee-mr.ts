import { createKnee } from './knee-anatomy.ts';
import { paintCoronal } from './knee-coronal.ts';
import { paintSagittal } from './knee-sagittal.ts';
import { MR, mrSeries } from './mr.ts';
import { createPlane, type Plane } from './plane.ts';
import { buildStack, heights } from './stack.ts';
import type { PhantomOptions, PhantomSeries } from './types.ts';

/** The knee as an MR exam. */

/** Knee MR: proton density with fat suppression in both planes, and sagittal T1. */
export function buildKneeMr({ seed, lesion, slices = 15, size = 320 }: PhantomOptions): PhantomSeries[] {
  const knee = createKnee(seed);
  const page = (draw: (plane: Plane, w: number) => void) => (w: number) => {
    const plane = createPlane(size, size, 158 / size, MR.air, 1, -2);
    draw(plane, w);
    return plane;
  };
  const fatSat = { center: 330, width: 680 };
  const key =
    lesion?.kind === 'meniscus' ? (lesion.side === 'left' ? 19 : -19) : lesion?.kind === 'contusion' ? 20 : 2;
  const sagittal = buildStack(
    heights(-36, 36, slices),
    key,
    seed,
    page((p, w) => paintSagittal(p, knee, w, lesion)),
    [
      mrSeries('IRM DP FatSat sag', 'sagittal', 2, fatSat, 12),
      mrSeries('IRM T1 sag', 'sagittal', 0, { center: 420, width: 860 }),
    ],
  );
  const coronal = buildStack(
    heights(-24, 24, slices),
    4,
    seed + 1,
    page((p, w) => paintCoronal(p, knee, w, lesion)),
    [mrSeries('IRM DP FatSat cor', 'coronal', 2, fatSat, 12)],
  );
  return [...sagittal, ...coronal];
}
