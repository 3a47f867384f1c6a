import type { BurnedInRisk } from '#lib/dicom/attributes/burned-in-risk.ts';
import { toLookAt } from '#lib/images/images-to-review.ts';
import type { Mask } from '#lib/images/masking.ts';
import { type PartOfSeries, placesOf } from '#lib/images/part-of-series.ts';
import { imageReviewMessages as m } from '#lib/images/review-texts.ts';
import type { DicomReading, NamedSeries } from './inspect-dicom.ts';
import type { GroupMasks } from './masks.ts';

/** Size of an image in its own pixels, which masks are given in. */
export interface ImageSize {
  rows: number;
  columns: number;
  /** How much taller than wide its pixels are, where they are not square. */
  aspect?: number | undefined;
}

interface AnyGroup {
  id: string;
  /** What its folder will be called; empty when it gets none of its own. */
  name: string;
  count: number;
  /** Which of the exams that were given together it is of; nothing of it leaves this browser. */
  exam?: string;
  /** By which this device knows its exam again, where that is not its files. */
  knownBy?: string;
  /** Of a teaching export: which of its sections shows it, in their order. */
  section?: number;
  /** How many images its folder still takes; as many as it likes when absent. */
  room?: number;
  /** What an image is called, where it has a name. */
  nameOf?(index: number): string;
  /** Whether all its images are known to be of one size: a place in one of them is the same place in all. */
  isOneSize(): boolean;
  /** Shows an image on a canvas, as large as it may be looked at. */
  paint(canvas: HTMLCanvasElement, index: number, masks: readonly Mask[]): Promise<ImageSize>;
}

/** Images that are shown to their author together, before anybody else sees them. */
export type ImageGroup = AnyGroup &
  (
    | { kind: 'series'; reading: DicomReading; series: NamedSeries }
    | { kind: 'photographs'; files: readonly File[] }
    /** They are on the server already. */
    | { kind: 'stored'; images: readonly string[]; canMask: boolean }
  );

/** What the author says of a group. */
export interface Choice {
  name: string;
  isKept: boolean;
  masks: GroupMasks;
  /** Of a long series, what is kept of it; all of it when absent. */
  part?: PartOfSeries;
  /** Places of images that are taken out of it, since they cannot be shown. */
  takenOut?: ReadonlySet<number>;
}

/** What says which images of a group are kept. */
type Kept = Pick<Choice, 'part' | 'takenOut'>;

/** A group that its author wants to go on with, and how. */
export interface Reviewed extends Choice {
  group: ImageGroup;
}

/** Whether images are of one size. */
export const areOneSize = ([first, ...others]: readonly ImageSize[]): boolean =>
  others.every(({ rows, columns }) => rows === first?.rows && columns === first.columns);

/** Slices of one exam are looked through; pictures that may come from anywhere are each looked at. */
export const isSeenOneByOne = ({ kind }: ImageGroup) => kind !== 'series';

function wantedPlaces({ count }: ImageGroup, { part, takenOut }: Kept): number[] {
  const places = part ? placesOf(count, part) : Array.from({ length: count }, (_, place) => place);
  return takenOut ? places.filter((place) => !takenOut.has(place)) : places;
}

/** The places in a group of the images that are kept of it: no more than its folder takes, which could not be saved. */
export function keptPlaces(group: ImageGroup, kept: Kept): number[] {
  return wantedPlaces(group, kept).slice(0, group.room);
}

/** How many images are wanted beyond those that the group's folder takes. */
export function excessOf(group: ImageGroup, kept: Kept): number {
  return wantedPlaces(group, kept).length - keptPlaces(group, kept).length;
}

/** What an image is called where it is spoken of: by its name, or by its place. */
export const titleOf = (group: ImageGroup, index: number) =>
  m.titleOf(group.nameOf?.(index) ?? '', index + 1);

/** How likely each image of a series bears a name, as its file says; of pictures nobody knows. */
function riskIn(group: ImageGroup): ((place: number) => BurnedInRisk) | undefined {
  if (group.kind !== 'series') return undefined;
  const { reading, series } = group;
  const fileAt = (place: number) => reading.files[series.frames[place]?.file ?? -1];
  return (place) => fileAt(place)?.inspected.burnedIn ?? 'unlikely';
}

/** The places of the images of a group that must still be seen before it may be attested. */
export function leftIn(group: ImageGroup, seen: ReadonlySet<number>, choice: Kept = {}): number[] {
  return toLookAt({ kept: keptPlaces(group, choice), seen, riskAt: riskIn(group) });
}
