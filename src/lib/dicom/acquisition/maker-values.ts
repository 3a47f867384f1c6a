import { acquisitionAttribute } from '../attributes/acquisition-allow-list.ts';
import type { KeptValue } from '../attributes/rules.ts';
import type { Origin } from '../attributes/written.ts';
import { namedBValue, privateBValue } from '../b-value.ts';
import type { DataSet } from '../data-set.ts';
import { privateElement } from '../private-element.ts';
import { itemsOf, numbersOf } from '../values.ts';
import { ruledValue } from './read-values.ts';
import { siemensProtocol, siemensText } from './siemens-values.ts';

/**
 * Values in private elements of makers, for MR images. Each element is documented by two sources at least (decision
 * 0109): pydicom's and dcmtk's dictionaries, dcm2niix, nibabel.
 */

type Sources = readonly DataSet[];

export interface MakerValue {
  origin: Origin;
  value: KeptValue;
  /** Whether it is used only where nothing else gives a value; it never contradicts another. */
  isWeak?: boolean;
}

/** Several readings of an attribute, the surest first. */
type Reader = (sources: Sources) => readonly (MakerValue | undefined)[];

const GE_ACQUISITION = 'GEMS_ACQU_01';
const GE_PARAMETERS = 'GEMS_PARM_01';
const PHILIPS = 'Philips MR Imaging DD 001';
const PHILIPS_IMAGE = 'Philips MR Imaging DD 005';
const FACTOR_MAX = 32;
/** The least factor that may be the product of two. */
const LEAST_PRODUCT = 4;

/**
 * « TA 02:58 », « TA 1:02:58 »; several measurements (« TA 00:03*60 ») are left to the reader, who knows what was
 * repeated.
 */
const SIEMENS_TIME = /^TA (?:(\d{1,2}):)?(\d{1,2}):(\d{2})(?:\.\d+)?$/;
/** « p2 », « p2s3 »: within the plane; the part after it is about the other direction. */
const SIEMENS_PARALLEL = /^p(\d{1,2})(?!\d)/i;

const from = (origin: Origin, value: KeptValue | undefined): MakerValue | undefined =>
  value === undefined ? undefined : { origin, value };
const weakly = (origin: Origin, value: number | undefined): MakerValue | undefined =>
  value === undefined ? undefined : { origin, value, isWeak: true };
const positive = (value: number | undefined) => (value !== undefined && value > 0 ? value : undefined);
const factor = (value: number | undefined) =>
  value !== undefined && value >= 1 && value <= FACTOR_MAX ? value : undefined;

function privateNumbers(sources: Sources, keyword: string, creator: string): number[] {
  const { tag, vr } = acquisitionAttribute(keyword);
  const found = privateElement(sources, tag, creator);
  return found ? numbersOf(found.source, found.tag, vr) : [];
}

/** When Philips writes classic images, it moves standard attributes of enhanced images into a private sequence. */
function philipsValue(sources: Sources, keyword: string): KeptValue | undefined {
  const { tag } = acquisitionAttribute('PhilipsMrImage');
  const found = privateElement(sources, tag, PHILIPS_IMAGE);
  const [item] = found ? itemsOf(found.source, found.tag) : [];
  return item && ruledValue([item], keyword);
}

/** GE writes which share of the lines was measured, in the plane and through it: a half for a factor of two. */
function geFactor(sources: Sources, at: 0 | 1): number | undefined {
  const share = positive(privateNumbers(sources, 'GeAssetFactors', GE_PARAMETERS)[at]);
  return share === undefined ? undefined : factor(Math.round(100 / share) / 100);
}

/**
 * The groups of a single frame: values in the file itself hold for all its frames, whose b values differ. A file of
 * one image has no groups.
 */
const ownOf = (sources: Sources): Sources => (sources.length > 1 ? sources.slice(0, -1) : sources);

/** In diffusion the text may be the time of one volume: a time shorter than a repetition is not a duration. */
function siemensSeconds(sources: Sources): number | undefined {
  const [, hours = '0', minutes, seconds] =
    SIEMENS_TIME.exec(siemensText(sources, 'SiemensAcquisitionTime')) ?? [];
  if (minutes === undefined) return undefined;
  const written = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  const repetition = ruledValue(sources, 'RepetitionTime');
  return typeof repetition === 'number' && written * 1000 < repetition ? undefined : written;
}

/**
 * For a volume the text may be the product of both directions (rordenlab/dcm2niix, issue 672): it is ignored then,
 * also where the image may be a volume and where the mode of parallel imaging is unknown.
 */
function siemensFactor(sources: Sources): number | undefined {
  const [, written] = SIEMENS_PARALLEL.exec(siemensText(sources, 'SiemensParallelFactors')) ?? [];
  if (written === undefined || siemensProtocol(sources).isUnknownMode) return undefined;
  const type = ruledValue(sources, 'MRAcquisitionType');
  const isPlane = type === '2D' || (type === undefined && Number(written) < LEAST_PRODUCT);
  return isPlane ? factor(Number(written)) : undefined;
}

const philipsFactor = (sources: Sources, keyword: string) => {
  const value = philipsValue(sources, keyword);
  return typeof value === 'number' ? factor(value) : undefined;
};

/** Attributes that makers write in private elements of their own. */
const READERS: Readonly<Record<string, Reader>> = {
  DiffusionBValue: (sources) => [
    privateBValue(ownOf(sources)),
    from('siemens-csa', siemensProtocol(ownOf(sources)).bValue),
    weakly('sequence-name', namedBValue(ownOf(sources))),
  ],
  AcquisitionDuration: (sources) => [
    // Microseconds.
    ...privateNumbers(sources, 'GeAcquisitionDuration', GE_ACQUISITION)
      .slice(0, 1)
      .map((value) => from('ge', value / 1e6)),
    from('philips', privateNumbers(sources, 'PhilipsScanDuration', PHILIPS)[0]),
    from('siemens-csa', siemensProtocol(sources).seconds),
    weakly('siemens', siemensSeconds(sources)),
  ],
  ParallelReductionFactorInPlane: (sources) => [
    from('ge', geFactor(sources, 0)),
    from('philips', philipsFactor(sources, 'ParallelReductionFactorInPlane')),
    from('siemens-csa', factor(siemensProtocol(sources).inPlane)),
    weakly('siemens', siemensFactor(sources)),
  ],
  ParallelReductionFactorOutOfPlane: (sources) => [
    from('ge', geFactor(sources, 1)),
    from('philips', philipsFactor(sources, 'ParallelReductionFactorOutOfPlane')),
    from('siemens-csa', factor(siemensProtocol(sources).outOfPlane)),
  ],
  ParallelAcquisitionTechnique: (sources) => [
    from('philips', philipsValue(sources, 'ParallelAcquisitionTechnique')),
    from('siemens-csa', siemensProtocol(sources).technique),
  ],
};

/** Whether makers write an attribute in elements of their own. */
export const isWritten = (keyword: string): boolean => Object.hasOwn(READERS, keyword);

/** The private values of an attribute of an MR image, the most reliable first. */
export const makerValues = (sources: Sources, keyword: string): MakerValue[] =>
  READERS[keyword]!(sources).filter((each) => each !== undefined);
