import { expect, it } from 'vitest';
import { answerThere, type OpenCase, withRevealed } from '#islands/viewer/open-case.ts';
import type { CaseAnswer } from '#lib/cases/viewer-schemas.ts';

const answer = {
  findings: [
    { id: 'a', folder: 0 },
    { id: 'b', folder: 1 },
  ],
} as unknown as CaseAnswer;
const shown = (count: number) =>
  ({ folders: Array.from({ length: count }, () => ({})) }) as OpenCase['shown'];

it('an answer names findings on the images that are there alone', () => {
  expect(answerThere(answer, shown(1)).findings.map(({ id }) => id)).toEqual(['a']);
  expect(answerThere(answer, shown(2))).toBe(answer);
});

it('the address asks for later images no longer than what shows them is open', () => {
  const query = { answer: false, sheet: false, early: true };
  const opened = withRevealed({ query } as OpenCase, 'answer', true);
  expect(opened.query).toEqual({ answer: true, sheet: false, early: true });
  expect(withRevealed(opened, 'answer', false).query).toEqual({ answer: false, sheet: false, early: false });
});
