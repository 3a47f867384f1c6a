import type { SeriesDescription } from './attributes/series-description.ts';
import { DISCRIMINATORS, type Discriminator } from './discriminators.ts';
import type { LocatedFrame } from './located-frame.ts';
import { roundedPlaces } from './places.ts';
import { runsOf } from './runs.ts';

/** Frames that belong together, and what distinguishes them from the others of their series. */
export interface Part {
  frames: LocatedFrame[];
  description: Partial<SeriesDescription>;
}

/** Into more folders than this nothing is split. */
const PARTS_MAX = 40;

/** Places of frames, and how often they come. */
interface Occupancy {
  places: readonly number[];
  count: number;
  /** Frames that lie where another one lies. */
  doubled: number;
  /** The greatest number of frames at one position. */
  deepest: number;
  /** Places that have more than one. */
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

/** Whether places come more than once in what is not a loop of one place: different things are mixed. */
export function isMixed(group: readonly LocatedFrame[]): boolean {
  const { doubled, count } = occupancyOf(group) ?? { doubled: 0, count: 0 };
  return doubled > 0 && count > 1;
}

function inOrder(group: LocatedFrame[], { of }: Discriminator): LocatedFrame[][] {
  const parts = [...Map.groupBy(group, of).entries()];
  parts.sort(([a], [b]) => (typeof a === 'number' && typeof b === 'number' ? a - b : 0));
  return parts.map(([, part]) => part);
}

/** Images that differ in what never varies within one stack are apart, whether or not they share places. */
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

/** Parts in which no position comes twice, as far as an attribute distinguishes them. */
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
  // An attribute that varies along the stack too does not distinguish its repetitions.
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
 * The attributes that order the passes over a stack, and the meaning of a pass: a moment, or a set of images about
 * which nothing more is known.
 */
const PASS_ORDERS: readonly {
  of(frame: LocatedFrame, at: number): number | undefined;
  called: 'time' | 'set';
}[] = [
  { of: ({ place }) => place.acquiredAt, called: 'time' },
  { of: ({ place }) => place.temporal ?? place.acquisition, called: 'time' },
  { of: ({ place }) => place.instance, called: 'set' },
  { of: ({ place }) => place.createdAt, called: 'set' },
  // As the files came: sorted by name.
  { of: (_, at) => at, called: 'set' },
];

/** For stacks that were scanned several times without an attribute that distinguishes the images at one position. */
function splitByPasses(
  group: LocatedFrame[],
  description: Part['description'],
  occupancy: Occupancy,
): Part[] {
  const { places, count, deepest, shared } = occupancy;
  // A loop of one place, or blocks that overlap.
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

/** The first of each place, then the second, and so on, where each place has as many in an order of their own. */
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

/** More moments than positions: each position is a loop. */
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
