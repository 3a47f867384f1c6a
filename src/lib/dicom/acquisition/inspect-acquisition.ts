import { clamp } from '#lib/platform/numbers.ts';
import { acquisitionAttribute } from '../attributes/acquisition-allow-list.ts';
import type { KeptAttributes } from '../attributes/allow-list.ts';
import { dot, normalOf, type Vector } from '../attributes/geometry.ts';
import {
  type KnownCoil,
  knownCoil,
  knownCollimator,
  knownKernel,
  knownTracer,
} from '../attributes/known-names.ts';
import { type KeptValue, keepNumbers } from '../attributes/rules.ts';
import type { SeriesDescription } from '../attributes/series-description.ts';
import { type Sources, sourcesOf } from '../attributes.ts';
import { decoderFor } from '../charset.ts';
import type { DataSet } from '../data-set.ts';
import { Refusal } from '../refusal.ts';
import { describeSeries } from '../series-words.ts';
import { bytesOf } from '../values.ts';
import { type DoseEvent, doseEvents, isDoseReport, phantomOf } from './dose-report.ts';
import { makerValueOf } from './maker-values.ts';
import { isAcquired } from './modalities.ts';
import { momentOf, secondsBetween } from './moments.ts';
import { codeOf, codesOf, itemsIn, numberOf, RULED, ruledValue } from './read-values.ts';

/** Where a file belongs. It names the exam, so it stays in the browser, and what is made of the files forgets it. */
export interface AcquisitionPlace {
  study: string;
  series: string;
  image: string;
  event: string;
  seriesNumber?: number | undefined;
  acquisition?: number | undefined;
  /** Sortable text, '' when the file does not say. */
  moment: string;
}

/** What filling a protocol needs of one file. */
export interface AcquisitionFile {
  place: AcquisitionPlace;
  /** Free text of the console: shown to whoever has the file, never taken without being ticked. */
  label: string;
  description: SeriesDescription;
  images: number;
  /** What each attribute is in the images of the file, each value once, by DICOM keyword. */
  values: Record<string, KeptValue[]>;
  /** Where each slice lies along the normal of its plane, in millimetres, by plane. */
  slices: { plane: string; at: number }[];
  kernel?: string | undefined;
  tracer?: string | undefined;
  collimator?: string | undefined;
  coil?: KnownCoil | undefined;
  /** Diameter of the phantom that the dose index is of, in centimetres. */
  phantom?: number | undefined;
  /** Seconds from the injection of the tracer to the acquisition. */
  delay?: number | undefined;
  dose: DoseEvent[];
}

/** What differs between the images of a file; the rest is read of the first. */
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
/** Modules of nuclear medicine and ultrasound that hold values one level down. */
const NESTING = [
  'RadiopharmaceuticalInformationSequence',
  'DetectorInformationSequence',
  'RotationInformationSequence',
  'PhaseInformationSequence',
];
const FRAMES_MAX = 20_000;
/** Different values of one attribute that are kept. */
const VALUES_MAX = 64;
const LABEL_MAX = 64;
const PLANE_DIGITS = 1;

/** Reads what a protocol may take of a file. Throws `Refusal`: `no_image`, `no_acquisition`. */
export function inspectAcquisition(dataSet: DataSet): AcquisitionFile {
  const isReport = isDoseReport(dataSet);
  const first = sourcesFor(dataSet, 0);
  const modality = ruledValue(first, 'Modality');
  if (!isReport && ruledValue(first, 'Rows') === undefined) throw new Refusal('no_image');
  if (!isReport && !isAcquired(modality)) throw new Refusal('no_acquisition');
  const images = isReport ? 0 : clamp(numberOf([dataSet], 'NumberOfFrames') ?? 1, 1, FRAMES_MAX);
  const kept = keptOf(first);
  const file: AcquisitionFile = {
    place: placeOf(first),
    label: labelOf(dataSet, first),
    description: describeSeries(first, single(kept)),
    images,
    values: kept,
    slices: [],
    kernel: knownKernel(codesOf(first, 'ConvolutionKernel')),
    tracer: knownTracer(codesOf(first, 'Radiopharmaceutical').join(' ')),
    collimator: knownCollimator(codesOf(first, 'CollimatorGridName').join(' ')),
    coil: knownCoil(codesOf(first, 'ReceiveCoilName').join(' ')),
    phantom: phantomOf(itemsIn(first, 'CTDIPhantomTypeCodeSequence')),
    delay: delayOf(first),
    dose: isReport ? doseEvents(dataSet) : [],
  };
  for (let frame = 0; frame < images; frame++)
    addFrame(file, frame === 0 ? first : sourcesFor(dataSet, frame));
  return file;
}

