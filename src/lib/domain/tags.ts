/** The tag lists that the list pages offer as filters (specification, section 9, letter for letter). */

export const MODALITIES = ['Rx', 'TDM', 'IRM', 'Echo'] as const;

export const SPECIALTIES = [
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

export const LOCATIONS = [
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
