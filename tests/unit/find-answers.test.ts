import { describe, expect, it } from 'vitest';
import { findAnswers, findables } from '#islands/reporting/find-answers.ts';
import { withChoiceReached } from '#islands/reporting/reaching.ts';
import { questionPlaces } from '#lib/questionnaires/question-places.ts';
import type { Page, Question, QuestionOption } from '#lib/questionnaires/tree.ts';

const option = (id: string, text: string, questions?: Question[]): QuestionOption => ({
  id,
  text,
  questions,
});
const single = (id: string, text: string, options: QuestionOption[], hidden = false): Question => ({
  id,
  text,
  section: 'findings',
  type: 'single',
  options,
  hidden,
});

const meniscus = (side: string): Question =>
  single(`m-${side}`, `Ménisque ${side}`, [
    option(`n-${side}`, 'Normal'),
    option(`f-${side}`, 'Fissure', [
      single(`t-${side}`, 'Type de fissure', [
        option(`r-${side}`, 'Radiale'),
        option(`h-${side}`, 'Horizontale'),
      ]),
      {
        id: `s-${side}`,
        text: 'Siège',
        section: 'findings',
        type: 'multiple',
        options: [option(`c-${side}`, 'Corps')],
      },
    ]),
  ]);
const pages: Page[] = [
  { id: 'p1', name: 'Indication', questions: [single('i', 'Motif', [option('i1', 'Fièvre')])] },
  { id: 'p2', name: 'Ménisques', questions: [meniscus('médial'), meniscus('latéral')] },
  { id: 'p3', name: 'Fin', questions: [single('z', 'Ménisque caché', [option('z1', 'Fissuré')], true)] },
];
const places = questionPlaces(pages);
const all = findables(places);
const find = (typed: string) => findAnswers(all, typed, 8).map(({ question, choice }) => choice ?? question);

describe('looking for an answer', () => {
  it('takes a few letters of the question and of the choice', () => {
    expect(find('men fi')[0]).toBe('f-médial');
    expect(find('MEN LAT FI')[0]).toBe('f-latéral');
    expect(find('fievre')).toEqual(['i1']);
  });

  it('finds questions, and what stands deeper after what stands above it', () => {
    expect(find('men')).toEqual(['m-médial', 'm-latéral']);
    expect(find('fis').slice(0, 2)).toEqual(['f-médial', 'f-latéral']);
    expect(find('lat rad')).toEqual(['r-latéral']);
  });

  it('never offers what is hidden, nor anything for no letters or strange ones', () => {
    expect(find('cach')).toEqual([]);
    for (const typed of ['', '  ', '?', 'xyz']) expect(find(typed)).toEqual([]);
  });
});

describe('taking what was found', () => {
  const take = (question: string, choice: string | null, answers = {}) =>
    withChoiceReached(answers, places, places.get(question)!, choice);

  it('takes every option above it too', () => {
    expect(take('s-médial', 'c-médial')).toEqual({ 's-médial': ['c-médial'], 'm-médial': 'f-médial' });
    expect(take('t-médial', null)).toEqual({ 'm-médial': 'f-médial' });
  });

  it('takes nothing back, and changes nothing where all is there', () => {
    const answers = { 'm-médial': 'f-médial', 's-médial': ['c-médial'] };
    expect(take('s-médial', 'c-médial', answers)).toBe(answers);
    expect(take('m-médial', 'n-médial', answers)).toEqual({ ...answers, 'm-médial': 'n-médial' });
  });
});
