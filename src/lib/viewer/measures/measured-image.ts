import type { PixelValues } from '#lib/imaging/measure.ts';
import { factsOf, type PanelHost } from '../panel-actions.ts';
import { drawnSize, type ImagePicture, valuesOf } from '../picture.ts';
import type { MeasuredImage } from './tool.ts';

/**
 * Cache of grey levels of measured images, because reading them on each movement would be slow. Null for images that
 * cannot be read.
 */
const READ = new WeakMap<ImageBitmap, PixelValues | null>();

/** Weights for the luma of colours (ITU-R BT.601); a grey keeps its level. */
const LUMA = { red: 0.299, green: 0.587, blue: 0.114 };

/** The grey levels of a whole image; undefined if it cannot be read. */
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
 * The grey levels of an ordinary image, 0 to 255; null if only a reduced copy is loaded, whose pixels are not the
 * original ones.
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
 * The image from which a measurement on a panel is computed: always the panel's own, never one left while it loads.
 * A frame gives its true values, not those of its preview; an ordinary image its grey levels.
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
