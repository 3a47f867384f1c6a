import { WHY } from './allow-list-reasons.ts';
import { type KeptValue, number, type Rule, whole, word, words } from './rules.ts';
import {
  BODY_PARTS,
  CALIBRATION_TYPES,
  CORRECTIONS,
  DECAY_CORRECTIONS,
  IMAGE_TYPES,
  LATERALITIES,
  MODALITIES,
  PET_UNITS,
  PHOTOMETRICS,
  RESCALE_TYPES,
  SUV_TYPES,
  VIEW_POSITIONS,
  VOI_FUNCTIONS,
} from './words.ts';

/**
 * The one table of DICOM attributes the import looks at. Everything else in a file is never read.
 * - `kept`: the value leaves the author's machine, when it fits the rule;
 * - `derived`: only what is concluded from it leaves: an order, a grouping, a word of our own; with a rule, its
 *   value is read through it;
 * - `decoding`: needed to make pixels out of the file, and dropped.
 * `action` is what PS3.15 table E.1-1 (basic profile, edition 2024b) asks for; « — » when it asks nothing.
 */
export interface AllowedAttribute {
  tag: number;
  keyword: string;
  vr: string;
  use: 'kept' | 'derived' | 'decoding';
  rule?: Rule;
  action: string;
  reason: string;
}

function kept(tag: number, keyword: string, vr: string, rule: Rule, reason: string): AllowedAttribute {
  return { tag, keyword, vr, use: 'kept', rule, action: '—', reason };
}

function derived(tag: number, keyword: string, vr: string, reason: string, action = '—'): AllowedAttribute {
  return { tag, keyword, vr, use: 'derived', action, reason };
}

/** Read through a rule to conclude from it. */
function weighed(tag: number, keyword: string, vr: string, rule: Rule, reason: string): AllowedAttribute {
  return { ...derived(tag, keyword, vr, reason), rule };
}

function decoding(tag: number, keyword: string, vr: string): AllowedAttribute {
  return { tag, keyword, vr, use: 'decoding', action: '—', reason: WHY.decode };
}

const POSITION_MAX = 100_000;
/** Units and windows: wider than any, narrower than a hospital's numbers. */
const VALUE_MAX = 1e6;

