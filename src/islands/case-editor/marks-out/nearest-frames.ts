import type { CaseImage } from '#lib/cases/body-schema.ts';
import type { Distance } from '#lib/cases/marks/same-pixels.ts';
import type { AnchoredImage } from '#lib/cases/marks/written-findings.ts';
import { numbersOf } from '#lib/dicom/attributes/frame-display.ts';
import type { FramePayload } from '#lib/dicom/inspect.ts';
import type { LocatedFrame } from '#lib/dicom/located-frame.ts';
import type { FrameDistance } from './compare-pixels.ts';

/** Tolerance in millimetres: positions further apart are different places. */
const SAME_PLACE = 0.05;
/** Pixels of images of the case that are held at once, to be compared with each frame: one may have 30 million. */
const PIXELS_AT_ONCE = 32_000_000;

/** Whether a frame may be an image of the case, judging by size and position; only comparing pixels can confirm it. */
function mayBe(image: CaseImage, { attributes }: LocatedFrame): boolean {
  const [columns] = numbersOf(attributes.Columns);
  const [rows] = numbersOf(attributes.Rows);
  const isSize =
    image.kind === 'frame'
      ? columns === image.width && rows === image.height
      : // Pictures may have been given square pixels: one side stays.
        columns === image.width || rows === image.height;
  const position = numbersOf(attributes.ImagePositionPatient);
  if (!isSize || !image.position || position.length !== 3) return isSize;
  return Math.hypot(...image.position.map((each, axis) => each - position[axis]!)) <= SAME_PLACE;
}

/** An image of the case, and the most similar frames: none, the original one, or several that are alike. */
export interface NearestFrames {
  on: AnchoredImage;
  frames: LocatedFrame[];
  /** Whether a candidate frame could not be decoded. */
  hasUnread: boolean;
  /** Whether a frame would match if the case had masked the image; nothing says that it did. */
  hasUnsure: boolean;
}

interface Search extends NearestFrames {
  candidates: ReadonlySet<LocatedFrame>;
  distance: number;
}

/** Splits searches into batches whose images are held in memory together. */
function lotsOf(searches: readonly Search[]): Search[][] {
  const lots: Search[][] = [];
  let held = Number.POSITIVE_INFINITY;
  for (const search of searches) {
    const { width, height } = search.on.image;
    if (held + width * height > PIXELS_AT_ONCE) {
      lots.push([]);
      held = 0;
    }
    lots.at(-1)!.push(search);
    held += width * height;
  }
  return lots;
}

function weigh(search: Search, frame: LocatedFrame, distance: Distance): void {
  if (distance === 'unsure') search.hasUnsure = true;
  if (typeof distance !== 'number' || distance > search.distance) return;
  search.frames = distance < search.distance ? [frame] : [...search.frames, frame];
  search.distance = distance;
}

/** Reads the frames of files and the images of the case. */
export interface PixelSource {
  /** A frame that cannot be decoded is undefined. */
  decode(frame: LocatedFrame): Promise<FramePayload | undefined>;
  /** @throws what keeps an image of the case from being fetched */
  stored(on: AnchoredImage): Promise<FrameDistance>;
}

/** Finds the frames most similar to images of a case; each is decoded once for all images held together. */
export async function nearestFrames(
  images: readonly AnchoredImage[],
  frames: readonly LocatedFrame[],
  { decode, stored }: PixelSource,
  onProgress: (done: number, count: number) => void,
  signal: AbortSignal,
): Promise<NearestFrames[]> {
  const searches = images.map((on): Search => {
    const candidates = new Set(frames.filter((frame) => mayBe(on.image, frame)));
    return {
      on,
      frames: [],
      hasUnread: false,
      hasUnsure: false,
      candidates,
      distance: Number.POSITIVE_INFINITY,
    };
  });
  const lots = lotsOf(searches.filter(({ candidates }) => candidates.size > 0)).map((lot) => ({
    lot,
    wanted: frames.filter((frame) => lot.some(({ candidates }) => candidates.has(frame))),
  }));
  const count = lots.reduce((sum, { wanted }) => sum + wanted.length, 0);
  let done = 0;
  for (const { lot, wanted } of lots) {
    const compare = new Map<Search, FrameDistance>();
    for (const search of lot) compare.set(search, await stored(search.on));
    for (const frame of wanted) {
      signal.throwIfAborted();
      const payload = await decode(frame);
      for (const search of lot) {
        if (!search.candidates.has(frame)) continue;
        if (payload) weigh(search, frame, compare.get(search)!(payload));
        else search.hasUnread = true;
      }
      onProgress(++done, count);
    }
  }
  return searches;
}
