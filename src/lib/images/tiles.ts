/** Small copies of a folder's images one after the other in one answer (docs/frame-format.md). */

/** From this many pixels on, an image is shown as its reduced copy until it has loaded: a tile is too small for it. */
export const BIG = 1_500_000;

/** Maximum number of copies in one answer: what a slow line can carry before anything else loads. */
export const TILES_MAX = 128;
/** Index in the folder (4 bytes) and length (4 bytes), little-endian. */
const HEADER = 8;

export interface Tile {
  index: number;
  /** A WebP. */
  bytes: Uint8Array<ArrayBuffer>;
}

/** One copy in the format of the answer. */
export function writeTile(index: number, bytes: Uint8Array): Uint8Array {
  const written = new Uint8Array(HEADER + bytes.length);
  const header = new DataView(written.buffer);
  header.setUint32(0, index, true);
  header.setUint32(4, bytes.length, true);
  written.set(bytes, HEADER);
  return written;
}

/** The copies that are complete in the data received so far, and where the next one begins. */
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
