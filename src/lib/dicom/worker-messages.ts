import type { Mask } from './fit-frame.ts';
import type { FramePayload, InspectedFile } from './inspect.ts';
import type { RefusalCode } from './refusal.ts';

/** What the page asks of the import worker: one thing at a time. */
export type WorkerRequest =
  | { kind: 'inspect'; file: Blob; key: number }
  | { kind: 'encode'; file: Blob; key: number; frame: number; masks: readonly Mask[] };

export type WorkerAnswer =
  | { kind: 'inspected'; inspected: InspectedFile }
  | { kind: 'encoded'; payload: FramePayload }
  | { kind: 'refused'; code: RefusalCode };
