interface Encoder {
  getDecodedBuffer(info: object): Uint8Array;
  encode(): void;
  getEncodedBuffer(): Uint8Array;
  setNearLossless?(near: number): void;
  setInterleaveMode?(mode: number): void;
  setQuality?(reversible: boolean, step: number): void;
}
const ENCODERS = {
  htj2k: ['@cornerstonejs/codec-openjph/wasmjs', 'HTJ2KEncoder'],
  'jpeg-2000': ['@cornerstonejs/codec-openjpeg/wasmjs', 'J2KEncoder'],
  'jpeg-ls': ['@cornerstonejs/codec-charls/wasmjs', 'JpegLSEncoder'],
} as const;
export type Codec = keyof typeof ENCODERS;

/** A picture as a codec's own encoder writes it, without loss. @param info as the encoder describes pictures */
export async function encode(
  name: Codec,
  bytes: Uint8Array,
  info: object,
  interleave?: number,
): Promise<Uint8Array> {
  const [path, kind] = ENCODERS[name];
  const { default: load } = (await import(path)) as {
    default: (o: object) => Promise<Record<string, new () => Encoder>>;
  };
  const encoder = new (await load({ print() {}, printErr() {} }))[kind]!();
  encoder.getDecodedBuffer(info).set(bytes);
  if (interleave !== undefined) encoder.setInterleaveMode?.(interleave);
  encoder.setQuality?.(true, 0);
  encoder.encode();
  return new Uint8Array(encoder.getEncodedBuffer());
}
