import type { SpacingKind } from './spacing-kind.ts';

/** Note after a length whose millimetres do not simply refer to the patient. */
const NOTES: Record<SpacingKind, string> = {
  patient: '',
  detector: '\u00a0au détecteur',
  calibrated: '\u00a0(calibré)',
  corrected: '\u00a0(agrandissement corrigé)',
  unverified: '\u00a0(échelle à vérifier)',
};

/** What millimetres refer to, as a note after a length. */
export const spacingNote = (kind: SpacingKind | null | undefined) => NOTES[kind ?? 'patient'];

/** The source of a length's scale: kind of spacing, an ultrasound region, or unknown. */
export type Calibration = SpacingKind | 'region' | 'unknown';

/** The short note after a number on an image, and its explanation in the measurement's details and in the help. */
export const CALIBRATIONS: Record<Calibration, [short: string, long: string]> = {
  patient: ['mm', 'dans le patient\u00a0: Pixel Spacing, et positions des coupes dans une reconstruction'],
  region: ['mm (échographie)', 'dans la zone calibrée de l’échographie\u00a0: Physical Delta'],
  detector: [
    `mm${NOTES.detector}`,
    'non calibrés, agrandis\u00a0: Imager Pixel Spacing, ou Pixel Spacing d’une projection',
  ],
  calibrated: [
    `mm${NOTES.calibrated}`,
    'par un repère de taille connue, ou Pixel Spacing autre que celui du détecteur',
  ],
  corrected: [
    `mm${NOTES.corrected}`,
    'Pixel Spacing corrigé par la géométrie, ou facteur d’agrandissement estimé par l’appareil',
  ],
  unverified: [
    `mm${NOTES.unverified}`,
    'gardés avant que chaque image ait les siens, peut-être ceux d’une autre',
  ],
  unknown: ['px', 'sans échelle\u00a0: le fichier ne dit pas la taille d’un pixel'],
};

/** The source of a length's millimetres, as one line of text. */
export function calibrationLine(calibration: Calibration): string {
  const [short, long] = CALIBRATIONS[calibration];
  return `${short}, ${long}`;
}
