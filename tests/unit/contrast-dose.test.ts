import { describe, expect, it } from 'vitest';
import { contrastDose, parseDecimal } from '#lib/domain/contrast-dose.ts';

describe('typed numbers', () => {
  it.each([
    ['72,5', 72.5],
    ['72.5', 72.5],
    [' 1 200 ', 1200],
    ['1\u202f200,25', 1200.25],
    [',5', 0.5],
    ['80,', 80],
  ])('reads %s', (text, value) => expect(parseDecimal(text)).toBe(value));

  it.each(['', '12kg', '1,2,3', '-5', 'Infinity', '1e3', '0x10'])('refuses « %s »', (text) =>
    expect(parseDecimal(text)).toBeNull(),
  );
});

describe('dose', () => {
  it('follows the weight, to the tenth of a millilitre', () => {
    expect(contrastDose(72.5, { mlPerKg: 0.1 })).toEqual({ volumeMl: 7.3, capped: false });
    expect(contrastDose(70, { mlPerKg: 1.5, maximumMl: 120 })).toEqual({ volumeMl: 105, capped: false });
  });

  it('stops at the limit, and says so only beyond it', () => {
    expect(contrastDose(80, { mlPerKg: 1.5, maximumMl: 120 })).toEqual({ volumeMl: 120, capped: false });
    expect(contrastDose(80.1, { mlPerKg: 1.5, maximumMl: 120 })).toEqual({ volumeMl: 120, capped: true });
  });

  it.each([0, 0.3, 351, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d kg', (weight) =>
    expect(contrastDose(weight, { mlPerKg: 1 })).toBeNull(),
  );
});
