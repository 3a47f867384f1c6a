import { decodeFrame } from '#lib/domain/frame-format.ts';

/** Decodes frames beside the page, which must not stutter. Answers carry the number of their question. */
export interface FrameQuestion {
  id: number;
  bytes: ArrayBuffer;
}

export type FrameAnswer =
  | { id: number; width: number; height: number; pixels: Int16Array | Uint16Array }
  | { id: number; error: string };

const scope = self as unknown as {
  onmessage: (event: MessageEvent<FrameQuestion>) => void;
  postMessage(answer: FrameAnswer, transfer?: Transferable[]): void;
};

scope.onmessage = ({ data: { id, bytes } }) => {
  try {
    const { rows, columns, samples, pixels } = decodeFrame(new Uint8Array(bytes));
    if (samples !== 1) throw new RangeError('frame samples');
    const wide = pixels instanceof Uint8Array ? Uint16Array.from(pixels) : pixels;
    scope.postMessage({ id, width: columns, height: rows, pixels: wide }, [wide.buffer]);
  } catch (error) {
    scope.postMessage({ id, error: String(error) });
  }
};
