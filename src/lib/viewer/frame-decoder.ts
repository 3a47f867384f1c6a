import type { FrameAnswer } from './frame-worker.ts';

export interface DecodedFrame {
  width: number;
  height: number;
  pixels: Int16Array | Uint16Array;
}

type Waiting = PromiseWithResolvers<DecodedFrame>;

/** The one worker that decodes frames; it starts with the first of them. */
export class FrameDecoder {
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #asked = 0;

  /** @throws Error when the bytes are no frame */
  decode(bytes: ArrayBuffer): Promise<DecodedFrame> {
    this.#worker ??= this.#start();
    const waiting = Promise.withResolvers<DecodedFrame>();
    const id = this.#asked++;
    this.#waiting.set(id, waiting);
    this.#worker.postMessage({ id, bytes }, [bytes]);
    return waiting.promise;
  }

  stop(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #start(): Worker {
    const worker = new Worker(new URL('./frame-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<FrameAnswer>) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ('error' in data) waiting?.reject(new Error(data.error));
      else waiting?.resolve(data);
    });
    worker.addEventListener('error', () => {
      for (const waiting of this.#waiting.values()) waiting.reject(new Error('frame worker'));
      this.#waiting.clear();
    });
    return worker;
  }
}
