import { applyTables } from './apply-tables.ts';
import type { KeptAttributes } from './attributes/allow-list.ts';
import { keptAttributes, sourcesOf } from './attributes.ts';
import { withWindow } from './auto-window.ts';
import type { DataSet } from './data-set.ts';
import { decodeFrameOf, decodeStored } from './decode.ts';
import { type FittedFrame, fitFrame } from './fit-frame.ts';
import type { Frame } from './frame.ts';
import type { OpenedFile } from './open-file.ts';
import { dimPadding, isBeyond, paddingOf } from './padding.ts';
import type { PixelDescription } from './pixel-description.ts';
import { withSquarePixels } from './square-pixels.ts';
import { withSupplementalPalette } from './supplemental-palette.ts';

/**
 * Prepares frame `index` for masking and sending: decoded, lookup tables applied, padding dark, with its
 * initial window. Throws `Refusal`.
 */
export async function prepareFrame(
  { file: { dataSet }, description }: OpenedFile,
  index: number,
): Promise<FittedFrame> {
  const decoded = await decodeFrameOf(dataSet, description, index);
  const kept = description.float ? exactly(keptAttributes(dataSet, index)) : keptAttributes(dataSet, index);
  const padding = paddingOf(kept, await asWritten(dataSet, description, index, kept, decoded));
  const { frame, attributes } = applyTables(decoded, kept, sourcesOf(dataSet, index));
  dimPadding(frame.pixels, padding, kept.PhotometricInterpretation === 'MONOCHROME1');
  const fitted = fitFrame(frame, attributes);
  const { planes } = fitted;
  if (planes.samples === 3) return withSquarePixels(fitted);
  const isByte = frame.pixels instanceof Uint8Array;
  const grey = { planes, attributes: withWindow(fitted.attributes, planes.pixels, padding, isByte) };
  return withSquarePixels(withSupplementalPalette(dataSet, index, decoded, grey));
}

/**
 * The values in which padding is searched: if the padding value needs bits above the stored ones, the values before
 * reduction to stored bits, since other values would otherwise be mistaken for it (PS3.3 C.7.5.1.1.2).
 */
async function asWritten(
  dataSet: DataSet,
  description: PixelDescription,
  index: number,
  kept: KeptAttributes,
  decoded: Frame,
): Promise<Frame> {
  const { bitsAllocated, bitsStored } = description;
  if (bitsAllocated > 16 || bitsStored >= bitsAllocated || !isBeyond(kept, description)) return decoded;
  const whole = { ...description, bitsStored: bitsAllocated, highBit: bitsAllocated - 1 } as const;
  return (await decodeStored(dataSet, whole, index)).frame;
}

/** LINEAR windows assume integers (PS3.3 C.11.2.1.2.1): with a width of 1, one would be empty for real numbers. */
function exactly(kept: KeptAttributes): KeptAttributes {
  return kept.VOILUTFunction === 'SIGMOID' ? kept : { ...kept, VOILUTFunction: 'LINEAR_EXACT' };
}
