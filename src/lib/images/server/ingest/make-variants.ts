import sharp, { type Sharp, type WebpOptions } from 'sharp';
import {
  type CopyName,
  LIGHT_COPY,
  LIGHT_WIDTH,
  PREVIEW,
  THUMBNAIL_FORMATS,
  THUMBNAIL_WIDTHS,
  THUMBNAILS,
  type ThumbnailFormat,
  type ThumbnailName,
  type ThumbnailWidth,
  TILE,
} from '../../image-paths.ts';

/** A grey picture as produced by generators: one byte per pixel, row by row. */
export interface GreyPixels {
  rows: number;
  columns: number;
  pixels: Uint8Array;
}

export interface FullImage {
  /** WebP, lossless up to `LOSSLESS_PIXELS_MAX`, so that readers see exactly the author's values. */
  bytes: Buffer;
  width: number;
  height: number;
}

export interface Thumbnail {
  name: CopyName;
  bytes: Buffer;
}

/** Maximum size of thumbnails in bytes: dense screens pick the widest, which must not burden a poor network more. */
const BUDGETS: Record<ThumbnailWidth, number> = { 160: 6_000, 400: 12_000, 640: 12_000 };
const QUALITIES = { avif: [55, 45, 35, 25, 10], webp: [75, 60, 45, 30, 15, 1] } as const;
/** Encoder effort: WebP at 4 takes twice the time of 2 and saves 3 % of the bytes. */
const EFFORTS = { avif: 2, webp: 2 } as const;

/** Maximum number of pixels for lossless WebP in a worker, which takes up to 34 bytes for each, or 44 in colour. */
const LOSSLESS_PIXELS_MAX = { grey: 6_000_000, colour: 4_000_000 };
/** At this quality no difference is visible, and lossless would be several times larger. */
const LOSSY_QUALITY = 92;

/** The properties that determine how an image is encoded. */
export interface Encoding {
  pixels: number;
  isColour: boolean;
  /** Whether the source has a lossy format. */
  isLossy?: boolean;
}

/** The encoder options for an image. */
export function webpOptions({ pixels, isColour, isLossy = false }: Encoding): WebpOptions {
  const losslessMax = LOSSLESS_PIXELS_MAX[isColour ? 'colour' : 'grey'];
  if (pixels <= losslessMax && !isLossy) return { lossless: true, effort: 3 };
  // From effort 3 on, the encoder takes twice the time and four times the memory to save 2 % of the bytes.
  return { quality: isLossy ? LOSSY_QUALITY : 96, effort: 2 };
}

/**
 * Re-encodes a picture as the image that readers see. Orientation is applied, all metadata are removed.
 * @throws when the bytes are not an image that can be read
 */
export async function makeFull(source: GreyPixels | Uint8Array): Promise<FullImage> {
  const { width, height, channels } =
    source instanceof Uint8Array
      ? await sharp(source).metadata()
      : { width: source.columns, height: source.rows, channels: 1 };
  const { data, info } = await picture(source)
    .webp(webpOptions({ pixels: width * height, isColour: channels > 1 }))
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/** The thumbnails made when an image of this width is stored; others are made on demand. */
export function copiesOf(width: number): readonly ThumbnailName[] {
  return width > LIGHT_WIDTH ? [TILE, LIGHT_COPY] : [TILE];
}

/**
 * Thumbnails of an image, in the order of their names, within their size limits, never enlarged: names wider than the
 * image share the same bytes.
 */
export async function makeThumbnails(
  source: GreyPixels | Uint8Array,
  names: readonly ThumbnailName[] = THUMBNAILS,
): Promise<Thumbnail[]> {
  const made = new Map<ThumbnailName, Buffer>();
  let pixels = picture(source);
  let widest = 0;
  const latest: Partial<Record<ThumbnailFormat, Buffer>> = {};
  for (const width of THUMBNAIL_WIDTHS.toReversed()) {
    const formats = THUMBNAIL_FORMATS.filter((format) => names.includes(`${width}.${format}`));
    if (formats.length === 0) continue;
    const { data, info } = await pixels
      .resize({ width, withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    // Narrower ones are made from this one, so that a large image is decoded only once.
    pixels = sharp(data, { raw: info });
    for (const format of formats) {
      const wider = info.width === widest ? latest[format] : undefined;
      const fits = wider && wider.length <= BUDGETS[width];
      const bytes = fits ? wider : await encodeWithin(BUDGETS[width], format, pixels);
      latest[format] = bytes;
      made.set(`${width}.${format}`, bytes);
    }
    widest = info.width;
  }
  return names.map((name) => ({ name, bytes: made.get(name)! }));
}

/** For previews: the loss is hardly visible, and the exact values follow. */
const PREVIEW_QUALITY = 75;

/** A frame's picture in its own size, lossy: shown until the values have loaded. */
export async function makePreview(source: GreyPixels | Uint8Array): Promise<Thumbnail> {
  const bytes = await picture(source).webp({ quality: PREVIEW_QUALITY, effort: 2 }).toBuffer();
  return { name: PREVIEW, bytes };
}

/** The images that represent a frame until its values have loaded. */
export async function makePreviews(source: GreyPixels | Uint8Array): Promise<Thumbnail[]> {
  return [...(await makeThumbnails(source, [TILE])), await makePreview(source)];
}

/** Maximum factor by which a quality step reduces the size: steps that cannot suffice are skipped. */
const STEP_GAIN = 1.4;

/** Lowers the quality until the picture fits the budget; keeps the lowest quality if even that is too large. */
async function encodeWithin(budget: number, format: ThumbnailFormat, picture: Sharp): Promise<Buffer> {
  const qualities = QUALITIES[format];
  const last = qualities.length - 1;
  for (let at = 0; ; ) {
    const quality = qualities[at]!;
    const bytes = await picture.clone().toFormat(format, { quality, effort: EFFORTS[format] }).toBuffer();
    if (bytes.length <= budget || at === last) return bytes;
    const steps = Math.log(bytes.length / budget) / Math.log(STEP_GAIN);
    at = Math.min(last, at + Math.max(1, Math.floor(steps)));
  }
}

function picture(source: GreyPixels | Uint8Array): Sharp {
  if (source instanceof Uint8Array) return sharp(source, { limitInputPixels: 100_000_000 }).autoOrient();
  const { rows, columns, pixels } = source;
  return sharp(pixels, { raw: { width: columns, height: rows, channels: 1 } });
}
