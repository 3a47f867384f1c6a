import { describe, expect, it } from 'vitest';
import { indexQuestionnaire, readableFormula } from '#lib/questionnaires/questionnaire-index.ts';
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
    const { texts } = indexQuestionnaire({ pages });
    expect(readableFormula('{q2} * {q3} / 2 - 0,52', texts)).toBe('Longueur × Largeur ÷ 2 − 0,52');
    expect(readableFormula('{unknown} + 1', texts)).toBe('{unknown} + 1');
  });
});
