import type { Point } from '#lib/imaging/measure.ts';
import type { LeftMark } from './left-marks.ts';
import type { ProposedFinding } from './proposed-marks.ts';

/** Limits of a case (`cases/finding.ts`): what exceeds them in a document is counted and shown. */
const FINDINGS_MAX = 30;
export const MARKS_MAX = 20;
export const CONTOUR_POINTS_MAX = 200;
/** How far outside an image its marks may be, in pixels. */
const COORDINATES = { least: -10_000, most: 75_000 } as const;

/** Whether points are near enough to an image to be its marks. */
export const isWithin = (points: readonly Point[]): boolean =>
  points.every(({ x, y }) => Math.min(x, y) >= COORDINATES.least && Math.max(x, y) <= COORDINATES.most);

/** Names a part of a document that is not proposed. */
export type Leave = (part: LeftMark, detail: string) => void;

/** The findings that a case has room for; the number of others is shown. */
export function withinCase(findings: readonly ProposedFinding[], leave: Leave): ProposedFinding[] {
  if (findings.length > FINDINGS_MAX) leave('more-findings', String(findings.length - FINDINGS_MAX));
  return findings.slice(0, FINDINGS_MAX);
}
