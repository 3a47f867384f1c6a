import type { KeptAttributes } from '#lib/domain/dicom/allow-list.ts';
import { applyTables } from './apply-tables.ts';
import { keptAttributes, sourcesOf } from './attributes.ts';
import { withWindow } from './auto-window.ts';
import { decodeFrameOf } from './decode.ts';
import { type FittedFrame, fitFrame } from './fit-frame.ts';
import type { OpenedFile } from './open-file.ts';
import { dimPadding, paddingOf } from './padding.ts';
import { withSupplementalPalette } from './supplemental-palette.ts';

/**
 * Frame `index` as it may leave, before masks: decoded, through the tables of its file, its padding dark, with the
 * window it is to be shown with. Throws `Refusal`.
 */
export async function prepareFrame(
  { file: { dataSet }, description }: OpenedFile,
  index: number,
): Promise<FittedFrame> {
  const decoded = await decodeFrameOf(dataSet, description, index);
  const kept = description.float ? exactly(keptAttributes(dataSet, index)) : keptAttributes(dataSet, index);
  const padding = paddingOf(kept, decoded);
  const { frame, attributes } = applyTables(decoded, kept, sourcesOf(dataSet, index));
  dimPadding(frame.pixels, padding, kept.PhotometricInterpretation === 'MONOCHROME1');
  const fitted = fitFrame(frame, attributes);
  const { planes } = fitted;
  if (planes.samples === 3) return fitted;
  const grey = { planes, attributes: withWindow(fitted.attributes, planes.pixels, padding) };
  return withSupplementalPalette(dataSet, index, decoded, grey);
}

/** LINEAR counts a window in whole values (PS3.3 C.11.2.1.2.1): one of width 1 would be no window of real numbers. */
function exactly(kept: KeptAttributes): KeptAttributes {
  return kept.VOILUTFunction === 'SIGMOID' ? kept : { ...kept, VOILUTFunction: 'LINEAR_EXACT' };
}
