import type { AnchoredImage } from '#lib/cases/marks/written-findings.ts';
import type { CitedHeader, OriginalImage } from '#lib/dicom/attributes/written-marks.ts';
import { examKey, type LocatedFrame } from '#lib/dicom/located-frame.ts';
import type { DicomReading } from '../../image-review/inspect-dicom.ts';
import { type NearestFrames, nearestFrames, type PixelSource } from './nearest-frames.ts';
import { originalImage } from './original-image.ts';

/**
 * Why an image of the case has no original file: no file has its pixels (`absent`), or a candidate could not be
 * decoded (`unread`); a file differs by a black area that may not be a mask (`unsure`); several files match; its
 * identifier also belongs to another image (`namesakes`); its file gives no SOP class (`unnamed`).
 */
export type UnmatchedReason = 'absent' | 'unread' | 'unsure' | 'several' | 'namesakes' | 'unnamed';

export interface FoundOriginals {
  /** The originals by the place of their image in the case. */
  originals: Map<string, OriginalImage>;
  /** The identifying attributes of their files, by SOP instance. */
  headers: Map<string, CitedHeader>;
  unfound: { on: AnchoredImage; why: UnmatchedReason }[];
  /** Number of image files that could not be read. */
  refused: number;
}

/** Files refused because of what they are, not because something is wrong with them. */
const NO_IMAGES = new Set(['not_dicom', 'dicomdir', 'no_image', 'segmentation']);

/** One image of one patient: an exam that came from two places has it twice, in two files. */
const imageKey = (frame: LocatedFrame): string =>
  JSON.stringify([examKey(frame), frame.place.series, frame.place.image, frame.index]);

/** Of identical frames, the only image whose series is certain to contain another image of the case. */
function inKnownSeries(
  frames: readonly LocatedFrame[],
  known: ReadonlySet<string>,
): LocatedFrame | undefined {
  const own = frames.filter(({ place }) => known.has(place.series));
  return new Set(own.map(imageKey)).size === 1 ? own[0] : undefined;
}

/**
 * Whether documents that cite a frame could mean another one: a file that says it is the same image, and has other
 * pixels, or is of another patient.
 */
async function hasNamesakes(
  frame: LocatedFrame,
  frames: readonly LocatedFrame[],
  decode: PixelSource['decode'],
): Promise<boolean> {
  const others = frames.filter(({ place, file }) => place.image === frame.place.image && file !== frame.file);
  if (others.length === 0) return false;
  const same = others.filter((other) => imageKey(other) === imageKey(frame));
  if (new Set(same.map(({ file }) => file)).size < new Set(others.map(({ file }) => file)).size) return true;
  const own = (await decode(frame))?.bytes;
  for (const other of same) {
    const bytes = (await decode(other))?.bytes;
    if (!own || bytes?.length !== own.length || bytes.some((byte, at) => byte !== own[at])) return true;
  }
  return false;
}

/** Chooses one frame for each image among those found: certain ones first, since they tell which series is meant. */
function chosen(nearest: readonly NearestFrames[]) {
  const isOne = (frames: readonly LocatedFrame[]) => new Set(frames.map(imageKey)).size === 1;
  const certain = new Set(nearest.flatMap(({ frames }) => (isOne(frames) ? [frames[0]!.place.series] : [])));
  const choiceOf = ({ frames, hasUnread, hasUnsure }: NearestFrames): LocatedFrame | UnmatchedReason => {
    if (frames.length === 0) return hasUnread ? 'unread' : hasUnsure ? 'unsure' : 'absent';
    return (isOne(frames) ? frames[0] : inKnownSeries(frames, certain)) ?? 'several';
  };
  return nearest.map((each) => ({ on: each.on, choice: choiceOf(each) }));
}

/**
 * Pairs images of a case with the author's own files, by their pixels: no name of a file was kept.
 * @throws what keeps an image of the case from being fetched
 */
export async function findOriginals(
  images: readonly AnchoredImage[],
  {
    series,
    files,
    importer,
    refused,
  }: Pick<DicomReading, 'series' | 'files' | 'refused'> & {
    importer: Pick<DicomReading['importer'], 'encode' | 'cited'>;
  },
  stored: PixelSource['stored'],
  onProgress: (done: number, count: number) => void,
  signal: AbortSignal,
): Promise<FoundOriginals> {
  const all = series.flatMap(({ frames }) => frames);
  const named = all.filter(({ place }) => place.image !== '' && place.series !== '' && place.study !== '');
  const blobOf = ({ file }: LocatedFrame) => files[file]!.blob;
  const decode: PixelSource['decode'] = (frame) =>
    importer.encode(blobOf(frame), frame.index).catch(() => undefined);
  const originals = new Map<string, OriginalImage>();
  const headers = new Map<string, CitedHeader>();
  const unfound: FoundOriginals['unfound'] = [];

  const take = async (place: string, frame: LocatedFrame): Promise<UnmatchedReason | undefined> => {
    if (await hasNamesakes(frame, all, decode)) return 'namesakes';
    const { image } = frame.place;
    const header = headers.get(image) ?? (await importer.cited(blobOf(frame)).catch(() => undefined));
    if (!header) return 'unread';
    if (header.sopClass === '') return 'unnamed';
    headers.set(image, header);
    originals.set(place, originalImage(frame));
    return undefined;
  };
  const nearest = await nearestFrames(images, named, { decode, stored }, onProgress, signal);
  for (const { on, choice } of chosen(nearest)) {
    signal.throwIfAborted();
    const why = typeof choice === 'string' ? choice : await take(on.place, choice);
    if (why) unfound.push({ on, why });
  }
  return {
    originals,
    headers,
    unfound,
    refused: refused.filter(({ code }) => !NO_IMAGES.has(code)).length,
  };
}
