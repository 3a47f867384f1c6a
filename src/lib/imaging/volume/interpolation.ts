import type { Volume } from './volume.ts';

/** Returns a test whether a position is in the volume, which extends half a voxel beyond its outermost centres. */
export function insideOf({ lattice: { size } }: Volume) {
  const [right, low, last] = [size[0] - 0.5, size[1] - 0.5, size[2] - 0.5];
  return (x: number, y: number, z: number): boolean =>
    x >= -0.5 && y >= -0.5 && z >= -0.5 && x < right && y < low && z < last;
}

/** Returns an interpolation between voxel centres; NaN outside the volume, and where no slice has loaded. */
export function interpolation(volume: Volume) {
  const { lattice, voxels, slopes, intercepts, sources } = volume;
  const [columns, rows, slices] = lattice.size;
  const area = columns * rows;
  const [right, low, last] = [columns - 1, rows - 1, slices - 1];
  const isInside = insideOf(volume);
  /**
   * Interpolates between four voxels of a slice: one at `corner`, the others at the offsets `across` and `down`
   * from it.
   */
  const within = (
    slice: number,
    corner: number,
    across: number,
    down: number,
    fx: number,
    fy: number,
  ): number => {
    const source = sources[slice]!;
    const at = source * area + corner;
    const first = voxels[at]!;
    const third = voxels[at + down]!;
    const above = first + (voxels[at + across]! - first) * fx;
    const below = third + (voxels[at + down + across]! - third) * fx;
    return (above + (below - above) * fy) * slopes[source]! + intercepts[source]!;
  };
  return (x: number, y: number, z: number): number => {
    if (!isInside(x, y, z) || sources[0] === -1) return Number.NaN;
    const cx = Math.min(right, Math.max(0, x));
    const cy = Math.min(low, Math.max(0, y));
    const cz = Math.min(last, Math.max(0, z));
    const x0 = Math.floor(cx);
    const y0 = Math.floor(cy);
    const z0 = Math.floor(cz);
    const fx = cx - x0;
    const fy = cy - y0;
    const fz = cz - z0;
    const corner = y0 * columns + x0;
    const across = fx > 0 ? 1 : 0;
    const down = fy > 0 ? columns : 0;
    const near = within(z0, corner, across, down, fx, fy);
    return fz === 0 ? near : near + (within(z0 + 1, corner, across, down, fx, fy) - near) * fz;
  };
}
