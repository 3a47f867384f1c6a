import { acquisitionAttribute } from '../attributes/acquisition-allow-list.ts';
import { type KeptValue, keepNumbers, keepWords } from '../attributes/rules.ts';
import type { PrivateValue, WrittenValues } from '../attributes/written.ts';
import type { Sources } from '../attributes.ts';
import { isWritten, type MakerValue, makerValues } from './maker-values.ts';
import { itemsIn, RULED, ruledValue } from './read-values.ts';
import { writtenIn } from './union.ts';

/** Values of the images of a file, by DICOM keyword, and which of them came from private elements. */
export interface ImageValues {
  values: Record<string, KeptValue[]>;
  written: WrittenValues;
}

/** Attributes that may differ between the images of a file; the others are read from the first. */
const VARYING = [
  'EchoTime',
  'EffectiveEchoTime',
  'InversionTime',
  'InversionTimes',
  'DiffusionBValue',
  'Exposure',
  'ExposureInmAs',
  'ImageOrientationPatient',
  'ImagePositionPatient',
];
/** Different values of one attribute that are kept. */
const VALUES_MAX = 64;

/** How far two readings of one value may differ: seconds are rounded in some of them, factors in others. */
const APART: Readonly<Record<string, number>> = {
  DiffusionBValue: 1,
  AcquisitionDuration: 2,
  ParallelReductionFactorInPlane: 0.05,
  ParallelReductionFactorOutOfPlane: 0.05,
};

/** All values of an image. */
export function valuesOf(sources: Sources): ImageValues {
  const read: ImageValues = { values: {}, written: {} };
  for (const keyword of RULED) add(read, keyword, sources);
  const kinds = itemsIn(sources, 'SequenceOfUltrasoundRegions').flatMap(
    (region) => ruledValue([region], 'RegionDataType') ?? [],
  );
  if (kinds.length > 0) read.values.RegionDataType = [...new Set(kinds)];
  // In enhanced files the type of each image is separate from that of the file (PS3.3 C.8.16.1).
  if (read.values.FrameType) read.values.ImageType = read.values.FrameType;
  return read;
}

/** Adds what is otherwise in another image of the file. */
export function addVarying(file: ImageValues, sources: Sources): void {
  for (const keyword of VARYING) add(file, keyword, sources);
}

function add(read: ImageValues, keyword: string, sources: Sources): void {
  const { value, written } = imageValue(sources, keyword);
  const known = read.values[keyword] ?? [];
  if (value === undefined || known.length >= VALUES_MAX) return;
  if (!known.some((each) => String(each) === String(value))) read.values[keyword] = [...known, value];
  if (written.length > 0) read.written = writtenIn([read.written, { [keyword]: written }]);
}

/**
 * A value of an image through its rule: the standard's attribute, else what its maker wrote; and what others say that
 * is not the same.
 */
function imageValue(
  sources: Sources,
  keyword: string,
): { value: KeptValue | undefined; written: PrivateValue[] } {
  const value = ruledValue(sources, keyword);
  if (!isWritten(keyword) || ruledValue(sources, 'Modality') !== 'MR') return { value, written: [] };
  const readings = makerValues(sources, keyword).flatMap((each) => {
    const kept = keep(keyword, each.value);
    return kept === undefined ? [] : [{ ...each, value: kept }];
  });
  if (value !== undefined) return { value, written: differing(keyword, value, readings) };
  const [first, ...others] = readings;
  if (!first) return { value, written: [] };
  return {
    value: first.value,
    written: [{ origin: first.origin }, ...differing(keyword, first.value, others)],
  };
}

function keep(keyword: string, value: KeptValue): KeptValue | undefined {
  const { rule } = acquisitionAttribute(keyword);
  if (rule?.kind === 'number') return keepNumbers(rule, [value as number]);
  return rule && keepWords(rule, [value as string]);
}

function differing(keyword: string, value: KeptValue, readings: readonly MakerValue[]): PrivateValue[] {
  const apart = APART[keyword];
  if (apart === undefined || typeof value !== 'number') return [];
  return readings.flatMap(({ origin, value: other, isWeak }) =>
    !isWeak && typeof other === 'number' && Math.abs(other - value) > apart ? [{ origin, other }] : [],
  );
}
