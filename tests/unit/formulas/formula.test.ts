import { describe, expect, it } from 'vitest';
import { computeFormula, type FormulaResult } from '#lib/questionnaires/formulas/compute-formula.ts';
import { roundDecimals, wholeMonths } from '#lib/questionnaires/formulas/formula-values.ts';
import { parseFormula } from '#lib/questionnaires/formulas/parse-formula.ts';

type Values = Record<string, number | string | boolean>;

/** The result of a stored formula; ids without a value are missing. */
function result(text: string, values: Values = {}): FormulaResult {
  const formula = parseFormula(text);
  if (!formula) throw new Error(`no formula: ${text}`);
  const lookup = (id: string): FormulaResult =>
    id in values ? { value: values[id]! } : { reason: 'missing', questions: [id] };
  return computeFormula(formula, { valueOf: lookup, pointsOf: lookup });
}
const value = (text: string, values?: Values) => {
  const found = result(text, values);
  return 'value' in found ? found.value : found.reason;
};

describe('formula', () => {
  it.each<[string, Values, unknown]>([
    ['{a} * ({b} + 1) - 2 ^ 2', { a: 3, b: 1 }, 2],
    ['8 / 4 / 2 + 0,5', {}, 1.5],
    ['-{a} + 1', { a: 3 }, -2],
    ['-{a} ^ 2', { a: 3 }, -9],
    ['2 * -{a} ^ 2 + 2 ^ -1', { a: 3 }, -17.5],
    ['arrondi({a}; -2)', { a: 1250 }, 1300],
    ['min({a}; 2; 7)', { a: 5 }, 2],
    ['max({a}; 2)', { a: 5 }, 5],
    ['somme({a}; 2; 0.5)', { a: 5 }, 7.5],
    ['moyenne({a}; 2)', { a: 5 }, 3.5],
    ['arrondi({a})', { a: 2.5 }, 3],
    ['arrondi({a}; 2)', { a: 1.005 }, 1.01],
    ['arrondi(-{a})', { a: 2.5 }, -3],
    ['si({a} >= 10; "A"; "B")', { a: 10 }, 'A'],
    ['si({a} >= 10; "A"; {a} >= 5; "B"; "C")', { a: 5 }, 'B'],
    ['si({a} >= 10; "A"; {a} >= 5; "B"; "C")', { a: 4 }, 'C'],
    ['nombre({a}; {b}; {c})', { a: true, b: false, c: true }, 2],
    ['points({a}; {b})', { a: 2, b: 3 }, 5],
    ['{a} et non({b}) ou {c}', { a: true, b: true, c: false }, false],
    ['{a} = "Solide"', { a: 'Solide ' }, true],
    ['{a} <> {b}', { a: 1, b: 1 }, false],
    ['0.1 + 0.2 = 0.3', {}, true],
    ['0.1 + 0.2 > 0.3', {}, false],
    ['jours({a}; {b})', { a: '2024-02-28', b: '2024-03-01' }, 2],
    ['mois({a}; {b})', { a: '2024-01-31', b: '2024-02-29' }, 0],
    ['annees({a}; {b})', { a: '1980-06-15', b: '2026-06-14' }, 45],
    ['{a} < {b}', { a: '2024-02-28', b: '2024-03-01' }, true],
  ])('%s', (text, values, expected) => {
    expect(value(text, values)).toEqual(expected);
  });

  it('has no value while an answer is missing, and names everything that is', () => {
    expect(result('{a} + {b} * {a}')).toEqual({ reason: 'missing', questions: ['a', 'b'] });
    expect(result('{a} / 0', {})).toEqual({ reason: 'missing', questions: ['a'] });
    expect(value('1 / 0')).toBe('division-by-zero');
    expect(value('0 ^ -1')).toBe('division-by-zero');
    expect(value('10 ^ 500')).toBe('out-of-range');
  });

  it('asks for nothing that does not decide', () => {
    expect(value('si({a}; 1; {b})', { a: true })).toBe(1);
    expect(value('si({a}; 1; {b})', { a: false })).toBe('missing');
    expect(value('{a} ou {b}', { a: true })).toBe(true);
    expect(value('{a} et {b}', { a: false })).toBe(false);
    expect(value('{a} ou {b}', { a: false })).toBe('missing');
    // Every condition is counted: one that nobody answered could count, too.
    expect(value('nombre({a}; {b})', { a: true })).toBe('missing');
    expect(value('min({a}; {b})', { a: 1 })).toBe('missing');
  });

  it.each([
    '',
    '1 +',
    '(1',
    '1 2',
    '{a',
    'x',
    '()',
    '* 2',
    'min()',
    'si({a}; 1)',
    'si({a}; 1; {b}; 2)',
    'min(1;)',
    '1; 2',
    'alert(1)',
    'constructor(1)',
    '"a',
    `${'('.repeat(60)}1${')'.repeat(60)}`,
    `${'-'.repeat(60)}1`,
  ])('refuses « %s »', (text) => {
    expect(parseFormula(text)).toBeNull();
  });

  it('rounds by decimal digits, half away from zero', () => {
    expect(
      [1.005, 2.675, 8.345, 1e21, -0.5, 0.49999999999999994].map((each) => roundDecimals(each, 2)),
    ).toEqual([1.01, 2.68, 8.35, 1e21, -0.5, 0.5]);
    expect(roundDecimals(-2.5, 0)).toBe(-3);
  });

  it('counts whole months both ways', () => {
    expect(wholeMonths('2024-03-15', '2025-03-14')).toBe(11);
    expect(wholeMonths('2025-03-14', '2024-03-15')).toBe(-11);
    expect(wholeMonths('2024-03-15', '2024-03-15')).toBe(0);
  });
});
