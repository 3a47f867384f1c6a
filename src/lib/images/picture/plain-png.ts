import { bytesAt, joinBytes } from './join-bytes.ts';
import { orientationOf } from './orientation.ts';
import type { PlainPicture } from './plain-picture.ts';

const SIGNATURE = 8;
/** Chunks with pixels (including animations), and parameters that affect their display. */
const KEPT = new Set('IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB sBIT acTL fcTL fdAT'.split(' '));

/** A PNG file with only what its decoder needs. */
export function plainPng(file: Uint8Array): PlainPicture {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const parts = [bytesAt(file, 0, SIGNATURE)];
  let looksTheSame = true;
  for (let at = SIGNATURE; ; ) {
    const length = view.getUint32(at);
    const chunk = bytesAt(file, at, length + 12);
    const type = String.fromCharCode(...chunk.subarray(4, 8));
    if (KEPT.has(type)) parts.push(chunk);
    if (type === 'iCCP') looksTheSame = false;
    if (type === 'eXIf' && orientationOf(chunk.subarray(8)) !== 1) looksTheSame = false;
    if (type === 'IEND') return { bytes: joinBytes(parts), looksTheSame };
    at += chunk.length;
  }
}
