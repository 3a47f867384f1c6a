import { expect, it } from 'vitest';
import { isPopular } from '#lib/items/kinds/popular.ts';

/** The limits of specification §9; protocols, which it does not name, have those of questionnaires. */
it.each([
  ['questionnaire', { views: 100, copies: 10 }, false],
  ['questionnaire', { views: 101, copies: 0 }, true],
  ['questionnaire', { views: 0, copies: 11 }, true],
  ['case', { views: 100, copies: 20 }, false],
  ['case', { views: 101, copies: 0 }, true],
  ['case', { views: 0, copies: 21 }, true],
  ['protocol', { views: 100, copies: 10 }, false],
] as const)('a %s with %j is popular: %s', (kind, counts, popular) =>
  expect(isPopular(kind, counts)).toBe(popular),
);
