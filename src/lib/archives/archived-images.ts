import type { Window } from '#lib/imaging/windowing.ts';
import { clamp } from '#lib/platform/numbers.ts';
import { type ArchivedContent, keysNamedIn } from './read-archive.ts';

/** How the preview of a frame is rendered again: with its folder's window, in rescaled units. */
export interface FrameShown {
  window: Window;
  rescale: { slope: number; intercept: number };
  inverted: boolean;
}

/** An image of an archived item: a picture, or a frame whose preview the server makes again. */
export interface ArchivedImage {
  /** Its name in the body; for a frame, that of its preview. */
  key: string;
  /** Where its bytes are in the archive; undefined for an image that the archive lacks. */
  path: string | undefined;
  frame?: { key: string; shown: FrameShown };
}

type Loose = Record<string, unknown>;

const looseOf = (value: unknown): Loose =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Loose) : {};
const listOf = (value: unknown): Loose[] => (Array.isArray(value) ? value.map(looseOf) : []);
const numberOf = (value: unknown, otherwise: number) =>
  typeof value === 'number' && Number.isFinite(value) ? value : otherwise;

const BITS = 16;

/** The whole range of the values, where the author chose no window. */
function wholeRange(series: Loose, { slope, intercept }: FrameShown['rescale']): Window {
  const width = 2 ** clamp(numberOf(series.bits, BITS), 1, BITS) * Math.max(Math.abs(slope), 1e-3);
  return { centre: intercept + (series.signed === true ? 0 : width / 2), width };
}

function shownAs(ofFolder: Loose, image: Loose): FrameShown {
  // An image's own values take precedence over its folder's.
  const series: Loose = { ...ofFolder, ...looseOf(image.facts) };
  const own = looseOf(image.rescale ?? series.rescale);
  const rescale = { slope: numberOf(own.slope, 1), intercept: numberOf(own.intercept, 0) };
  const { centre, width, voiFunction } = looseOf(series.window);
  const window =
    typeof centre === 'number' && typeof width === 'number'
      ? { centre, width, ...(voiFunction !== undefined && { voiFunction: voiFunction as never }) }
      : wholeRange(series, rescale);
  return { window, rescale, inverted: series.inverted === true };
}

/** The images that an archived item shows, each once, and where the archive has them. */
export function imagesOf({ body, files }: ArchivedContent): ArchivedImage[] {
  const named = keysNamedIn(body);
  const images = new Map<string, ArchivedImage>();
  const ofFrames = new Set<string>();
  for (const folder of listOf(body.folders))
    for (const image of listOf(folder.images)) {
      const { file, frame } = image;
      if (typeof file !== 'string' || typeof frame !== 'string') continue;
      ofFrames.add(file).add(frame);
      const shown = shownAs(looseOf(folder.series), image);
      images.set(file, { key: file, path: files.get(frame), frame: { key: frame, shown } });
    }
  for (const key of named) if (!ofFrames.has(key)) images.set(key, { key, path: files.get(key) });
  return [...images.values()];
}
