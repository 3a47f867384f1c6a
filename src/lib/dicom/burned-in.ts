import { windowPixels } from '#lib/imaging/windowing.ts';
import type { KeptAttributes } from './attributes/allow-list.ts';
import type { BurnedInRisk } from './attributes/burned-in-risk.ts';
import { displayOf } from './attributes/frame-display.ts';
import { readCodes, type Sources } from './attributes.ts';
import type { Greys } from './bright-pixels.ts';
import { findText } from './find-text.ts';
import type { FittedFrame } from './fit-frame.ts';

/**
 * Modalities that make slices: hundreds of them, into which machines do not write. All others make single pictures
 * (radiographs, ultrasound, captures, endoscopy, photographs), each of which may bear a name.
 */
const SLICED = new Set(['CT', 'MR', 'PT', 'NM', 'RTDOSE', 'SEG', 'OCT']);

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
  // Colour has no place in slices, unless something was drawn into them.
  const drawn = kept.PhotometricInterpretation === 'RGB';
  // Screens and reports saved among slices have no place in space.
  const captured = types.includes('SECONDARY') && kept.ImagePositionPatient === undefined;
  // A file's statement that it bears no writing is not trusted: machines state it for everything they make.
  return !SLICED.has(modality) || drawn || captured ? 'usual' : 'unlikely';
}
