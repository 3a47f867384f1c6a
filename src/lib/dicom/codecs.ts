import { Refusal } from './refusal.ts';

/** The WebAssembly codecs, fetched when a file first needs one. */

export interface CodecDecoder {
  getEncodedBuffer(length: number): Uint8Array;
  getDecodedBuffer(): Uint8Array;
  decode(): void;
  getFrameInfo(): {
    width: number;
    height: number;
    bitsPerSample: number;
    componentCount: number;
    isSigned?: boolean;
  };
  getInterleaveMode?(): number;
  delete(): void;
}

export interface CodedImage {
  rows: number;
  columns: number;
  samples: number;
  precision: number;
  signed: boolean;
  /** Values of 1 byte, or 2 (native order) above 8 bits. */
  bytes: Uint8Array;
  /** Colours one after the other instead of interleaved. */
  planar: boolean;
}

export type CodecName = 'jpeg-ls' | 'jpeg-2000' | 'htj2k';

type Start = (locateFile?: (file: string) => string) => Promise<() => CodecDecoder>;

const silent = { print: () => {}, printErr: () => {} };
const STARTS: Record<CodecName, Start> = {
  'jpeg-ls': async (locateFile) => {
    const { default: load } = await import('@cornerstonejs/codec-charls/decodewasmjs');
    const { JpegLSDecoder } = await load({ ...silent, ...(locateFile && { locateFile }) });
    return () => new JpegLSDecoder();
  },
  'jpeg-2000': async (locateFile) => {
    const { default: load } = await import('@cornerstonejs/codec-openjpeg/decodewasmjs');
    const { J2KDecoder } = await load({ ...silent, ...(locateFile && { locateFile }) });
    return () => new J2KDecoder();
  },
  htj2k: async (locateFile) => {
    const { default: load } = await import('@cornerstonejs/codec-openjph/wasmjs');
    const { HTJ2KDecoder } = await load({ ...silent, ...(locateFile && { locateFile }) });
    return () => new HTJ2KDecoder();
  },
};

/** Bytes of a decoded image from which on a codec is restarted for the next one. */
const LARGE = 16 << 20;

const started = new Map<CodecName, Promise<() => CodecDecoder>>();
let locate: ((file: string) => string) | undefined;

/** Sets where the `.wasm` files are: a bundler knows, the codecs find them only under Node. */
export function locateCodecs(where: (file: string) => string): void {
  locate = where;
}

/** Decodes a codestream. A codec that failed is restarted for the next one: its memory may be in any state. */
export async function runCodec(name: CodecName, bytes: Uint8Array): Promise<CodedImage> {
  let starting = started.get(name);
  if (!starting) {
    starting = STARTS[name](locate);
    started.set(name, starting);
  }
  const makeDecoder = await starting.catch(() => {
    started.delete(name);
    throw new Refusal('codec_unavailable');
  });
  try {
    const decoder = makeDecoder();
    decoder.getEncodedBuffer(bytes.length).set(bytes);
    decoder.decode();
    const { width, height, bitsPerSample, componentCount, isSigned } = decoder.getFrameInfo();
    const image = {
      rows: height,
      columns: width,
      samples: componentCount,
      precision: bitsPerSample,
      signed: isSigned ?? false,
      // A copy, out of the codec's memory; some codecs give clamped arrays, which are not others' values.
      bytes: new Uint8Array(decoder.getDecodedBuffer()),
      planar: decoder.getInterleaveMode?.() === 0,
    };
    decoder.delete();
    // Its memory never shrinks: after one large frame it would stay allocated as long as the worker.
    if (image.bytes.length > LARGE) started.delete(name);
    return image;
  } catch {
    started.delete(name);
    throw new Refusal('damaged');
  }
}
