import { describe, expect, it } from 'vitest';
import { writeReport } from '#lib/questionnaires/report/write-report.ts';
import { showingAnswers } from '../../src/islands/report-sentences/showing-answers.ts';
import { body, type Draft, number } from './report/sample-body.ts';

const choice: Draft = {
  type: 'single',
  id: 'c',
  options: [
    { id: 'c1', text: 'Kystique', points: 0 },
    { id: 'c2', text: 'Solide', points: 3, sentence: 'Solide.', sentenceCondition: '{n} > 5' },
  ],
};
const pages = body(
  choice,
  number('n', { condition: '{c2}', max: 99, sentence: 'Taille : {valeur}.' }),
  { type: 'formula', id: 's', expression: 'points({c}) + {n}', sentence: 'Score : {valeur}.' },
  {
    type: 'text',
    id: 't',
    defaultAnswer: 'vu',
    condition: '{n} >= 20 ou {c1}',
    sentence: 'Note : {valeur}.',
  },
);

describe('answers that show a sentence', () => {
  it.each([
    ['c2', 'Solide.'],
    ['n', 'Taille : 10 mm.'],
    ['s', 'Score : 13.'],
    ['t', 'Note : vu.'],
  ])('of %s fulfil its conditions and those above it', (id, sentence) => {
    const texts = writeReport(pages, showingAnswers(pages, id)).flatMap(({ paragraphs }) =>
      paragraphs.flatMap(({ sentences }) =>
        sentences.map(({ text }) => text.replace(/[\u00a0\u202f]/g, ' ')),
      ),
    );
    expect(texts).toContain(sentence);
  });
});
