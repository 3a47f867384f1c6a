import { describe, expect, it } from 'vitest';
import { formulaNames } from '#lib/questionnaires/formulas/formula-names.ts';
import { formulaText } from '#lib/questionnaires/formulas/formula-text.ts';
import { readFormula } from '#lib/questionnaires/formulas/read-formula.ts';
import { body, number } from '../report/sample-body.ts';

const { pages } = body(
  number('n', { text: 'Taille (mm) :' }),
  { type: 'date', id: 'd', text: 'Date de naissance' },
  { type: 'date', id: 'e', text: 'Date de l’examen' },
  { type: 'text', id: 't', text: 'Remarque' },
  {
    type: 'single',
    id: 'c',
    text: 'Composition',
    options: [
      { id: 'c1', text: 'Kystique ou presque' },
      { id: 'c2', text: 'Solide' },
      { id: 'c3', text: '> 50 %' },
    ],
  },
  { type: 'formula', id: 's', text: 'Score', expression: 'points({c})' },
);
const names = formulaNames(pages);
const readAs = (use: 'result' | 'condition') => (text: string) => {
  const read = readFormula(text, names, use);
  return 'fault' in read ? read.fault.code : read.expression;
};
const condition = readAs('condition');
const result = readAs('result');

describe('formulas as they are typed', () => {
  it.each([
    ['Composition = Solide', '{c2}'],
    ['composition=solide', '{c2}'],
    ['"Composition = Kystique ou presque" ou Composition = Solide', '{c1} ou {c2}'],
    ['"composition = > 50 %"', '{c3}'],
    ['Taille (mm) ≥ 10 et non(Composition = Solide)', '{n} >= 10 et non({c2})'],
    ['taille (mm) <= 4,5 OU taille (mm) != 7', '{n} <= 4.5 ou {n} <> 7'],
    ['Années(Date de naissance; Date de l’examen) > 40', 'annees({d}; {e}) > 40'],
    ['Remarque = "vu"', '{t} = "vu"'],
    ['Score > 3', '{s} > 3'],
    ['nombre(Composition = Solide; Taille (mm) > 3) ≥ 2', 'nombre({c2}; {n} > 3) >= 2'],
  ])('« %s » is a condition', (text, expression) => {
    expect(condition(text)).toBe(expression);
    expect(condition(formulaText(expression, names)), formulaText(expression, names)).toBe(expression);
  });

  it.each([
    ['si(Score ≥ 7; "TR5"; Score ≥ 4; "TR4"; "TR1")', 'si({s} >= 7; "TR5"; {s} >= 4; "TR4"; "TR1")'],
    ['points(Composition) + arrondi(Taille (mm) / 10)', 'points({c}) + arrondi({n} / 10)'],
    ['si(Composition = Solide; “Score”; "b")', 'si({c2}; "Score"; "b")'],
  ])('« %s » is a result', (text, expression) => {
    expect(result(text)).toBe(expression);
    expect(result(formulaText(expression, names))).toBe(expression);
  });

  it.each([
    ['Composition', 'not-value'],
    ['Taille (mm)', 'not-condition'],
    ['Taille (mm) + 1', 'not-condition'],
    ['Composition = Solide + 1', 'not-number'],
    ['Taille (mm) > "dix"', 'not-alike'],
    ['Compositon = Solide', 'unknown-name'],
    ['points(Taille (mm)) > 1', 'not-choices'],
    ['jours(Taille (mm); Date de l’examen) > 1', 'not-date'],
    ['Taille (mm) > 1; 2', 'separator'],
    ['si(Score > 1) > 2', 'arguments'],
    ['Taille (mm) > 1 et', 'operand'],
  ])('« %s » is no condition: %s', (text, code) => {
    expect(condition(text)).toBe(code);
  });

  it('a condition is no result', () => {
    expect(result('Composition = Solide')).toBe('not-result');
  });
});
