/** Widths of thumbnails (pixels): for a card on a phone, the same at double density, a wide card. */
export const THUMBNAIL_WIDTHS = [160, 400, 640] as const;
export const THUMBNAIL_FORMATS = ['avif', 'webp'] as const;

export type ThumbnailWidth = (typeof THUMBNAIL_WIDTHS)[number];
export type ThumbnailFormat = (typeof THUMBNAIL_FORMATS)[number];
/** `400.avif`: at most 400 pixels wide, never upscaled. */
export type ThumbnailName = `${ThumbnailWidth}.${ThumbnailFormat}`;
/** A lossy copy in the original size, which shows a frame until its values have loaded (docs/decisions/0049). */
export const PREVIEW = 'preview.webp';
export type CopyName = ThumbnailName | typeof PREVIEW;
/** `full.webp`: the full image. `frame.bin`: 16-bit pixels (docs/frame-format.md). */
export type ImageVariant = CopyName | 'full.webp' | 'frame.bin';

/** The thumbnail for one of many images: in its author's grid, in a row. */
export const TILE = '160.webp' satisfies ThumbnailName;
/** Width of the copy shown until a larger image has loaded; images no wider than this need none. */
export const LIGHT_WIDTH = 640 satisfies ThumbnailWidth;
export const LIGHT_COPY = `${LIGHT_WIDTH}.webp` as const satisfies ThumbnailName;

export const THUMBNAILS: readonly ThumbnailName[] = THUMBNAIL_WIDTHS.flatMap((width) =>
  THUMBNAIL_FORMATS.map((format): ThumbnailName => `${width}.${format}`),
);

/** Our own drawing, shown when a case has no image or its image fails to load. */
export const DEFAULT_CASE_IMAGE = '/default-case.svg';

/**
 * Address of an item's image: includes the item, which determines access, and a hash of the content, so that it can be
 * cached for ever. Without a variant it is the full image; `withVariant` adds one.
 */
export function imagePath(itemId: string, file: string, variant?: ImageVariant): string {
  const path = `/images/${itemId}/${file}`;
  return variant ? withVariant(path, variant) : path;
}

/**
 * Address of the small copies of a folder's images, in one response (docs/frame-format.md).
 * @param isEarly whether the folder is shown early, since the answer was revealed (`cases/shown-folders.ts`)
 */
export function tilesPath(itemId: string, folderId: string, isEarly = false): string {
  return `/images/${itemId}/tiles/${folderId}${isEarly ? '?toutes=1' : ''}`;
}

export function withVariant(path: string, variant: ImageVariant): string {
  return `${path}-${variant}`;
}

/** `srcset` of a card's thumbnail in one format, from an image path without variant. */
export function thumbnailSrcset(path: string, format: ThumbnailFormat): string {
  return THUMBNAIL_WIDTHS.map((width) => `${withVariant(path, `${width}.${format}`)} ${width}w`).join(', ');
}

/** The displayed width of a card's thumbnail (card.css), from which the browser chooses in its `srcset`. */
export const CARD_IMAGE_SIZES = '(max-width: 768px) 46vw, 300px';

/** Number of cards in a phone's first row: their images are loaded with priority. */
export const FIRST_ROW = 2;

/** Parses the last part of an image's address into file and variant; undefined when invalid. */
export function parseImageName(name: string): { file: string; variant: ImageVariant } | undefined {
  const [, file, variant = 'full.webp'] = /^([0-9a-f]{64})(?:-([a-z0-9]+\.[a-z]+))?$/.exec(name) ?? [];
  if (file === undefined) return undefined;
  const known = ([...THUMBNAILS, PREVIEW, 'full.webp', 'frame.bin'] as const).find(
    (each) => each === variant,
  );
  return known && { file, variant: known };
}
