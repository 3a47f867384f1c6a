import type { Mask } from '#lib/domain/masking.ts';
import type { AcquisitionFile } from './acquisition/inspect-acquisition.ts';
import type { FramePayload, InspectedFile } from './inspect.ts';
import type { RefusalCode } from './refusal.ts';

/** What the page asks of the import worker: one thing at a time. */
export type WorkerRequest =
  /** What a protocol may take of a file, of whose pixels nothing is read. */
  | { kind: 'acquisition'; file: Blob }
  | { kind: 'inspect'; file: Blob; key: number }
  /** A frame, to be shown, or compressed to be sent. */
  | { kind: 'encode' | 'pack'; file: Blob; key: number; frame: number; masks: readonly Mask[] };

export type WorkerAnswer =
  | { kind: 'acquisition'; acquisition: AcquisitionFile }
  | { kind: 'inspected'; inspected: InspectedFile }
  | { kind: 'encoded'; payload: FramePayload }
  | { kind: 'refused'; code: RefusalCode };
