import { expect, it } from 'vitest';
import { confirmationState, typedNames } from '#lib/confirmations/confirmation.ts';
import { confirmationCells } from '#lib/confirmations/layout/confirmation-cells.ts';

const facts = { version: 2, isConfirmed: false, mayRead: true, current: 2 };

it('says how far a request is', () => {
  expect(confirmationState(facts)).toBe('waiting');
  expect(confirmationState({ ...facts, mayRead: false })).toBe('lost');
  expect(confirmationState({ ...facts, current: 3 })).toBe('replaced');
  expect(confirmationState({ ...facts, current: 3, mayRead: false })).toBe('replaced');
  expect(confirmationState({ ...facts, isConfirmed: true, mayRead: false, current: 3 })).toBe('confirmed');
});

it('reads names between commas, semicolons and lines, each once', () => {
  expect(typedNames(' anne ;luc,\r\nluc\n\n; Zoé ')).toEqual(['anne', 'luc', 'Zoé']);
  expect(typedNames(' ,; \n')).toEqual([]);
});

it('writes a table in which no name is a formula', () => {
  const request = {
    version: 3,
    username: 'luc',
    name: '=HYPERLINK("x")',
    askedAt: '2026-03-01T23:30:00.000Z',
    confirmedAt: null,
    state: 'waiting' as const,
  };
  const [headings, row] = confirmationCells({ requests: [request] });
  expect(headings).toHaveLength(row!.length);
  expect(row![0]).toBe('3');
  expect(row![1]!.startsWith('=')).toBe(false);
  // The day in Paris.
  expect(row!.slice(2)).toEqual(['luc', '2026-03-02', '', 'en attente']);
});
