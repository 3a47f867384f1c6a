import { describe, expect, it } from 'vitest';
import { numberFaultText as numberFault, stepValue } from '#islands/reporting/number-bounds.ts';
import { fittingAnswer } from '#lib/questionnaires/answers.ts';
import { type NumberQuestion, typedAnswer } from '#lib/questionnaires/number-answer.ts';
import { isSameUnit, typedNumber } from '#lib/questionnaires/typed-number.ts';

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

/** Without bounds and unit: only the text counts. */
const FREE: NumberQuestion = { id: 'q', text: '', section: 'findings', type: 'number' };
const parseFrenchNumber = (text: string) => {
  const answer = typedAnswer(FREE, text);
  return typeof answer === 'number' ? answer : undefined;
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

  it.each(['', ' ', 'douze', '1,2,3', '1e5', '--1', ',', '12 mm', '0x10', '12 5', '1 2345', '1-2'])(
    '« %s » is none',
    (typed) => {
      expect(parseFrenchNumber(typed)).toBeUndefined();
    },
  );

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

describe('a number with its unit', () => {
  it.each([
    ['12 mm', 12],
    ['12mm', 12],
    ['12 MM.', 12],
    ['\u22123,5\u00a0mm', -3.5],
  ])('« %s » is %d', (typed, value) => {
    expect(typedAnswer({ ...question, min: -20 }, typed)).toBe(value);
  });

  it.each(['12 cm', '12 m m', '12 mm 4', 'mm'])('« %s » is kept as it was typed, and refused', (typed) => {
    expect(typedAnswer(question, typed)).toBe(typed);
    expect(numberFault(question, typed)).toMatch(/Unité attendue\u00a0: mm|Ce n’est pas un nombre/);
    expect(fittingAnswer(question, typed)).toBeUndefined();
  });

  it('knows the names of one unit', () => {
    for (const [one, other] of [
      ['mL', 'cm³'],
      ['mL', 'cc'],
      ['UH', 'hu'],
      ['an', 'ans'],
      ['µm', 'μm'],
      ['cm²', 'cm2'],
    ] as const)
      expect([one, other, isSameUnit(one, other)]).toEqual([one, other, true]);
    expect(isSameUnit('mm', 'cm')).toBe(false);
    expect(isSameUnit('mL', 'L')).toBe(false);
  });
});

describe('a number that its question refuses', () => {
  it.each(['15,1', '-1', '3,25', '450', 'douze'])('« %s » is no answer', (typed) => {
    const answer = typedAnswer(question, typed);
    expect(answer).toBe(typed);
    expect(fittingAnswer(question, answer)).toBeUndefined();
  });

  it('is none either where it was kept as a number before', () => {
    expect(fittingAnswer(question, 450)).toBeUndefined();
    expect(fittingAnswer(question, 3.25)).toBeUndefined();
    expect(fittingAnswer(question, 3.2)).toBe(3.2);
  });

  it('is never the author’s own default answer', () => {
    expect(fittingAnswer({ ...question, defaultAnswer: 2.25 }, 2.25)).toBe(2.25);
  });
});

describe('the next number up or down', () => {
  it('goes by the last decimal and stays within the bounds', () => {
    expect(stepValue(question, 0.2, 1)).toBe(0.3);
    expect(stepValue(question, 0, -1)).toBe(0);
    expect(stepValue(question, 99, 1)).toBe(15);
    expect(stepValue({ ...question, decimals: undefined }, 2, 1)).toBe(3);
  });

  it('begins at the least one, or at zero', () => {
    expect(stepValue({ ...question, min: 5 }, undefined, 1)).toBe(5);
    expect(stepValue({ ...question, min: undefined }, undefined, -1)).toBe(0);
    expect(stepValue({ ...question, min: undefined, max: -3 }, undefined, 1)).toBe(-3);
  });
});
