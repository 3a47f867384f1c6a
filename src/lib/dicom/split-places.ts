import type { Component, SeriesDescription } from '#lib/domain/dicom/series-description.ts';
import type { LocatedFrame } from './located-frame.ts';

/** Frames that belong together, and what distinguishes them from the others of their series. */
export interface Part {
  frames: LocatedFrame[];
  description: Partial<SeriesDescription>;
}

/** Something that may distinguish stacks which share their places. */
interface Discriminator {
  of(frame: LocatedFrame): string | number | undefined;
  describe(frame: LocatedFrame, rank: number): Partial<SeriesDescription>;
  /** Moments of one thing: one may as well put each place into a folder of its own, and its moments in order. */
  isTime?: boolean;
}

const time = (_: LocatedFrame, rank: number) => ({ time: rank + 1 });

/** The most specific first. */
const DISCRIMINATORS: readonly Discriminator[] = [
  { of: ({ attributes }) => attributes.DiffusionBValue as number | undefined, describe: () => ({}) },
  { of: ({ place, attributes }) => place.echo ?? echoTimeOf(attributes), describe: describeEcho },
  { of: ({ attributes }) => String(attributes.ImageType ?? ''), describe: describeComponent },
  {
    of: ({ place }) => place.cardiac,
    describe: ({ place: { cardiac } }, rank) => (cardiac === undefined ? { time: rank + 1 } : { cardiac }),
    isTime: true,
  },
  { of: ({ place }) => place.temporal, describe: time, isTime: true },
  { of: ({ place }) => place.acquisition, describe: time, isTime: true },
  { of: ({ place }) => place.trigger, describe: time, isTime: true },
];

/** Into more folders than this nothing is split. */
const PARTS_MAX = 40;

function echoTimeOf({ EchoTime, EffectiveEchoTime }: LocatedFrame['attributes']): number | undefined {
  const echo = EchoTime ?? EffectiveEchoTime;
  return typeof echo === 'number' ? echo : undefined;
}

function describeEcho({ attributes }: LocatedFrame, rank: number): Partial<SeriesDescription> {
  const echoTime = echoTimeOf(attributes);
  return echoTime === undefined ? { echo: rank + 1 } : { echoTime };
}

const COMPONENTS: Record<string, Component> = {
  PHASE_MAP: 'phase',
  P: 'phase',
  MAGNITUDE: 'magnitude',
  M: 'magnitude',
  REAL: 'real',
  R: 'real',
  IMAGINARY: 'imaginary',
  I: 'imaginary',
  IN_PHASE: 'in-phase',
  OUT_PHASE: 'opposed-phase',
  WATER: 'water',
  FAT: 'fat',
};

function describeComponent({ attributes }: LocatedFrame): Partial<SeriesDescription> {
  const words = Array.isArray(attributes.ImageType) ? (attributes.ImageType as string[]) : [];
  const component = words.map((word) => COMPONENTS[word]).find((each) => each !== undefined);
  return component ? { component } : {};
}

/**
 * Parts in which no place comes twice, as far as anything tells them apart. `placesOf` gives each frame's place along
 * the stack, rounded; nothing when the frames have none.
 */
export function splitDoubledPlaces(
  frames: LocatedFrame[],
  placesOf: (frames: readonly LocatedFrame[]) => number[] | undefined,
): Part[] {
  const split = (
    group: LocatedFrame[],
    description: Part['description'],
    by: readonly Discriminator[],
  ): Part[] => {
    const [first, ...rest] = by;
    const before = doubled(placesOf(group));
    if (before === 0) return [{ frames: group, description }];
    if (!first) return splitByOccurrence(group, description);
    const parts = inOrder(group, first);
    const after = parts.reduce((sum, part) => sum + doubled(placesOf(part)), 0);
    if (parts.length < 2 || after >= before) return split(group, description, rest);
    if (first.isTime && parts.length > countOf(placesOf(group))) return byPlace(group, description);
    if (parts.length > PARTS_MAX) return [{ frames: group, description }];
    return parts.flatMap((part, rank) =>
      split(part, { ...description, ...first.describe(part[0]!, rank) }, rest),
    );
  };

  /** Nothing tells them apart but their numbers: the first of each place, then the second, and so on. */
  const splitByOccurrence = (group: LocatedFrame[], description: Part['description']): Part[] => {
    const places = placesOf(group) ?? [];
    const numbered = group
      .map((frame, i) => ({ frame, place: places[i] ?? 0 }))
      .sort((a, b) => (a.frame.place.instance ?? 0) - (b.frame.place.instance ?? 0));
    const stacks = [...Map.groupBy(numbered, ({ place }) => place).values()];
    const depth = stacks[0]?.length ?? 0;
    // Not the same number at every place: an overlap, not a repetition.
    if (stacks.length < 2 || stacks.some(({ length }) => length !== depth))
      return [{ frames: group, description }];
    if (depth > stacks.length) return byPlace(group, description);
    if (depth > PARTS_MAX) return [{ frames: group, description }];
    return Array.from({ length: depth }, (_, rank) => ({
      frames: stacks.flatMap((stack) => stack[rank]?.frame ?? []),
      description: { ...description, time: rank + 1 },
    }));
  };

  /** More moments than places: each place is a loop. */
  const byPlace = (group: LocatedFrame[], description: Part['description']): Part[] => {
    const places = placesOf(group) ?? [];
    const levels = [...Map.groupBy(group, (_, i) => places[i]).entries()].sort(
      ([a], [b]) => (a ?? 0) - (b ?? 0),
    );
    if (levels.length < 2 || levels.length > PARTS_MAX) return [{ frames: group, description }];
    return levels.map(([, level], rank) => ({
      frames: level,
      description: { ...description, level: rank + 1 },
    }));
  };

  return split(frames, {}, DISCRIMINATORS);
}

function inOrder(group: LocatedFrame[], { of }: Discriminator): LocatedFrame[][] {
  const parts = [...Map.groupBy(group, of).entries()];
  parts.sort(([a], [b]) => (typeof a === 'number' && typeof b === 'number' ? a - b : 0));
  return parts.map(([, part]) => part);
}

const countOf = (places: number[] | undefined) => new Set(places).size;

/** How many frames lie where another one lies. */
function doubled(places: number[] | undefined): number {
  return places ? places.length - countOf(places) : 0;
}
