import type { KeptAttributes } from '#lib/domain/dicom/allow-list.ts';
import type { BurnedInRisk } from '#lib/domain/dicom/burned-in-risk.ts';
import { displayOf } from '#lib/domain/dicom/frame-display.ts';
import { windowPixels } from '#lib/domain/windowing.ts';
import { readCodes, type Sources } from './attributes.ts';
import { findText, type Greys } from './find-text.ts';
import type { FittedFrame } from './fit-frame.ts';

/** Modalities whose machines write into the picture: ultrasound, captures, angiography, endoscopy, photographs. */
const WRITING = new Set([
  'US',
  'SC',
  'OT',
  'XA',
  'RF',
  'ES',
  'XC',
  'IVUS',
  'IVOCT',
  'OP',
  'OPT',
  'GM',
  'ECG',
  'BMD',
  'RTIMAGE',
]);
/** Colour has no place in the pictures of these, unless something was drawn into them. */
const GREY = new Set(['CT', 'MR', 'CR', 'DX', 'MG', 'PT', 'NM', 'PX', 'IO']);

/** The risk by what the file says, and by what is found in the picture itself. */
export function burnedInRisk(sources: Sources, frame: FittedFrame): BurnedInRisk {
  const declared = declaredRisk(sources, frame.attributes);
  return declared !== 'stated' && findText(greysOf(frame)) > 0 ? 'seen' : declared;
}

function greysOf({ planes: { rows, columns, samples, pixels }, attributes }: FittedFrame): Greys {
  const { window, rescale, inverted } = displayOf(attributes);
  if (samples === 1) return { rows, columns, greys: windowPixels(pixels, window, rescale, inverted) };
  const lightest = (_: unknown, i: number) =>
    Math.max(pixels[3 * i]!, pixels[3 * i + 1]!, pixels[3 * i + 2]!);
  return { rows, columns, greys: Uint8Array.from({ length: rows * columns }, lightest) };
}

function declaredRisk(sources: Sources, kept: KeptAttributes): BurnedInRisk {
  const stated = readCodes(sources, 'BurnedInAnnotation')[0];
  if (stated === 'YES') return 'stated';
  const modality = typeof kept.Modality === 'string' ? kept.Modality : 'OT';
  const types = Array.isArray(kept.ImageType) ? (kept.ImageType as string[]) : [];
  const drawn = kept.PhotometricInterpretation === 'RGB' && GREY.has(modality);
  // Screens and reports saved among slices have no place in space.
  const captured = types.includes('SECONDARY') && kept.ImagePositionPatient === undefined;
  if (stated === 'NO' && !drawn) return 'unlikely';
  return WRITING.has(modality) || drawn || captured ? 'usual' : 'unlikely';
}
