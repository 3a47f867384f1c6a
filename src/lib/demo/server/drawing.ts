import type { ErrorCode } from '#lib/platform/errors.ts';
import type { FileSettings } from '#lib/platform/server/files/open.ts';
import type { DemoCase } from '../cases/demo-case.ts';
import type { DrawnCase, DrawnCover } from './seed-case.ts';

/** What of a case is drawn: the image that stands for it alone, or all of them. */
export type Extent = 'cover' | 'whole';

/** What a process is given at a time. */
export interface DrawingTask {
  settings: FileSettings;
  demoCase: DemoCase;
  extent: Extent;
  /** Whether its cover was drawn before, with its smaller copies. */
  isCovered: boolean;
  now: number;
}

/** What it tells when that is stored, or cannot be. */
export type Drawing = { cover: DrawnCover } | { whole: DrawnCase } | { failed: ErrorCode };
