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
 * Frame `index` ready to be masked and sent: decoded, through the tables of its file, its padding dark, with its
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
 * The values in which padding is searched: where its value needs bits above the stored ones, those of the file before
 * they are cut down, as other values would then be mistaken for it (PS3.3 C.7.5.1.1.2).
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

/** LINEAR counts a window in whole values (PS3.3 C.11.2.1.2.1): one of width 1 would be no window of real numbers. */
function exactly(kept: KeptAttributes): KeptAttributes {
  return kept.VOILUTFunction === 'SIGMOID' ? kept : { ...kept, VOILUTFunction: 'LINEAR_EXACT' };
}
