import type { FramePlanes } from '#lib/images/frame-format.ts';
import { STORED_FRAME_PIXELS_MAX } from '#lib/images/upload-limits.ts';
import { numbersOf } from './attributes/frame-display.ts';
import type { FittedFrame } from './fit-frame.ts';

/** Maximum deviation of the aspect of pixels that count as square. */
const SQUARE = 0.002;
/** Maximum plausible aspect ratio; a larger one is an error in the file. */
const MOST = 20;

/** Height of a pixel divided by its width: from the pixel spacing, else from the aspect ratio (PS3.3 C.7.6.3.1.7). */
export function aspectOf({
  PixelSpacing,
  ImagerPixelSpacing,
  PixelAspectRatio,
}: FittedFrame['attributes']): number {
  for (const value of [PixelSpacing, ImagerPixelSpacing, PixelAspectRatio]) {
    const [high, wide] = numbersOf(value);
    if (high === undefined || wide === undefined || wide <= 0) continue;
    const aspect = high / wide;
    return aspect >= 1 / MOST && aspect <= MOST ? aspect : 1;
  }
  return 1;
}

/** Whether pixels with this aspect count as square. */
export const isSquareAspect = (aspect: number): boolean => Math.abs(aspect - 1) <= SQUARE;

/** The image size with square pixels: the coarser side is enlarged, unless the image would become too large. */
function squareSize({ rows, columns }: FramePlanes, aspect: number): { rows: number; columns: number } {
  const larger =
    aspect > 1
      ? { rows: Math.round(rows * aspect), columns }
      : { rows, columns: Math.round(columns / aspect) };
  if (larger.rows * larger.columns <= STORED_FRAME_PIXELS_MAX) return larger;
  return aspect > 1
    ? { rows, columns: Math.max(1, Math.round(columns / aspect)) }
    : { rows: Math.max(1, Math.round(rows * aspect)), columns };
}

/** For each of `to` output pixels, the two of `from` input pixels around it, and the weight of the second. */
function between(from: number, to: number): { first: Int32Array; second: Int32Array; part: Float64Array } {
  const [first, second, part] = [new Int32Array(to), new Int32Array(to), new Float64Array(to)];
  for (let i = 0; i < to; i++) {
    const at = Math.min(from - 1, Math.max(0, ((i + 0.5) * from) / to - 0.5));
    first[i] = Math.floor(at);
    second[i] = Math.min(from - 1, first[i]! + 1);
    part[i] = at - first[i]!;
  }
  return { first, second, part };
}

function resized(planes: FramePlanes, rows: number, columns: number): FramePlanes {
  const { samples, pixels } = planes;
  const out = new Uint8Array(rows * columns * samples);
  const [y, x] = [between(planes.rows, rows), between(planes.columns, columns)];
  const stride = planes.columns * samples;
  for (let row = 0, to = 0; row < rows; row++) {
    const [upper, lower, down] = [y.first[row]! * stride, y.second[row]! * stride, y.part[row]!];
    for (let column = 0; column < columns; column++) {
      const [left, right, along] = [x.first[column]! * samples, x.second[column]! * samples, x.part[column]!];
      for (let sample = 0; sample < samples; sample++, to++) {
        const above = pixels[upper + left + sample]! * (1 - along) + pixels[upper + right + sample]! * along;
        const below = pixels[lower + left + sample]! * (1 - along) + pixels[lower + right + sample]! * along;
        out[to] = Math.round(above * (1 - down) + below * down);
      }
    }
  }
  return { rows, columns, samples, pixels: out };
}

/**
 * Resamples an 8-bit picture to square pixels, so that its proportions are right wherever it is shown: its levels are
 * never measured. 16-bit frames keep their pixels, whose values are measured.
 */
export function withSquarePixels(fitted: FittedFrame): FittedFrame {
  const { planes, attributes } = fitted;
  const aspect = aspectOf(attributes);
  if (!(planes.pixels instanceof Uint8Array) || isSquareAspect(aspect)) return fitted;
  const { rows, columns } = squareSize(planes, aspect);
  const scaled = (value: FittedFrame['attributes'][string] | undefined) => {
    const [high, wide] = numbersOf(value);
    return high === undefined || wide === undefined
      ? undefined
      : [(high * planes.rows) / rows, (wide * planes.columns) / columns].map((each) =>
          Number(each.toPrecision(7)),
        );
  };
  const { PixelAspectRatio: _, ...others } = attributes;
  const sizes = Object.entries({
    PixelSpacing: scaled(attributes.PixelSpacing),
    ImagerPixelSpacing: scaled(attributes.ImagerPixelSpacing),
  }).flatMap(([keyword, value]) => (value ? [[keyword, value] as const] : []));
  return {
    planes: resized(planes, rows, columns),
    attributes: { ...others, ...Object.fromEntries(sizes), Rows: rows, Columns: columns },
  };
}
