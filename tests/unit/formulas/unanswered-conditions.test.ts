import { describe, expect, it } from 'vitest';
import { normalAnswers } from '#lib/questionnaires/report/normal-answers.ts';
import { createSurvey } from '#lib/questionnaires/report/survey.ts';
import { writeReport } from '#lib/questionnaires/report/write-report.ts';
import { body, type Draft, number } from '../report/sample-body.ts';

const nodule: Draft = {
  type: 'single',
  id: 'c',
  text: 'Composition',
  options: [
    { id: 'c0', text: 'Kystique', points: 0 },
    { id: 'c2', text: 'Solide', points: 2 },
  ],
};

describe('conditions and what is not answered', () => {
  it('knows nothing of a question as long as nobody knows whether it is asked', () => {
    const gated = body(
      {
        type: 'single',
        id: 'a',
        text: 'A',
        options: [
          { id: 'a1', text: 'Oui' },
          { id: 'a2', text: 'Non' },
        ],
      },
      { ...nodule, condition: '{a1}' } as Draft,
      {
        type: 'formula',
        id: 's',
        text: 'Score',
        expression: 'si(points({c}) >= 2; "TR4"; "TR1")',
        sentence: '{valeur}',
      },
    );
    const resultOf = (answers: object) => createSurvey(gated.pages)(answers as never).results.get('s');
    expect(resultOf({})).toEqual({ reason: 'missing', questions: ['a'] });
    expect(resultOf({ a: 'a1' })).toEqual({ reason: 'missing', questions: ['c'] });
    expect(resultOf({ a: 'a2' })).toEqual({ value: 'TR1' });
    expect(resultOf({ a: 'a1', c: 'c2' })).toEqual({ value: 'TR4' });
  });

  it('writes nothing for an empty text, and no sign for what rounds to nothing', () => {
    const bare = body(
      number('n', { sentence: undefined }),
      {
        type: 'formula',
        id: 'k',
        text: 'K',
        expression: 'si({n} >= 5; "suspect"; "")',
        sentence: 'Nodule {valeur}.',
      },
      {
        type: 'formula',
        id: 'd',
        text: 'D',
        expression: '{n} - 3',
        decimals: 0,
        sentence: 'Écart {valeur}.',
      },
    );
    const written = JSON.stringify(writeReport(bare, { n: 2.9 }));
    expect(written).not.toContain('Nodule');
    expect(written).toContain('Écart 0.');
  });

  it('leaves an answer alone that does not count just now, and takes no default that is not offered', () => {
    const sexed = body(
      {
        type: 'single',
        id: 'x',
        text: 'Sexe',
        options: [
          { id: 'f', text: 'F' },
          { id: 'm', text: 'M' },
        ],
      },
      {
        type: 'single',
        id: 'u',
        text: 'Utérus',
        defaultAnswer: 'ok',
        options: [
          { id: 'ok', text: 'Normal', condition: '{f}' },
          { id: 'no', text: 'Myome', condition: '{f}' },
        ],
      },
    );
    const given = { x: 'm', u: 'no' };
    expect(normalAnswers(sexed, given, 'all')).toBe(given);
    expect(normalAnswers(sexed, { x: 'm' }, 'all')).toEqual({ x: 'm' });
    expect(normalAnswers(sexed, { x: 'f' }, 'all')).toEqual({ x: 'f', u: 'ok' });
  });

  it('is normal throughout, questions that open by it included', () => {
    const chain = body(
      { type: 'single', id: 'b', condition: '{a2}', options: [{ id: 'b1', text: 'B' }], defaultAnswer: 'b1' },
      {
        type: 'single',
        id: 'a',
        options: [
          { id: 'a1', text: 'A' },
          { id: 'a2', text: 'A2' },
        ],
        defaultAnswer: 'a2',
      },
    );
    expect(normalAnswers(chain, {}, 'all')).toEqual({ a: 'a2', b: 'b1' });
  });
});
