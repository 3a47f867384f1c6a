/**
 * The format in which frames of pixels are stored and sent (docs/frame-format.md). Neighbouring pixels are similar, so
 * each value is stored as the difference from a value predicted from its neighbours (MED, as in JPEG-LS), small
 * differences as small numbers (zigzag), low bytes separate from high bytes: a general compressor then does as well as
 * a medical codec, and decoding takes a dozen lines.
 */

export type FramePixels = Uint8Array | Uint16Array | Int16Array;

export interface FramePlanes {
  rows: number;
  columns: number;
  /** 1 = grey, 3 = RGB, interleaved. */
  samples: 1 | 3;
  /** `rows × columns × samples` values, row by row. */
  pixels: FramePixels;
}

const MAGIC = [0x4e, 0x47, 0x46, 0x31];
/** Number of bytes before the first plane. */
export const FRAME_HEADER = 16;
/** Maximum number of pixels in a frame: a mammogram has 30 million. */
export const FRAME_PIXELS_MAX = 1 << 26;

/** Encodes a frame: a 16-byte header, then for each sample a plane of low bytes and, in 16 bits, one of high bytes. */
export function encodeFrame({ rows, columns, samples, pixels }: FramePlanes): Uint8Array<ArrayBuffer> {
  const wide = pixels.BYTES_PER_ELEMENT;
  const size = rows * columns;
  if (pixels.length !== size * samples) throw new RangeError('frame size');
  const out = new Uint8Array(FRAME_HEADER + size * samples * wide);
  out.set(MAGIC);
  out.set([pixels instanceof Int16Array ? 1 : 0, samples, wide], 4);
  const view = new DataView(out.buffer);
  view.setUint32(8, rows, true);
  view.setUint32(12, columns, true);
  const shift = 32 - 8 * wide;
  for (let sample = 0, plane = FRAME_HEADER; sample < samples; sample++, plane += size * wide) {
    for (let i = 0, at = sample; i < size; i++, at += samples) {
      const distance = ((pixels[at]! - promised(pixels, at, i, columns, samples)) << shift) >> shift;
      const folded = (distance << 1) ^ (distance >> 31);
      out[plane + i] = folded;
      if (wide === 2) out[plane + size + i] = folded >> 8;
    }
  }
  return out;
}

/** Decodes the output of `encodeFrame`. Throws RangeError for anything else. */
export function decodeFrame(bytes: Uint8Array): FramePlanes {
  const { rows, columns, samples, wide, signed } = frameHeader(bytes);
  const size = rows * columns;
  const pixels = new (wide === 1 ? Uint8Array : signed ? Int16Array : Uint16Array)(size * samples);
  for (let sample = 0, plane = FRAME_HEADER; sample < samples; sample++, plane += size * wide) {
    for (let i = 0, at = sample; i < size; i++, at += samples) {
      const folded = bytes[plane + i]! | (wide === 2 ? bytes[plane + size + i]! << 8 : 0);
      const distance = (folded >> 1) ^ -(folded & 1);
      pixels[at] = promised(pixels, at, i, columns, samples) + distance;
    }
  }
  return { rows, columns, samples, pixels };
}

/** The value predicted from the left, upper and upper-left neighbours (median edge detection). */
function promised(pixels: FramePixels, at: number, i: number, columns: number, samples: number): number {
  const first = i % columns === 0;
  if (i < columns) return first ? 0 : pixels[at - samples]!;
  const up = pixels[at - columns * samples]!;
  if (first) return up;
  const left = pixels[at - samples]!;
  const corner = pixels[at - (columns + 1) * samples]!;
  if (corner >= Math.max(left, up)) return Math.min(left, up);
  if (corner <= Math.min(left, up)) return Math.max(left, up);
  return left + up - corner;
}

/** The size given in a frame's first 16 bytes; undefined when they are not a frame header. */
export function announcedSize(header: Uint8Array): Pick<FramePlanes, 'rows' | 'columns'> | undefined {
  if (header.length < FRAME_HEADER || MAGIC.some((byte, i) => header[i] !== byte)) return undefined;
  const view = new DataView(header.buffer, header.byteOffset, FRAME_HEADER);
  return { rows: view.getUint32(8, true), columns: view.getUint32(12, true) };
}

/** The header of a frame, with the format of its values. */
export interface FrameHeader extends Pick<FramePlanes, 'rows' | 'columns' | 'samples'> {
  /** Bytes per value. */
  wide: 1 | 2;
  signed: boolean;
}

/** Reads the header of a complete frame. Throws RangeError for anything else. */
export function frameHeader(bytes: Uint8Array): FrameHeader {
  const size = announcedSize(bytes);
  if (!size) throw new RangeError('frame magic');
  const { rows, columns } = size;
  const [signed, samples, wide, reserved] = [bytes[4]!, bytes[5]!, bytes[6]!, bytes[7]!];
  const kind =
    (samples === 1 || samples === 3) && (wide === 1 || wide === 2) && signed < wide && reserved === 0;
  if (!kind) throw new RangeError('frame kind');
  if (rows < 1 || columns < 1 || rows * columns > FRAME_PIXELS_MAX) throw new RangeError('frame size');
  if (bytes.length !== FRAME_HEADER + rows * columns * samples * wide) throw new RangeError('frame length');
  return { rows, columns, samples: samples as 1 | 3, wide: wide as 1 | 2, signed: signed === 1 };
}
