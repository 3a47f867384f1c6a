import { describe, expect, it } from 'vitest';
import { windowsText } from '#lib/questionnaires/windows-text.ts';

describe('a text for programs without Unicode', () => {
  it.each([
    ['≥\u00a010\u202fmm', '>=\u00a010\u00a0mm'],
    ['≤ 3 mm, ≠, ≈', '<= 3 mm, <>, ~'],
    ['L4\u2011L5, −2 DS', 'L4-L5, -2 DS'],
    ['«\u202fœdème\u202f» d’œil…', '«\u00a0œdème\u00a0» d’œil…'],
    ['mm², cm³, 12\u00b0, ± 2, 5 µg, 3 × 4', 'mm², cm³, 12\u00b0, ± 2, 5 µg, 3 × 4'],
    ['SpO₂, α, β', 'SpO2, α, β'],
    ['ADC 0,8 × 10⁻³ mm²/s', 'ADC 0,8 × 10-³ mm²/s'],
    ['a\u200bb\ufeff', 'ab'],
  ])('%s → %s', (text, expected) => {
    expect(windowsText(text)).toBe(expected);
  });
});
