import { latticeOf } from '#lib/imaging/volume/lattice.ts';
import { emptyVolume, putSlice, type Volume } from '#lib/imaging/volume/volume.ts';

export const SIZE = { columns: 7, rows: 5, slices: 9 };

/** A value that no other voxel has. */
export const stored = (i: number, j: number, k: number) => 100 * k + 10 * j + i - 400;

/** Slices from the head to the feet, as the importer orders an axial stack. */
export function axialFacts(slices = SIZE.slices, apart = 2) {
  return {
    columns: SIZE.columns,
    rows: SIZE.rows,
    spacing: [0.8, 0.5] as const,
    geometry: {
      orientation: [1, 0, 0, 0, 1, 0],
      positions: Array.from({ length: slices }, (_, k) => [-10, -20, 300 - apart * k]),
    },
  };
}

/** A frame of the stack. */
export function frame(k: number) {
  const { columns: width, rows: height } = SIZE;
  const pixels = Int16Array.from({ length: width * height }, (_, at) =>
    stored(at % width, Math.floor(at / width), k),
  );
  return { width, height, pixels, rescale: { slope: 1, intercept: 0 } };
}

export function latticeFor(facts: Parameters<typeof latticeOf>[0] = axialFacts()) {
  const found = latticeOf(facts);
  if ('reason' in found) throw new Error(found.reason);
  return found;
}

export function fullVolume(): Volume {
  const volume = emptyVolume(latticeFor(), 1);
  for (let k = 0; k < SIZE.slices; k++) putSlice(volume, k, frame(k));
  return volume;
}
