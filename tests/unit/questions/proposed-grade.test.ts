import { expect, it } from 'vitest';
import { proposedGrade } from '#lib/questions/proposed-grade.ts';

it.each([
  [0, 5, 1],
  [1.9, 5, 1],
  [2, 5, 2],
  [3.4, 5, 2],
  // 3.5 of 5, added up as marks are.
  [0.5 + 0.2 + 1 + 0.8 + 1, 5, 3],
  [4.4, 5, 3],
  [4.5, 5, 4],
  [5, 5, 4],
  [0, 0, 1],
])('%f of %i points propose the grade %i', (points, most, grade) => {
  expect(proposedGrade(points, most)).toBe(grade);
});
