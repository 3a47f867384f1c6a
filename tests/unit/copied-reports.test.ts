import { expect, it } from 'vitest';
import { headOf, isCopied, type KeptReportHead } from '#lib/questionnaires/browser/kept-report-storage.ts';

const kept = (more: Partial<KeptReportHead>): KeptReportHead => ({
  id: 'r1',
  item: { id: 'q1', title: 'IRM genou' },
  startedAt: 0,
  changedAt: 5,
  firstWords: '',
  ...more,
});

it('a report is copied until it changes', () => {
  expect(isCopied(kept({}))).toBe(false);
  expect(isCopied(kept({ copiedAt: 5 }))).toBe(true);
  expect(isCopied(kept({ copiedAt: 5, changedAt: 6 }))).toBe(false);
});

it('lists know when a report was copied', () => {
  expect(headOf(kept({ copiedAt: 7 })).copiedAt).toBe(7);
  expect(headOf(kept({}))).not.toHaveProperty('copiedAt');
  // Kept by another release, or written there by somebody.
  expect(headOf(kept({ copiedAt: 'hier' as never }))).not.toHaveProperty('copiedAt');
});
