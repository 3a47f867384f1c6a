import { isUsualProfile } from './colour-profile.ts';
import { bytesAt, joinBytes } from './join-bytes.ts';
import { orientationOf } from './orientation.ts';
import type { PlainPicture } from './plain-picture.ts';

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const COM = 0xfe;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const ADOBE = 0xee;
const APP_LAST = 0xef;

/** EXIF data with only the orientation. */
function turned(orientation: number): Uint8Array {
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1];
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  return Uint8Array.from([0xff, APP1, 0, 34, ...exif, ...entry]);
}

const begins = (segment: Uint8Array, text: string) =>
  [...text].every((letter, at) => segment[4 + at] === letter.charCodeAt(0));

/** JFIF without its thumbnail. */
function withoutThumbnail(segment: Uint8Array): Uint8Array {
  const plain = Uint8Array.from(bytesAt(segment, 0, 18));
  plain.set([0, 16], 2);
  plain.set([0, 0], 16);
  return plain;
}

/** The end of the entropy-coded data that begin at a position: the next marker that does not belong to a scan. */
function endOfScan(file: Uint8Array, from: number): number {
  for (let at = from; at + 1 < file.length; at += 1) {
    if (file[at] !== 0xff) continue;
    const next = file[at + 1]!;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  throw new RangeError('The scan has no end');
}

/** A JPEG file with only what its decoder needs, and the orientation. */
export function plainJpeg(file: Uint8Array): PlainPicture {
  const parts: Uint8Array[] = [];
  let orientation = 1;
  let hasOtherColours = false;
  for (let at = 2; ; ) {
    if (bytesAt(file, at, 2)[0] !== 0xff) throw new RangeError('A marker is missing');
    const marker = file[at + 1]!;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === EOI) break;
    const [high, low] = bytesAt(file, at + 2, 2) as unknown as [number, number];
    const segment = bytesAt(file, at, 2 + high * 256 + low);
    at += segment.length;
    if (marker === APP1 && begins(segment, 'Exif\0\0')) orientation = orientationOf(segment.subarray(10));
    if (marker === APP2 && begins(segment, 'ICC_PROFILE')) hasOtherColours ||= !isUsualProfile(segment);
    if (marker === APP0 && begins(segment, 'JFIF\0')) parts.push(withoutThumbnail(segment));
    // Adobe's segment tells how colours are coded.
    else if (marker === ADOBE && begins(segment, 'Adobe')) parts.push(plainAdobe(segment));
    else if (!(marker >= APP0 && marker <= APP_LAST) && marker !== COM) parts.push(segment);
    if (marker !== SOS) continue;
    const end = endOfScan(file, at);
    parts.push(file.subarray(at, end));
    at = end;
  }
  const turn = orientation === 1 ? [] : [turned(orientation)];
  const bytes = joinBytes([Uint8Array.of(0xff, SOI), ...turn, ...parts, Uint8Array.of(0xff, EOI)]);
  return { bytes, looksTheSame: !hasOtherColours };
}

/** The twelve bytes of Adobe's segment, without anything that follows them. */
function plainAdobe(segment: Uint8Array): Uint8Array {
  const plain = Uint8Array.from(bytesAt(segment, 0, 16));
  plain.set([0, 14], 2);
  return plain;
}
