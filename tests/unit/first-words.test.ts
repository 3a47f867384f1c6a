import { describe, expect, it } from 'vitest';
import { firstWords } from '#lib/platform/first-words.ts';

describe('the first words of a text', () => {
  it.each([
    ['', 10, ''],
    ['Chute', 10, 'Chute'],
    [' Chute\n\nsur  la main ', 40, 'Chute sur la main'],
    ['Chute sur la main', 9, 'Chute sur…'],
    ['Chute sur la main', 11, 'Chute sur…'],
    ['Chute sur la main', 12, 'Chute sur la…'],
    ['Chute, sur la main', 8, 'Chute…'],
    ['Anticonstitutionnellement', 5, 'Antic…'],
    ['🦴🦴🦴🦴', 2, '🦴🦴…'],
  ])('of « %s » in %d characters', (text, most, expected) => {
    expect(firstWords(text, most)).toBe(expected);
  });
});
