import { dot, normalOf, readingDirection, spacingOf, type Vector } from '#lib/domain/dicom/geometry.ts';
import type { SeriesDescription } from '#lib/domain/dicom/series-description.ts';
import type { LocatedFrame } from './located-frame.ts';
import { splitDoubledPlaces } from './split-places.ts';

/** A stack ready to become a folder. `id` and `space` are drawn anew: no UID leaves. */
export interface Series {
  id: string;
  /** The same for series whose positions can be compared. */
  space: string | null;
  description: SeriesDescription;
  frames: LocatedFrame[];
  /** Millimetres between neighbouring slices, when they lie evenly enough to say. */
  sliceSpacing: number | null;
  regular: boolean;
  /** Whether an image of it has the identifier of another file's: they differ, and one of them may be a mistake. */
  hasNamesakes: boolean;
}

type Key = (frame: LocatedFrame) => string;

/** Orientations equal to about 3° are one plane. */
const ORIENTATION_STEP = 20;
/** Places nearer than this are the same place, in millimetres. */
const SAME_PLACE = 0.05;
/** A series of more planes than this with hardly two images each is a turntable, not a set of stacks. */
const PLANES_MAX = 6;

/** Frames of files that all differ → ordered stacks, in the order of the exam. `token` draws an identifier. */
export function groupSeries(frames: readonly LocatedFrame[], token: () => string): Series[] {
  const spaces = new Map<string, string>();
  const spaceOf = (uid: string) => {
    if (uid === '') return null;
    if (!spaces.has(uid)) spaces.set(uid, token());
    return spaces.get(uid)!;
  };
  const namesakes = namesakesAmong(frames);
  return groupBy(frames, seriesKey)
    .flatMap(splitByPlane)
    .flatMap((group) => splitDoubledPlaces(group, roundedDistances))
    .map(({ frames: group, description: part }) => {
      const { ordered, spacing } = order(group);
      const { place } = ordered[0]!;
      const description = commonDescription(ordered);
      return {
        id: token(),
        space: spaceOf(place.space),
        description: { ...description, ...part },
        frames: ordered,
        sliceSpacing: spacing?.spacing ?? null,
        regular: spacing?.regular ?? false,
        hasNamesakes: ordered.some(({ place: { image } }) => namesakes.has(image)),
      };
    })
    .sort((a, b) => numberOf(a) - numberOf(b));
}

/** What describes all frames: a view or a side that some of them do not have names none. */
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

function groupBy(frames: readonly LocatedFrame[], key: Key): LocatedFrame[][] {
  return [...Map.groupBy(frames, key).values()];
}

/** Identifiers of images (PS3.3 C.12.1: each names one) that files with other bytes share. */
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

/** One series, one size or one view and side; a clip of several frames without places is a stack of its own. */
function seriesKey(frame: LocatedFrame): string {
  const { place, attributes } = frame;
  const uid = place.series || `${place.study}|${attributes.Modality}|${place.seriesNumber ?? ''}`;
  const placed = placeOf(frame) !== undefined;
  const clip = !placed && attributes.FrameTime !== undefined ? frame.file : '';
  // Positions are compared within a frame of reference; what has none is told apart by its view and side.
  const like = placed
    ? `${attributes.Rows}x${attributes.Columns}|${attributes.PhotometricInterpretation}|${place.space}`
    : `${attributes.ViewPosition ?? ''}|${attributes.ImageLaterality ?? attributes.Laterality ?? ''}`;
  return [uid, clip, like].join('|');
}

function orientationOf({ attributes }: LocatedFrame): readonly number[] | undefined {
  const orientation = attributes.ImageOrientationPatient;
  return Array.isArray(orientation) ? (orientation as number[]) : undefined;
}

function placeOf(frame: LocatedFrame): { normal: Vector; position: Vector } | undefined {
  const normal = normalOf(orientationOf(frame) ?? []);
  const position = frame.attributes.ImagePositionPatient as unknown as Vector | undefined;
  return normal && position ? { normal, position } : undefined;
}

function splitByPlane(group: LocatedFrame[]): LocatedFrame[][] {
  const planes = groupBy(group, (frame) =>
    (orientationOf(frame) ?? []).map((cosine) => Math.round(cosine * ORIENTATION_STEP) || 0).join(),
  );
  return planes.length > PLANES_MAX && group.length < 2 * planes.length ? [group] : planes;
}

/** Signed distance of each frame along the reading direction, when all have a place. */
function distances(group: readonly LocatedFrame[]): number[] | undefined {
  const places = group.map(placeOf);
  const first = places[0];
  if (!first) return undefined;
  const direction = readingDirection(first.normal);
  const along = places.flatMap((place) => (place ? dot(direction, place.position) : []));
  return along.length === group.length ? along : undefined;
}

/** Distances, the same number where they are the same place. */
function roundedDistances(group: readonly LocatedFrame[]): number[] | undefined {
  const along = distances(group);
  const sorted = along?.toSorted((a, b) => a - b) ?? [];
  const rounded = new Map<number, number>();
  sorted.forEach((place, i) => {
    const before = i === 0 ? undefined : sorted[i - 1]!;
    const isSame = before !== undefined && place - before < SAME_PLACE;
    rounded.set(place, isSame ? rounded.get(before)! : place);
  });
  return along?.map((place) => rounded.get(place)!);
}

/** When a frame was taken among those of its place. */
function momentOf({ place: { temporal, cardiac, trigger } }: LocatedFrame): number {
  return temporal ?? cardiac ?? trigger ?? 0;
}

/** By place, then by time, then by number, then as they came. */
function order(group: LocatedFrame[]): { ordered: LocatedFrame[]; spacing?: ReturnType<typeof spacingOf> } {
  const along = distances(group);
  const rotates =
    along !== undefined &&
    new Set(group.map((frame) => String(orientationOf(frame)))).size > group.length / 2;
  const useful =
    along && !rotates && Math.max(...along) - Math.min(...along) > SAME_PLACE ? along : undefined;
  const entries = group.map((frame, i) => ({ frame, place: useful?.[i] ?? 0, i }));
  entries.sort(
    (a, b) =>
      (Math.abs(a.place - b.place) < SAME_PLACE ? 0 : a.place - b.place) ||
      momentOf(a.frame) - momentOf(b.frame) ||
      (a.frame.place.instance ?? 0) - (b.frame.place.instance ?? 0) ||
      a.frame.index - b.frame.index ||
      a.i - b.i,
  );
  const ordered = entries.map(({ frame }) => frame);
  return useful ? { ordered, spacing: spacingOf(entries.map(({ place }) => place)) } : { ordered };
}