const TABLE = [
  kept(0x00280010, 'Rows', 'US', whole(1, 65_535), WHY.size),
  kept(0x00280011, 'Columns', 'US', whole(1, 65_535), WHY.size),
  kept(0x00280004, 'PhotometricInterpretation', 'CS', word(PHOTOMETRICS), WHY.look),
  kept(0x00280101, 'BitsStored', 'US', whole(1, 16), WHY.size),
  kept(0x00280030, 'PixelSpacing', 'DS', number(0.001, 1000, 2), WHY.measure),
  kept(0x00181164, 'ImagerPixelSpacing', 'DS', number(0.001, 1000, 2), WHY.measure),
  kept(0x00280a02, 'PixelSpacingCalibrationType', 'CS', word(CALIBRATION_TYPES), WHY.measure),
  kept(0x00181114, 'EstimatedRadiographicMagnificationFactor', 'DS', number(1, 20), WHY.measure),
  weighed(0x00280034, 'PixelAspectRatio', 'IS', number(1, 65_535, 2), WHY.aspect),
  kept(0x00180050, 'SliceThickness', 'DS', number(0, 1000), WHY.measure),
  kept(0x00200032, 'ImagePositionPatient', 'DS', number(-POSITION_MAX, POSITION_MAX, 3), WHY.space),
  kept(0x00200037, 'ImageOrientationPatient', 'DS', number(-1.01, 1.01, 6), WHY.space),
  kept(0x00186018, 'RegionLocationMinX0', 'UL', whole(0, 65_535), WHY.region),
  kept(0x0018601a, 'RegionLocationMinY0', 'UL', whole(0, 65_535), WHY.region),
  kept(0x0018601c, 'RegionLocationMaxX1', 'UL', whole(0, 65_535), WHY.region),
  kept(0x0018601e, 'RegionLocationMaxY1', 'UL', whole(0, 65_535), WHY.region),
  kept(0x0018602c, 'PhysicalDeltaX', 'FD', number(-10, 10), WHY.region),
  kept(0x0018602e, 'PhysicalDeltaY', 'FD', number(-10, 10), WHY.region),
  kept(0x00281052, 'RescaleIntercept', 'DS', number(-VALUE_MAX, VALUE_MAX), WHY.values),
  kept(0x00281053, 'RescaleSlope', 'DS', number(-VALUE_MAX, VALUE_MAX), WHY.values),
  kept(0x00281054, 'RescaleType', 'LO', word(RESCALE_TYPES), WHY.values),
  kept(0x00541001, 'Units', 'CS', word(PET_UNITS), WHY.values),
  kept(0x00541006, 'SUVType', 'CS', word(SUV_TYPES), WHY.values),
  weighed(0x00280051, 'CorrectedImage', 'CS', words(CORRECTIONS), WHY.uptake),
  weighed(0x00541102, 'DecayCorrection', 'CS', word(DECAY_CORRECTIONS), WHY.uptake),
  weighed(0x00280120, 'PixelPaddingValue', 'SS', whole(-32_768, 65_535), WHY.padding),
  weighed(0x00280121, 'PixelPaddingRangeLimit', 'SS', whole(-32_768, 65_535), WHY.padding),
  kept(0x00281050, 'WindowCenter', 'DS', number(-VALUE_MAX, VALUE_MAX), WHY.window),
  kept(0x00281051, 'WindowWidth', 'DS', number(0, VALUE_MAX), WHY.window),
  kept(0x00281056, 'VOILUTFunction', 'CS', word(VOI_FUNCTIONS), WHY.window),
  kept(0x00080060, 'Modality', 'CS', word(MODALITIES), WHY.kind),
  weighed(0x00080008, 'ImageType', 'CS', words(IMAGE_TYPES), WHY.kind),
  weighed(0x00180015, 'BodyPartExamined', 'CS', word(BODY_PARTS), WHY.kind),
  weighed(0x00200060, 'Laterality', 'CS', word(LATERALITIES), WHY.kind),
  weighed(0x00200062, 'ImageLaterality', 'CS', word(LATERALITIES), WHY.kind),
  weighed(0x00185101, 'ViewPosition', 'CS', word(VIEW_POSITIONS), WHY.kind),
  weighed(0x00180080, 'RepetitionTime', 'DS', number(0, 100_000), WHY.kind),
  weighed(0x00180081, 'EchoTime', 'DS', number(0, 10_000), WHY.kind),
  weighed(0x00189082, 'EffectiveEchoTime', 'FD', number(0, 10_000), WHY.kind),
  weighed(0x00180082, 'InversionTime', 'DS', number(0, 20_000), WHY.kind),
  weighed(0x00189087, 'DiffusionBValue', 'FD', number(0, 20_000), WHY.kind),
  weighed(0x00186016, 'RegionFlags', 'UL', whole(0, 255), WHY.region),
  weighed(0x00186024, 'PhysicalUnitsXDirection', 'US', whole(0, 12), WHY.region),
  weighed(0x00186026, 'PhysicalUnitsYDirection', 'US', whole(0, 12), WHY.region),
  weighed(0x00181314, 'FlipAngle', 'DS', number(0, 360), WHY.group),
  weighed(0x00180060, 'KVP', 'DS', number(1, 1000), WHY.group),
  weighed(0x00189089, 'DiffusionGradientOrientation', 'FD', number(-1.01, 1.01, 3), WHY.group),
  weighed(0x00201041, 'SliceLocation', 'DS', number(-POSITION_MAX, POSITION_MAX), WHY.order),

  // Private elements in which makers keep the b value that DiffusionBValue should give.
  derived(0x0019100c, 'SiemensBValue', 'IS', WHY.kind),
  derived(0x20011003, 'PhilipsBValue', 'FL', WHY.kind),
  derived(0x00431039, 'GeBValue', 'IS', WHY.kind),
  derived(0x00100010, 'PatientName', 'PN', WHY.patient, 'Z'),
  derived(0x00100020, 'PatientID', 'LO', WHY.patient, 'Z'),
  derived(0x0020000d, 'StudyInstanceUID', 'UI', WHY.group, 'U'),
  derived(0x0020000e, 'SeriesInstanceUID', 'UI', WHY.group, 'U'),
  derived(0x00200052, 'FrameOfReferenceUID', 'UI', WHY.group, 'U'),
  derived(0x00080018, 'SOPInstanceUID', 'UI', WHY.group, 'U'),
  derived(0x00200011, 'SeriesNumber', 'IS', WHY.order),
  derived(0x00200012, 'AcquisitionNumber', 'IS', WHY.group),
  derived(0x00200013, 'InstanceNumber', 'IS', WHY.order),
  derived(0x00200100, 'TemporalPositionIdentifier', 'IS', WHY.group),
  derived(0x00209128, 'TemporalPositionIndex', 'UL', WHY.group),
  derived(0x00180086, 'EchoNumbers', 'IS', WHY.group),
  derived(0x00181060, 'TriggerTime', 'DS', WHY.group),
  derived(0x00209241, 'NominalPercentageOfCardiacPhase', 'FL', WHY.group),
  derived(0x0008002a, 'AcquisitionDateTime', 'DT', WHY.order, 'X/Z/D'),
  derived(0x00080022, 'AcquisitionDate', 'DA', WHY.order, 'X/Z'),
  derived(0x00080032, 'AcquisitionTime', 'TM', WHY.order, 'X/Z'),
  derived(0x00080023, 'ContentDate', 'DA', WHY.order, 'Z/D'),
  derived(0x00080033, 'ContentTime', 'TM', WHY.order, 'Z/D'),
  derived(0x00189074, 'FrameAcquisitionDateTime', 'DT', WHY.order, 'D'),
  derived(0x00189151, 'FrameReferenceDateTime', 'DT', WHY.order, 'D'),
  derived(0x00181063, 'FrameTime', 'DS', WHY.rate),
  derived(0x00181065, 'FrameTimeVector', 'DS', WHY.rate),
  derived(0x00280009, 'FrameIncrementPointer', 'AT', WHY.rate),
  derived(0x00180040, 'CineRate', 'IS', WHY.rate),
  derived(0x00082144, 'RecommendedDisplayFrameRate', 'IS', WHY.rate),
  derived(0x00089007, 'FrameType', 'CS', WHY.naming),
  derived(0x0008103e, 'SeriesDescription', 'LO', WHY.naming, 'X'),
  derived(0x00181030, 'ProtocolName', 'LO', WHY.naming, 'X/D'),
  derived(0x00180024, 'SequenceName', 'SH', WHY.naming),
  derived(0x00189005, 'PulseSequenceName', 'SH', WHY.naming),
  derived(0x00180020, 'ScanningSequence', 'CS', WHY.naming),
  derived(0x00180021, 'SequenceVariant', 'CS', WHY.naming),
  derived(0x00180022, 'ScanOptions', 'CS', WHY.naming),
  derived(0x00181210, 'ConvolutionKernel', 'SH', WHY.naming),
  derived(0x00180010, 'ContrastBolusAgent', 'LO', WHY.naming, 'Z/D'),
  derived(0x00280301, 'BurnedInAnnotation', 'CS', WHY.warning),
  derived(0x00540016, 'RadiopharmaceuticalInformationSequence', 'SQ', WHY.uptake),
  derived(0x00181074, 'RadionuclideTotalDose', 'DS', WHY.uptake),
  derived(0x00181075, 'RadionuclideHalfLife', 'DS', WHY.uptake),
  derived(0x00181072, 'RadiopharmaceuticalStartTime', 'TM', WHY.uptake, 'X'),
  derived(0x00181078, 'RadiopharmaceuticalStartDateTime', 'DT', WHY.uptake, 'X'),
  derived(0x00080021, 'SeriesDate', 'DA', WHY.uptake, 'X/D'),
  derived(0x00080031, 'SeriesTime', 'TM', WHY.uptake, 'X/D'),
  derived(0x00101030, 'PatientWeight', 'DS', WHY.uptake, 'X'),
  derived(0x3004000e, 'DoseGridScaling', 'DS', WHY.values),
  derived(0x3004000c, 'GridFrameOffsetVector', 'DS', WHY.space),
  derived(0x00186011, 'SequenceOfUltrasoundRegions', 'SQ', WHY.measure),
  derived(0x52009229, 'SharedFunctionalGroupsSequence', 'SQ', WHY.space),
  derived(0x52009230, 'PerFrameFunctionalGroupsSequence', 'SQ', WHY.space),

  decoding(0x00020010, 'TransferSyntaxUID', 'UI'),
  decoding(0x00280002, 'SamplesPerPixel', 'US'),
  decoding(0x00280006, 'PlanarConfiguration', 'US'),
  decoding(0x00280008, 'NumberOfFrames', 'IS'),
  decoding(0x00280100, 'BitsAllocated', 'US'),
  decoding(0x00280102, 'HighBit', 'US'),
  decoding(0x00280103, 'PixelRepresentation', 'US'),
  decoding(0x00089205, 'PixelPresentation', 'CS'),
  decoding(0x00281101, 'RedPaletteColorLookupTableDescriptor', 'US'),
  decoding(0x00281102, 'GreenPaletteColorLookupTableDescriptor', 'US'),
  decoding(0x00281103, 'BluePaletteColorLookupTableDescriptor', 'US'),
  decoding(0x00281201, 'RedPaletteColorLookupTableData', 'OW'),
  decoding(0x00281202, 'GreenPaletteColorLookupTableData', 'OW'),
  decoding(0x00281203, 'BluePaletteColorLookupTableData', 'OW'),
  decoding(0x00281221, 'SegmentedRedPaletteColorLookupTableData', 'OW'),
  decoding(0x00281222, 'SegmentedGreenPaletteColorLookupTableData', 'OW'),
  decoding(0x00281223, 'SegmentedBluePaletteColorLookupTableData', 'OW'),
  decoding(0x00283000, 'ModalityLUTSequence', 'SQ'),
  decoding(0x00283002, 'LUTDescriptor', 'US'),
  decoding(0x00283004, 'ModalityLUTType', 'LO'),
  decoding(0x00283006, 'LUTData', 'OW'),
  decoding(0x00283010, 'VOILUTSequence', 'SQ'),
  decoding(0x7fe00001, 'ExtendedOffsetTable', 'OV'),
  decoding(0x7fe00008, 'FloatPixelData', 'OF'),
  decoding(0x7fe00009, 'DoubleFloatPixelData', 'OD'),
  decoding(0x7fe00010, 'PixelData', 'OW'),
] as const satisfies readonly AllowedAttribute[];

export const ALLOW_LIST: readonly AllowedAttribute[] = TABLE;

const BY_KEYWORD = new Map(ALLOW_LIST.map((attribute) => [attribute.keyword, attribute]));
export const ALLOWED_TAGS: ReadonlyMap<number, AllowedAttribute> = new Map(
  ALLOW_LIST.map((each) => [each.tag, each]),
);

/** Attributes of a frame that were read through their rules, by DICOM keyword. */
export type KeptAttributes = Record<string, KeptValue>;

/** The row of an attribute. Throws for one that is not in the table: nothing else may be read. */
export function allowed(keyword: string): AllowedAttribute {
  const attribute = BY_KEYWORD.get(keyword);
  if (!attribute) throw new Error(`not on the allow-list: ${keyword}`);
  return attribute;
}
