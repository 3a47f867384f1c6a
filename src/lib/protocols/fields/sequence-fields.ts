import { field, number, numbers, seconds, TEXT } from './field.ts';
import { COMMENT, NAME } from './shared-fields.ts';

/** Fields of MRI sequences. */
export const sequences = [
  field('name', 'Séquence', 'Nom de la séquence', TEXT, {
    ...NAME,
    aliases: ['nom', 'série', 'acquisition', 'sequence name', 'nom de séquence', 'series name'],
  }),
  field('weighting', 'Pondération', 'Pondération', TEXT, {
    required: true,
    worded: true,
    aliases: ['pond.', 'weighting', 'type'],
  }),
  field('plane', 'Plan', 'Plan de coupe', TEXT, {
    required: true,
    dicom: 'ImageOrientationPatient',
    worded: true,
    aliases: ['plane', 'orientation', 'coupe'],
  }),
  field('tr', 'TR', 'Temps de répétition', number('ms', 0, 60_000, 2), {
    dicom: 'RepetitionTime',
    required: true,
    aliases: ['repetition time'],
  }),
  field('te', 'TE', 'Temps d’écho', number('ms', 0, 60_000, 2), {
    dicom: 'EchoTime',
    required: true,
    aliases: ['echo time'],
  }),
  field('ti', 'TI', 'Temps d’inversion', number('ms', 0, 60_000, 2), {
    dicom: 'InversionTime',
    aliases: ['inversion time'],
  }),
  field('flipAngle', 'Angle', 'Angle de bascule', number('°', 0, 360, 1), {
    dicom: 'FlipAngle',
    aliases: ['bascule', 'flip angle', 'flip', 'FA'],
  }),
  field('fov', 'FOV', 'Champ de vue', number('mm', 1, 2000, 1), {
    dicom: 'ReconstructionDiameter',
    required: true,
    usualMin: 60,
    aliases: ['champ', 'champ de vision', 'field of view', 'FOV read', 'FOV lecture', 'FOV freq'],
  }),
  field('matrix', 'Matrice', 'Matrice (fréquence × phase)', TEXT, {
    dicom: 'AcquisitionMatrix',
    aliases: ['matrix', 'matrix size'],
  }),
  field('thickness', 'Ép.', 'Épaisseur de coupe', number('mm', 0.01, 500, 2), {
    dicom: 'SliceThickness',
    required: true,
    aliases: ['épaisseur', 'épaisseur coupe', 'thickness', 'slice thickness', 'ST'],
  }),
  field('gap', 'Esp.', 'Espace entre les coupes', number('mm', -100, 100, 2), {
    dicom: 'SpacingBetweenSlices',
    percentOf: 'thickness',
    percentAliases: ['dist. factor', 'distance factor', 'facteur de distance'],
    aliases: ['espace', 'espacement', 'espace inter-coupes', 'intervalle', 'gap', 'slice gap'],
  }),
  field('nex', 'NEX', 'Nombre d’excitations', number('', 0, 64, 2), {
    dicom: 'NumberOfAverages',
    aliases: ['NSA', 'excitations', 'moyennages', 'moyennes', 'averages'],
  }),
  field('bandwidth', 'BP', 'Bande passante', number('Hz/px', 1, 10_000, 1), {
    dicom: 'PixelBandwidth',
    usualMin: 80,
    aliases: ['bandwidth', 'pixel bandwidth', 'BW'],
  }),
  field('fatSaturation', 'Sat. graisse', 'Saturation de la graisse', TEXT, {
    dicom: 'ScanOptions',
    aliases: [
      'fat sat',
      'fatsat',
      'fat saturation',
      'fat suppr.',
      'fat suppression',
      'FS',
      'saturation',
      'suppression de graisse',
      'graisse',
    ],
  }),
  field('bValues', 'b', 'Valeurs de b', numbers('s/mm²', 0, 20_000), {
    dicom: 'DiffusionBValue',
    aliases: ['b values', 'valeur b', 'facteur b', 'facteur de diffusion'],
  }),
  field('acceleration', 'Accél.', 'Accélération', TEXT, {
    dicom: 'ParallelReductionFactorInPlane',
    aliases: ['iPAT', 'PAT', 'GRAPPA', 'SENSE', 'facteur d’accélération'],
  }),
  field('dimension', '2D/3D', 'Acquisition 2D ou 3D', TEXT, {
    dicom: 'MRAcquisitionType',
    width: 4,
    aliases: ['dimension', 'acquisition type', '2D 3D'],
  }),
  field('echoTrain', 'ETL', 'Longueur du train d’échos', number('', 1, 4096), {
    dicom: 'EchoTrainLength',
    aliases: [
      'train d’échos',
      'facteur turbo',
      'turbo factor',
      'TSE factor',
      'echo train length',
      'echo train',
      'TF',
    ],
  }),
  field('slices', 'Nb coupes', 'Nombre de coupes', number('', 1, 10_000), {
    dicom: 'ImagePositionPatient',
    aliases: ['nb de coupes', 'nbre de coupes', 'n coupes', 'slices', 'number of slices', 'no. of slices'],
  }),
  field('phaseDirection', 'Dir. phase', 'Direction du codage de phase', TEXT, {
    dicom: 'InPlanePhaseEncodingDirection',
    width: 5,
    aliases: [
      'codage de phase',
      'sens de phase',
      'phase direction',
      'phase enc. dir.',
      'phase encoding direction',
    ],
  }),
  field('phaseOversampling', 'Suréch.', 'Suréchantillonnage en phase', number('%', 0, 400, 1), {
    aliases: ['suréchantillonnage', 'phase oversampling', 'no phase wrap', 'oversampling'],
  }),
  field('triggering', 'Synchro.', 'Synchronisation', TEXT, {
    dicom: 'CardiacSynchronizationTechnique',
    aliases: ['gating', 'triggering', 'trigger', 'déclenchement'],
  }),
  field('coil', 'Antenne', 'Antenne', TEXT, {
    dicom: 'ReceiveCoilName',
    aliases: ['coil', 'receive coil'],
  }),
  field('durationSeconds', 'Durée', 'Durée', seconds(7200), {
    dicom: 'AcquisitionDuration',
    summed: true,
    aliases: ['TA', 'temps', 'temps d’acquisition', 'duration', 'scan time', 'acquisition time'],
  }),
  COMMENT,
] as const;
