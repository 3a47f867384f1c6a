import { plainGif } from './plain-gif.ts';
import { plainJpeg } from './plain-jpeg.ts';
import type { PlainPicture } from './plain-picture.ts';
import { plainPng } from './plain-png.ts';
import { plainWebp } from './plain-webp.ts';

const text = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/**
 * Removes everything but pixels from a picture's file (EXIF, IPTC, XMP, comments, thumbnails, colour
 * profiles, and data after the picture) without decoding it.
 * @returns undefined for a file of another format, or an unreadable one
 */
export function withoutMetadata(file: Uint8Array): PlainPicture | undefined {
  try {
    if (file[0] === 0xff && file[1] === 0xd8) return plainJpeg(file);
    if (text(file, 1, 4) === 'PNG') return plainPng(file);
    if (text(file, 0, 3) === 'GIF') return plainGif(file);
    if (text(file, 0, 4) === 'RIFF' && text(file, 8, 12) === 'WEBP') return plainWebp(file);
  } catch (error) {
    // A RangeError means that the file is truncated.
    if (!(error instanceof RangeError)) throw error;
  }
  return undefined;
}
