import { type Quality, wantedKey } from '#lib/imaging/load-plan.ts';
import type { DownloadedFile } from './download.ts';
import type { FramePicture, ImagePicture } from './picture.ts';

/** The facts of a file that the loader knows beforehand. */
export interface FileFacts {
  /** Size of the transfer. */
  bytes: number;
  /** Decoded, in memory. */
  memory: number;
}

export type OnProgress = (part: number) => void;

/** Where files come from; tests bring their own. `onProgress` hears which part of a file has come, 0 to 1. */
export interface Source {
  /** Undefined when there is no such file: an ordinary image has no frame, and few have a reduced copy. */
  facts(stack: number, index: number, quality: Quality): FileFacts | undefined;
  /**
   * The bytes of a preview or of its reduced copy.
   * @throws ConnectionError when they may yet come
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
   * Small copies of a folder's images, spread over it, each passed on as it arrives; undefined where there are none.
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

/** The names of everything that may show a slice. */
export function keysOf(stack: number, index: number): string[] {
  return (['light', 'preview', 'frame'] as const).map((quality) => wantedKey({ stack, index, quality }));
}
