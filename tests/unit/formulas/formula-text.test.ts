import { describe, expect, it } from 'vitest';
import { formulaNames } from '#lib/questionnaires/formulas/formula-names.ts';
import { formulaText } from '#lib/questionnaires/formulas/formula-text.ts';
import { parseFormula } from '#lib/questionnaires/formulas/parse-formula.ts';
import { readFormula } from '#lib/questionnaires/formulas/read-formula.ts';
import type { Page, Question } from '#lib/questionnaires/tree.ts';
import { pickFrom, randomFrom } from '../../contract/sample-items.ts';

const number = (id: string, text: string): Question => ({ id, text, section: 'findings', type: 'number' });
const pageOf = (...questions: Question[]): Page[] => [{ id: 'p', name: 'Mesures', questions }];

const names = formulaNames(
  pageOf(
    number('l', 'Longueur (mm) :'),
    number('w', 'Largeur'),
    number('w2', 'largeur'),
    number('t', 'Antéro-postérieur'),
    number('r', 'Rapport A/B'),
    number('d', '2e axe'),
    { id: 'x', text: 'Libre', section: 'findings', type: 'text' },
  ),
);
const read = (text: string) => readFormula(text, names);
const faultOf = (text: string) => {
  const given = read(text);
  return 'fault' in given ? given.fault : given;
};

describe('names of formulas', () => {
  it('are the texts of the questions, no two alike', () => {
    expect(names.map(({ name }) => name)).toEqual([
      'Longueur (mm)',
      'Largeur',
      'largeur (2)',
      'Antéro-postérieur',
      'Rapport A/B',
      '2e axe',
      'Libre',
    ]);
  });

  it('stand between quotes where they could be read as something else', () => {
    const quoted = names.filter(({ written }) => written.startsWith('"')).map(({ id }) => id);
    expect(quoted).toEqual(['r', 'd']);
  });
});

describe('formulas with names', () => {
  it('are shown with names and French signs', () => {
    expect(formulaText('{l}*{w} * 0.52', names)).toBe('Longueur (mm) × Largeur × 0,52');
    expect(formulaText('-({t} - {r}) / {d} ^ 2', names)).toBe(
      '−(Antéro-postérieur − "Rapport A/B") ÷ "2e axe"^2',
    );
    expect(formulaText('{gone} + 1', names)).toBe('{gone} + 1');
  });

  it.each([
    ['Longueur (mm) × Largeur × 0,52', '{l} * {w} * 0.52'],
    ['longueur (MM)*largeur (2)', '{l} * {w2}'],
    ['antero-posterieur x 2', '{t} * 2'],
    ['antéro-postérieur-largeur', '{t} - {w}'],
    ['« Rapport A/B » ÷ "2E AXE"', '{r} / {d}'],
    ['(largeur + 1)² - 3', '({w} + 1) ^ 2 - 3'],
    ['−largeur : 2', '- {w} / 2'],
  ])('« %s » is read', (text, expression) => {
    expect(read(text)).toEqual({ expression });
    expect(parseFormula(expression)).not.toBeNull();
  });

  it.each([
    ['', 'empty', 0, ''],
    ['largeur ×', 'operand', 9, ''],
    ['largeur × × 2', 'operand', 10, '×'],
    ['largueur × 2', 'unknown-name', 0, 'largueur'],
    ['2 × Libre', 'not-number', 4, 'Libre'],
    ['largeurs × 2', 'unknown-name', 0, 'largeurs'],
    ['largeur largeur', 'operator', 8, 'largeur'],
    ['2 largeur', 'operator', 2, 'largeur'],
    ['(largeur + 1', 'parenthesis', 0, '('],
    ['largeur)', 'parenthesis', 7, ')'],
    ['"Rapport" + 1', 'unknown-name', 0, 'Rapport'],
    ['{w} + 1', 'unknown-name', 0, '{w}'],
  ])('« %s » is no formula: %s', (text, code, at, what) => {
    expect(faultOf(text)).toEqual({ code, at, text: what });
  });

  it('are too long past what is stored', () => {
    expect(faultOf(Array.from({ length: 500 }, () => 'largeur').join('+'))).toMatchObject({
      code: 'too-long',
    });
  });

  it('come back as they were, whatever the questions are called', () => {
    const pick = pickFrom(randomFrom(7));
    const words = ['Axe', 'Axe 1', 'A', 'A (b)', 'A) ', 'x', 'a - b', 'l’axe', '(A', 'T1-T2', '3', 'É', 'e'];
    for (let round = 0; round < 300; round += 1) {
      const questions = Array.from({ length: 5 }, (_, at) => number(`q${at}`, pick(words)));
      const known = formulaNames(pageOf(...questions));
      const term = (): string =>
        pick([...known.map(({ id }) => `{${id}}`), '0.52', '3', `(${pick(['{q0}', '-{q1}', '2'])})`]);
      const expression = Array.from({ length: 4 }, term).join(` ${pick(['+', '-', '*', '/', '^'])} `);
      const back = readFormula(formulaText(expression, known), known);
      const bare = (text: string) => text.replace(/\s/g, '');
      expect('expression' in back && bare(back.expression), formulaText(expression, known)).toBe(
        bare(expression),
      );
    }
  });
});
