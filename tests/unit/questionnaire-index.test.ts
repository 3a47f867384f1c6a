import { describe, expect, it } from 'vitest';
import { formulaText } from '#lib/questionnaires/formulas/formula-text.ts';
import { indexQuestionnaire } from '#lib/questionnaires/questionnaire-index.ts';
import type { Page } from '#lib/questionnaires/tree.ts';

const base = { section: 'findings', type: 'text' } as const;
const pages: Page[] = [
  {
    id: 'p',
    name: 'Examen',
    questions: [
      {
        id: 'q1',
        text: 'Ménisque',
        section: 'findings',
        type: 'single',
        options: [
          { id: 'o1', text: 'Fissure', fiche: 'f1', questions: [{ ...base, id: 'q2', text: 'Longueur' }] },
        ],
      },
      { ...base, id: 'q3', text: 'Largeur', fiche: 'f1' },
    ],
  },
];
const fiches = ['f1', 'f2'].map((id) => ({ id, title: id, content: [] }));

describe('index of a questionnaire', () => {
  it('shows a fiche where it is first named, and knows those that nothing names', () => {
    const { fiches: found } = indexQuestionnaire({ pages, fiches });
    expect([...found].map(([id, { home }]) => [id, home])).toEqual([
      ['f1', 'o1'],
      ['f2', null],
    ]);
  });

  it('reads formulas with the texts of the questions, sub-questions included', () => {
    const { names } = indexQuestionnaire({ pages });
    expect(formulaText('{q2} * {q3} / 2 - 0,52', names)).toBe('Longueur × Largeur ÷ 2 − 0,52');
    expect(formulaText('{unknown} + 1', names)).toBe('{unknown} + 1');
  });
});
