import {
  ACQUIRED_TYPES,
  CARDIAC,
  COLLIMATORS,
  GRIDS,
  KINDS,
  MATERIALS,
  MODULATIONS,
  PARALLEL,
  RESPIRATORY,
  SCAN_OPTIONS,
  SUPPRESSIONS,
  TRANSDUCERS,
} from './acquisition-words.ts';
import type { AllowedAttribute } from './allowed-attribute.ts';
import { number, type Rule, whole, word, words } from './rules.ts';
import { BODY_PARTS, LATERALITIES, VIEW_POSITIONS } from './words.ts';

/**
 * The attributes read to fill in a protocol from an exam's files: a separate table from the import's, since nothing
 * of these files is sent. Other attributes of a file are never read.
 * - `kept`: a number or a word of a closed list, which becomes a value of the protocol if the person ticks it;
 * - `derived`: only a value derived from it is shown: an order, a grouping, a duration, a fixed word;
 * - `shown`: free text, shown to the person who has the files, and used only if they tick it.
 */
export interface AcquisitionAttribute extends Omit<AllowedAttribute, 'use'> {
  use: 'kept' | 'derived' | 'shown';
}

const WHY = {
  value: 'Valeur du protocole.',
  image: 'Champ de vue, espacement des coupes, plan.',
  kind: 'Mot d’une liste fermée\u00a0: nommer la ligne, reconnaître ce qu’elle est.',
  group: 'Regrouper les images d’une même acquisition.',
  order: 'Ranger les lignes dans l’ordre de l’examen.',
  delay: 'Seul l’écart entre deux heures est montré.',
  naming: 'Y chercher des mots d’une liste fermée\u00a0; le texte n’est pas repris.',
  label: 'Nom donné sur la console\u00a0: montré, repris seulement s’il est coché.',
  dose: 'Lire le rapport de dose\u00a0: IDSV et PDL de chaque acquisition.',
  nesting: 'Contient les valeurs ci-dessus dans certains fichiers.',
};

function kept(
  tag: number,
  keyword: string,
  vr: string,
  rule: Rule,
  reason = WHY.value,
): AcquisitionAttribute {
  return { tag, keyword, vr, use: 'kept', rule, action: '—', reason };
}

function derived(
  tag: number,
  keyword: string,
  vr: string,
  reason: string,
  action = '—',
): AcquisitionAttribute {
  return { tag, keyword, vr, use: 'derived', action, reason };
}

function weighed(tag: number, keyword: string, vr: string, rule: Rule, reason: string): AcquisitionAttribute {
  return { ...derived(tag, keyword, vr, reason), rule };
}

/** A fixed number of integers; all must be valid. */
const wholes = (min: number, max: number, count: number): Rule => ({
  kind: 'number',
  min,
  max,
  count: [count],
  whole: true,
});

const POSITION_MAX = 100_000;

