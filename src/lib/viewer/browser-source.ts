import { NO_RESCALE, previewRescale } from '#lib/domain/windowing.ts';
import { FrameDecoder } from './frame-decoder.ts';
import type { FileFacts, Source } from './source.ts';
import type { Stack } from './stack.ts';

async function fetched(address: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response;
}

/** Files from this site, decoded by the browser (previews) or by the worker (frames). */
export class BrowserSource implements Source {
  readonly #decoder = new FrameDecoder();
  #stacks: readonly Stack[];

  constructor(stacks: readonly Stack[]) {
    this.#stacks = stacks;
  }

  setStacks(stacks: readonly Stack[]): void {
    this.#stacks = stacks;
  }

  facts(stack: number, index: number, quality: 'preview' | 'frame'): FileFacts | undefined {
    const known = this.#stacks[stack];
    const [addresses, bytes, depth] =
      quality === 'preview'
        ? ([known?.previews, known?.previewBytes, 4] as const)
        : ([known?.frames, known?.frameBytes, 2] as const);
    if (!known || !addresses?.[index]) return undefined;
    return { bytes: bytes?.[index] ?? 0, memory: known.shape.width * known.shape.height * depth };
  }

  async fetchPreview(stack: number, index: number, signal: AbortSignal) {
    return (await fetched(this.#stacks[stack]?.previews[index] ?? '', signal)).blob();
  }

  async decodePreview(stack: number, blob: Blob) {
    const bitmap = await createImageBitmap(blob, {
      colorSpaceConversion: 'none',
      premultiplyAlpha: 'none',
    });
    const { width, height } = bitmap;
    const known = this.#stacks[stack];
    const rescale = known?.hasFrames ? previewRescale(known.window, known.inverted) : NO_RESCALE;
    return { kind: 'image' as const, bitmap, width, height, rescale, bytes: width * height * 4 };
  }

  async fetchFrame(stack: number, index: number, signal: AbortSignal) {
    const known = this.#stacks[stack];
    const response = await fetched(known?.frames[index] ?? '', signal);
    const { width, height, pixels } = await this.#decoder.decode(await response.arrayBuffer());
    const rescale = known?.rescales?.[index] ?? known?.rescale ?? NO_RESCALE;
    return { kind: 'frame' as const, width, height, pixels, rescale, bytes: pixels.byteLength };
  }

  stop(): void {
    this.#decoder.stop();
  }
}
