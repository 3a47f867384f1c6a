import type { KeptAttributes } from '#lib/domain/dicom/allow-list.ts';
import { readCodes, type Sources } from './attributes.ts';

/** How likely it is that the image itself bears a name: told by the file, usual for the kind, or neither. */
export type BurnedInRisk = 'stated' | 'usual' | 'unlikely';

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

export function burnedInRisk(sources: Sources, kept: KeptAttributes): BurnedInRisk {
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
