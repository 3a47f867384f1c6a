import type { ErrorCode } from '#lib/platform/errors.ts';
import type { FileSettings } from '#lib/platform/server/files/open.ts';
import type { DemoCase } from '../cases/demo-case.ts';
import type { DrawnFiches, Pictured } from './draw-fiches.ts';
import type { DrawnCase, DrawnCover } from './seed-case.ts';

/** Which images of a case are drawn: only its cover, or all of them. */
export type DrawingScope = 'cover' | 'whole';

/** Images of a case. */
interface CaseTask {
  demoCase: DemoCase;
  extent: DrawingScope;
  /** Whether the case's cover was already drawn, with its smaller copies. */
  isCovered: boolean;
}

/** A task for a drawing process. */
export type DrawingTask = { settings: FileSettings; now: number } & (CaseTask | { pictured: Pictured });

/** The process's message after storing the images, or after a failure. */
export type Drawing =
  | { cover: DrawnCover }
  | { whole: DrawnCase }
  | { fiches: DrawnFiches }
  | { failed: ErrorCode };
