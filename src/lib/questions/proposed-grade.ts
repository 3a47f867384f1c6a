import type { Grade } from '#lib/practice/attempt-rules.ts';

/** From which share of the points on a grade is proposed, best first: « Facile », « Correct », « Difficile ». */
const SHARES: readonly (readonly [share: number, grade: Grade])[] = [
  [0.9, 4],
  [0.7, 3],
  [0.4, 2],
];

/** The grade that practice is proposed to give the case, by the points of its questions; the person may choose another. */
export function proposedGrade(points: number, most: number): Grade {
  const share = most > 0 ? points / most : 0;
  // Sums of tenths are a little off: 0.5 + 0.2 is not the 0.7 that it should be.
  return SHARES.find(([least]) => share + 1e-9 >= least)?.[1] ?? 1;
}
