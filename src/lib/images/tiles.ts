/** Small copies of a folder's images in a single response (docs/frame-format.md). */

/** Minimum number of pixels of a large image, which is represented by its reduced copy until it has loaded. */
export const BIG = 1_500_000;

/** Maximum number of copies in one response: what a slow connection can transfer before anything else loads. */
export const TILES_MAX = 128;
/** Index in the folder (4 bytes) and length (4 bytes), little-endian. */
const HEADER = 8;

export interface Tile {
  index: number;
  /** A WebP image. */
  bytes: Uint8Array<ArrayBuffer>;
}

/** One copy, in the format of the response. */
export function writeTile(index: number, bytes: Uint8Array): Uint8Array {
  const written = new Uint8Array(HEADER + bytes.length);
  const header = new DataView(written.buffer);
  header.setUint32(0, index, true);
  header.setUint32(4, bytes.length, true);
  written.set(bytes, HEADER);
  return written;
}

/** The complete copies in the data received so far, and the offset of the next one. */
export function readTiles(come: Uint8Array, from: number): { tiles: Tile[]; next: number } {
  const tiles: Tile[] = [];
  const header = new DataView(come.buffer, come.byteOffset, come.byteLength);
  let next = from;
  while (next + HEADER <= come.length) {
    const end = next + HEADER + header.getUint32(next + 4, true);
    if (end > come.length) break;
    tiles.push({ index: header.getUint32(next, true), bytes: come.slice(next + HEADER, end) });
    next = end;
  }
  return { tiles, next };
}
