import { describe, expect, it } from 'vitest';
import { errorMessage } from '#lib/app/error-texts.ts';
import { ERROR_STATUS, type ErrorCode } from '#lib/platform/errors.ts';
import { counted, formatBytes, formatWhole } from '#lib/platform/format-texts.ts';

describe('the texts of errors', () => {
  it.each(Object.keys(ERROR_STATUS) as ErrorCode[])('%s is said in a French sentence', (code) => {
    const text = errorMessage(code);
    expect(text).toMatch(/^[\p{Lu}\p{N}«].*[.!?…]$/su);
    expect(text).not.toContain(code);
  });
});

describe('counted things', () => {
  it.each([
    [0, '0\u00a0note'],
    [1, '1\u00a0note'],
    [2, '2\u00a0notes'],
    [12_345, '12\u202f345\u00a0notes'],
  ])('%i', (count, text) => expect(counted(count, 'note')).toBe(text));

  it('with a plural of their own', () => {
    expect(counted(1, 'cheval', 'chevaux')).toBe('1\u00a0cheval');
    expect(counted(3, 'cheval', 'chevaux')).toBe('3\u00a0chevaux');
  });
});

it('numbers and sizes are written as in French', () => {
  expect(formatWhole(1_234_567)).toBe('1\u202f234\u202f567');
  expect([512_000, 3_400_000, 12_500_000_000].map(formatBytes)).toEqual([
    '512\u00a0ko',
    '3,4\u00a0Mo',
    '12,5\u00a0Go',
  ]);
});
