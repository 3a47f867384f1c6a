import { Refusal } from './refusal.ts';

/** The WebAssembly codecs, loaded when a file first needs one. */

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
  /** One byte per value, or two (native byte order) above 8 bits. */
  bytes: Uint8Array;
  /** Whether colours are stored plane by plane instead of interleaved. */
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

/** Size of a decoded image, in bytes, above which its codec is restarted for the next one. */
const LARGE = 16 << 20;

const started = new Map<CodecName, Promise<() => CodecDecoder>>();
let locate: ((file: string) => string) | undefined;

/** Sets how the `.wasm` files are found: the bundler knows their URLs, while the codecs look for them as under Node. */
export function locateCodecs(where: (file: string) => string): void {
  locate = where;
}

/** Decodes a codestream. A codec that failed is restarted for the next frame, since its memory may be inconsistent. */
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
      // A copy outside the codec's memory; some codecs return clamped arrays, which other code does not expect.
      bytes: new Uint8Array(decoder.getDecodedBuffer()),
      planar: decoder.getInterleaveMode?.() === 0,
    };
    decoder.delete();
    // A codec's memory never shrinks: after one large frame, it would stay allocated as long as the worker.
    if (image.bytes.length > LARGE) started.delete(name);
    return image;
  } catch {
    started.delete(name);
    throw new Refusal('damaged');
  }
}
