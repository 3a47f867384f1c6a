import { encodeFrame, type FrameHeader, frameHeader } from '#lib/images/frame-format.ts';
import { applyMasks, type Mask } from '#lib/images/masking.ts';
import type { CalibratedRegion } from '#lib/imaging/calibrated-region.ts';
import type { Window } from '#lib/imaging/windowing.ts';
import { acquiredAt, createdAt } from './acquired-at.ts';
import { isTabled } from './apply-tables.ts';
import type { KeptAttributes } from './attributes/allow-list.ts';
import type { BurnedInRisk } from './attributes/burned-in-risk.ts';
import type { SeriesDescription } from './attributes/series-description.ts';
import {
  keptAttributes,
  readCodes,
  readNumber,
  type Sources,
  sendableAttributes,
  sourcesOf,
} from './attributes.ts';
import { burnedInRisk } from './burned-in.ts';
import { describeKept, describeLeft, describeRegions, type KeptLine, type LeftBehind } from './describe.ts';
import { otherWindows } from './file-windows.ts';
import type { FittedFrame } from './fit-frame.ts';
import { type FrameRate, frameRateOf } from './frame-rate.ts';
import { lastPrepared } from './last-prepared.ts';
import type { OpenedFile } from './open-file.ts';
import { patientKey } from './patient-key.ts';
import { type Preview, previewOf } from './preview.ts';
import { describeSeries } from './series-words.ts';
import { ultrasoundRegions } from './ultrasound-regions.ts';
import { uptakeFactor } from './uptake.ts';

/** The position of a frame in its exam. It identifies the exam, so it stays in the author's browser. */
export interface FramePlace {
  /** Key of the patient: frames of two patients never share a stack. */
  patient: string;
  study: string;
  series: string;
  /** UID of the frame of reference: series that share it can be scrolled together. */
  space: string;
  image: string;
  seriesNumber?: number;
  acquisition?: number;
  instance?: number;
  temporal?: number;
  echo?: number;
  /** Trigger time: milliseconds after the heartbeat. */
  trigger?: number;
  /** Percentage of the cardiac cycle. */
  cardiac?: number;
  /** In milliseconds; only the order of times matters. */
  acquiredAt?: number;
  createdAt?: number;
  /** The kernel's code as written by the manufacturer, or other text in its place. */
  kernel?: string;
  /** Number of frames in its file. */
  frames: number;
}

export interface InspectedFrame extends FrameRate {
  index: number;
  attributes: KeptAttributes;
  description: SeriesDescription;
  place: FramePlace;
  /** For an ultrasound image: its regions, which are sent with it. */
  regions: CalibratedRegion[];
  /** The file's windows after the first. */
  windows?: Window[];
  /** For a PET image: the factor from Bq/ml to a standardised uptake value. */
  uptake?: number;
  /** Whether its values are converted by a lookup table in the file. */
  isTabled?: true;
}

/** The data of a file that the author's page receives. Only the kept attributes of its frames may be sent. */
export interface InspectedFile {
  frames: InspectedFrame[];
  kept: KeptLine[];
  left: LeftBehind;
  burnedIn: BurnedInRisk;
  preview: Preview;
  /** Hash of the whole file, which recognises the file when it is added again. It stays in the author's browser. */
  sha256: string;
}

/** The data of a frame that are sent: nothing else in the file leaves the machine. */
export interface FramePayload {
  attributes: KeptAttributes;
  header: FrameHeader;
  /** The format of docs/frame-format.md; compressed for sending. */
  bytes: Uint8Array<ArrayBuffer>;
}

/** Inspects a file: attributes of every frame, pixels of the first. Throws `Refusal`. */
export async function inspectFile(opened: OpenedFile): Promise<Omit<InspectedFile, 'sha256'>> {
  const { dataSet } = opened.file;
  const frames = Array.from({ length: opened.description.frames }, (_, index) => inspectFrame(opened, index));
  const first = await lastPrepared(opened, 0);
  return {
    frames,
    kept: [...describeKept(first.attributes), ...describeRegions(frames[0]?.regions ?? [])],
    left: describeLeft(dataSet),
    burnedIn: burnedInRisk(sourcesOf(dataSet, 0), first),
    preview: previewOf(first),
  };
}

function inspectFrame({ file: { dataSet }, description }: OpenedFile, index: number): InspectedFrame {
  const sources = sourcesOf(dataSet, index);
  const attributes = keptAttributes(dataSet, index);
  const windows = otherWindows(sources, attributes);
  const uptake = uptakeFactor(sources, attributes);
  return {
    index,
    attributes,
    description: describeSeries(sources, attributes),
    place: placeOf(sources, description.frames),
    regions: ultrasoundRegions(sources),
    ...(windows.length > 0 && { windows }),
    ...(uptake !== undefined && { uptake }),
    ...(isTabled(sources, attributes) && { isTabled: true as const }),
    ...frameRateOf(sources),
  };
}

function placeOf(sources: Sources, frames: number): FramePlace {
  const code = (keyword: string) => readCodes(sources, keyword)[0] ?? '';
  const number = (keyword: string) => readNumber(sources, keyword);
  const temporal = number('TemporalPositionIdentifier') ?? number('TemporalPositionIndex');
  const kernel = readCodes(sources, 'ConvolutionKernel').join(' ').trim();
  return {
    patient: patientKey(code('PatientID'), code('PatientName')),
    study: code('StudyInstanceUID'),
    series: code('SeriesInstanceUID'),
    space: code('FrameOfReferenceUID'),
    image: code('SOPInstanceUID'),
    ...given('seriesNumber', number('SeriesNumber')),
    ...given('acquisition', number('AcquisitionNumber')),
    ...given('instance', number('InstanceNumber')),
    ...given('temporal', temporal),
    ...given('echo', number('EchoNumbers')),
    ...given('trigger', number('TriggerTime')),
    ...given('cardiac', number('NominalPercentageOfCardiacPhase')),
    ...given('acquiredAt', acquiredAt(sources)),
    ...given('createdAt', createdAt(sources)),
    ...given('kernel', kernel === '' ? undefined : kernel),
    frames,
  };
}

function given<K extends string, V>(key: K, value: V | undefined): Partial<Record<K, V>> {
  return value === undefined ? {} : ({ [key]: value } as Record<K, V>);
}

/** Frame `index` in the form displayed and sent: decoded, masked, encoded. Throws `Refusal`. */
export async function framePayload(
  opened: OpenedFile,
  index: number,
  masks: readonly Mask[] = [],
): Promise<FramePayload> {
  return payloadOf(await lastPrepared(opened, index), masks);
}

/** A prepared frame in the form displayed and sent; masks change a copy of its pixels. */
export function payloadOf({ planes, attributes }: FittedFrame, masks: readonly Mask[]): FramePayload {
  const own = masks.length > 0 ? { ...planes, pixels: planes.pixels.slice() } : planes;
  applyMasks(own, masks, attributes.PhotometricInterpretation === 'MONOCHROME1');
  const bytes = encodeFrame(own);
  return { attributes: sendableAttributes(attributes), header: frameHeader(bytes), bytes };
}
