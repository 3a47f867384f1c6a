import { acquisitionAttribute } from '../attributes/acquisition-allow-list.ts';
import { type KeptValue, keepNumbers, keepWords } from '../attributes/rules.ts';
import type { PrivateValue, WrittenValues } from '../attributes/written.ts';
import type { Sources } from '../attributes.ts';
import { isWritten, type MakerValue, makerValues } from './maker-values.ts';
import { itemsIn, RULED, readAllowedValue } from './read-values.ts';
import { mergePrivateValues } from './union.ts';

/** Values of a file's images by DICOM keyword, and those that came from private elements. */
export interface ImageValues {
  values: Record<string, KeptValue[]>;
  written: WrittenValues;
}

/** Attributes that may differ between the images of a file; the others are read from its first image. */
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
/** Maximum number of distinct values kept for an attribute. */
const VALUES_MAX = 64;

/** Tolerance between two readings of one value: some sources round seconds, others round factors. */
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
    (region) => readAllowedValue([region], 'RegionDataType') ?? [],
  );
  if (kinds.length > 0) read.values.RegionDataType = [...new Set(kinds)];
  // In enhanced files, each frame has an image type separate from the file's (PS3.3 C.8.16.1).
  if (read.values.FrameType) read.values.ImageType = read.values.FrameType;
  return read;
}

/** Adds the values of another image of the file, where they may differ. */
export function addVarying(file: ImageValues, sources: Sources): void {
  for (const keyword of VARYING) add(file, keyword, sources);
}

function add(read: ImageValues, keyword: string, sources: Sources): void {
  const { value, written } = imageValue(sources, keyword);
  const known = read.values[keyword] ?? [];
  if (value === undefined || known.length >= VALUES_MAX) return;
  if (!known.some((each) => String(each) === String(value))) read.values[keyword] = [...known, value];
  if (written.length > 0) read.written = mergePrivateValues([read.written, { [keyword]: written }]);
}

/**
 * A value of an image, validated by its rule: the standard attribute, else the private one; and readings by other
 * sources that contradict it.
 */
function imageValue(
  sources: Sources,
  keyword: string,
): { value: KeptValue | undefined; written: PrivateValue[] } {
  const value = readAllowedValue(sources, keyword);
  if (!isWritten(keyword) || readAllowedValue(sources, 'Modality') !== 'MR') return { value, written: [] };
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
