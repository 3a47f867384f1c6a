import { loadOrder } from './stack.ts';

/** The order in which the viewer loads the data of its panels. */

/** `light`: a reduced copy, only for large images. */
export type Quality = 'light' | 'preview' | 'frame';

/**
 * The frames that a folder's panel needs: `near` those around the current slice, `last` all of them after
 * everything else, `shown` that of the current slice after everything else.
 */
export type FrameNeed = 'none' | 'shown' | 'near' | 'all' | 'last';

/** The data that a panel needs: its slice, and frames according to its tool. */
export interface Demand {
  stack: number;
  index: number;
  count: number;
  frames: FrameNeed;
  /** Whether some of its images are large and have reduced copies. */
  light?: boolean;
}

export interface PlannedFetch {
  stack: number;
  index: number;
  quality: Quality;
  /** Whether it is close to the current slice: it is then loaded even if something farther must be evicted. */
  near: boolean;
}

/** Number of slices on each side of the current one whose frames are needed while windowing. */
const NEAR_FRAMES = 6;
const NEAR = 4;

function interleave<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const rows = Array.from({ length: longest }, (_, i) => lists.flatMap((list) => list.slice(i, i + 1)));
  return rows.flat();
}

/**
 * The current slices first, then their neighbours, then the rest of each stack interleaved; frames after previews,
 * except while windowing (`near`, `all`). Reduced copies come before their large images. Each file once. `frugal` stops
 * after the neighbours.
 */
export function loadPlan(demands: readonly Demand[], frugal = false): PlannedFetch[] {
  const orders = demands.map(({ count, index }) => loadOrder(count, index));
  const wanted = (quality: Quality, near: boolean, pick: (order: number[], demand: Demand) => number[]) =>
    interleave(
      demands.map((demand, i) =>
        pick(orders[i]!, demand).map((index) => ({ stack: demand.stack, index, quality, near })),
      ),
    );
  const around = 2 * NEAR + 1;
  const aroundFrames = 2 * NEAR_FRAMES + 1;
  const withFrames = ({ frames }: Demand) => frames !== 'none' && frames !== 'shown';
  const isWhole = ({ frames }: Demand) => frames === 'all' || frames === 'last';
  const byDistance = ({ index }: Demand, order: number[]) =>
    order.toSorted((a, b) => Math.abs(a - index) - Math.abs(b - index));
  const plan = [
    ...wanted('light', true, (order, demand) => (demand.light ? order.slice(0, 1) : [])),
    ...wanted('preview', true, (order) => order.slice(0, 1)),
    ...wanted('frame', true, (order, demand) => (withFrames(demand) ? order.slice(0, 1) : [])),
    ...wanted('light', true, (order, demand) => (demand.light ? order.slice(0, around) : [])),
    ...wanted('preview', true, (order, demand) => order.slice(0, frugal && demand.light ? 1 : around)),
    ...wanted('frame', true, (order, demand) =>
      demand.frames === 'near' || demand.frames === 'all' || (frugal && withFrames(demand))
        ? byDistance(demand, order).slice(0, aroundFrames)
        : [],
    ),
    ...(frugal ? [] : wanted('preview', false, (order) => order)),
    ...(frugal
      ? []
      : wanted('frame', false, (order, demand) => (isWhole(demand) ? byDistance(demand, order) : []))),
    ...wanted('frame', false, (order, { frames }) => (frames === 'shown' ? order.slice(0, 1) : [])),
  ];
  const seen = new Set<string>();
  return plan.filter((each) => {
    const key = wantedKey(each);
    return seen.has(key) ? false : seen.add(key);
  });
}

export function wantedKey({
  stack,
  index,
  quality,
}: Pick<PlannedFetch, 'stack' | 'index' | 'quality'>): string {
  return `${quality} ${stack} ${index}`;
}
