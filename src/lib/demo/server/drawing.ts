import type { ErrorCode } from '#lib/platform/errors.ts';
import type { FileSettings } from '#lib/platform/server/files/open.ts';
import type { DemoCase } from '../cases/demo-case.ts';
import type { DrawnFiches, Pictured } from './draw-fiches.ts';
import type { DrawnCase, DrawnCover } from './seed-case.ts';

/** Which images of a case are drawn: only its cover, or all of them. */
export type Extent = 'cover' | 'whole';

/** Images of a case. */
interface CaseTask {
  demoCase: DemoCase;
  extent: Extent;
  /** Whether its cover was drawn before, with its smaller copies. */
  isCovered: boolean;
}

/** One task of a process. */
export type DrawingTask = { settings: FileSettings; now: number } & (CaseTask | { pictured: Pictured });

/** The message when the images are stored, or cannot be. */
export type Drawing =
  | { cover: DrawnCover }
  | { whole: DrawnCase }
  | { fiches: DrawnFiches }
  | { failed: ErrorCode };
