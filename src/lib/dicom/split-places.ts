import type { SeriesDescription } from './attributes/series-description.ts';
import { DISCRIMINATORS, type Discriminator } from './discriminators.ts';
import type { LocatedFrame } from './located-frame.ts';
import { roundedPlaces } from './places.ts';
import { runsOf } from './runs.ts';

/** Frames that belong together, with the properties that distinguish them from the rest of their series. */
export interface Part {
  frames: LocatedFrame[];
  description: Partial<SeriesDescription>;
}

/** Maximum number of folders into which a series is split. */
const PARTS_MAX = 40;

/** Positions of frames, and how often they occur. */
interface Occupancy {
  places: readonly number[];
  count: number;
  /** Number of frames at a position that an earlier frame has. */
  doubled: number;
  /** Maximum number of frames at one position. */
  deepest: number;
  /** Number of positions with more than one frame. */
  shared: number;
}

function occupancyOf(group: readonly LocatedFrame[]): Occupancy | undefined {
  const places = roundedPlaces(group);
  if (!places) return undefined;
  const depths = [...Map.groupBy(places, (place) => place).values()].map(({ length }) => length);
  return {
    places,
    count: depths.length,
    doubled: places.length - depths.length,
    deepest: Math.max(...depths),
    shared: depths.filter((depth) => depth > 1).length,
  };
}

/** Whether positions are repeated, except in a loop at one position: the group then mixes different acquisitions. */
export function isMixed(group: readonly LocatedFrame[]): boolean {
  const { doubled, count } = occupancyOf(group) ?? { doubled: 0, count: 0 };
  return doubled > 0 && count > 1;
}

function inOrder(group: LocatedFrame[], { of }: Discriminator): LocatedFrame[][] {
  const parts = [...Map.groupBy(group, of).entries()];
  parts.sort(([a], [b]) => (typeof a === 'number' && typeof b === 'number' ? a - b : 0));
  return parts.map(([, part]) => part);
}

/** Splits images by attributes that never vary within one stack, whether or not they share positions. */
export function splitByOwn(group: LocatedFrame[]): Part[] {
  const own = DISCRIMINATORS.filter(({ kind }) => kind === 'own');
  return own.reduce<Part[]>(
    (parts, by) =>
      parts.flatMap(({ frames, description }) => {
        const split = inOrder(frames, by);
        if (split.length < 2 || split.length > PARTS_MAX) return [{ frames, description }];
        return split.map((each, rank) => ({
          frames: each,
          description: { ...description, ...by.describe(each[0]!, rank) },
        }));
      }),
    [{ frames: group, description: {} }],
  );
}

/** Splits a part so that no position is repeated, as far as an attribute distinguishes the images. */
export function splitDoubledPlaces({ frames, description }: Part): Part[] {
  return split(
    frames,
    description,
    DISCRIMINATORS.filter(({ kind }) => kind !== 'own'),
  );
}

function split(
  group: LocatedFrame[],
  description: Part['description'],
  by: readonly Discriminator[],
): Part[] {
  const before = occupancyOf(group);
  if (!before || before.doubled === 0) return [{ frames: group, description }];
  const [first, ...rest] = by;
  if (!first) return splitByPasses(group, description, before);
  const parts = inOrder(group, first);
  const after = parts.reduce((sum, part) => sum + (occupancyOf(part)?.doubled ?? 0), 0);
  if (parts.length < 2 || after >= before.doubled) return split(group, description, rest);
  // An attribute that also varies along the stack does not distinguish repetitions.
  if (first.kind === 'shared' && parts.length > before.deepest) return split(group, description, rest);
  if (first.kind !== 'shared' && parts.length > before.count) {
    const areLoops = first.kind === 'beat' || before.deepest > before.count;
    return areLoops ? byPlace(group, description, before) : split(group, description, rest);
  }
  if (parts.length > PARTS_MAX) return [{ frames: group, description }];
  return parts.flatMap((part, rank) =>
    split(part, { ...description, ...first.describe(part[0]!, rank) }, rest),
  );
}

/**
 * The attributes that order repeated passes over a stack, and the name of a pass: a time point, or a set of images
 * about which nothing more is known.
 */
const PASS_ORDERS: readonly {
  of(frame: LocatedFrame, at: number): number | undefined;
  called: 'time' | 'set';
}[] = [
  { of: ({ place }) => place.acquiredAt, called: 'time' },
  { of: ({ place }) => place.temporal ?? place.acquisition, called: 'time' },
  { of: ({ place }) => place.instance, called: 'set' },
  { of: ({ place }) => place.createdAt, called: 'set' },
  // Input order: files come sorted by name.
  { of: (_, at) => at, called: 'set' },
];

/** Splits stacks that were scanned several times without an attribute that distinguishes images at one position. */
function splitByPasses(
  group: LocatedFrame[],
  description: Part['description'],
  occupancy: Occupancy,
): Part[] {
  const { places, count, deepest, shared } = occupancy;
  // A loop at one position, or overlapping blocks.
  if (count < 2 || shared * 2 < count) return [{ frames: group, description }];
  if (deepest > count) return byPlace(group, description, occupancy);
  if (deepest > PARTS_MAX) return [{ frames: group, description }];
  for (const { of, called } of PASS_ORDERS) {
    const entries = group.flatMap((frame, i) => {
      const key = of(frame, i);
      return key === undefined ? [] : [{ frame, place: places[i]!, key }];
    });
    if (entries.length < group.length) continue;
    const passes = runsOf(entries, deepest) ?? byRank(entries, deepest);
    if (passes)
      return passes.map((frames, rank) => ({ frames, description: { ...description, [called]: rank + 1 } }));
  }
  return [{ frames: group, description }];
}

/** Groups frames of equal rank across positions, if all positions have equally many frames with distinct keys. */
function byRank(
  entries: readonly { frame: LocatedFrame; place: number; key: number }[],
  depth: number,
): LocatedFrame[][] | undefined {
  const stacks = [...Map.groupBy(entries, ({ place }) => place).values()].map((stack) =>
    stack.toSorted((a, b) => a.key - b.key),
  );
  const isEven = stacks.every(
    (stack) => stack.length === depth && stack.every(({ key }, i) => i === 0 || key > stack[i - 1]!.key),
  );
  if (!isEven) return undefined;
  return Array.from({ length: depth }, (_, rank) => stacks.flatMap((stack) => stack[rank]?.frame ?? []));
}

/** Splits by position when there are more time points than positions: each position is then a loop. */
function byPlace(group: LocatedFrame[], description: Part['description'], { places }: Occupancy): Part[] {
  const levels = [...Map.groupBy(group, (_, i) => places[i]).entries()].sort(
    ([a], [b]) => (a ?? 0) - (b ?? 0),
  );
  if (levels.length < 2 || levels.length > PARTS_MAX) return [{ frames: group, description }];
  return levels.map(([, level], rank) => ({
    frames: level,
    description: { ...description, level: rank + 1 },
  }));
}
