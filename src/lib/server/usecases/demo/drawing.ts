import type { ErrorCode } from '#lib/contract/errors.ts';
import type { DemoCase } from '#lib/demo/cases/demo-case.ts';
import type { FileSettings } from '../../files/open.ts';
import type { DrawnCase } from './seed-case.ts';

/** What a process is given: the cases it draws, with their places in the whole list. */
export interface DrawingTask {
  settings: FileSettings;
  cases: { index: number; demoCase: DemoCase }[];
  now: number;
}

/** What it tells after each case. */
export interface Drawing {
  index: number;
  drawnCase: DrawnCase;
}

/** What it tells when it cannot go on. */
export interface DrawingFailure {
  failed: ErrorCode;
}
