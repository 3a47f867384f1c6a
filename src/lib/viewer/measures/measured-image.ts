import type { PixelValues } from '#lib/imaging/measure.ts';
import { factsOf, type PanelHost } from '../panel-actions.ts';
import { drawnSize, type ImagePicture, valuesOf } from '../picture.ts';
import type { MeasuredImage } from './tool.ts';

/**
 * Levels of images that were measured; reading them again would cost at each movement. Null where they cannot be
 * read.
 */
const READ = new WeakMap<ImageBitmap, PixelValues | null>();

/** The perceived lightness of colours (ITU-R BT.601); a grey is its own level. */
const LUMA = { red: 0.299, green: 0.587, blue: 0.114 };

/** The levels of the pixels of a whole image; undefined where they cannot be read. */
export function levelsIn(bitmap: ImageBitmap): Uint8ClampedArray | undefined {
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const levels = new Uint8ClampedArray(width * height);
  for (let i = 0; i < levels.length; i++)
    levels[i] = LUMA.red * data[4 * i]! + LUMA.green * data[4 * i + 1]! + LUMA.blue * data[4 * i + 2]!;
  return levels;
}

function read({ bitmap, width, height }: ImagePicture): PixelValues | null {
  const levels = levelsIn(bitmap);
  return levels ? { width, height, at: (x, y) => levels[y * width + x]! } : null;
}

/**
 * The levels of an ordinary image, 0 to 255; null where only a smaller copy is loaded: its pixels are not the
 * image's.
 */
export function levelsOf(picture: ImagePicture): PixelValues | null {
  const { width, height } = drawnSize(picture);
  if (picture.light || width !== picture.width || height !== picture.height) return null;
  const known = READ.get(picture.bitmap);
  if (known !== undefined) return known;
  const levels = read(picture);
  READ.set(picture.bitmap, levels);
  return levels;
}

/**
 * The image from which a measure on a panel is read: only the panel's own, never one that stays drawn while it loads.
 * For a frame its true values, and not the preview's; for an ordinary image its levels.
 */
export function measuredImage(host: PanelHost, panel: number): MeasuredImage {
  const [stack, picture, facts] = [host.stackOf(panel), host.picture(panel), factsOf(host, panel)];
  const isFrame = facts?.isFrame ?? false;
  const index = host.snapshot().state.panels[panel]?.index ?? 0;
  const image = {
    spacing: facts?.shape.spacing ?? null,
    spacingKind: facts?.spacingKind,
    regions: stack?.regions?.[index] ?? undefined,
    uptake: facts?.uptake,
    hasFrames: isFrame || picture === undefined || (picture.kind === 'image' && picture.light),
  };
  if (picture?.kind === 'frame') return { ...image, unit: facts?.unit ?? null, values: valuesOf(picture) };
  const values = picture && !isFrame ? levelsOf(picture) : null;
  return { ...image, unit: isFrame ? (facts?.unit ?? null) : 'levels', values };
}
