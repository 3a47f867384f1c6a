import { describe, expect, it } from 'vitest';
import type { Answers } from '#lib/questionnaires/answers.ts';
import { expandRepeats } from '#lib/questionnaires/repeats/expand-repeats.ts';
import { createEvaluation } from '#lib/questionnaires/report/evaluation.ts';
import { normalAnswers } from '#lib/questionnaires/report/normal-answers.ts';
import { reachableAnswers } from '#lib/questionnaires/report/reachable-questions.ts';
import type { Side } from '#lib/questionnaires/report/report-types.ts';
import { hasSide } from '#lib/questionnaires/report/side.ts';
import { createSurvey } from '#lib/questionnaires/report/survey.ts';
import { SIDE, unansweredOf } from '#lib/questionnaires/report/unanswered.ts';
import { createRandom } from './random.ts';
import { randomAnswers } from './random-answers.ts';
import { randomQuestionnaire } from './random-questionnaire.ts';
import { body, type Draft, formula, number, under } from './sample-body.ts';

/** A question that opens a number, with a default below it; a hidden one; a page-wide text. */
const drafts: Draft[] = [
  {
    type: 'single',
    id: 'a',
    defaultAnswer: 'a2',
    important: true,
    options: [
      { id: 'a1', text: 'Normal' },
      { id: 'a2', text: 'Kyste', questions: under(number('n', { defaultAnswer: 3 })) },
    ],
  },
  {
    type: 'single',
    id: 'h',
    hidden: true,
    defaultAnswer: 'h1',
    options: [{ id: 'h1', text: 'Oui', questions: under(number('below', { defaultAnswer: 7 })) }],
  },
  { type: 'text', id: 't' },
];
const questionnaire = body(...drafts);

describe('« normal »', () => {
  it('adds the defaults, those of questions that they open among them, and replaces nothing', () => {
    expect(normalAnswers(questionnaire, {}, 'all')).toEqual({ a: 'a2', n: 3 });
    expect(normalAnswers(questionnaire, { a: 'a1', gone: 'x' }, 'all')).toEqual({ a: 'a1', gone: 'x' });
    expect(normalAnswers(questionnaire, { a: 'gone' }, 'all')).toEqual({ a: 'a2', n: 3 });
    const given = { a: 'a1' };
    expect(normalAnswers(questionnaire, given, 'all')).toBe(given);
    expect(normalAnswers(questionnaire, { n: 5 }, { page: 'p' })).toEqual({ a: 'a2', n: 5 });
    expect(normalAnswers(questionnaire, {}, { page: 'other' })).toEqual({});
    expect(normalAnswers(questionnaire, {}, { question: 'a' })).toEqual({ a: 'a2', n: 3 });
    expect(normalAnswers(questionnaire, {}, { question: 't' })).toEqual({});
    expect(normalAnswers(questionnaire, { a: 'a2' }, { question: 'n' })).toEqual({ a: 'a2', n: 3 });
  });
});

describe('what can be reached', () => {
  it('counts hidden defaults whatever was answered, and what selected options open', () => {
    expect(reachableAnswers(questionnaire.pages, { a: 'a1', n: 4, h: 'gone', below: 9 })).toEqual({
      a: 'a1',
      h: 'h1',
      below: 7,
    });
  });

  it('takes ids that objects have by nature', () => {
    const odd = body({ type: 'text', id: 'constructor', sentence: '{valeur}' });
    expect(reachableAnswers(odd.pages, {})).toEqual({});
  });
});

describe('what is left to answer', () => {
  const unanswered = (of: typeof questionnaire, answers: Answers, side?: Side) =>
    unansweredOf(createSurvey(of.pages)(answers).left, hasSide(of), side);

  it('is what is shown and has no answer, the side first', () => {
    expect(unanswered(questionnaire, { a: 'a2' })).toEqual([
      { id: 'n', text: 'Question', page: 'p', important: false },
      { id: 't', text: 'Question', page: 'p', important: false },
    ]);
    const sided = body({ type: 'text', text: 'Genou {droit}', important: true });
    expect(unanswered(sided, {})).toEqual([
      { id: SIDE, text: '', page: null, important: true },
      { id: 'q', text: 'Genou', page: 'p', important: true },
    ]);
    expect(unanswered(sided, { q: 'vu' }, 'left')).toEqual([]);
  });
});

describe('why a formula has no value', () => {
  it.each([
    ['{a} + {b} + {a}', { c: 1 }, { reason: 'missing', questions: ['a', 'b'] }],
    ['{a} / {b}', { a: 1, b: 0 }, { reason: 'division-by-zero' }],
    ['1 + 2 / ({a} - 1)', { a: 1 }, { reason: 'division-by-zero' }],
    ['{a} ^ 500', { a: 100 }, { reason: 'out-of-range' }],
    ['{a} +', { a: 100 }, { reason: 'unreadable' }],
    ['{a} + 1', { a: 'un' }, { reason: 'missing', questions: ['a'] }],
    ['{a} + 0,5', { a: 1 }, { value: 1.5 }],
  ])('%s', (expression, answers, expected) => {
    const numbers = ['a', 'b'].map((id) => number(id, { min: undefined, max: undefined }));
    const { pages } = body(...numbers, formula(expression));
    expect(createEvaluation(pages, answers).resultOf({ id: 'f', expression })).toEqual(expected);
  });
});

describe('a survey', () => {
  it('tells after each answer what a walk of everything tells', () => {
    const random = createRandom(11);
    for (let round = 0; round < 40; round++) {
      const { pages } = randomQuestionnaire(random);
      const survey = createSurvey(pages);
      for (let step = 0; step < 12; step++) {
        const answers = randomAnswers(random, pages, random.one([0, 0.3, 0.7, 1]));
        expect(survey(answers)).toEqual(createSurvey(pages)(answers));
        expect(survey(answers).counted).toEqual(reachableAnswers(expandRepeats(pages, answers), answers));
      }
    }
  });

  it('walks anew only what an answer changed', () => {
    const survey = createSurvey(questionnaire.pages);
    const [left] = survey({ a: 'a2' }).left;
    const [still] = survey({ a: 'a2', t: 'vu' }).left;
    expect(still).toBe(left);
    expect(survey({ a: 'a2', n: 3 }).left).toHaveLength(1);
  });
});
