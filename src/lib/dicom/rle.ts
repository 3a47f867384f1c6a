import { interleave, type PixelArray, pixelArray } from './frame.ts';
import { unpackBits } from './native.ts';
import type { PixelDescription } from './pixel-description.ts';
import { Refusal } from './refusal.ts';

const SEGMENTS_MAX = 15;
const HEADER = 64;

/** Decodes an RLE frame (PS3.5 § G): one segment per byte of each sample, most significant first. */
export function decodeRle(bytes: Uint8Array, description: PixelDescription): PixelArray {
  const { rows, columns, samples, bitsAllocated, signed } = description;
  const width = Math.ceil(bitsAllocated / 8);
  const size = rows * columns;
  if (bytes.length < HEADER) throw new Refusal('truncated');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const count = view.getUint32(0, true);
  if (count > SEGMENTS_MAX || count !== samples * width) throw new Refusal('damaged');
  const offsets = Array.from({ length: count }, (_, i) => view.getUint32(4 + 4 * i, true));
  const planes = pixelArray(bitsAllocated, signed && width > 1, size * samples);
  offsets.forEach((offset, segment) => {
    const next = offsets[segment + 1] ?? bytes.length;
    if (offset < HEADER || next < offset || next > bytes.length) throw new Refusal('damaged');
    const coded = bytes.subarray(offset, next);
    const plane = bitsAllocated === 1 ? unpackMask(coded, size) : unpack(coded, size);
    const shift = 8 * (width - 1 - (segment % width));
    const start = Math.floor(segment / width) * size;
    for (let i = 0; i < size; i++) planes[start + i] = planes[start + i]! | (plane[i]! << shift);
  });
  return samples === 3 ? interleave(planes, 3) : planes;
}

/** Unpacks 1-bit pixels: eight per byte, as in native pixels, or one per byte, as some writers do. */
function unpackMask(bytes: Uint8Array, size: number): Uint8Array {
  const packed = Math.ceil(size / 8);
  const values = unpackUpTo(bytes, size, packed);
  if (values.length < packed) throw new Refusal('truncated');
  // With padding, packed pixels are only a byte or so longer; so many bytes mean one byte per pixel.
  return values.length < size ? unpackBits(values, size) : values.map((value) => value && 1);
}

/** Decodes PackBits. A segment that is too short is refused; excess bytes are padding. */
function unpack(bytes: Uint8Array, size: number): Uint8Array {
  const out = unpackUpTo(bytes, size, size);
  if (out.length < size) throw new Refusal('truncated');
  return out;
}

/** Decodes up to `size` bytes; after `least` bytes, an incomplete run counts as padding. */
function unpackUpTo(bytes: Uint8Array, size: number, least: number): Uint8Array {
  const out = new Uint8Array(size);
  let to = 0;
  for (let from = 0; from < bytes.length && to < size; ) {
    const head = bytes[from++]!;
    if (head === 128) continue;
    const coded = head < 128 ? Math.min(head + 1, size - to) : 1;
    if (from + coded > bytes.length) {
      if (to >= least) break;
      throw new Refusal('truncated');
    }
    if (head < 128) {
      out.set(bytes.subarray(from, from + coded), to);
      from += head + 1;
      to += coded;
    } else {
      const length = Math.min(257 - head, size - to);
      out.fill(bytes[from++]!, to, to + length);
      to += length;
    }
  }
  return out.subarray(0, to);
}
