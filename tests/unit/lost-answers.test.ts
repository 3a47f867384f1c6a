import { expect, it } from 'vitest';
import type { Answer } from '#lib/questionnaires/answers.ts';
import { lostAnswers } from '#lib/questionnaires/lost-answers.ts';
import type { Page } from '#lib/questionnaires/tree.ts';

const option = (id: string) => ({ id, text: id });
const base = { text: 'Q', section: 'findings' } as const;
const PAGES: Page[] = [
  {
    id: 'p1',
    name: 'P',
    questions: [
      {
        ...base,
        id: 'one',
        type: 'single',
        options: [{ ...option('a'), questions: [{ ...base, id: 'under', type: 'text' }] }, option('b')],
      },
      { ...base, id: 'many', type: 'multiple', options: [option('c'), option('d')] },
      { ...base, id: 'size', type: 'number' },
      { ...base, id: 'day', type: 'date' },
      { ...base, id: 'sum', type: 'formula', expression: '{size}' },
    ],
  },
];

it.each<[string, Answer, number]>([
  ['one', 'b', 0],
  ['under', 'Texte', 0],
  ['many', ['d', 'c'], 0],
  ['size', 0, 0],
  ['day', '2026-11-22', 0],
  ['one', 'gone', 1],
  ['one', ['a'], 1],
  ['many', ['c', 'gone'], 1],
  ['many', 'c', 1],
  // A number that its question refuses is shown in its field.
  ['size', '12', 0],
  ['size', ['a'], 1],
  ['day', 'hier', 1],
  ['under', 3, 1],
  ['sum', 3, 1],
  ['gone', 'a', 1],
  ['constructor', 'a', 1],
])('of %s answered %j the questionnaire has lost %i', (question, answer, lost) => {
  expect(lostAnswers(PAGES, { [question]: answer }, [])).toHaveLength(lost);
});

it('counts answers, whatever is left of them', () => {
  const answers = { one: 'a', many: ['gone', 'gone too'], day: 'x', under: 'Texte' };
  expect(lostAnswers(PAGES, answers, [])).toHaveLength(2);
});

it('names them by what they wrote, else by their question', () => {
  const sentence = { key: 'findings:gone', question: 'gone', nodes: ['gone'], text: 'Kyste de 12 mm.' };
  const paragraphs = [{ page: 'p1', name: 'P', sentences: [sentence] }];
  expect(
    lostAnswers(PAGES, { gone: 3, day: 'x', nowhere: 'a' }, [{ section: 'findings', paragraphs }]),
  ).toEqual([
    { question: 'gone', words: 'Kyste de 12 mm.' },
    { question: 'day', words: 'Q' },
    { question: 'nowhere', words: '' },
  ]);
});
