import { field, LONG_TEXT, number, TEXT, TEXTS, YES_NO } from './field.ts';
import { COMMENT, NAME } from './shared-fields.ts';

/** Fields of CT passes. */
export const passes = [
  field('name', 'Passage', 'Nom du passage', TEXT, {
    ...NAME,
    aliases: ['nom', 'hélice', 'série', 'acquisition'],
  }),
  field('phase', 'Phase', 'Phase', TEXT, { worded: true, aliases: ['temps'] }),
  field('coverage', 'Couverture', 'Couverture', TEXT, {
    required: true,
    worded: true,
    aliases: ['étendue', 'région', 'coverage'],
  }),
  field('kv', 'kV', 'Tension', number('kV', 20, 200, 1), {
    dicom: 'KVP',
    required: true,
    aliases: ['kVp', 'tension'],
  }),
  field('mas', 'mAs', 'Charge, ou modulation', TEXT, {
    dicom: 'Exposure',
    required: true,
    aliases: ['charge', 'modulation'],
  }),
  field('pitch', 'Pitch', 'Pitch', number('', 0.05, 5, 3), {
    dicom: 'SpiralPitchFactor',
    isRatio: true,
    aliases: ['pas'],
  }),
  field('rotationSeconds', 'Rotation', 'Temps de rotation', number('s', 0.05, 10, 3), {
    dicom: 'RevolutionTime',
    aliases: ['rotation time'],
  }),
  field('collimation', 'Collimation', 'Collimation', TEXT, { dicom: 'TotalCollimationWidth' }),
  field('reconstructions', 'Reconstructions', 'Reconstructions', TEXTS, {
    dicom: 'ConvolutionKernel',
    aliases: ['recons', 'filtres', 'kernel', 'noyau'],
  }),
  field('ctdiVol', 'IDSV', 'Indice de dose scanographique volumique', number('mGy', 0, 1000, 2), {
    dicom: 'CTDIvol',
    aliases: ['CTDIvol', 'CTDI'],
  }),
  field('dlp', 'PDL', 'Produit dose-longueur', number('mGy·cm', 0, 20_000, 2), {
    dicom: 'DLP',
    summed: true,
    aliases: ['DLP'],
  }),
  field('thickness', 'Ép.', 'Épaisseur de coupe', number('mm', 0.01, 500, 3), {
    dicom: 'SliceThickness',
    aliases: ['épaisseur', 'épaisseur coupe', 'thickness', 'slice thickness'],
  }),
  field('increment', 'Incr.', 'Incrément de reconstruction', number('mm', 0.01, 100, 3), {
    dicom: 'ImagePositionPatient',
    aliases: ['incrément', 'increment', 'espacement', 'slice increment', 'recon increment'],
  }),
  field('chargeReference', 'Réf. mAs', 'mAs de référence, ou indice de bruit', TEXT, {
    aliases: [
      'mAs de référence',
      'réf. mAs',
      'mAs réf.',
      'indice de bruit',
      'noise index',
      'ref mAs',
      'quality ref mAs',
    ],
  }),
  field('phantom', 'Fantôme', 'Fantôme de l’IDSV', number('cm', 10, 40), {
    dicom: 'CTDIPhantomTypeCodeSequence',
    aliases: ['phantom', 'CTDI phantom'],
  }),
  COMMENT,
] as const;

/** Fields of radiographs and mammograms. */
export const views = [
  field('name', 'Incidence', 'Nom de l’incidence', TEXT, {
    ...NAME,
    dicom: 'ViewPosition',
    aliases: ['nom', 'cliché'],
  }),
  field('position', 'Position', 'Position du patient', LONG_TEXT, { required: true }),
  field('centring', 'Centrage', 'Centrage', LONG_TEXT),
  field('tubeAngle', 'Angle', 'Angle du tube', number('°', -90, 90, 1), { dicom: 'PositionerPrimaryAngle' }),
  field('distance', 'Distance', 'Distance foyer-détecteur', number('cm', 10, 500, 1), {
    dicom: 'DistanceSourceToDetector',
    aliases: ['DFD', 'DFF', 'SID'],
  }),
  field('kv', 'kV', 'Tension', number('kV', 10, 200, 1), {
    dicom: 'KVP',
    required: true,
    aliases: ['kVp', 'tension'],
  }),
  field('mas', 'mAs', 'Charge, ou exposition automatique', TEXT, { dicom: 'Exposure', aliases: ['charge'] }),
  field('grid', 'Grille', 'Grille antidiffusante', YES_NO, { dicom: 'Grid' }),
  field('target', 'Anode', 'Anode', TEXT, {
    dicom: 'AnodeTargetMaterial',
    aliases: ['cible', 'target', 'anode target'],
  }),
  field('filter', 'Filtre', 'Filtre', TEXT, {
    dicom: 'FilterMaterial',
    aliases: ['filtration', 'filter', 'filter material'],
  }),
  COMMENT,
] as const;
