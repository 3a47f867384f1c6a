import type { Grade } from '#lib/practice/attempt-rules.ts';

/** Fractions of the points from which each grade is proposed, best first: « Facile », « Correct », « Difficile ». */
const SHARES: readonly (readonly [share: number, grade: Grade])[] = [
  [0.9, 4],
  [0.7, 3],
  [0.4, 2],
];

/** The grade proposed in practice for the points of a case's questions; the person may choose another. */
export function proposedGrade(points: number, most: number): Grade {
  const share = most > 0 ? points / most : 0;
  // Sums of decimals are inexact: 0.5 + 0.2 may be slightly less than 0.7.
  return SHARES.find(([least]) => share + 1e-9 >= least)?.[1] ?? 1;
}
