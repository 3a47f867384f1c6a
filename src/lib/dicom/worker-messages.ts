import type { Mask } from '#lib/images/masking.ts';
import type { AcquisitionFile } from './acquisition/inspect-acquisition.ts';
import type { DicomDocument } from './attributes/document.ts';
import type { MarksDocument } from './attributes/proposed-marks.ts';
import type { CitedHeader } from './attributes/written-marks.ts';
import type { FramePayload, InspectedFile } from './inspect.ts';
import type { RefusalCode } from './refusal.ts';

/** The requests of the page to the import worker: one at a time. */
export type WorkerRequest =
  /** The values of a file for a protocol; its pixels are not read. */
  | { kind: 'acquisition'; file: Blob }
  /** The content of a file without an image about some images. */
  | { kind: 'document'; file: Blob }
  /** The parts of a file's header that documents about it repeat, for its author only. */
  | { kind: 'cited'; file: Blob }
  /** The marks, selections and views of images in a file. */
  | { kind: 'marks'; file: Blob }
  | { kind: 'inspect'; file: Blob; key: number }
  /** A frame, to be shown, or compressed to be sent. */
  | { kind: 'encode' | 'pack'; file: Blob; key: number; frame: number; masks: readonly Mask[] };

/** The worker's present step: sent as a sign of life whenever it continues. */
export interface Work {
  /** How long the worker may be silent after this message (ms), beyond the usual limit. */
  patience?: number;
  /** The size of a frame that it begins to decode. */
  decoding?: { rows: number; columns: number };
}

/** The messages of the worker: the last one is the answer. */
export type WorkerMessage = WorkerAnswer | ({ kind: 'working' } & Work);

export type WorkerAnswer =
  | { kind: 'acquisition'; acquisition: AcquisitionFile }
  | { kind: 'document'; document: DicomDocument }
  | { kind: 'marks'; marks: MarksDocument }
  | { kind: 'cited'; cited: CitedHeader }
  | { kind: 'inspected'; inspected: InspectedFile }
  | { kind: 'encoded'; payload: FramePayload }
  | { kind: 'refused'; code: RefusalCode };
