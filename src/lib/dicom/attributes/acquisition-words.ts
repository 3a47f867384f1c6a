import { IMAGE_TYPES, MODALITIES } from './words.ts';

/** Words of closed lists that filling a protocol looks for. */

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
/** Devices write a space for an underscore, and the other way round. */
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
/** Materials of targets and filters of tubes (PS3.3 C.8.11.7, C.8.7.10). */
export const MATERIALS = 'TUNGSTEN MOLYBDENUM RHODIUM SILVER ALUMINUM COPPER NIOBIUM'.split(' ');
export const COLLIMATORS = 'PARA PINH FANB CONE SLNT ASTG DIVG'.split(' ');
/** The kinds of acquisition, besides those that the import knows: a dose report is none, but describes some. */
export const KINDS = [...MODALITIES, 'SR'];
/** A mosaic holds many slices in one picture: nothing is known of their places. */
export const ACQUIRED_TYPES = [...IMAGE_TYPES, 'MOSAIC'];
