import { upsample422 } from './colour.ts';
import type { DataSet } from './data-set.ts';
import { type Frame, interleave, type PixelArray, pixelArray } from './frame.ts';
import { nativeFrameBytes, type PixelDescription } from './pixel-description.ts';
import { Refusal } from './refusal.ts';

/** Decodes frame `index` of uncompressed pixel data. */
export function decodeNative(dataSet: DataSet, description: PixelDescription, index: number): Frame {
  const { rows, columns, samples, element, bitsAllocated, photometric, planar, bitsStored, signed } =
    description;
  const size = nativeFrameBytes(description);
  const start = Math.floor(size * index);
  const end = Math.ceil(size * (index + 1));
  if (end > element.length) throw new Refusal('truncated');
  const swapped = !dataSet.littleEndian && element.vr === 'OW' && bitsAllocated <= 8;
  const bytes = swapped
    ? swapPairs(dataSet.bytes, element.at, start, end, element.length)
    : dataSet.bytes.subarray(element.at + start, element.at + end);
  const frame = { rows, columns, samples, bitsStored, signed };
  if (bitsAllocated === 1)
    return {
      ...frame,
      pixels: unpackBits(bytes, rows * columns * samples, Math.round((size * index - start) * 8)),
    };
  const values = readValues(bytes, description, dataSet.littleEndian);
  if (photometric.endsWith('_422')) return { ...frame, pixels: upsample422(values) };
  return { ...frame, pixels: planar && samples === 3 ? interleave(values, 3) : values };
}

/** Swaps bytes that were written as 16-bit words in big-endian order. */
function swapPairs(file: Uint8Array, at: number, start: number, end: number, length: number): Uint8Array {
  const bytes = new Uint8Array(end - start);
  for (let i = start; i < end; i++) {
    const pair = i ^ 1;
    bytes[i - start] = file[at + (pair < length ? pair : i)]!;
  }
  return bytes;
}

/** 1-bit pixels, the first in a byte's lowest bit (PS3.5 § 8.1.1); the first `skip` bits belong to another frame. */
export function unpackBits(bytes: Uint8Array, count: number, skip = 0): Uint8Array {
  const pixels = new Uint8Array(count);
  for (let i = 0; i < count; i++) pixels[i] = (bytes[(i + skip) >> 3]! >> ((i + skip) & 7)) & 1;
  return pixels;
}

function readValues(bytes: Uint8Array, description: PixelDescription, little: boolean): PixelArray {
  const { bitsAllocated, bitsStored, highBit, signed, float } = description;
  const width = bitsAllocated / 8;
  const count = Math.floor(bytes.length / width);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (float) {
    const out = bitsAllocated === 32 ? new Float32Array(count) : new Float64Array(count);
    for (let i = 0; i < count; i++)
      out[i] = width === 4 ? view.getFloat32(i * 4, little) : view.getFloat64(i * 8, little);
    return out;
  }
  const out = pixelArray(bitsAllocated, signed, count);
  if (width === 1) for (let i = 0; i < count; i++) out[i] = bytes[i]!;
  else if (width === 2) for (let i = 0; i < count; i++) out[i] = view.getUint16(i * 2, little);
  else for (let i = 0; i < count; i++) out[i] = view.getUint32(i * 4, little);
  return keepStoredBits(out, bitsStored, highBit, signed, bitsAllocated);
}

/**
 * Reduces each value to its stored bits. The other bits are not part of the image: old files hide drawings there, even
 * names.
 */
export function keepStoredBits<T extends PixelArray>(
  values: T,
  bitsStored: number,
  highBit: number,
  signed: boolean,
  bitsAllocated: number,
): T {
  if (bitsStored === bitsAllocated && !(signed && bitsAllocated === 8)) return values;
  const isSlip = highBit >= bitsStored && isUnshifted(values, bitsStored, highBit, signed, bitsAllocated);
  const left = 32 - (isSlip ? bitsStored : highBit + 1);
  const right = 32 - bitsStored;
  for (let i = 0; i < values.length; i++) {
    const top = values[i]! << left;
    values[i] = signed ? top >> right : top >>> right;
  }
  return values;
}

/**
 * Whether values are in the lowest bits although the file says that they are higher: above them there are only sign
 * bits, and bits are set where the file says that there is no image.
 */
function isUnshifted(
  values: PixelArray,
  bitsStored: number,
  highBit: number,
  signed: boolean,
  bitsAllocated: number,
): boolean {
  const below = (1 << (highBit + 1 - bitsStored)) - 1;
  const above = 2 ** (bitsAllocated - bitsStored) - 1;
  const all = 2 ** bitsAllocated - 1;
  let hasLow = false;
  for (const value of values) {
    const bits = bitsAllocated === 32 ? value >>> 0 : value & all;
    const top = bits >>> bitsStored;
    const isSign = signed && top === above && ((bits >>> (bitsStored - 1)) & 1) === 1;
    if (top !== 0 && !isSign) return false;
    hasLow ||= (bits & below) !== 0;
  }
  return hasLow;
}
