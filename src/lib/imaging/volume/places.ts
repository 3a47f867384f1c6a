/** Positions along one axis of the volume: the voxels before and after each, and the fraction between them. */
export interface Places {
  /** −1 for positions outside the volume. */
  low: Int32Array;
  high: Int32Array;
  part: Float64Array;
}

/** @param at positions in voxels @param size size of the volume along this axis, in voxels */
export function placesAt(at: readonly number[], size: number): Places {
  const places = {
    low: new Int32Array(at.length).fill(-1),
    high: new Int32Array(at.length),
    part: new Float64Array(at.length),
  };
  at.forEach((place, i) => {
    if (!(place >= -0.5 && place < size - 0.5)) return;
    const inside = Math.min(size - 1, Math.max(0, place));
    const low = Math.floor(inside);
    places.low[i] = low;
    places.part[i] = inside - low;
    places.high[i] = inside > low ? low + 1 : low;
  });
  return places;
}

/** Positions of a target's columns or rows, with `taps` samples each. */
export function placesOf(count: number, taps: number, from: number, per: number, size: number): Places {
  const at = Array.from({ length: count * taps }, (_, i) => {
    const tap = i % taps;
    const pixel = Math.floor(i / taps);
    return from + per * (taps === 1 ? pixel : pixel + (tap + 0.5) / taps - 0.5);
  });
  return placesAt(at, size);
}
