import { field, number } from './field.ts';

/** A protocol's numbers outside its tables, with their units and bounds. */

export const CONTRAST_NUMBERS = {
  doseMlPerKg: field('doseMlPerKg', 'Dose', 'Dose', number('mL/kg', 0, 20, 3)),
  /** Maximum dose. */
  maximumDoseMl: field('maximumDoseMl', 'Plafond', 'Dose maximale', number('mL', 0, 1000, 1)),
  rateMlPerSecond: field('rateMlPerSecond', 'Débit', 'Débit', number('mL/s', 0, 30, 2)),
  delaySeconds: field('delaySeconds', 'Délai', 'Délai', number('s', 0, 86_400, 1)),
} as const;

/** The dose that the department does not want to exceed: always its own figure, never a default. */
export const DOSE_NUMBERS = {
  ctdiVol: field('ctdiVol', 'IDSV', 'Indice de dose (IDSV)', number('mGy', 0, 1000, 2)),
  /** For the whole exam. */
  dlp: field('dlp', 'PDL', 'Produit dose-longueur de l’examen (PDL)', number('mGy·cm', 0, 20_000, 2)),
} as const;
