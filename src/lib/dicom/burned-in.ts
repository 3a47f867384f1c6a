import { windowPixels } from '#lib/imaging/windowing.ts';
import type { KeptAttributes } from './attributes/allow-list.ts';
import type { BurnedInRisk } from './attributes/burned-in-risk.ts';
import { displayOf } from './attributes/frame-display.ts';
import { readCodes, type Sources } from './attributes.ts';
import type { Greys } from './bright-pixels.ts';
import { findText } from './find-text.ts';
import type { FittedFrame } from './fit-frame.ts';

/**
 * Cross-sectional modalities: hundreds of slices, into which devices do not write. All others make single images
 * (radiographs, ultrasound, captures, endoscopy, photographs), into any of which a name may be burned.
 */
const SLICED = new Set(['CT', 'MR', 'PT', 'NM', 'RTDOSE', 'SEG', 'OCT']);

/** The risk according to the file's attributes and to the text detected in the image itself. */
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
  // Slices are grey: colour means that something was drawn into them.
  const drawn = kept.PhotometricInterpretation === 'RGB';
  // Screen captures and reports stored among slices have no position in space.
  const captured = types.includes('SECONDARY') && kept.ImagePositionPatient === undefined;
  // A file's statement that nothing is burned in is not trusted: devices write it into all their images.
  return !SLICED.has(modality) || drawn || captured ? 'usual' : 'unlikely';
}
