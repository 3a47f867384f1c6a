import { resampleAligned } from './aligned.ts';
import { axesOf } from './axes.ts';
import { isSinglePlane, resampleOblique } from './oblique.ts';
import { resampleByPlace, type Sampling } from './sampling.ts';
import type { Volume } from './volume.ts';

/** Resamples a plane into `out`: `width × height` values in the window's units, NaN outside the volume. */
export function resample(
  volume: Volume,
  sampling: Sampling,
  width: number,
  height: number,
  out?: Float32Array,
): Float32Array {
  const axes = axesOf(sampling);
  if (axes) return resampleAligned(volume, sampling, axes, width, height, out);
  const read = isSinglePlane(sampling) ? resampleOblique : resampleByPlace;
  return read(volume, sampling, width, height, out);
}
