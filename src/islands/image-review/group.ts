import type { BurnedInRisk } from '#lib/dicom/attributes/burned-in-risk.ts';
import { imagesToSee } from '#lib/images/images-to-review.ts';
import type { Mask } from '#lib/images/masking.ts';
import { type PartOfSeries, placesOf } from '#lib/images/part-of-series.ts';
import { imageReviewMessages as m } from '#lib/images/review-texts.ts';
import type { DicomReading, NamedSeries } from './inspect-dicom.ts';
import type { GroupMasks } from './masks.ts';

/** Size of an image in its own pixels, the unit of masks. */
export interface ImageSize {
  rows: number;
  columns: number;
  /** Height of a pixel divided by its width, where they are not square. */
  aspect?: number | undefined;
}

interface AnyGroup {
  id: string;
  /** The name of the folder that the group becomes; empty when the images go into an existing folder. */
  name: string;
  count: number;
  /** The exam that the group belongs to, among those given together; it stays in this browser. */
  exam?: string;
  /** The key by which this device recognises the exam, unless its files identify it. */
  knownBy?: string;
  /** For a teaching export: the index of the section that shows the group. */
  section?: number;
  /** How many images the target folder has room for; no limit when absent. */
  room?: number;
  /** The name of an image, if it has one. */
  nameOf?(index: number): string;
  /** Whether all images are known to have the same size, so that a mask fits all of them. */
  isOneSize(): boolean;
  /** Paints an image on a canvas, at the largest size at which the review shows it. */
  paint(canvas: HTMLCanvasElement, index: number, masks: readonly Mask[]): Promise<ImageSize>;
}

/** Images that are shown to their author together, before anybody else sees them. */
export type ImageGroup = AnyGroup &
  (
    | { kind: 'series'; reading: DicomReading; series: NamedSeries }
    | { kind: 'photographs'; files: readonly File[] }
    /** The images are on the server already. */
    | { kind: 'stored'; images: readonly string[]; canMask: boolean }
  );

/** The author's choice for a group. */
export interface GroupChoice {
  name: string;
  isKept: boolean;
  masks: GroupMasks;
  /** The part of a long series that is kept; absent when all of it is. */
  part?: PartOfSeries;
  /** Indexes of images that are left out because they cannot be shown. */
  takenOut?: ReadonlySet<number>;
}

/** The parts of a choice that decide which images of a group are kept. */
type Kept = Pick<GroupChoice, 'part' | 'takenOut'>;

/** A group that its author wants to keep, with the choices made for it. */
export interface ReviewedGroup extends GroupChoice {
  group: ImageGroup;
}

/** Whether all of these images have the same size. */
export const areOneSize = ([first, ...others]: readonly ImageSize[]): boolean =>
  others.every(({ rows, columns }) => rows === first?.rows && columns === first.columns);

/** Slices of one exam may be scrolled through; all other pictures must be looked at one by one. */
export const isSeenOneByOne = ({ kind }: ImageGroup) => kind !== 'series';

function wantedPlaces({ count }: ImageGroup, { part, takenOut }: Kept): number[] {
  const places = part ? placesOf(count, part) : Array.from({ length: count }, (_, place) => place);
  return takenOut ? places.filter((place) => !takenOut.has(place)) : places;
}

/** The indexes of the kept images of a group: never more than its folder has room for, or saving would fail. */
export function keptPlaces(group: ImageGroup, kept: Kept): number[] {
  return wantedPlaces(group, kept).slice(0, group.room);
}

/** How many images exceed the room of the group's folder. */
export function excessOf(group: ImageGroup, kept: Kept): number {
  return wantedPlaces(group, kept).length - keptPlaces(group, kept).length;
}

/** What an image is called in sentences: its name, or its rank. */
export const titleOf = (group: ImageGroup, index: number) =>
  m.titleOf(group.nameOf?.(index) ?? '', index + 1);

/** The risk that an image of a series shows a name, according to its file; unknown for pictures. */
function riskIn(group: ImageGroup): ((place: number) => BurnedInRisk) | undefined {
  if (group.kind !== 'series') return undefined;
  const { reading, series } = group;
  const fileAt = (place: number) => reading.files[series.frames[place]?.file ?? -1];
  return (place) => fileAt(place)?.inspected.burnedIn ?? 'unlikely';
}

/** The places of the images of a group that must still be seen before it may be attested. */
export function leftIn(group: ImageGroup, seen: ReadonlySet<number>, choice: Kept = {}): number[] {
  return imagesToSee({ kept: keptPlaces(group, choice), seen, riskAt: riskIn(group) });
}
