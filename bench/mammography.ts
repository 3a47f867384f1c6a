import { randomNumbers } from '../tests/run/mutate-images.ts';
import { imageAttributes, text, writeDicom } from '../tests/unit/dicom/write-dicom.ts';

export const MAMMOGRAPHY = { rows: 6000, columns: 5000 };

const JPEG_2000_LOSSLESS = '1.2.840.10008.1.2.4.90';

interface Encoder {
  getDecodedBuffer(info: object): Uint8Array;
  setQuality(reversible: boolean, step: number): void;
  encode(): void;
  getEncodedBuffer(): Uint8Array;
}

/** A breast's outline, its gradient and a detector's grain, in 12 bits. */
function pixels(): Uint16Array {
  const { rows, columns } = MAMMOGRAPHY;
  const next = randomNumbers(1);
  return Uint16Array.from({ length: rows * columns }, (_, at) => {
    const [x, y] = [(at % columns) / columns, Math.floor(at / columns) / rows - 0.5];
    const depth = 1 - Math.hypot(x, y * 1.8);
    const tissue = depth > 0 ? 900 + 2200 * depth + 150 * Math.sin(x * 40) * Math.cos(y * 60) : 60;
    return tissue + (next() >>> 27);
  });
}

/** A mammography of 6,000 × 5,000 as archives hold them: lossless JPEG 2000, in one tile. */
export async function makeMammography(): Promise<Uint8Array> {
  const path = '@cornerstonejs/codec-openjpeg/wasmjs';
  const { default: load } = (await import(path)) as {
    default: (options: object) => Promise<{ J2KEncoder: new () => Encoder }>;
  };
  const { J2KEncoder } = await load({ print() {}, printErr() {} });
  const encoder = new J2KEncoder();
  const { rows, columns } = MAMMOGRAPHY;
  const info = {
    width: columns,
    height: rows,
    bitsPerSample: 12,
    componentCount: 1,
    isSigned: false,
    isUsingColorTransform: false,
  };
  encoder.getDecodedBuffer(info).set(new Uint8Array(pixels().buffer));
  encoder.setQuality(true, 0);
  encoder.encode();
  const stream = new Uint8Array(encoder.getEncodedBuffer());
  const bits = [0x00280100, 0x00280101, 0x00280102].map((tag, at) => ({
    tag,
    vr: 'US',
    value: [[16, 12, 11][at]!],
  }));
  const attributes = imageAttributes(rows, columns, new Uint8Array(0), [
    ...bits,
    text(0x00080060, 'CS', 'MG'),
    { tag: 0x7fe00010, vr: 'OB', value: { frames: [stream] } },
  ]);
  return writeDicom(attributes, { syntax: JPEG_2000_LOSSLESS });
}
