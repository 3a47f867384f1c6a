import { crc32 } from 'node:zlib';

/** A number of a file's header: where it stands, its bytes, its order. */
interface Field {
  at: number;
  size: 1 | 2 | 3 | 4;
  little: boolean;
}

const field = (at: number, size: Field['size'], little = false): Field => ({ at, size, little });
const text = (bytes: Buffer, from: number, to: number) => bytes.subarray(from, to).toString('latin1');

/** Sizes, depths and counts that a file claims, by format; none for what is no image. */
export function claimsOf(bytes: Buffer): Field[] {
  if (text(bytes, 1, 4) === 'PNG')
    return [field(16, 4), field(20, 4), field(24, 1), field(25, 1), field(28, 1)];
  if (text(bytes, 0, 3) === 'GIF') return gifClaims(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return jpegClaims(bytes);
  if (text(bytes, 8, 12) === 'WEBP') return webpClaims(bytes);
  if (text(bytes, 4, 8) === 'ftyp') return avifClaims(bytes);
  if (text(bytes, 0, 3) === 'NGF')
    return [field(4, 1), field(5, 1), field(6, 1), field(7, 1), field(8, 4, true), field(12, 4, true)];
  return [];
}

/** Bytes of a GIF before its first block: the screen and its colours. */
export function gifHead(bytes: Buffer): number {
  const packed = bytes[10] ?? 0;
  return 13 + (packed & 0x80 ? 3 << ((packed & 7) + 1) : 0);
}

function gifClaims(bytes: Buffer): Field[] {
  const claims = [field(6, 2, true), field(8, 2, true), field(10, 1), field(11, 1)];
  const image = bytes.indexOf(0x2c, gifHead(bytes));
  if (image > 0) for (const at of [1, 3, 5, 7]) claims.push(field(image + at, 2, true));
  return claims;
}

function jpegClaims(bytes: Buffer): Field[] {
  const frame = [0xc0, 0xc1, 0xc2].map((marker) => bytes.indexOf(Buffer.from([0xff, marker, 0x00])));
  const at = frame.find((found) => found > 0);
  if (at === undefined) return [];
  // Precision, rows, columns, components, sampling; then the length of the first segment.
  return [
    field(at + 4, 1),
    field(at + 5, 2),
    field(at + 7, 2),
    field(at + 9, 1),
    field(at + 11, 1),
    field(4, 2),
  ];
}

function webpClaims(bytes: Buffer): Field[] {
  const kind = text(bytes, 12, 16);
  const sizes = [field(4, 4, true), field(16, 4, true)];
  if (kind === 'VP8X') return [...sizes, field(20, 1), field(24, 3, true), field(27, 3, true)];
  if (kind === 'VP8L') return [...sizes, field(21, 4, true)];
  return [...sizes, field(26, 2, true), field(28, 2, true)];
}

function avifClaims(bytes: Buffer): Field[] {
  const claims = [field(0, 4), field(24, 4)];
  const size = bytes.indexOf('ispe');
  if (size > 0) claims.push(field(size + 8, 4), field(size + 12, 4));
  const place = bytes.indexOf('iloc');
  if (place > 0) claims.push(field(place + 8, 2), field(place + 14, 4), field(place + 18, 4));
  const bits = bytes.indexOf('av1C');
  if (bits > 0) claims.push(field(bits + 5, 1), field(bits + 6, 1));
  return claims;
}

/** The file with another number in a field; a PNG's header gets the checksum of what it now says. */
export function claim(bytes: Buffer, { at, size, little }: Field, value: number): Buffer {
  const lying = Buffer.from(bytes);
  if (at + size > lying.length) return lying;
  const kept = value % 2 ** (8 * size);
  if (little) lying.writeUIntLE(kept, at, size);
  else lying.writeUIntBE(kept, at, size);
  if (text(lying, 1, 4) === 'PNG') lying.writeUInt32BE(crc32(lying.subarray(12, 29)), 29);
  return lying;
}

/** What a file is made of: its signature, then its chunks, segments, blocks or boxes; the rest is the last one. */
export function piecesOf(bytes: Buffer): Buffer[] {
  const pieces: Buffer[] = [];
  let at = 0;
  const take = (length: number) => {
    const end = Math.min(bytes.length, at + Math.max(1, length));
    pieces.push(bytes.subarray(at, end));
    at = end;
  };
  if (text(bytes, 1, 4) === 'PNG') {
    take(8);
    while (at + 12 <= bytes.length) take(12 + bytes.readUInt32BE(at));
  } else if (text(bytes, 8, 12) === 'WEBP') {
    take(12);
    while (at + 8 <= bytes.length) take(8 + 2 * Math.ceil(bytes.readUInt32LE(at + 4) / 2));
  } else if (text(bytes, 4, 8) === 'ftyp') {
    while (at + 8 <= bytes.length) take(bytes.readUInt32BE(at));
  } else if (bytes[0] === 0xff && bytes[1] === 0xd8) {
    take(2);
    while (at + 4 <= bytes.length && bytes[at + 1] !== 0xda) take(2 + bytes.readUInt16BE(at + 2));
  } else if (text(bytes, 0, 3) === 'GIF') {
    take(gifHead(bytes));
    for (const mark of [0x21, 0x2c]) {
      const next = bytes.indexOf(mark, at);
      if (next > at) take(next - at);
    }
  }
  if (at < bytes.length) take(bytes.length - at);
  return pieces;
}