function sourcesFor(dataSet: DataSet, frame: number): Sources {
  const sources = sourcesOf(dataSet, frame);
  return [...sources, ...NESTING.flatMap((keyword) => itemsIn([dataSet], keyword)[0] ?? [])];
}

function keptOf(sources: Sources): Record<string, KeptValue[]> {
  const regions = itemsIn(sources, 'SequenceOfUltrasoundRegions');
  const entries = RULED.flatMap((keyword) => {
    const value = imageValue(sources, keyword);
    return value === undefined ? [] : [[keyword, [value]] as [string, KeptValue[]]];
  });
  const kinds = regions.flatMap((region) => ruledValue([region], 'RegionDataType') ?? []);
  const values: Record<string, KeptValue[]> = Object.fromEntries(entries);
  if (kinds.length > 0) values.RegionDataType = [...new Set(kinds)];
  // Enhanced files tell the type of each image apart from the one of the file (PS3.3 C.8.16.1).
  if (values.FrameType) values.ImageType = values.FrameType;
  return values;
}

/** A value of an image through its rule; of an MR image also from where its maker wrote it instead. */
function imageValue(sources: Sources, keyword: string): KeptValue | undefined {
  const value = ruledValue(sources, keyword);
  if (value !== undefined || ruledValue(sources, 'Modality') !== 'MR') return value;
  const { rule } = acquisitionAttribute(keyword);
  const written = makerValueOf(sources, keyword);
  return rule?.kind === 'number' && written !== undefined ? keepNumbers(rule, [written]) : undefined;
}

const single = (values: Record<string, KeptValue[]>): KeptAttributes =>
  Object.fromEntries(
    Object.entries(values).flatMap(([keyword, [value]]) => (value === undefined ? [] : [[keyword, value]])),
  );

function placeOf(sources: Sources): AcquisitionPlace {
  return {
    study: codeOf(sources, 'StudyInstanceUID'),
    series: codeOf(sources, 'SeriesInstanceUID'),
    image: codeOf(sources, 'SOPInstanceUID'),
    event: codeOf(sources, 'IrradiationEventUID'),
    seriesNumber: numberOf(sources, 'SeriesNumber'),
    acquisition: numberOf(sources, 'AcquisitionNumber'),
    moment: momentOf(sources),
  };
}

function labelOf(dataSet: DataSet, sources: Sources): string {
  const { tag } = acquisitionAttribute('SeriesDescription');
  const source = sources.find(({ elements }) => elements.has(tag));
  const element = source?.elements.get(tag);
  if (!source || !element || element.items) return '';
  const text = decoderFor(dataSet)(bytesOf(source, element).subarray(0, LABEL_MAX * 2));
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, LABEL_MAX);
}

function addFrame(file: AcquisitionFile, sources: Sources): void {
  for (const keyword of VARYING) {
    const value = imageValue(sources, keyword);
    const known = file.values[keyword] ?? [];
    if (value === undefined || known.length >= VALUES_MAX) continue;
    if (!known.some((each) => String(each) === String(value))) file.values[keyword] = [...known, value];
  }
  const orientation = ruledValue(sources, 'ImageOrientationPatient');
  const position = ruledValue(sources, 'ImagePositionPatient');
  const normal = Array.isArray(orientation) ? normalOf(orientation as number[]) : undefined;
  if (!normal || !Array.isArray(position)) return;
  const plane = normal.map((cosine) => (Math.round(cosine * 10 ** PLANE_DIGITS) || 0).toString()).join();
  file.slices.push({ plane, at: dot(normal, position as unknown as Vector) });
}

function delayOf(sources: Sources): number | undefined {
  const started =
    codeOf(sources, 'RadiopharmaceuticalStartDateTime').slice(8) ||
    codeOf(sources, 'RadiopharmaceuticalStartTime');
  return secondsBetween(started, momentOf(sources).slice(8));
}
