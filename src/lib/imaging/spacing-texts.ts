import type { SpacingKind } from './spacing-kind.ts';

/** What follows millimetres that do not simply hold in the patient. */
const NOTES: Record<SpacingKind, string> = {
  patient: '',
  detector: '\u00a0au détecteur',
  calibrated: '\u00a0(calibré)',
  corrected: '\u00a0(agrandissement corrigé)',
  unverified: '\u00a0(échelle à vérifier)',
};

/** Where millimetres hold, to be written after them. */
export const spacingNote = (kind: SpacingKind | null | undefined) => NOTES[kind ?? 'patient'];
