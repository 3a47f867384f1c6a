import { readRoutes } from './case-viewer.ts';

/** Makes this page read the working copies of cases; must be called before any case is read. */
export function readWorkingCopies(): void {
  readRoutes.viewer = 'GET /[kind]/[id]/preview';
  readRoutes.answer = 'GET /[kind]/[id]/preview/answer';
}
