import { useState } from 'react';
import { type ImageGroup, isSeenOneByOne, keptPlaces, leftIn, type ReviewedGroup } from './group.ts';

/** An image requested by the author, or the current one of its group; a new object for each request. */
export interface RequestedImage {
  group: ImageGroup;
  place?: number;
}

/** Images of a group that must be seen before they may be attested. */
export interface ImagesToSee {
  group: ImageGroup;
  /** The author's name for the group. */
  name: string;
  places: readonly number[];
  /** Whether none of the group's images can be shown. */
  isFailing: boolean;
}

const NONE: ReadonlySet<number> = new Set();

/** The images of each group that were on the screen, or could not be shown. */
function usePlaces() {
  const [seen, setSeen] = useState<ReadonlyMap<string, ReadonlySet<number>>>(new Map());
  const of = (group: ImageGroup) => seen.get(group.id) ?? NONE;
  const see = ({ id }: ImageGroup, index: number) =>
    setSeen((before) =>
      before.get(id)?.has(index)
        ? before
        : new Map(before).set(id, new Set([...(before.get(id) ?? []), index])),
    );
  return { of, see };
}

/** How many slices of the kept series were on the screen, and how many there are. */
function slicesOf(kept: readonly ReviewedGroup[], seenOf: (group: ImageGroup) => ReadonlySet<number>) {
  const slices = { seen: 0, count: 0 };
  for (const choice of kept) {
    if (isSeenOneByOne(choice.group)) continue;
    const places = keptPlaces(choice.group, choice);
    const seen = seenOf(choice.group);
    slices.seen += places.filter((place) => seen.has(place)).length;
    slices.count += places.length;
  }
  return slices;
}

/** How many of the kept images were seen, which must still be, and the function that shows the next. */
export function useLooking(kept: readonly ReviewedGroup[]) {
  const seen = usePlaces();
  const failed = usePlaces();
  const [asked, setAsked] = useState<RequestedImage>();
  const left = kept.flatMap((each): ImagesToSee[] => {
    const places = leftIn(each.group, seen.of(each.group), each);
    const isFailing = places.every((place) => failed.of(each.group).has(place));
    return places.length > 0 ? [{ group: each.group, name: each.name, places, isFailing }] : [];
  });
  /** Shows the first image that must still be seen; while it is loading, the same one again. */
  const lookAtNext = () => {
    const first = left.find(({ isFailing }) => !isFailing) ?? left[0];
    if (!first) return;
    const place = first.places.find((each) => !failed.of(first.group).has(each)) ?? first.places[0]!;
    setAsked({ group: first.group, place });
  };
  return {
    seenOf: seen.of,
    see: seen.see,
    failedOf: failed.of,
    fail: failed.see,
    slices: slicesOf(kept, seen.of),
    left,
    asked,
    lookAtNext,
  };
}

export type Looking = ReturnType<typeof useLooking>;
