import type { SliceValues } from '#lib/imaging/volume/volume.ts';
import { NO_RESCALE } from '#lib/imaging/windowing.ts';
import { decodeImage } from '../decode-image.ts';
import { download } from '../download.ts';
import { FrameFetcher } from '../frame-fetcher.ts';
import { levelsIn } from '../measures/measured-image.ts';
import type { Stack } from '../stack.ts';
import type { FetchSlice } from './volume-loader.ts';

/** The grey levels of an ordinary image, the same as measurements on it use. */
async function levelsAt(address: string, signal: AbortSignal): Promise<SliceValues> {
  const file = await download(address, signal, () => undefined);
  const bitmap = await decodeImage(file);
  const { width, height } = bitmap;
  const levels = levelsIn(bitmap);
  bitmap.close();
  if (!levels) throw new Error('levels');
  return { width, height, pixels: Int16Array.from(levels), rescale: NO_RESCALE };
}

/** A source for a volume's slices: the frames of a series, or its ordinary images. `stop` releases them. */
export function sliceSource({ frames, previews, hasFrames, rescale, rescales }: Stack): {
  fetchSlice: FetchSlice;
  stop(): void;
} {
  const fetcher = new FrameFetcher();
  const fetchSlice: FetchSlice = async (slice, signal) => {
    if (!hasFrames) return levelsAt(previews[slice] ?? '', signal);
    const frame = await fetcher.fetch(frames[slice] ?? '', signal, () => undefined);
    return { ...frame, rescale: rescales?.[slice] ?? rescale };
  };
  return { fetchSlice, stop: () => fetcher.stop() };
}
