import { describe, expect, it } from 'vitest';
import { parseFrenchNumber, typedNumber } from '#islands/reporting/french-number.ts';
import { type NumberQuestion, numberFault, spun } from '#islands/reporting/number-bounds.ts';

const question: NumberQuestion = {
  id: 'q',
  text: 'Extrusion',
  section: 'findings',
  type: 'number',
  unit: 'mm',
  min: 0,
  max: 15,
  decimals: 1,
};

describe('a number as it is typed', () => {
  it.each([
    ['4,5', 4.5],
    ['4.5', 4.5],
    [',5', 0.5],
    ['3,', 3],
    ['1 234', 1234],
    ['1\u202f234,5', 1234.5],
    ['−2', -2],
    ['-0,25', -0.25],
  ])('%s is %d', (typed, value) => {
    expect(parseFrenchNumber(typed)).toBe(value);
  });

  it.each(['', ' ', 'douze', '1,2,3', '1e5', '--1', ',', '12 mm', '0x10'])('« %s » is none', (typed) => {
    expect(parseFrenchNumber(typed)).toBeUndefined();
  });

  it('is written with a comma, and read again', () => {
    expect(typedNumber(1234.5)).toBe('1234,5');
    for (const value of [0, -3, 0.1, 12.25]) expect(parseFrenchNumber(typedNumber(value))).toBe(value);
  });

  it('is told when it is none, out of bounds, or too precise', () => {
    expect(numberFault(question, '')).toBeUndefined();
    expect(numberFault(question, '15')).toBeUndefined();
    expect(numberFault(question, '15,1')).toContain('de 0 à 15\u00a0mm');
    expect(numberFault(question, '-1')).toContain('Hors des bornes');
    expect(numberFault(question, 'trois')).toBe('Ce n’est pas un nombre.');
    expect(numberFault(question, '3,25')).toBe('1\u00a0décimale au plus');
    expect(numberFault({ ...question, decimals: 0 }, '3,5')).toBe('Un nombre entier est attendu.');
  });
});

describe('the next number up or down', () => {
  it('goes by the last decimal and stays within the bounds', () => {
    expect(spun(question, 0.2, 1)).toBe(0.3);
    expect(spun(question, 0, -1)).toBe(0);
    expect(spun(question, 99, 1)).toBe(15);
    expect(spun({ ...question, decimals: undefined }, 2, 1)).toBe(3);
  });

  it('begins at the least one, or at zero', () => {
    expect(spun({ ...question, min: 5 }, undefined, 1)).toBe(5);
    expect(spun({ ...question, min: undefined }, undefined, -1)).toBe(0);
    expect(spun({ ...question, min: undefined, max: -3 }, undefined, 1)).toBe(-3);
  });
});
