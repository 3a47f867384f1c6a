import type { DrawnImage } from '#lib/cases/first-image.ts';
import { factsOf } from '#lib/cases/image-facts.ts';
import { decodeFrame } from '#lib/images/frame-format.ts';
import { imagePath } from '#lib/images/image-paths.ts';
import { sidesOf } from '#lib/imaging/orientation.ts';
import { NO_RESCALE, PLAIN_WINDOW, windowPixels } from '#lib/imaging/windowing.ts';
import { sideLetters } from '#lib/questions/picture-texts.ts';
import { decodeImage } from '#lib/viewer/decode-image.ts';
import { download } from '#lib/viewer/download.ts';

const TYPE = 'image/jpeg';
const QUALITY = 0.88;

/** Draws an image as a JPEG whose longer side has at most this many pixels; never enlarges it. */
export type Drawing = (longest: number) => Promise<{ blob: Blob; width: number; height: number }>;

const fetched = (path: string, signal: AbortSignal) =>
  download(new URL(path, location.href).href, signal, () => {});

function contextOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  return context;
}

/** An ordinary image, as it is shown: as it is, unless its author chose otherwise. */
async function drawnPicture(caseId: string, { image, view }: DrawnImage, signal: AbortSignal) {
  const bitmap = await decodeImage(await fetched(imagePath(caseId, image.file), signal));
  const context = contextOf(bitmap.width, bitmap.height);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  if (!view?.window && !view?.inverted) return context.canvas;
  const levels = context.getImageData(0, 0, context.canvas.width, context.canvas.height);
  const greys = windowPixels(levels.data, view.window ?? PLAIN_WINDOW, NO_RESCALE, view.inverted);
  for (let at = 3; at < greys.length; at += 4) greys[at] = 255;
  levels.data.set(greys);
  context.putImageData(levels, 0, 0);
  return context.canvas;
}

/** The greys of a frame with the author's window, else its own. */
async function drawnFrame(caseId: string, shown: DrawnImage, signal: AbortSignal) {
  const { folder, image, view } = shown;
  if (image.kind !== 'frame') return drawnPicture(caseId, shown, signal);
  const { bytes } = await fetched(imagePath(caseId, image.frame, 'frame.bin'), signal);
  const { columns, rows, samples, pixels } = decodeFrame(bytes);
  if (samples !== 1) return drawnPicture(caseId, shown, signal);
  const { window, rescale, inverted } = factsOf(folder, image);
  const isInverted = inverted !== (view?.inverted ?? false);
  const greys = windowPixels(pixels, view?.window ?? window ?? PLAIN_WINDOW, rescale, isInverted);
  const context = contextOf(columns, rows);
  const levels = context.createImageData(columns, rows);
  for (const [at, grey] of greys.entries()) levels.data.set([grey, grey, grey, 255], 4 * at);
  context.putImageData(levels, 0, 0);
  return context.canvas;
}

/** Letters of the patient's sides: the picture's longer side divided by `part`, at least `least` pixels; `rim` around them. */
const LETTERS = { part: 36, least: 13, rim: 3 };

/** The patient's sides, as the film shows them: nobody else could tell that an image was turned or mirrored. */
function drawSides(
  context: OffscreenCanvasRenderingContext2D,
  orientation: readonly number[],
  way: { rotation: number; flipped: boolean },
): void {
  const { width, height } = context.canvas;
  const style = getComputedStyle(document.documentElement);
  const letter = Math.max(LETTERS.least, Math.round(Math.max(width, height) / LETTERS.part));
  const sides = sidesOf(orientation, way);
  context.font = `600 ${letter}px ${style.fontFamily}`;
  context.strokeStyle = style.getPropertyValue('--image-black').trim();
  context.fillStyle = style.getPropertyValue('--on-film').trim();
  context.lineWidth = LETTERS.rim;
  context.lineJoin = 'round';
  for (const [align, x, y, side] of [
    ['center', width / 2, letter * 1.5, sides.top],
    ['left', letter / 2, height / 2, sides.left],
    ['right', width - letter / 2, height / 2, sides.right],
  ] as const) {
    context.textAlign = align;
    context.strokeText(sideLetters(side), x, y);
    context.fillText(sideLetters(side), x, y);
  }
}

/**
 * An image of a case as its author shows it: window, rotation, mirror and inversion, and all of it, since how much of it a zoom
 * shows depends on the panel. With the patient's sides, where they are known. What the viewer draws with is not used: its code would
 * be cut into more files for everybody.
 * @throws ConnectionError, and whatever keeps the image from being read
 */
export async function drawCaseImage(
  caseId: string,
  shown: DrawnImage,
  signal: AbortSignal,
): Promise<Drawing> {
  const image = await drawnFrame(caseId, shown, signal);
  const { pixelSpacing, orientation } = factsOf(shown.folder, shown.image);
  const { rotation = 0, flipped = false } = shown.view ?? {};
  const tall = image.height * (pixelSpacing ? pixelSpacing[0] / pixelSpacing[1] : 1);
  return async (longest) => {
    const scale = Math.min(1, longest / Math.max(image.width, tall));
    const [wide, high] = [image.width, tall].map((length) => Math.max(1, Math.round(length * scale)));
    const [width, height] = (rotation % 2 === 0 ? [wide, high] : [high, wide]) as [number, number];
    const context = contextOf(width, height);
    context.imageSmoothingQuality = 'high';
    context.translate(width / 2, height / 2);
    context.rotate((rotation * Math.PI) / 2);
    context.scale(flipped ? -1 : 1, 1);
    context.drawImage(image, -wide! / 2, -high! / 2, wide!, high!);
    context.resetTransform();
    if (orientation) drawSides(context, orientation, { rotation, flipped });
    return { blob: await context.canvas.convertToBlob({ type: TYPE, quality: QUALITY }), width, height };
  };
}
