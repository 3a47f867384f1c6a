/**
 * Words often used in protocols, by field, offered as suggestions to people who have not used any. Stored
 * as shown.
 */
export const COMMON_WORDS: Readonly<Record<string, readonly string[]>> = {
  'preparation.fasting': ['Non', '4 heures', '6 heures'],
  'preparation.position': [
    'Décubitus dorsal',
    'Décubitus dorsal, bras au-dessus de la tête',
    'Décubitus dorsal, bras le long du corps',
    'Procubitus',
  ],
  'preparation.coil': [
    'Antenne tête',
    'Antenne rachis',
    'Antenne corps',
    'Antenne genou',
    'Antenne épaule',
    'Antenne sein',
  ],
  'preparation.field': ['1,5 T', '3 T', '1,5 T ou 3 T'],
  'contrast.agent': [
    'Gadotérate de méglumine',
    'Gadobutrol',
    'Acide gadoxétique',
    'Iohexol',
    'Ioméprol',
    'Iodixanol',
  ],
  'contrast.concentration': ['0,5 mmol/mL', '300 mg I/mL', '320 mg I/mL', '350 mg I/mL'],
  'sequences.weighting': ['T1', 'T2', 'DP', 'DP FS', 'STIR', 'FLAIR', 'Diffusion', 'T2*', 'SWI', 'T1 Dixon'],
  'sequences.plane': ['Axial', 'Coronal', 'Sagittal', '3D'],
  'sequences.fatSaturation': ['Non', 'Spectrale', 'Dixon', 'STIR', 'SPAIR'],
  'sequences.acceleration': ['GRAPPA 2', 'SENSE 2', 'CAIPIRINHA'],
  'sequences.dimension': ['2D', '3D'],
  'sequences.phaseDirection': ['AP', 'DG', 'TP'],
  'sequences.triggering': ['Non', 'Cardiaque', 'Respiratoire', 'Apnée'],
  'sequences.coil': ['Tête', 'Tête, Cou', 'Rachis', 'Corps', 'Genou', 'Épaule', 'Sein'],
  'passes.phase': ['Sans injection', 'Artérielle', 'Artérielle tardive', 'Portale', 'Tardive', 'Excrétrice'],
  'passes.mas': ['Modulation automatique'],
  'views.mas': ['Exposition automatique'],
  'views.target': ['W', 'Mo', 'Rh'],
  'views.filter': ['Rh', 'Ag', 'Al', 'Mo'],
  'scans.probe': ['Convexe', 'Linéaire haute fréquence', 'Endocavitaire', 'Microconvexe'],
  'scans.mode': ['B', 'Doppler couleur', 'Doppler pulsé', 'Doppler énergie', 'Élastographie'],
  'scans.plane': ['Transversal', 'Longitudinal', 'Sous-costal', 'Intercostal'],
  'tracerAcquisitions.tracer': ['18F-FDG', '99mTc-HMDP', '99mTc-DMSA', '123I'],
};
