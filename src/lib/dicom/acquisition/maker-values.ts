import { acquisitionAttribute } from '../attributes/acquisition-allow-list.ts';
import { bValueOf } from '../b-value.ts';
import type { DataSet } from '../data-set.ts';
import { sourceOfMaker } from '../private-element.ts';
import { numbersOf, textOf } from '../values.ts';

type Sources = readonly DataSet[];

const GE_ACQUISITION = /^GEMS_ACQU_01/;
const GE_PARAMETERS = /^GEMS_PARM_01/;
const SIEMENS = /^SIEMENS MR HEADER/;

/** « TA 02:58 », « TA 1:02:58 »; several measurements (« TA 00:03*60 ») are left to whoever knows what was repeated. */
const SIEMENS_TIME = /^TA (?:(\d{1,2}):)?(\d{1,2}):(\d{2})(?:\.\d+)?$/;
/** « p2 », « p2s3 »: within the plane; what stands behind is of the other direction. */
const SIEMENS_PARALLEL = /^p(\d{1,2})(?!\d)/i;

function siemensText(sources: Sources, keyword: string): string {
  const { tag } = acquisitionAttribute(keyword);
  const source = sourceOfMaker(sources, tag, SIEMENS);
  return (source && textOf(source, tag)?.trim()) ?? '';
}

function geNumber(sources: Sources, keyword: string, creator: RegExp): number | undefined {
  const { tag, vr } = acquisitionAttribute(keyword);
  const source = sourceOfMaker(sources, tag, creator);
  const value = source && numbersOf(source, tag, vr)[0];
  return value !== undefined && value > 0 ? value : undefined;
}

/** Seconds. GE counts microseconds. */
function durationOf(sources: Sources): number | undefined {
  const microseconds = geNumber(sources, 'GeAcquisitionDuration', GE_ACQUISITION);
  if (microseconds !== undefined) return microseconds / 1e6;
  const [, hours = '0', minutes, seconds] =
    SIEMENS_TIME.exec(siemensText(sources, 'SiemensAcquisitionTime')) ?? [];
  return minutes === undefined ? undefined : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** GE writes which share of the lines was measured: a half for a factor of two. */
function accelerationOf(sources: Sources): number | undefined {
  const share = geNumber(sources, 'GeAssetFactors', GE_PARAMETERS);
  if (share !== undefined) return share <= 1 ? Math.round(100 / share) / 100 : undefined;
  const [, factor] = SIEMENS_PARALLEL.exec(siemensText(sources, 'SiemensParallelFactors')) ?? [];
  return factor === undefined ? undefined : Number(factor);
}

/** Attributes that makers write in private elements of their own where the standard's are missing; of MR images. */
const READERS: Readonly<Record<string, (sources: Sources) => number | undefined>> = {
  DiffusionBValue: bValueOf,
  AcquisitionDuration: durationOf,
  ParallelReductionFactorInPlane: accelerationOf,
};

/** A value of an MR image from where its maker wrote it instead of the standard's attribute. */
export const makerValueOf = (sources: Sources, keyword: string): number | undefined =>
  Object.hasOwn(READERS, keyword) ? READERS[keyword]?.(sources) : undefined;
