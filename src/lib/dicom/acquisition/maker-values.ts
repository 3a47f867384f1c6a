import { acquisitionAttribute } from '../attributes/acquisition-allow-list.ts';
import type { KeptValue } from '../attributes/rules.ts';
import type { Origin } from '../attributes/written.ts';
import { namedBValue, privateBValue } from '../b-value.ts';
import type { DataSet } from '../data-set.ts';
import { privateElement } from '../private-element.ts';
import { itemsOf, numbersOf } from '../values.ts';
import { readAllowedValue } from './read-values.ts';
import { siemensProtocol, siemensText } from './siemens-values.ts';

/**
 * Values in manufacturers' private elements of MR images. Each element is documented by at least two sources (decision
 * 0109): pydicom's and dcmtk's dictionaries, dcm2niix, nibabel.
 */

type Sources = readonly DataSet[];

export interface MakerValue {
  origin: Origin;
  value: KeptValue;
  /** Whether the value is used only when there is no other; it never contradicts another. */
  isWeak?: boolean;
}

/** Readings of an attribute, the most reliable first. */
type Reader = (sources: Sources) => readonly (MakerValue | undefined)[];

const GE_ACQUISITION = 'GEMS_ACQU_01';
const GE_PARAMETERS = 'GEMS_PARM_01';
const PHILIPS = 'Philips MR Imaging DD 001';
const PHILIPS_IMAGE = 'Philips MR Imaging DD 005';
const FACTOR_MAX = 32;
/** The smallest factor that may be the product of two factors. */
const LEAST_PRODUCT = 4;

/**
 * « TA 02:58 », « TA 1:02:58 »; for several measurements (« TA 00:03*60 »), the duration is left to the person, who
 * knows what was repeated.
 */
const SIEMENS_TIME = /^TA (?:(\d{1,2}):)?(\d{1,2}):(\d{2})(?:\.\d+)?$/;
/** « p2 », « p2s3 »: the number after p is the in-plane factor; s gives that of the other direction. */
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

/** In classic images, Philips moves standard attributes of enhanced images into a private sequence. */
function philipsValue(sources: Sources, keyword: string): KeptValue | undefined {
  const { tag } = acquisitionAttribute('PhilipsMrImage');
  const found = privateElement(sources, tag, PHILIPS_IMAGE);
  const [item] = found ? itemsOf(found.source, found.tag) : [];
  return item && readAllowedValue([item], keyword);
}

/** GE stores the fraction of lines measured, in plane and through plane: one half means a factor of two. */
function geFactor(sources: Sources, at: 0 | 1): number | undefined {
  const share = positive(privateNumbers(sources, 'GeAssetFactors', GE_PARAMETERS)[at]);
  return share === undefined ? undefined : factor(Math.round(100 / share) / 100);
}

/**
 * The functional groups of a single frame; file-level values apply to all its frames, whose b values differ. A file of
 * one image has no groups.
 */
const ownOf = (sources: Sources): Sources => (sources.length > 1 ? sources.slice(0, -1) : sources);

/** In diffusion the text may be the time of one volume: a time shorter than the repetition time is not a duration. */
function siemensSeconds(sources: Sources): number | undefined {
  const [, hours = '0', minutes, seconds] =
    SIEMENS_TIME.exec(siemensText(sources, 'SiemensAcquisitionTime')) ?? [];
  if (minutes === undefined) return undefined;
  const written = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  const repetition = readAllowedValue(sources, 'RepetitionTime');
  return typeof repetition === 'number' && written * 1000 < repetition ? undefined : written;
}

/**
 * For a 3D volume the text may be the product of both directions (rordenlab/dcm2niix, issue 672): it is then ignored,
 * also when the image may be a volume and the mode of parallel imaging is unknown.
 */
function siemensFactor(sources: Sources): number | undefined {
  const [, written] = SIEMENS_PARALLEL.exec(siemensText(sources, 'SiemensParallelFactors')) ?? [];
  if (written === undefined || siemensProtocol(sources).isUnknownMode) return undefined;
  const type = readAllowedValue(sources, 'MRAcquisitionType');
  const isPlane = type === '2D' || (type === undefined && Number(written) < LEAST_PRODUCT);
  return isPlane ? factor(Number(written)) : undefined;
}

const philipsFactor = (sources: Sources, keyword: string) => {
  const value = philipsValue(sources, keyword);
  return typeof value === 'number' ? factor(value) : undefined;
};

/** Attributes that manufacturers store in private elements. */
const READERS: Readonly<Record<string, Reader>> = {
  DiffusionBValue: (sources) => [
    privateBValue(ownOf(sources)),
    from('siemens-csa', siemensProtocol(ownOf(sources)).bValue),
    weakly('sequence-name', namedBValue(ownOf(sources))),
  ],
  AcquisitionDuration: (sources) => [
    // The element is in microseconds.
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

/** Whether private elements may give an attribute. */
export const isWritten = (keyword: string): boolean => Object.hasOwn(READERS, keyword);

/** The private values of an attribute of an MR image, the most reliable first. */
export const makerValues = (sources: Sources, keyword: string): MakerValue[] =>
  READERS[keyword]!(sources).filter((each) => each !== undefined);
