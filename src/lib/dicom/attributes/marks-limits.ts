import type { Point } from '#lib/imaging/measure.ts';
import type { LeftMark } from './left-marks.ts';
import type { ProposedFinding } from './proposed-marks.ts';

/** Limits of a case (`cases/finding.ts`): parts of a document that exceed them are counted, and the count is shown. */
const FINDINGS_MAX = 30;
export const MARKS_MAX = 20;
export const CONTOUR_POINTS_MAX = 200;
/** Range of valid coordinates of marks, which may lie outside their image (pixels). */
const COORDINATES = { least: -10_000, most: 75_000 } as const;

/** Whether all points lie within the valid range of coordinates. */
export const isWithin = (points: readonly Point[]): boolean =>
  points.every(({ x, y }) => Math.min(x, y) >= COORDINATES.least && Math.max(x, y) <= COORDINATES.most);

/** Records a part of a document that is not proposed. */
export type Leave = (part: LeftMark, detail: string) => void;

/** As many findings as a case may have; the number of others is recorded. */
export function withinCase(findings: readonly ProposedFinding[], leave: Leave): ProposedFinding[] {
  if (findings.length > FINDINGS_MAX) leave('more-findings', String(findings.length - FINDINGS_MAX));
  return findings.slice(0, FINDINGS_MAX);
}
