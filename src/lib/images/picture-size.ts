import type { ImageType } from './image-type.ts';
import { INPUT_PIXELS_MAX, INPUT_SIDE_MAX } from './upload-limits.ts';

/** The size given in a picture's header, before decoding. */
export interface PictureSize {
  width: number;
  height: number;
}

/** Number of leading bytes that contain the size: cameras put colour profiles and thumbnails before it. */
export const SIZE_BYTES = 1 << 20;

const textAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));

/** Start-of-frame markers: C0 to CF without those of tables and arithmetic coding. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

function jpegSize(view: DataView): PictureSize | undefined {
  for (let at = 2; at + 9 <= view.byteLength && view.getUint8(at) === 0xff; ) {
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    // Skips fill bytes before a marker.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}

function webpSize(view: DataView, bytes: Uint8Array): PictureSize | undefined {
  const chunk = textAt(bytes, 12);
  if (chunk === 'VP8X') {
    const wide = (at: number) => 1 + view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000;
    return { width: wide(24), height: wide(27) };
  }
  if (chunk === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}

/** The largest size among its items: tiles of a grid are smaller than the grid. */
function avifSize(view: DataView, bytes: Uint8Array): PictureSize | undefined {
  let largest: PictureSize | undefined;
  for (let at = 4; at + 16 <= bytes.length; at++) {
    if (bytes[at] !== 0x69 || textAt(bytes, at) !== 'ispe') continue;
    const [width, height] = [view.getUint32(at + 8), view.getUint32(at + 12)];
    if (!largest || width * height > largest.width * largest.height) largest = { width, height };
  }
  return largest;
}

/** @param bytes the first `SIZE_BYTES` of the file. Undefined when they do not contain the size. */
export function pictureSize(bytes: Uint8Array, type: ImageType): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (type === 'jpeg') return jpegSize(view);
    if (type === 'png') return { width: view.getUint32(16), height: view.getUint32(20) };
    if (type === 'gif') return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
    return type === 'webp' ? webpSize(view, bytes) : avifSize(view, bytes);
  } catch {
    // The file is truncated: decoding will report that.
    return undefined;
  }
}

/** Whether a picture exceeds the accepted size. */
export const isTooLarge = ({ width, height }: PictureSize): boolean =>
  width * height > INPUT_PIXELS_MAX || Math.max(width, height) > INPUT_SIDE_MAX;
