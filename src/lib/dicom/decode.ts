import { type CodecName, type CodedImage, runCodec } from './codecs.ts';
import { type CodestreamKind, kindOf, repairImageSize, sizeOf } from './codestream.ts';
import { eightBit, ybrPartialToRgb, ybrToRgb } from './colour.ts';
import type { DataSet } from './data-set.ts';
import { DEFLATED_FRAMES, decodeDeflated } from './deflated-frame.ts';
import { codestreamOf } from './encapsulated.ts';
import { type Frame, interleave, type PixelArray, pixelArray } from './frame.ts';
import { decodeJpeg } from './jpeg/decode.ts';
import { decodeNative, keepStoredBits } from './native.ts';
import { applyPalette } from './palette.ts';
import type { PixelDescription } from './pixel-description.ts';
import { Refusal } from './refusal.ts';
import { decodeRle } from './rle.ts';

const RLE = '1.2.840.10008.1.2.5';

/** A stored frame, and whether its colours are Y Cb Cr. */
interface Stored {
  frame: Frame;
  ybr: boolean;
}

/** Decodes frame `index` (from 0): stored values of grey images, RGB of colour images. Throws `Refusal`. */
export async function decodeFrameOf(
  dataSet: DataSet,
  description: PixelDescription,
  index: number,
): Promise<Frame> {
  const { frame, ybr } = await decodeStored(dataSet, description, index);
  const { rows, columns, samples } = description;
  if (frame.pixels.length !== rows * columns * samples) throw new Refusal('damaged');
  if (description.photometric === 'PALETTE COLOR') return applyPalette(dataSet, frame);
  return samples === 3 && ybr ? toRgb(frame, description) : frame;
}

/** Colours are sent with 8 bits, so wider ones are reduced first. */
function toRgb(frame: Frame, { photometric }: PixelDescription): Frame {
  const pixels = eightBit(frame.pixels, frame.bitsStored);
  if (photometric.startsWith('YBR_PARTIAL')) ybrPartialToRgb(pixels);
  else ybrToRgb(pixels);
  return { ...frame, pixels, bitsStored: Math.min(8, frame.bitsStored) };
}

/** Decodes frame `index` without palette or colour conversion. */
export async function decodeStored(
  dataSet: DataSet,
  description: PixelDescription,
  index: number,
): Promise<Stored> {
  const { photometric, samples, element, transferSyntax } = description;
  const declared = samples === 3 && photometric.startsWith('YBR_');
  if (!element.fragments) return { frame: decodeNative(dataSet, description, index), ybr: declared };
  const bytes = codestreamOf(dataSet, description, index);
  if (transferSyntax === DEFLATED_FRAMES)
    return { frame: await decodeDeflated(bytes, dataSet, description), ybr: declared };
  const kind = kindOf(bytes);
  if (kind === undefined && transferSyntax === RLE) {
    const frame = { ...shapeOf(description), pixels: stored(decodeRle(bytes, description), description) };
    return { frame, ybr: declared };
  }
  if (kind === undefined) throw new Refusal(bytes.length === 0 ? 'truncated' : 'unsupported_syntax');
  if (kind === 'jpeg') return decodeJpegFrame(bytes, description);
  return decodeWithCodec(kind, bytes, description);
}

function shapeOf({ rows, columns, samples, bitsStored, signed }: PixelDescription): Omit<Frame, 'pixels'> {
  return { rows, columns, samples, bitsStored, signed };
}

function stored(
  values: PixelArray,
  { bitsStored, highBit, signed, bitsAllocated }: PixelDescription,
): PixelArray {
  return keepStoredBits(values, bitsStored, highBit, signed, bitsAllocated);
}

/** Colour information in the JPEG itself takes precedence over the attribute, which often predates the compression. */
function decodeJpegFrame(bytes: Uint8Array, description: PixelDescription): Stored {
  const image = decodeJpeg(bytes, description);
  const { precision } = image;
  const pixels = withSign(image.pixels, precision, false, description);
  const bitsStored = Math.max(precision, Math.min(description.bitsStored, 16));
  const ybr = image.ybr ?? description.photometric !== 'RGB';
  return { frame: { ...shapeOf(description), bitsStored, pixels }, ybr };
}

async function decodeWithCodec(
  kind: Exclude<CodestreamKind, 'jpeg'>,
  written: Uint8Array,
  description: PixelDescription,
): Promise<Stored> {
  const { rows, columns, samples, photometric } = description;
  const bytes = kind === 'jpeg-ls' ? written : repairImageSize(written, rows, columns);
  const size = sizeOf(kind, bytes);
  if (!size || size.rows !== rows || size.columns !== columns || size.samples !== samples)
    throw new Refusal('damaged');
  const image = await runCodec(kind satisfies CodecName, bytes);
  const values = coded(image);
  const pixels = withSign(
    image.planar && samples === 3 ? interleave(values, 3) : values,
    image.precision,
    image.signed,
    description,
  );
  // The codec reverses RCT and ICT; only colours stored as YBR remain to be converted.
  const ybr = photometric.startsWith('YBR_FULL') && !size.colourTransform;
  return { frame: { ...shapeOf(description), bitsStored: image.precision, pixels }, ybr };
}

function coded({ bytes, precision, signed }: CodedImage): Uint8Array | Int16Array | Uint16Array {
  if (precision > 16) throw new Refusal('unsupported_pixels');
  if (precision <= 8) return signed ? Int16Array.from(new Int8Array(bytes.buffer)) : bytes;
  return signed ? new Int16Array(bytes.buffer) : new Uint16Array(bytes.buffer);
}

/** The attribute tells if values are signed, the codestream only how they were coded: the bits are reinterpreted. */
function withSign(
  values: PixelArray,
  precision: number,
  codedSigned: boolean,
  { signed }: PixelDescription,
): PixelArray {
  if (signed === codedSigned) return values;
  const out = pixelArray(precision, signed, values.length);
  const shift = 32 - precision;
  for (let i = 0; i < values.length; i++) {
    const top = values[i]! << shift;
    out[i] = signed ? top >> shift : top >>> shift;
  }
  return out;
}
