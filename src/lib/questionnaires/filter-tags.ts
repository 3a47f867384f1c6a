/** The tags that the lists of questionnaires offer as filters (specification, section 9, letter for letter). */

export const MODALITY_TAGS = ['Rx', 'TDM', 'IRM', 'Echo'] as const;

export const SPECIALTY_TAGS = [
  'Cardiovasc',
  'Dig',
  'Neuro',
  'ORL',
  'Ostéo',
  'Pedia',
  'Pelvis',
  'Séno',
  'Thorax',
  'Uro',
] as const;

export const LOCATION_TAGS = [
  'Avant-pied',
  'Bras',
  'Bassin',
  'Cheville',
  'Coude',
  'Cuisse',
  'Doigts',
  'Epaule',
  'Genou',
  'Hanche',
  'Jambe',
  'Parties molles',
  'Poignet',
  'Rachis',
] as const;
