import type { Window } from '#lib/imaging/windowing.ts';
import { clamp } from '#lib/platform/numbers.ts';
import { type ArchivedContent, fileKeysIn } from './read-archive.ts';

/** The window of a frame's folder, in rescaled units, with which the frame's preview is rendered again. */
export interface FrameShown {
  window: Window;
  rescale: { slope: number; intercept: number };
  inverted: boolean;
}

/** An image of an archived item: a picture, or a frame whose preview the server renders again. */
export interface ArchivedImage {
  /** The image's key in the body; for a frame, the key of its preview. */
  key: string;
  /** Path of the file in the archive; undefined for an image that the archive lacks. */
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

/** Window over the whole range of values, used when the author chose none. */
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

/** The images shown by an archived item, each once, with their paths in the archive. */
export function imagesOf({ body, files }: ArchivedContent): ArchivedImage[] {
  const named = fileKeysIn(body);
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
