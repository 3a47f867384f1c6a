import { Worker } from '#lib/platform/browser/own-scripts.ts';
import { ConnectionError } from './download.ts';
import type { FrameAnswer, FrameQuestion } from './frame-worker.ts';

export interface DecodedFrame {
  width: number;
  height: number;
  pixels: Int16Array | Uint16Array;
}

interface Waiting extends PromiseWithResolvers<DecodedFrame> {
  onBytes(received: number): void;
}

/** Manages the single worker that downloads and decodes frames; the first frame starts it. */
export class FrameFetcher {
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #asked = 0;

  /**
   * The values of a frame; `onBytes` is called from time to time with the number of decompressed bytes so far.
   * @throws ConnectionError when the connection or the server failed, Error when the file does not exist or is not a
   * frame
   */
  async fetch(
    address: string,
    signal: AbortSignal,
    onBytes: (received: number) => void,
  ): Promise<DecodedFrame> {
    signal.throwIfAborted();
    this.#worker ??= this.#start();
    const worker = this.#worker;
    const id = this.#asked++;
    const waiting = { ...Promise.withResolvers<DecodedFrame>(), onBytes };
    this.#waiting.set(id, waiting);
    const ask = (question: FrameQuestion) => worker.postMessage(question);
    // Workers resolve relative URLs against their own script.
    ask({ id, address: new URL(address, location.href).href });
    const stop = () => {
      ask({ id, stop: true });
      waiting.reject(signal.reason);
    };
    signal.addEventListener('abort', stop);
    try {
      return await waiting.promise;
    } finally {
      signal.removeEventListener('abort', stop);
      this.#waiting.delete(id);
    }
  }

  stop(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #start(): Worker {
    const worker = new Worker(new URL('./frame-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<FrameAnswer>) => {
      const waiting = this.#waiting.get(data.id);
      if ('received' in data) waiting?.onBytes(data.received);
      else if ('pixels' in data) waiting?.resolve(data);
      else waiting?.reject(new (data.isConnection ? ConnectionError : Error)(data.error));
    });
    // The worker's script could not be loaded, or memory ran out: the next frame starts a new worker.
    worker.addEventListener('error', () => {
      if (this.#worker === worker) this.stop();
      for (const waiting of this.#waiting.values()) waiting.reject(new ConnectionError('frame worker'));
    });
    return worker;
  }
}
