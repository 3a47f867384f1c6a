import { expect, test } from 'vitest';
import { createReportingFocus } from '#lib/questionnaires/browser/reporting-focus.ts';

test('a pointer that leaves points again at the question that has the focus', () => {
  const focus = createReportingFocus();
  focus.hover('medial');
  expect(focus.$pointed.get()).toBe('medial');
  focus.hover(null);
  expect(focus.$pointed.get()).toBeNull();
  focus.point('lateral');
  focus.hover('medial');
  expect(focus.$pointed.get()).toBe('medial');
  focus.hover(null);
  expect(focus.$pointed.get()).toBe('lateral');
});

test('the focus that moves is pointed at, wherever the pointer rests', () => {
  const focus = createReportingFocus();
  focus.hover('medial');
  focus.point('lateral');
  expect(focus.$pointed.get()).toBe('lateral');
});
