import { describe, expect, it } from 'vitest';
import { evaluateFormula, parseFormula } from '#lib/questionnaires/formula.ts';

describe('formula', () => {
  const value = (text: string, answers: Record<string, number> = {}) => {
    const formula = parseFormula(text);
    return formula && evaluateFormula(formula, new Map(Object.entries(answers)));
  };

  it('computes with precedence, parentheses and the decimal comma', () => {
    expect(value('{a} * ({b} + 1) - 2 ^ 2', { a: 3, b: 1 })).toBe(2);
    expect(value('8 / 4 / 2 + 0,5')).toBe(1.5);
    expect(value('-{a} + 1', { a: 3 })).toBe(-2);
  });

  it('has no value while an answer is missing or when dividing by zero', () => {
    expect(value('{a} + 1')).toBeNull();
    expect(value('1 / 0')).toBeNull();
  });

  it.each(['', '1 +', '(1', '1 2', '{a', 'x', '()', '* 2'])('refuses « %s »', (text) => {
    expect(parseFormula(text)).toBeNull();
  });
});
