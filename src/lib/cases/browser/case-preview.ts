import { reads } from './case-viewer.ts';

/** From now on this page reads cases as their author has them now; it says so before it reads any. */
export function readWorkingCopies(): void {
  reads.viewer = 'GET /[kind]/[id]/preview';
  reads.answer = 'GET /[kind]/[id]/preview/answer';
}
