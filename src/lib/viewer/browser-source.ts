import type { Quality } from '#lib/imaging/load-plan.ts';
import { NO_RESCALE, previewRescale } from '#lib/imaging/windowing.ts';
import { decodeImage } from './decode-image.ts';
import { type DownloadedFile, download } from './download.ts';
import { downloadTiles } from './download-tiles.ts';
import { takeFirstTiles } from './first-tiles.ts';
import { FrameFetcher } from './frame-fetcher.ts';
import type { FileFacts, OnProgress, Source } from './source.ts';
import { factsAt, type Stack } from './stack.ts';
import type { Size } from './view.ts';

/** Files from this site, the previews decoded by the browser, frames by the worker. */
export class BrowserSource implements Source {
  readonly #frames = new FrameFetcher();
  readonly #longestSide: number;
  #stacks: readonly Stack[];

  /** @param longestSide maximum side in pixels; larger images are scaled down when decoded */
  constructor(stacks: readonly Stack[], longestSide: number) {
    this.#stacks = stacks;
    this.#longestSide = longestSide;
  }

  setStacks(stacks: readonly Stack[]): void {
    this.#stacks = stacks;
  }

  facts(stack: number, index: number, quality: Quality): FileFacts | undefined {
    const known = this.#stacks[stack];
    const light = known?.lights[index];
    if (quality === 'light') return light ? { bytes: light.bytes, memory: 0 } : undefined;
    const [addresses, bytes, depth] =
      quality === 'preview'
        ? ([known?.previews, known?.previewBytes, 4] as const)
        : ([known?.frames, known?.frameBytes, 2] as const);
    if (!known || !addresses?.[index]) return undefined;
    const { width, height } = light ?? factsAt(known, index).shape;
    return { bytes: bytes?.[index] ?? 0, memory: width * height * depth };
  }

  fetchImage(
    stack: number,
    index: number,
    quality: 'light' | 'preview',
    signal: AbortSignal,
    onProgress: OnProgress,
  ): Promise<DownloadedFile> {
    const known = this.#stacks[stack];
    const address = quality === 'light' ? known?.lights[index]?.address : known?.previews[index];
    const whole = this.facts(stack, index, quality)?.bytes || Number.POSITIVE_INFINITY;
    return download(address ?? '', signal, (bytes) => onProgress(bytes / whole));
  }

  async decode(stack: number, index: number, quality: 'light' | 'preview', file: DownloadedFile) {
    const known = this.#stacks[stack];
    const big = known?.lights[index];
    const bitmap = await decodeImage(file, big && quality === 'preview' ? this.#reduced(big) : {});
    // A tile stands for an image whose full size is only known from its folder.
    const facts = known && factsAt(known, index);
    const { width, height } = big ?? (quality === 'light' && facts ? facts.shape : bitmap);
    const rescale = facts?.isFrame ? previewRescale(facts.window, facts.inverted) : NO_RESCALE;
    const memory = bitmap.width * bitmap.height * 4;
    return {
      kind: 'image' as const,
      bitmap,
      width,
      height,
      rescale,
      bytes: memory,
      light: quality === 'light',
    };
  }

  fetchTiles(stack: number, signal: AbortSignal, onTile: (index: number, file: DownloadedFile) => void) {
    const address = this.#stacks[stack]?.tiles;
    if (!address) return undefined;
    return takeFirstTiles(address)?.follow(onTile, signal) ?? downloadTiles(address, signal, onTile);
  }

  async fetchFrame(stack: number, index: number, signal: AbortSignal, onProgress: OnProgress) {
    const known = this.#stacks[stack];
    const whole = this.facts(stack, index, 'frame')?.memory || Number.POSITIVE_INFINITY;
    const onBytes = (received: number) => onProgress(received / whole);
    const address = known?.frames[index] ?? '';
    const { width, height, pixels } = await this.#frames.fetch(address, signal, onBytes);
    const rescale = known?.rescales?.[index] ?? known?.rescale ?? NO_RESCALE;
    return { kind: 'frame' as const, width, height, pixels, rescale, bytes: pixels.byteLength };
  }

  stop(): void {
    this.#frames.stop();
  }

  #reduced({ width, height }: Size): ImageBitmapOptions {
    const part = this.#longestSide / Math.max(width, height);
    if (part >= 1) return {};
    return {
      resizeWidth: Math.round(width * part),
      resizeHeight: Math.round(height * part),
      resizeQuality: 'high',
    };
  }
}
