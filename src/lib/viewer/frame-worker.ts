import { decodeFrame } from '#lib/images/frame-format.ts';
import { ConnectionError, download } from './download.ts';

/**
 * Downloads and decodes frames outside the main thread, where hundreds of chunks would cost more time than
 * drawing (docs/decisions/0017). Responses have the id of their request.
 */
export type FrameQuestion = { id: number; address: string } | { id: number; stop: true };

export type FrameAnswer =
  | { id: number; received: number }
  | { id: number; width: number; height: number; pixels: Int16Array | Uint16Array }
  | { id: number; error: string; isConnection: boolean };

const scope = self as unknown as {
  onmessage: (event: MessageEvent<FrameQuestion>) => void;
  postMessage(answer: FrameAnswer, transfer?: Transferable[]): void;
};

/** Interval between progress reports (ms). */
const REPORT_EVERY = 200;

const stops = new Map<number, AbortController>();

scope.onmessage = ({ data }) => {
  if ('stop' in data) stops.get(data.id)?.abort();
  else void answer(data.id, data.address);
};

async function answer(id: number, address: string): Promise<void> {
  const stop = new AbortController();
  stops.set(id, stop);
  let reported = performance.now();
  const onBytes = (received: number) => {
    const now = performance.now();
    if (now - reported < REPORT_EVERY) return;
    reported = now;
    scope.postMessage({ id, received });
  };
  try {
    const { bytes } = await download(address, stop.signal, onBytes);
    const { rows, columns, samples, pixels } = decodeFrame(bytes);
    if (samples !== 1) throw new RangeError('frame samples');
    const wide = pixels instanceof Uint8Array ? Uint16Array.from(pixels) : pixels;
    scope.postMessage({ id, width: columns, height: rows, pixels: wide }, [wide.buffer]);
  } catch (error) {
    scope.postMessage({ id, error: String(error), isConnection: error instanceof ConnectionError });
  }
  stops.delete(id);
}
