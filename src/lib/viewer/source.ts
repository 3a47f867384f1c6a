import { type Quality, wantedKey } from '#lib/imaging/load-plan.ts';
import type { DownloadedFile } from './download.ts';
import type { FramePicture, ImagePicture } from './picture.ts';

/** The properties of a file that the loader knows in advance. */
export interface FileFacts {
  /** Size of the download. */
  bytes: number;
  /** Size in memory after decoding. */
  memory: number;
}

export type OnProgress = (part: number) => void;

/** Loads files; tests provide their own. `onProgress` receives the fraction of a file that has arrived, 0 to 1. */
export interface Source {
  /** Undefined when there is no such file: an ordinary image has no frame, and few have a reduced copy. */
  facts(stack: number, index: number, quality: Quality): FileFacts | undefined;
  /**
   * Loads the bytes of a preview or of its reduced copy.
   * @throws ConnectionError when a retry may succeed
   */
  fetchImage(
    stack: number,
    index: number,
    quality: 'light' | 'preview',
    signal: AbortSignal,
    onProgress: OnProgress,
  ): Promise<DownloadedFile>;
  decode(
    stack: number,
    index: number,
    quality: 'light' | 'preview',
    file: DownloadedFile,
  ): Promise<ImagePicture>;
  /**
   * Loads small copies of images spread over a folder, each passed on as it arrives; undefined if there are none.
   * @throws as `fetchImage`
   */
  fetchTiles?(
    stack: number,
    signal: AbortSignal,
    onTile: (index: number, file: DownloadedFile) => void,
  ): Promise<void> | undefined;
  /** @throws as `fetchImage` */
  fetchFrame(
    stack: number,
    index: number,
    signal: AbortSignal,
    onProgress: OnProgress,
  ): Promise<FramePicture>;
}

/** The cache keys of everything that can show a slice. */
export function keysOf(stack: number, index: number): string[] {
  return (['light', 'preview', 'frame'] as const).map((quality) => wantedKey({ stack, index, quality }));
}
