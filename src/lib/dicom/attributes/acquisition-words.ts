import { IMAGE_TYPES, MODALITIES } from './words.ts';

/** Words of closed lists that are recognised when a protocol is filled in from files. */

/** Defined terms of Transducer Type (PS3.3 C.8.5.6), and ENDOCAV, which some devices write. */
const TRANSDUCER_TERMS = [
  'SECTOR_PHASED',
  'SECTOR_MECH',
  'SECTOR_ANNULAR',
  'LINEAR',
  'CURVED LINEAR',
  'SINGLE CRYSTAL',
  'SPLIT XTAL CWD',
  'IV_PHASED',
  'IV_ROT XTAL',
  'IV_ROT MIRROR',
  'ENDOCAV_PA',
  'ENDOCAV_MECH',
  'ENDOCAV_CLA',
  'ENDOCAV_AA',
  'ENDOCAV_LINEAR',
  'VECTOR_PHASED',
  'ENDOCAV',
];
/** Each term also with spaces for its underscores, since devices use both. */
export const TRANSDUCERS = [
  ...new Set(
    TRANSDUCER_TERMS.flatMap((term) => [term, term.replaceAll(' ', '_'), term.replaceAll('_', ' ')]),
  ),
];
export const MODULATIONS =
  'NONE ANGULAR LONGITUDINAL ATTENUATION_BASED ECG ORGAN_BASED XYZ_EC XY_EC Z_EC ORGAN_EC'.split(' ');
export const GRIDS = 'NONE FIXED FOCUSED RECIPROCATING PARALLEL CROSSED HALF'.split(' ');
export const SUPPRESSIONS = ['NONE', 'FAT', 'WATER', 'FAT_AND_WATER', 'SILICON_GEL'];
export const PARALLEL = ['SENSE', 'PILS', 'SMASH', 'GRAPPA', 'ARC', 'ASSET'];
export const SCAN_OPTIONS = [
  'FS',
  'FAT_GEMS',
  'SFS',
  'SPIR',
  'SPAIR',
  'HELICAL MODE',
  'AXIAL MODE',
  'SCOUT MODE',
  'CG',
  'RG',
  'PPG',
];
export const CARDIAC = ['NONE', 'REALTIME', 'PROSPECTIVE', 'RETROSPECTIVE', 'PACED'];
export const RESPIRATORY =
  'NONE BREATH_HOLD REALTIME GATING TRACKING PHASE_ORDERING PHASE_RESCANNING RETROSPECTIVE'.split(' ');
/** Materials of X-ray tube targets and filters (PS3.3 C.8.11.7, C.8.7.10). */
export const MATERIALS = 'TUNGSTEN MOLYBDENUM RHODIUM SILVER ALUMINUM COPPER NIOBIUM'.split(' ');
export const COLLIMATORS = 'PARA PINH FANB CONE SLNT ASTG DIVG'.split(' ');
/** The modalities read: those of the import, and dose reports, which describe acquisitions. */
export const KINDS = [...MODALITIES, 'SR'];
/** A mosaic contains many slices in one image, whose positions are unknown. */
export const ACQUIRED_TYPES = [...IMAGE_TYPES, 'MOSAIC'];
