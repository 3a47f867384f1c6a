import type { DocumentCode } from '../attributes/document.ts';
import { DOCUMENT_TAGS } from '../attributes/document-tags.ts';
import type { LeftMark } from '../attributes/left-marks.ts';
import { SEGMENTATION_TAGS as TAG } from '../attributes/measurement-tags.ts';
import type { ImagePlane, MarkedImage } from '../attributes/proposed-marks.ts';
import type { DataSet } from '../data-set.ts';
import { itemsOf, numberOf, numbersOf } from '../values.ts';
import { type Decode, decodedText } from './decoded-text.ts';
import { codeIn, codeOf } from './read-document.ts';

export interface Segment {
  number: number;
  label: string;
  type: DocumentCode | undefined;
}

/** Maximum number of segments read from a file. */
const SEGMENTS_MAX = 256;
const LABEL_BYTES = 256;

/** Purpose « Source Image for Image Processing Operation » (PS3.16 CID 7202): other images were only consulted. */
const PROCESSED = '121322';

export function segmentsOf(dataSet: DataSet, decode: Decode): Segment[] {
  return itemsOf(dataSet, TAG.SegmentSequence)
    .slice(0, SEGMENTS_MAX)
    .flatMap((item) => {
      const number = numberOf(item, TAG.SegmentNumber, 'US');
      if (number === undefined || number < 1) return [];
      return {
        number,
        label: decodedText(item, TAG.SegmentLabel, decode, LABEL_BYTES),
        type: codeOf(itemsOf(item, TAG.SegmentedPropertyTypeCodeSequence)[0], decode),
      };
    });
}

/** Items of a functional group: those of the frame, then the shared ones. */
function groupItems(dataSet: DataSet, index: number, tag: number): DataSet[] {
  const own = itemsOf(dataSet, TAG.PerFrameFunctionalGroupsSequence)[index];
  const found = own ? itemsOf(own, tag) : [];
  const shared = itemsOf(dataSet, TAG.SharedFunctionalGroupsSequence)[0];
  return found.length > 0 || !shared ? found : itemsOf(shared, tag);
}

/** The segment of a frame; undefined when not given, as in label maps. */
export function segmentNumberOf(dataSet: DataSet, index: number): number | undefined {
  const [item] = groupItems(dataSet, index, TAG.SegmentIdentificationSequence);
  return item && numberOf(item, TAG.ReferencedSegmentNumber, 'US');
}

/** Numbers in a functional group of a frame. */
function numbersIn(dataSet: DataSet, index: number, group: number, tag: number): number[] {
  const [item] = groupItems(dataSet, index, group);
  return item ? numbersOf(item, tag, 'DS') : [];
}

/** The plane of a frame in the patient; undefined when not given. */
export function framePlane(dataSet: DataSet, index: number): ImagePlane | undefined {
  const position = numbersIn(dataSet, index, TAG.PlanePositionSequence, TAG.ImagePositionPatient);
  const orientation = numbersIn(dataSet, index, TAG.PlaneOrientationSequence, TAG.ImageOrientationPatient);
  const isWhole = position.length === 3 && orientation.length === 6;
  return isWhole && [...position, ...orientation].every(Number.isFinite)
    ? { position, orientation }
    : undefined;
}

/** The grid of a frame's pixels in patient coordinates. */
export interface FrameGrid extends ImagePlane {
  /** UID of the frame of reference. */
  space: string;
  /** Millimetres between rows, then between columns. */
  spacing: readonly [number, number];
}

/** The pixel grid of a frame; undefined when any part of it is missing. */
export function frameGrid(dataSet: DataSet, index: number): FrameGrid | undefined {
  const space = codeIn(dataSet, TAG.FrameOfReferenceUID);
  const plane = framePlane(dataSet, index);
  const [rows, columns] = numbersIn(dataSet, index, TAG.PixelMeasuresSequence, TAG.PixelSpacing);
  return space !== '' && plane && rows !== undefined && columns !== undefined && rows > 0 && columns > 0
    ? { ...plane, space, spacing: [rows, columns] }
    : undefined;
}

/** A source image of a frame. */
interface Source extends MarkedImage {
  isProcessed: boolean;
  isMoved: boolean;
}

function sourcesIn(item: DataSet): Source[] {
  const instance = codeIn(item, DOCUMENT_TAGS.ReferencedSOPInstanceUID);
  if (instance === '') return [];
  const frames = numbersOf(item, DOCUMENT_TAGS.ReferencedFrameNumber, 'IS').filter((frame) => frame >= 1);
  const [purpose] = itemsOf(item, TAG.PurposeOfReferenceCodeSequence);
  const isProcessed = purpose !== undefined && codeIn(purpose, DOCUMENT_TAGS.CodeValue) === PROCESSED;
  const isMoved = /^(NO|REORIENTED_ONLY)$/.test(codeIn(item, TAG.SpatialLocationsPreserved));
  return (frames.length > 0 ? frames : [0]).map((frame) => ({ instance, frame, isProcessed, isMoved }));
}

/** The image whose pixels correspond to a frame's, or the reason why there is none. */
export function sourceOf(dataSet: DataSet, index: number): MarkedImage | LeftMark {
  const all = groupItems(dataSet, index, TAG.DerivationImageSequence)
    .flatMap((item) => itemsOf(item, TAG.SourceImageSequence))
    .flatMap(sourcesIn);
  const processed = all.filter(({ isProcessed }) => isProcessed);
  const sources = processed.length > 0 ? processed : all;
  const [first] = sources;
  if (!first) return 'no-source';
  if (sources.some(({ instance, frame }) => instance !== first.instance || frame !== first.frame))
    return 'several-sources';
  return first.isMoved ? 'moved' : { instance: first.instance, frame: first.frame };
}
