import { isUsualProfile } from './colour-profile.ts';
import { bytesAt, joinBytes } from './join-bytes.ts';
import { orientationOf } from './orientation.ts';
import type { PlainPicture } from './plain-picture.ts';

const HEADER = 12;
/** Chunks with pixels (including animations). */
const KEPT = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF']);
/** Flags of `VP8X` for metadata in the file: a profile, EXIF, XMP. */
const METADATA = 0x20 | 0x08 | 0x04;

/** A WebP file with only what its decoder needs. Frames of an animation contain chunks of their own. */
export function plainWebp(file: Uint8Array): PlainPicture {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const end = Math.min(file.length, 8 + view.getUint32(4, true));
  const parts: Uint8Array[] = [];
  let looksTheSame = true;
  for (let at = HEADER; at + 8 <= end; ) {
    const length = view.getUint32(at + 4, true);
    const chunk = bytesAt(file, at, 8 + length);
    const type = String.fromCharCode(...chunk.subarray(0, 4));
    const own = Uint8Array.from(chunk);
    if (type === 'VP8X') own[8] = own[8]! & ~METADATA;
    if (type === 'ANMF') parts.push(plainFrame(own));
    else if (KEPT.has(type)) parts.push(own, new Uint8Array(length % 2));
    if (type === 'ICCP') looksTheSame &&= isUsualProfile(chunk);
    if (type === 'EXIF' && orientationOf(withoutName(chunk.subarray(8))) !== 1) looksTheSame = false;
    at += 8 + length + (length % 2);
  }
  const bytes = joinBytes([bytesAt(file, 0, HEADER), ...parts]);
  new DataView(bytes.buffer).setUint32(4, bytes.length - 8, true);
  return { bytes, looksTheSame };
}

/** Some programs write the EXIF header of JPEG files here. */
const withoutName = (exif: Uint8Array) => (exif[0] === 0x45 ? exif.subarray(6) : exif);

/** A frame of an animation, with only the chunks of its pixels. */
function plainFrame(frame: Uint8Array): Uint8Array {
  const view = new DataView(frame.buffer, frame.byteOffset, frame.byteLength);
  const parts = [bytesAt(frame, 0, 24)];
  for (let at = 24; at + 8 <= frame.length; ) {
    const length = view.getUint32(at + 4, true);
    const chunk = bytesAt(frame, at, 8 + length);
    if (KEPT.has(String.fromCharCode(...chunk.subarray(0, 4)))) parts.push(chunk, new Uint8Array(length % 2));
    at += 8 + length + (length % 2);
  }
  const plain = joinBytes(parts);
  new DataView(plain.buffer).setUint32(4, plain.length - 8, true);
  return plain;
}
