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

/** The single worker that fetches and decodes frames; it starts with the first of them. */
export class FrameFetcher {
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #asked = 0;

  /**
   * A frame's values; `onBytes` hears now and then how many bytes, decompressed, are there.
   * @throws ConnectionError when the connection or the server failed, Error when there is no such file or it is not a
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
    // Workers know only their own address.
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
    // Its script could not be loaded, or memory ran out: the next frame starts another one.
    worker.addEventListener('error', () => {
      if (this.#worker === worker) this.stop();
      for (const waiting of this.#waiting.values()) waiting.reject(new ConnectionError('frame worker'));
    });
    return worker;
  }
}
