import { spacingOf } from './attributes/geometry.ts';
import type { SeriesDescription } from './attributes/series-description.ts';
import { examKey, type LocatedFrame } from './located-frame.ts';
import { distancesOf, isPlaced, SAME_PLACE } from './places.ts';
import { splitByPlane } from './planes.ts';
import { isMixed, splitByOwn, splitDoubledPlaces } from './split-places.ts';

/** A stack of frames to become a folder. `id` and `space` are random: no UID is sent. */
export interface Series {
  id: string;
  /** Random key of its exam among those imported together; the exam's own UIDs identify a patient. */
  exam: string;
  /** Equal for series with comparable positions. */
  space: string | null;
  description: SeriesDescription;
  frames: LocatedFrame[];
  /** Distance between adjacent slices in millimetres, if regular enough. */
  sliceSpacing: number | null;
  regular: boolean;
  /**
   * Whether one of its images has the same SOP Instance UID as an image in another, different file: one of them may
   * be wrong.
   */
  hasNamesakes: boolean;
  /** Whether several images share a position and nothing in their files distinguishes them. */
  isMixed: boolean;
  /** Frame rate of a clip, in images per second. */
  frameRate: number | null;
  /** Whether the frame rate is a mean: the intervals between frames vary. */
  isMeanRate: boolean;
}

/** Groups frames of distinct files into ordered stacks, in the order of the exam. `token` generates a random key. */
export function groupSeries(frames: readonly LocatedFrame[], token: () => string): Series[] {
  const tokens = new Map<string, string>();
  /** The same token for the same text. */
  const tokenOf = (text: string) => {
    if (!tokens.has(text)) tokens.set(text, token());
    return tokens.get(text)!;
  };
  const namesakes = namesakesAmong(frames);
  return groupBy(frames, seriesKey)
    .flatMap(splitBySpace)
    .flatMap(splitByPlane)
    .flatMap(splitByOwn)
    .flatMap(splitDoubledPlaces)
    .map(({ frames: group, description: part }) => {
      const { ordered, spacing } = order(group);
      const { place } = ordered[0]!;
      const description = commonDescription(ordered);
      const rated = ordered.find(({ frameRate }) => frameRate !== undefined);
      return {
        id: token(),
        exam: tokenOf(`exam ${examKey(ordered[0]!)}`),
        space: place.space === '' ? null : tokenOf(`space ${place.space}`),
        description: { ...description, ...part },
        frames: ordered,
        sliceSpacing: spacing?.spacing ?? null,
        regular: spacing?.regular ?? false,
        hasNamesakes: ordered.some(({ place: { image } }) => namesakes.has(image)),
        isMixed: isMixed(ordered),
        frameRate: rated?.frameRate ?? null,
        isMeanRate: rated?.isMeanRate ?? false,
      };
    })
    .sort((a, b) => numberOf(a) - numberOf(b));
}

/** The common description of all frames: view and side are left out unless all frames share them. */
function commonDescription(frames: readonly LocatedFrame[]): SeriesDescription {
  const { view, laterality, ...others } = frames[0]!.description;
  const isCommon = (key: 'view' | 'laterality') =>
    frames.every(({ description }) => description[key] === frames[0]!.description[key]);
  return {
    ...others,
    ...(view && isCommon('view') && { view }),
    ...(laterality && isCommon('laterality') && { laterality }),
  };
}

function numberOf({ frames }: Series): number {
  return frames[0]!.place.seriesNumber ?? Number.MAX_SAFE_INTEGER;
}

function groupBy(frames: readonly LocatedFrame[], key: (frame: LocatedFrame) => string): LocatedFrame[][] {
  return [...Map.groupBy(frames, key).values()];
}

/** SOP Instance UIDs (PS3.3 C.12.1: unique per image) that files with different bytes share. */
function namesakesAmong(frames: readonly LocatedFrame[]): ReadonlySet<string> {
  const fileOf = new Map<string, number>();
  const namesakes = new Set<string>();
  for (const { place, file } of frames) {
    if (place.image === '') continue;
    if ((fileOf.get(place.image) ?? file) !== file) namesakes.add(place.image);
    fileOf.set(place.image, file);
  }
  return namesakes;
}

/**
 * The key by which frames are grouped: series of an exam, with size, view and side; a clip of several
 * frames without positions is a stack of its own.
 */
function seriesKey(frame: LocatedFrame): string {
  const { place, attributes, frameRate } = frame;
  const uid = place.series || `${attributes.Modality}|${place.seriesNumber ?? ''}`;
  const placed = isPlaced(frame);
  const clip = place.frames > 1 && (!placed || frameRate !== undefined) ? frame.file : '';
  const like = placed
    ? `${attributes.Rows}x${attributes.Columns}|${attributes.PhotometricInterpretation}`
    : `${attributes.ViewPosition ?? ''}|${attributes.ImageLaterality ?? attributes.Laterality ?? ''}`;
  return [examKey(frame), uid, clip, like].join('|');
}

/** Positions in different frames of reference are not comparable; UIDs that hardly two images share are ignored. */
function splitBySpace(group: LocatedFrame[]): LocatedFrame[][] {
  if (!group.every(isPlaced)) return [group];
  const spaces = groupBy(group, ({ place }) => place.space);
  return group.length < 2 * spaces.length ? [group] : spaces;
}

/** The time point of a frame among those at its position. */
function momentOf({ place: { temporal, cardiac, trigger } }: LocatedFrame): number {
  return temporal ?? cardiac ?? trigger ?? 0;
}

/** Sorts by position, then by time, then by number, then by input order. */
function order(group: LocatedFrame[]): { ordered: LocatedFrame[]; spacing?: ReturnType<typeof spacingOf> } {
  const distances = distancesOf(group);
  const along = distances?.along ?? [];
  const isUseful = along.length > 0 && Math.max(...along) - Math.min(...along) > SAME_PLACE;
  const entries = group.map((frame, i) => ({ frame, place: isUseful ? along[i]! : 0, i }));
  entries.sort(
    (a, b) =>
      (Math.abs(a.place - b.place) < SAME_PLACE ? 0 : a.place - b.place) ||
      momentOf(a.frame) - momentOf(b.frame) ||
      (a.frame.place.instance ?? 0) - (b.frame.place.instance ?? 0) ||
      a.frame.index - b.frame.index ||
      (a.frame.place.acquiredAt ?? 0) - (b.frame.place.acquiredAt ?? 0) ||
      a.i - b.i,
  );
  const ordered = entries.map(({ frame }) => frame);
  if (!isUseful) return { ordered };
  return {
    ordered,
    spacing: spacingOf(
      entries.map(({ place }) => place),
      distances?.spread,
    ),
  };
}
