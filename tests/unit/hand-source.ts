import type { Demand } from '#lib/imaging/load-plan.ts';
import { ConnectionError } from '#lib/viewer/download.ts';
import type { FramePicture, ImagePicture } from '#lib/viewer/picture.ts';
import type { Source } from '#lib/viewer/source.ts';

export const BYTES = 1000;
export const demand = (index: number, part: Partial<Demand> = {}): Demand => ({
  stack: 0,
  index,
  count: 100,
  frames: 'none',
  ...part,
});

export interface HeldRequest {
  index: number;
  stack: number;
  quality: string;
  signal: AbortSignal;
  answer(): Promise<void>;
  /** The file is bad. */
  fail(): Promise<void>;
  /** The line gives way. */
  cut(): Promise<void>;
  share(part: number): void;
}

/** A source whose answers come when the test says so. */
export function handSource(lights: ReadonlySet<number> = new Set()) {
  const asked: HeldRequest[] = [];
  const closed: number[] = [];
  const ask = <T>(
    quality: string,
    stack: number,
    index: number,
    signal: AbortSignal,
    share: (part: number) => void,
    value: () => T,
  ) =>
    new Promise<T>((resolve, reject) => {
      const settled = async (act: () => void) => {
        act();
        await new Promise((wake) => setTimeout(wake));
      };
      const answer = () => settled(() => resolve(value()));
      const fail = () => settled(() => reject(new Error('line')));
      const cut = () => settled(() => reject(new ConnectionError('cut')));
      asked.push({ index, stack, quality, signal, answer, fail, cut, share });
      signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
  const picture = (index: number, light: boolean): ImagePicture => ({
    kind: 'image',
    width: 10,
    height: 10,
    rescale: { slope: 1, intercept: 0 },
    bytes: BYTES,
    light,
    bitmap: { close: () => closed.push(index) } as unknown as ImageBitmap,
  });
  const frame = (): FramePicture => ({
    kind: 'frame',
    width: 10,
    height: 10,
    rescale: { slope: 1, intercept: 0 },
    bytes: BYTES,
    pixels: new Int16Array(100),
  });
  const source: Source = {
    facts: (_stack, index, quality) =>
      quality === 'light' && !lights.has(index) ? undefined : { bytes: BYTES, memory: BYTES },
    fetchImage: (stack, index, quality, signal, onProgress) =>
      ask(quality, stack, index, signal, onProgress, () => ({
        bytes: new Uint8Array(BYTES),
        type: 'image/webp',
      })),
    decode: async (_stack, index, quality) => picture(index, quality === 'light'),
    fetchFrame: (stack, index, signal, onProgress) => ask('frame', stack, index, signal, onProgress, frame),
  };
  return { source, asked, closed };
}

export const ROOMY = { files: 1e9, frames: 1e9, bitmaps: 1e9, side: 4096 };
