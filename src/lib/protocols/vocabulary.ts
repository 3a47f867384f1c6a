/** Closed word lists of a protocol. French labels are wire codes: they are stored as they read. */

export const IMAGING_TYPES = [
  'IRM',
  'Scanner',
  'Échographie',
  'Radiographie',
  'Mammographie',
  'Médecine nucléaire',
  'Angiographie',
] as const;

export const REGIONS = [
  'Céphalique',
  'Cervical',
  'Thorax',
  'Abdomen',
  'Pelvis',
  'Rachis',
  'Membre supérieur',
  'Membre inférieur',
  'Vaisseaux',
  'Cœur',
  'Sein',
  'Autre',
] as const;

/** For which ages a protocol is. */
export const AGES = ['Adulte', 'Enfant', 'Adulte et enfant'] as const;

/** An author's answer; without one nothing is known. */
export const ANSWERS = ['Oui', 'Non'] as const;

/** Groups of patients for whom protocols are searched. */
export const PATIENT_GROUPS = ['Adulte', 'Enfant', 'Femme enceinte', 'Allergie au contraste'] as const;
export type PatientGroup = (typeof PATIENT_GROUPS)[number];

export type ImagingType = (typeof IMAGING_TYPES)[number];
