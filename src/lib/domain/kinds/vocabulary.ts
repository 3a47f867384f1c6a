/** Closed word lists of the three kinds' bodies. French labels are wire codes: they are stored as they read. */

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

export const REVIEW_STATUSES = ['Brouillon', 'En révision', 'Validé'] as const;

/** Only a protocol with this status can be public. */
export const PUBLISHABLE_STATUS = 'Validé' satisfies ReviewStatus;

/** Sections of a report, in the order in which they are written. */
export const REPORT_SECTIONS = ['indication', 'technique', 'findings', 'conclusion'] as const;

export const QUESTION_TYPES = [
  'single',
  'multiple',
  'text',
  'number',
  'date',
  'hotspot',
  'formula',
  'information',
] as const;

/** Authors type it in a report sentence; the answer takes its place, hence a French word. */
export const VALUE_PLACEHOLDER = '{valeur}';

export type ReviewStatus = (typeof REVIEW_STATUSES)[number];
export type ReportSection = (typeof REPORT_SECTIONS)[number];
export type QuestionType = (typeof QUESTION_TYPES)[number];
