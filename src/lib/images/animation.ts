import type { ImageType } from './image-type.ts';

const IMAGE = 0x2c;
const EXTENSION = 0x21;
const textAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));

/** Size in bytes of a GIF's colour table, from the packed field that describes it. */
const tableSize = (packed: number) => (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0);

/** The end of the sub-blocks that begin at a position. */
function afterBlocks(bytes: Uint8Array, at: number): number {
  let to = at;
  while (to < bytes.length && bytes[to] !== 0) to += bytes[to]! + 1;
  return to + 1;
}

function gifFrames(bytes: Uint8Array): number {
  let frames = 0;
  let at = 13 + tableSize(bytes[10] ?? 0);
  while (at < bytes.length) {
    if (bytes[at] === EXTENSION) at = afterBlocks(bytes, at + 2);
    else if (bytes[at] === IMAGE) {
      frames += 1;
      at = afterBlocks(bytes, at + 11 + tableSize(bytes[at + 9] ?? 0));
    } else break;
  }
  return frames;
}

/** Counts the frames of a WebP by its ANMF chunks (`pngFrames` reads the count in a PNG's acTL chunk). */
function webpFrames(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let frames = 0;
  for (let at = 12; at + 8 <= bytes.length; ) {
    if (textAt(bytes, at) === 'ANMF') frames += 1;
    const size = view.getUint32(at + 4, true);
    at += 8 + size + (size % 2);
  }
  return Math.max(1, frames);
}

function pngFrames(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    const chunk = textAt(bytes, at + 4);
    if (chunk === 'acTL') return view.getUint32(at + 8);
    if (chunk === 'IDAT') break;
  }
  return 1;
}

/** The number of frames in a picture's file; 2 means « several » for AVIF, whose brand tells no more. */
export function countFrames(bytes: Uint8Array, type: ImageType): number {
  if (type === 'gif') return gifFrames(bytes);
  if (type === 'webp') return webpFrames(bytes);
  if (type === 'png') return pngFrames(bytes);
  return type === 'avif' && textAt(bytes, 8) === 'avis' ? 2 : 1;
}
