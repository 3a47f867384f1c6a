import type { Mask } from '#lib/images/masking.ts';
import { withoutMetadata } from '#lib/images/picture/without-metadata.ts';
import { UPLOAD_MAX } from '#lib/images/upload-limits.ts';
import { imageTypeOf } from '../files/image-type-of.ts';
import { isAnimated } from '../files/is-animated.ts';

/** Side of the test pattern in pixels. */
const SIDE = 128;
/** Quality of the JPEG used when a lossless file would be too large. */
const QUALITY = 0.95;
const LOSSY = 'image/jpeg';

function penOn(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const pen = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('no canvas');
  return pen;
}

function isSame(pen: OffscreenCanvasRenderingContext2D, expected: Uint8ClampedArray): boolean {
  const { data } = pen.getImageData(0, 0, SIDE, SIDE);
  return data.every((value, at) => value === expected[at]);
}

/**
 * Whether this browser returns exact pixels from a canvas. Some privacy settings alter a few pixels, or all, of every
 * canvas that is read: a picture drawn on one would be changed.
 */
export async function hasExactCanvas(): Promise<boolean> {
  const pattern = Uint8ClampedArray.from({ length: SIDE * SIDE * 4 }, (_, at) =>
    at % 4 === 3 ? 255 : (at * 37 + (at >> 8) * 11) % 256,
  );
  try {
    const pen = penOn(SIDE, SIDE);
    pen.putImageData(new ImageData(pattern, SIDE, SIDE), 0, 0);
    if (!isSame(pen, pattern)) return false;
    const written = await createImageBitmap(await pen.canvas.convertToBlob({ type: 'image/png' }));
    const again = penOn(SIDE, SIDE);
    again.drawImage(written, 0, 0);
    return isSame(again, pattern);
  } catch {
    return false;
  }
}

/** Whether what is under a mask is black: a canvas that is too large silently ignores all drawing. */
function isBlack(pen: OffscreenCanvasRenderingContext2D, { x, y }: Mask): boolean {
  const [red, green, blue, alpha] = pen.getImageData(x, y, 1, 1).data;
  return red === 0 && green === 0 && blue === 0 && alpha === 255;
}

/**
 * A new picture whose rectangles are black, without anything else of the file: nothing masked can be recovered.
 * @throws when the browser cannot
 */
export async function maskPicture(file: Blob, masks: readonly Mask[]): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const { width, height } = picture;
  const pen = penOn(width, height);
  pen.drawImage(picture, 0, 0);
  picture.close();
  pen.fillStyle = '#000';
  const inside = masks.filter(({ x, y }) => x < width && y < height);
  for (const mask of inside) pen.fillRect(mask.x, mask.y, mask.width, mask.height);
  if (!inside.every((mask) => isBlack(pen, mask))) throw new Error('nothing was masked');
  const whole = await pen.canvas.convertToBlob({
    type: file.type === LOSSY && masks.length === 0 ? LOSSY : 'image/png',
    quality: QUALITY,
  });
  return whole.size <= UPLOAD_MAX ? whole : pen.canvas.convertToBlob({ type: LOSSY, quality: QUALITY });
}

/**
 * A picture's file without its metadata: its encoded pixels where these look the same, otherwise drawn again. Only the
 * first image of an animation, because its author was shown no other.
 * @throws when the browser cannot
 */
export async function plainPicture(file: Blob): Promise<Blob> {
  const type = await imageTypeOf(file);
  if (type && (await isAnimated(file, type))) {
    if (await hasExactCanvas()) return maskPicture(file, []);
    throw new Error('the first image cannot be drawn by itself');
  }
  const plain = withoutMetadata(new Uint8Array(await file.arrayBuffer()));
  if (plain?.looksTheSame) return new Blob([plain.bytes], { type: file.type });
  if (await hasExactCanvas()) return maskPicture(file, []);
  // Without its metadata the picture's colours may differ a little; nothing else does.
  if (plain) return new Blob([plain.bytes], { type: file.type });
  throw new Error('the picture cannot be drawn anew');
}
