import { formatWhole } from '#lib/platform/format-texts.ts';
import { INPUT_PIXELS_MAX, INPUT_SIDE_MAX } from './upload-limits.ts';

/** The message for a picture refused because of its size. */
export function tooManyPixels(width: number, height: number): string {
  const pixels = width * height;
  if (pixels > INPUT_PIXELS_MAX)
    return `Cette image compte ${formatWhole(Math.round(pixels / 1e6))}\u00a0millions de pixels\u00a0: enregistrez-la avec ${INPUT_PIXELS_MAX / 1e6}\u00a0millions au plus.`;
  return `Cette image fait ${formatWhole(Math.max(width, height))}\u00a0pixels de côté\u00a0: enregistrez-la avec ${formatWhole(INPUT_SIDE_MAX)} au plus.`;
}
