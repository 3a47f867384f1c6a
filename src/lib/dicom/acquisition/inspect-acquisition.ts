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
import type { KeptValue } from '../attributes/rules.ts';
import type { SeriesDescription } from '../attributes/series-description.ts';
import type { WrittenValues } from '../attributes/written.ts';
import { type Sources, sourcesOf } from '../attributes.ts';
import { decoderFor } from '../charset.ts';
import type { DataSet } from '../data-set.ts';
import { Refusal } from '../refusal.ts';
import { describeSeries } from '../series-words.ts';
import { bytesOf } from '../values.ts';
import { type DoseEvent, doseEvents, isDoseReport, phantomOf } from './dose-report.ts';
import { addVarying, valuesOf } from './image-values.ts';
import { isAcquired } from './modalities.ts';
import { momentOf, secondsBetween } from './moments.ts';
import { codeOf, codesOf, itemsIn, numberOf, readAllowedValue } from './read-values.ts';

/**
 * The position of a file in its exam. It identifies the exam, so it stays in the browser, and results made from the
 * files do not contain it.
 */
export interface AcquisitionPlace {
  study: string;
  series: string;
  image: string;
  event: string;
  seriesNumber?: number | undefined;
  acquisition?: number | undefined;
  /** Acquisition time as sortable text, '' when unknown. */
  moment: string;
}

/** The data of one file that are needed to fill in a protocol. */
export interface AcquisitionFile {
  place: AcquisitionPlace;
  /** Free text from the console: shown to the person who has the file, used only if ticked. */
  label: string;
  description: SeriesDescription;
  images: number;
  /** The distinct values of each attribute in the images of the file, by DICOM keyword. */
  values: Record<string, KeptValue[]>;
  /** Which of these values came from private elements. */
  written: WrittenValues;
  /** Position of each slice along the normal of its plane in millimetres, with a key of the plane. */
  slices: { plane: string; at: number }[];
  kernel?: string | undefined;
  tracer?: string | undefined;
  collimator?: string | undefined;
  coil?: KnownCoil | undefined;
  /** Diameter of the dose index's phantom, in centimetres. */
  phantom?: number | undefined;
  /** Seconds from the injection of the tracer to the acquisition. */
  delay?: number | undefined;
  dose: DoseEvent[];
}

/** Sequences of nuclear medicine and ultrasound with values nested one level down. */
const NESTING = [
  'RadiopharmaceuticalInformationSequence',
  'DetectorInformationSequence',
  'RotationInformationSequence',
  'PhaseInformationSequence',
];
const FRAMES_MAX = 20_000;
const LABEL_MAX = 64;
const PLANE_DIGITS = 1;

/** Reads the values of a file that a protocol may use. Throws `Refusal`: `no_image`, `no_acquisition`. */
export function inspectAcquisition(dataSet: DataSet): AcquisitionFile {
  const isReport = isDoseReport(dataSet);
  const first = sourcesFor(dataSet, 0);
  const modality = readAllowedValue(first, 'Modality');
  if (!isReport && readAllowedValue(first, 'Rows') === undefined) throw new Refusal('no_image');
  if (!isReport && !isAcquired(modality)) throw new Refusal('no_acquisition');
  const images = isReport ? 0 : clamp(numberOf([dataSet], 'NumberOfFrames') ?? 1, 1, FRAMES_MAX);
  const { values, written } = valuesOf(first);
  const file: AcquisitionFile = {
    place: placeOf(first),
    label: labelOf(dataSet, first),
    description: describeSeries(first, single(values)),
    images,
    values,
    written,
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
  addVarying(file, sources);
  const orientation = readAllowedValue(sources, 'ImageOrientationPatient');
  const position = readAllowedValue(sources, 'ImagePositionPatient');
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
