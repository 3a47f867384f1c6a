import { expect, it } from 'vitest';
import { dueState, maybeDueOn, monthsAfter } from '#lib/reviews/due.ts';

it('adds months as a calendar does', () => {
  expect(monthsAfter('2026-11-29', 6)).toBe('2027-05-29');
  expect(monthsAfter('2026-08-31', 6)).toBe('2027-02-28');
  expect(monthsAfter('2027-08-31', 6)).toBe('2028-02-29');
  expect(monthsAfter('2028-02-29', 12)).toBe('2029-02-28');
  expect(monthsAfter('2026-12-31', 36)).toBe('2029-12-31');
});

it('is overdue from the day after, and soon in the thirty days before', () => {
  expect(dueState('2026-11-28', '2026-11-29')).toBe('overdue');
  expect(dueState('2026-11-29', '2026-11-29')).toBe('soon');
  expect(dueState('2026-12-29', '2026-11-29')).toBe('soon');
  expect(dueState('2026-12-30', '2026-11-29')).toBe('later');
});

it('takes days to come that are days, within ten years', () => {
  const today = '2026-11-29';
  expect(maybeDueOn('2026-11-30', today)).toBe(true);
  expect(maybeDueOn('2036-11-29', today)).toBe(true);
  for (const day of [
    '2026-11-29',
    '2020-01-01',
    '2036-11-30',
    '2027-02-29',
    '',
    '1',
    '2027-1-1',
    '9999-99-99',
  ])
    expect(maybeDueOn(day, today), day).toBe(false);
});
