import { expect, it } from 'vitest';
import { guarded, unguarded } from '#lib/protocols/exchange/formula-guard.ts';

it.each(['=1+1', '+1', '-2+3', '-2-3', '@A1', ' =1', '\uff1d1', '\t=1', "-1+cmd|' /C calc'!A1", '+33 1'])(
  'a spreadsheet does not run %j, and it is read as it was written',
  (text) => {
    expect(guarded(text)).toBe(`'${text}`);
    expect(unguarded(guarded(text))).toBe(text);
  },
);

it.each(['-20', '-0,5', '-', '3-4', 'T1 -', '', "l'os"])('%j stays as it is', (text) => {
  expect(guarded(text)).toBe(text);
  expect(unguarded(text)).toBe(text);
});
