import { expect, it } from 'vitest';
import { DIAGNOSIS_MAX, HYPOTHESIS_MAX } from '#lib/domain/practice/attempt.ts';
import { beginAttempt, isHeldByWords, thinkOf } from '#lib/stores/practice/own-attempt.ts';

it('what one thinks holds the answer back while it is over its limit, of its case alone', () => {
  beginAttempt('c1', null);
  expect(isHeldByWords('c1')).toBe(false);
  thinkOf({ hypothesis: `  ${'h'.repeat(HYPOTHESIS_MAX)}  ` });
  expect(isHeldByWords('c1')).toBe(false);
  thinkOf({ hypothesis: 'h'.repeat(HYPOTHESIS_MAX + 1) });
  expect([isHeldByWords('c1'), isHeldByWords('c2')]).toEqual([true, false]);
  thinkOf({ hypothesis: '', differential: ['', 'd'.repeat(DIAGNOSIS_MAX + 1)] });
  expect(isHeldByWords('c1')).toBe(true);
  thinkOf({ differential: [] });
  expect(isHeldByWords('c1')).toBe(false);
});

it('what was thought when the answer came holds nothing back', () => {
  beginAttempt('c3', 's1', { attemptId: 'a1', grade: 2 });
  thinkOf({ hypothesis: 'h'.repeat(HYPOTHESIS_MAX + 1) });
  expect(isHeldByWords('c3')).toBe(false);
});
