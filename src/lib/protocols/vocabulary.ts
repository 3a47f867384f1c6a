/** Closed word lists of a protocol. The French labels are also the stored values. */

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

/** Ages for which a protocol is intended. */
export const AGES = ['Adulte', 'Enfant', 'Adulte et enfant'] as const;

/** An author's answers; without one, nothing is known. */
export const ANSWERS = ['Oui', 'Non'] as const;

/** Groups of patients by which protocols can be searched. */
export const PATIENT_GROUPS = ['Adulte', 'Enfant', 'Femme enceinte', 'Allergie au contraste'] as const;
export type PatientGroup = (typeof PATIENT_GROUPS)[number];

export type ImagingType = (typeof IMAGING_TYPES)[number];
