import { bytesAt, joinBytes } from './join-bytes.ts';
import type { PlainPicture } from './plain-picture.ts';

const EXTENSION = 0x21;
const IMAGE = 0x2c;
const TRAILER = 0x3b;
const CONTROL = 0xf9;
const APPLICATION = 0xff;

const tableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** The end of the chain of sub-blocks that begins at a position. */
function endOfBlocks(file: Uint8Array, from: number): number {
  for (let at = from; ; ) {
    const [length] = bytesAt(file, at, 1) as unknown as [number];
    at += 1 + length;
    if (length === 0) return at;
  }
}

/** A GIF file with only its frames, their delays and the repeat count. */
export function plainGif(file: Uint8Array): PlainPicture {
  const start = 13 + tableBytes(bytesAt(file, 10, 1)[0]!);
  const parts = [bytesAt(file, 0, start)];
  for (let at = start; ; ) {
    const [kind] = bytesAt(file, at, 1) as unknown as [number];
    if (kind === TRAILER) return { bytes: joinBytes([...parts, Uint8Array.of(TRAILER)]), looksTheSame: true };
    if (kind !== IMAGE && kind !== EXTENSION) throw new RangeError('An unknown block');
    const body = kind === IMAGE ? at + 10 + tableBytes(bytesAt(file, at + 9, 1)[0]!) + 1 : at + 2;
    const end = endOfBlocks(file, body);
    const label = file[at + 1];
    const isLoop =
      label === APPLICATION && String.fromCharCode(...file.subarray(at + 3, at + 14)) === 'NETSCAPE2.0';
    if (kind === IMAGE || label === CONTROL || isLoop) parts.push(file.subarray(at, end));
    at = end;
  }
}
