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

export type ImagingType = (typeof IMAGING_TYPES)[number];
