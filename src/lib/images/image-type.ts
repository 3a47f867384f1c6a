/** The ordinary image formats accepted in a case. */
export const IMAGE_FORMATS = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const;
export type ImageType = (typeof IMAGE_FORMATS)[number];

/** Number of leading bytes that `sniffImage` needs. */
export const SNIFFED_BYTES = 64;

const PNG = '\x89PNG\r\n\x1a\n';
const AVIF_BRANDS = new Set(['avif', 'avis']);

function ascii(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}

/** The brands of an ISO media file's first box: the main one, then the compatible ones. */
function brands(bytes: Uint8Array): string[] {
  const size = ((bytes[0] ?? 0) << 24) | ((bytes[1] ?? 0) << 16) | ((bytes[2] ?? 0) << 8) | (bytes[3] ?? 0);
  const end = Math.min(size, bytes.length, SNIFFED_BYTES);
  const found = [ascii(bytes, 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) found.push(ascii(bytes, at, at + 4));
  return found;
}

/** The image format determined from a file's first bytes, whatever its name; undefined for other formats. */
export function sniffImage(bytes: Uint8Array): ImageType | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (ascii(bytes, 0, 8) === PNG) return 'png';
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'gif';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (ascii(bytes, 4, 8) === 'ftyp' && brands(bytes).some((brand) => AVIF_BRANDS.has(brand))) return 'avif';
  return undefined;
}
