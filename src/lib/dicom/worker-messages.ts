import type { Mask } from '#lib/images/masking.ts';
import type { AcquisitionFile } from './acquisition/inspect-acquisition.ts';
import type { DicomDocument } from './attributes/document.ts';
import type { MarksDocument } from './attributes/proposed-marks.ts';
import type { CitedHeader } from './attributes/written-marks.ts';
import type { FramePayload, InspectedFile } from './inspect.ts';
import type { RefusalCode } from './refusal.ts';

/** Requests from the page to the import worker, one at a time. */
export type WorkerRequest =
  /** The values of a file that a protocol may use; its pixels are not read. */
  | { kind: 'acquisition'; file: Blob }
  /** The content of a file without an image that refers to images. */
  | { kind: 'document'; file: Blob }
  /** The header data of a file that documents about it repeat, for its author only. */
  | { kind: 'cited'; file: Blob }
  /** The marks, selections and views in a document about images. */
  | { kind: 'marks'; file: Blob }
  | { kind: 'inspect'; file: Blob; key: number }
  /** A frame for display, or compressed for sending. */
  | { kind: 'encode' | 'pack'; file: Blob; key: number; frame: number; masks: readonly Mask[] };

/** The worker's current step, sent regularly as a sign that it is alive. */
export interface Work {
  /** Maximum silence after this message (ms), in addition to the usual limit. */
  patience?: number;
  /** The size of the frame that is about to be decoded. */
  decoding?: { rows: number; columns: number };
}

/** Messages of the worker; the last one is the answer. */
export type WorkerMessage = WorkerAnswer | ({ kind: 'working' } & Work);

export type WorkerAnswer =
  | { kind: 'acquisition'; acquisition: AcquisitionFile }
  | { kind: 'document'; document: DicomDocument }
  | { kind: 'marks'; marks: MarksDocument }
  | { kind: 'cited'; cited: CitedHeader }
  | { kind: 'inspected'; inspected: InspectedFile }
  | { kind: 'encoded'; payload: FramePayload }
  | { kind: 'refused'; code: RefusalCode };
