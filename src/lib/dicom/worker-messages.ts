import type { Mask } from '#lib/images/masking.ts';
import type { AcquisitionFile } from './acquisition/inspect-acquisition.ts';
import type { DicomDocument } from './attributes/document.ts';
import type { MarksDocument } from './attributes/proposed-marks.ts';
import type { CitedHeader } from './attributes/written-marks.ts';
import type { FramePayload, InspectedFile } from './inspect.ts';
import type { RefusalCode } from './refusal.ts';

/** What the page asks of the import worker: one thing at a time. */
export type WorkerRequest =
  /** What a protocol may take of a file, of whose pixels nothing is read. */
  | { kind: 'acquisition'; file: Blob }
  /** What a file without an image says of some. */
  | { kind: 'document'; file: Blob }
  /** What documents about a file repeat of its header, for its author alone. */
  | { kind: 'cited'; file: Blob }
  /** What a file draws on images, chooses of them or says of how they are looked at. */
  | { kind: 'marks'; file: Blob }
  | { kind: 'inspect'; file: Blob; key: number }
  /** A frame, to be shown, or compressed to be sent. */
  | { kind: 'encode' | 'pack'; file: Blob; key: number; frame: number; masks: readonly Mask[] };

/** What the worker is at: a sign of life each time that it goes on. */
export interface Work {
  /** How long nothing more may be heard of it (ms), beyond what any silence may last. */
  patience?: number;
  /** The size of a frame that it begins to decode. */
  decoding?: { rows: number; columns: number };
}

/** What the worker posts: at last an answer. */
export type WorkerMessage = WorkerAnswer | ({ kind: 'working' } & Work);

export type WorkerAnswer =
  | { kind: 'acquisition'; acquisition: AcquisitionFile }
  | { kind: 'document'; document: DicomDocument }
  | { kind: 'marks'; marks: MarksDocument }
  | { kind: 'cited'; cited: CitedHeader }
  | { kind: 'inspected'; inspected: InspectedFile }
  | { kind: 'encoded'; payload: FramePayload }
  | { kind: 'refused'; code: RefusalCode };
