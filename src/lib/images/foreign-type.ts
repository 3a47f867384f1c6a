/** Unsupported types often dropped in place of an image, each with its own hint. */
export type ForeignType = 'heic' | 'tiff' | 'video' | 'pdf';

/** Number of bytes needed to recognise the type. */
export const FOREIGN_BYTES = 12;

const BRANDS: Readonly<Record<string, ForeignType>> = {
  heic: 'heic',
  heix: 'heic',
  hevc: 'heic',
  heim: 'heic',
  heis: 'heic',
  mif1: 'heic',
  msf1: 'heic',
};
/** TIFF and BigTIFF signatures, little and big endian. */
const TIFF = ['II*\0', 'MM\0*', 'II+\0', 'MM\0+'];

/** The type of an unsupported file, from its first bytes; undefined for any other type. */
export function foreignType(bytes: Uint8Array): ForeignType | undefined {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (text(0, 4) === '%PDF') return 'pdf';
  if (TIFF.includes(text(0, 4))) return 'tiff';
  if (text(4, 8) === 'ftyp') return BRANDS[text(8, 12)] ?? 'video';
  const isRiffVideo = text(0, 4) === 'RIFF' && text(8, 12) === 'AVI ';
  const isMatroska = bytes[0] === 0x1a && text(1, 4) === 'E\u00df\u00a3';
  return isRiffVideo || isMatroska || text(4, 8) === 'moov' ? 'video' : undefined;
}