const TABLE = [
  kept(0x00180080, 'RepetitionTime', 'DS', number(0.01, 60_000)),
  kept(0x00180081, 'EchoTime', 'DS', number(0.001, 60_000)),
  kept(0x00189082, 'EffectiveEchoTime', 'FD', number(0.001, 60_000)),
  kept(0x00180082, 'InversionTime', 'DS', number(0.01, 60_000)),
  kept(0x00189079, 'InversionTimes', 'FD', number(0.01, 60_000)),
  kept(0x00181314, 'FlipAngle', 'DS', number(0.1, 360)),
  kept(0x00181100, 'ReconstructionDiameter', 'DS', number(1, 2000)),
  kept(0x00181310, 'AcquisitionMatrix', 'US', wholes(0, 8192, 4)),
  kept(0x00189058, 'MRAcquisitionFrequencyEncodingSteps', 'US', whole(1, 8192)),
  kept(0x00189231, 'MRAcquisitionPhaseEncodingStepsInPlane', 'US', whole(1, 8192)),
  kept(0x00180089, 'NumberOfPhaseEncodingSteps', 'IS', whole(1, 8192)),
  kept(0x00180050, 'SliceThickness', 'DS', number(0.01, 500)),
  kept(0x00180088, 'SpacingBetweenSlices', 'DS', number(0.01, 500)),
  kept(0x00180083, 'NumberOfAverages', 'DS', number(0.1, 64)),
  kept(0x00180095, 'PixelBandwidth', 'DS', number(1, 10_000)),
  kept(0x00189087, 'DiffusionBValue', 'FD', number(0, 20_000)),
  kept(0x00189069, 'ParallelReductionFactorInPlane', 'FD', number(1, 64)),
  kept(0x00189155, 'ParallelReductionFactorOutOfPlane', 'FD', number(1, 64)),
  kept(0x00189078, 'ParallelAcquisitionTechnique', 'CS', word(PARALLEL)),
  kept(0x00189025, 'SpectrallySelectedSuppression', 'CS', word(SUPPRESSIONS)),
  kept(0x00180022, 'ScanOptions', 'CS', words(SCAN_OPTIONS)),
  kept(0x00189073, 'AcquisitionDuration', 'FD', number(0.1, 7200)),
  kept(0x00180091, 'EchoTrainLength', 'IS', whole(1, 4096)),
  kept(0x00181312, 'InPlanePhaseEncodingDirection', 'CS', word(['ROW', 'COL', 'COLUMN'])),
  kept(0x00180023, 'MRAcquisitionType', 'CS', word(['2D', '3D'])),
  kept(0x00189037, 'CardiacSynchronizationTechnique', 'CS', word(CARDIAC)),
  kept(0x00189170, 'RespiratoryMotionCompensationTechnique', 'CS', word(RESPIRATORY)),
  kept(0x00180060, 'KVP', 'DS', number(5, 200)),
  kept(0x00181152, 'Exposure', 'IS', number(0.01, 10_000)),
  kept(0x00181153, 'ExposureInuAs', 'IS', number(1, 10_000_000)),
  kept(0x00189332, 'ExposureInmAs', 'FD', number(0.01, 10_000)),
  kept(0x00181150, 'ExposureTime', 'IS', number(0.01, 600_000)),
  kept(0x00181151, 'XRayTubeCurrent', 'IS', number(0.1, 5000)),
  kept(0x00189323, 'ExposureModulationType', 'CS', words(MODULATIONS)),
  kept(0x00187060, 'ExposureControlMode', 'CS', word(['MANUAL', 'AUTOMATIC'])),
  kept(0x00189311, 'SpiralPitchFactor', 'FD', number(0.05, 5)),
  kept(0x00189305, 'RevolutionTime', 'FD', number(0.05, 10)),
  kept(0x00189306, 'SingleCollimationWidth', 'FD', number(0.1, 100)),
  kept(0x00189307, 'TotalCollimationWidth', 'FD', number(0.1, 400)),
  kept(0x00189345, 'CTDIvol', 'FD', number(0.001, 1000)),
  kept(0x00181110, 'DistanceSourceToDetector', 'DS', number(100, 5000)),
  kept(0x00181166, 'Grid', 'CS', words(GRIDS)),
  kept(0x00181191, 'AnodeTargetMaterial', 'CS', word(MATERIALS)),
  kept(0x00187050, 'FilterMaterial', 'CS', words(MATERIALS)),
  kept(0x00181510, 'PositionerPrimaryAngle', 'DS', number(-180, 180)),
  kept(0x00181511, 'PositionerSecondaryAngle', 'DS', number(-180, 180)),
  kept(0x00185101, 'ViewPosition', 'CS', word(VIEW_POSITIONS)),
  kept(0x00180040, 'CineRate', 'IS', number(0.1, 120)),
  kept(0x00181063, 'FrameTime', 'DS', number(1, 60_000)),
  kept(0x00181041, 'ContrastBolusVolume', 'DS', number(0.1, 500)),
  kept(0x00181046, 'ContrastFlowRate', 'DS', number(0.1, 50)),
  kept(0x00181074, 'RadionuclideTotalDose', 'DS', number(0.01, 1e11)),
  kept(0x00181181, 'CollimatorType', 'CS', word(COLLIMATORS)),
  kept(0x00181242, 'ActualFrameDuration', 'IS', number(1, 1.5e7)),
  kept(0x00540053, 'NumberOfFramesInRotation', 'US', whole(1, 1000)),
  kept(0x00540033, 'NumberOfFramesInPhase', 'US', whole(1, 10_000)),
  kept(0x00186031, 'TransducerType', 'CS', word(TRANSDUCERS)),
  kept(0x00186030, 'TransducerFrequency', 'UL', number(100, 100_000)),

  weighed(0x00280010, 'Rows', 'US', whole(1, 65_535), WHY.image),
  weighed(0x00280011, 'Columns', 'US', whole(1, 65_535), WHY.image),
  weighed(0x00280030, 'PixelSpacing', 'DS', number(0.001, 1000, 2), WHY.image),
  weighed(0x00200032, 'ImagePositionPatient', 'DS', number(-POSITION_MAX, POSITION_MAX, 3), WHY.image),
  weighed(0x00200037, 'ImageOrientationPatient', 'DS', number(-1.01, 1.01, 6), WHY.image),
  weighed(0x00080060, 'Modality', 'CS', word(KINDS), WHY.kind),
  weighed(0x00080008, 'ImageType', 'CS', words(ACQUIRED_TYPES), WHY.kind),
  weighed(0x00089007, 'FrameType', 'CS', words(ACQUIRED_TYPES), WHY.kind),
  weighed(0x00180015, 'BodyPartExamined', 'CS', word(BODY_PARTS), WHY.kind),
  weighed(0x00200060, 'Laterality', 'CS', word(LATERALITIES), WHY.kind),
  weighed(0x00200062, 'ImageLaterality', 'CS', word(LATERALITIES), WHY.kind),
  weighed(0x00281050, 'WindowCenter', 'DS', number(-1e6, 1e6), WHY.kind),
  weighed(0x00281051, 'WindowWidth', 'DS', number(0, 1e6), WHY.kind),
  weighed(0x00186014, 'RegionDataType', 'US', whole(0, 20), WHY.kind),

  // Manufacturers' private elements that replace missing standard attributes (`makerValues`): only numbers in texts.
  derived(0x0019100c, 'SiemensBValue', 'IS', WHY.value),
  derived(0x20011003, 'PhilipsBValue', 'FL', WHY.value),
  derived(0x00431039, 'GeBValue', 'IS', WHY.value),
  derived(0x0019105a, 'GeAcquisitionDuration', 'FL', WHY.value),
  derived(0x00431083, 'GeAssetFactors', 'DS', WHY.value),
  derived(0x0051100a, 'SiemensAcquisitionTime', 'LO', WHY.value),
  derived(0x00511011, 'SiemensParallelFactors', 'LO', WHY.value),
  derived(0x00291010, 'SiemensCsaImageHeader', 'OB', WHY.value),
  derived(0x00291020, 'SiemensCsaSeriesHeader', 'OB', WHY.value),
  derived(0x20051033, 'PhilipsScanDuration', 'FL', WHY.value),
  derived(0x2005100f, 'PhilipsMrImage', 'SQ', WHY.nesting),

  derived(0x0020000d, 'StudyInstanceUID', 'UI', WHY.group, 'U'),
  derived(0x0020000e, 'SeriesInstanceUID', 'UI', WHY.group, 'U'),
  derived(0x00080018, 'SOPInstanceUID', 'UI', WHY.group, 'U'),
  derived(0x00083010, 'IrradiationEventUID', 'UI', WHY.group, 'U'),
  derived(0x00200011, 'SeriesNumber', 'IS', WHY.order),
  derived(0x00200012, 'AcquisitionNumber', 'IS', WHY.group),
  derived(0x0008002a, 'AcquisitionDateTime', 'DT', WHY.order, 'X/Z/D'),
  derived(0x00080022, 'AcquisitionDate', 'DA', WHY.order, 'X/Z'),
  derived(0x00080032, 'AcquisitionTime', 'TM', WHY.order, 'X/Z'),
  derived(0x00181072, 'RadiopharmaceuticalStartTime', 'TM', WHY.delay, 'X'),
  derived(0x00181078, 'RadiopharmaceuticalStartDateTime', 'DT', WHY.delay, 'X'),
  { ...derived(0x0008103e, 'SeriesDescription', 'LO', WHY.label, 'X'), use: 'shown' },
  derived(0x00181030, 'ProtocolName', 'LO', WHY.naming, 'X/D'),
  derived(0x00180024, 'SequenceName', 'SH', WHY.naming),
  derived(0x00189005, 'PulseSequenceName', 'SH', WHY.naming),
  derived(0x00180020, 'ScanningSequence', 'CS', WHY.naming),
  derived(0x00181210, 'ConvolutionKernel', 'SH', WHY.naming),
  derived(0x00180010, 'ContrastBolusAgent', 'LO', WHY.naming, 'Z/D'),
  derived(0x00180031, 'Radiopharmaceutical', 'LO', WHY.naming),
  derived(0x00181250, 'ReceiveCoilName', 'SH', WHY.naming),
  derived(0x00181180, 'CollimatorGridName', 'SH', WHY.naming),

  derived(0x0040a043, 'ConceptNameCodeSequence', 'SQ', WHY.dose),
  derived(0x0040a730, 'ContentSequence', 'SQ', WHY.dose, 'X'),
  derived(0x0040a300, 'MeasuredValueSequence', 'SQ', WHY.dose),
  derived(0x0040a168, 'ConceptCodeSequence', 'SQ', WHY.dose),
  derived(0x00189346, 'CTDIPhantomTypeCodeSequence', 'SQ', WHY.dose),
  derived(0x00080100, 'CodeValue', 'SH', WHY.dose),
  derived(0x0040a30a, 'NumericValue', 'DS', WHY.dose),
  derived(0x0040a124, 'UID', 'UI', WHY.dose, 'U'),

  derived(0x52009229, 'SharedFunctionalGroupsSequence', 'SQ', WHY.nesting),
  derived(0x52009230, 'PerFrameFunctionalGroupsSequence', 'SQ', WHY.nesting),
  derived(0x00280008, 'NumberOfFrames', 'IS', WHY.nesting),
  derived(0x00186011, 'SequenceOfUltrasoundRegions', 'SQ', WHY.nesting),
  derived(0x00540016, 'RadiopharmaceuticalInformationSequence', 'SQ', WHY.nesting),
  derived(0x00540022, 'DetectorInformationSequence', 'SQ', WHY.nesting),
  derived(0x00540032, 'PhaseInformationSequence', 'SQ', WHY.nesting),
  derived(0x00540052, 'RotationInformationSequence', 'SQ', WHY.nesting),
] as const satisfies readonly AcquisitionAttribute[];

export const ACQUISITION_ALLOW_LIST: readonly AcquisitionAttribute[] = TABLE;

const BY_KEYWORD = new Map(ACQUISITION_ALLOW_LIST.map((attribute) => [attribute.keyword, attribute]));

/** The row of an attribute. Throws for attributes that are not in the table, which must not be read. */
export function acquisitionAttribute(keyword: string): AcquisitionAttribute {
  const attribute = BY_KEYWORD.get(keyword);
  if (!attribute) throw new Error(`not on the allow-list of acquisitions: ${keyword}`);
  return attribute;
}
