import { expect, it } from 'vitest';
import { isVisible, turnsDirection } from '#lib/items/readable-title.ts';

it.each(['\u200b', '\u00ad\u2060', '\u2800', '\u3164', ' \u00a0', '\ufeff', '\u115f', '\u0301', ''])(
  'nothing of %j can be seen',
  (text) => expect(isVisible(text)).toBe(false),
);

it.each(['Pied', 'é', '…', '5', '👩‍⚕️', 'الكاحل', '膝'])('%j can be seen', (text) => {
  expect(isVisible(text)).toBe(true);
  expect(turnsDirection(text)).toBe(false);
});

it.each(['Genou \u202eetiord', '\u2067droit', 'a\u2066b\u2069'])('%j is read in another order', (text) =>
  expect(turnsDirection(text)).toBe(true),
);
