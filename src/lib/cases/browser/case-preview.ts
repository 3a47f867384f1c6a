import { reads } from './case-viewer.ts';

/** From now on this page reads the working copies of cases; must be called before any is read. */
export function readWorkingCopies(): void {
  reads.viewer = 'GET /[kind]/[id]/preview';
  reads.answer = 'GET /[kind]/[id]/preview/answer';
}
