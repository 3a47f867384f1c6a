import { describe, expect, it } from 'vitest';
import type { Answers } from '#lib/questionnaires/answers.ts';
import { questionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { createSurvey } from '#lib/questionnaires/report/survey.ts';
import { writeReport } from '#lib/questionnaires/report/write-report.ts';
import { liver } from './liver.ts';

const textsOf = (answers: Answers) =>
  writeReport(liver, answers).flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ sentences }) => sentences.map(({ text }) => text.replace(/[\u00a0\u202f]/g, ' '))),
  );

describe('the report of repeated questions', () => {
  it('belongs to a body that the server accepts', () => {
    expect(questionnaireBody.safeParse(liver).error?.issues).toBeUndefined();
  });

  it('numbers them by the rule of their author, and sums them', () => {
    const answers = {
      n: 'some',
      some: ['1', 'b', 'c'],
      'segment~1': 'vi~1',
      'size~1': 12,
      'segment~b': 'vii~b',
      'size~b': 25,
      'contact~b': 'la veine porte',
      'segment~c': 'vi~c',
      'size~c': 8,
    };
    expect(textsOf(answers)).toEqual([
      'Nodule 1, segment VII : 25 mm.',
      'Nodule 1 au contact de la veine porte.',
      'Nodule 2, segment VI : 12 mm.',
      'Nodule 3, segment VI : 8 mm.',
      'Nombre : 3.',
      'Somme : 45.',
      'Le plus grand : 25.',
      'Du VI, de 10 mm au moins : 1.',
      'Points : 4.',
    ]);
  });

  it('names what is missing, and sums nothing without it', () => {
    const answers = { n: 'some', some: ['1', 'b'], 'segment~1': 'vi~1', 'size~1': 12, 'segment~b': 'vii~b' };
    expect(textsOf(answers)).toEqual([
      'Nodule 1, segment VI : 12 mm.',
      'Nodule 2, segment VII : [Taille ?].',
      'Nombre : 2.',
      // The one that is not measured is not in segment VI.
      'Du VI, de 10 mm au moins : 1.',
      'Points : 3.',
    ]);
    expect(createSurvey(liver.pages)(answers).results.get('sum')).toEqual({
      reason: 'missing',
      questions: ['size~b'],
    });
  });

  it('counts none where there is certainly none, and has no largest then', () => {
    expect(textsOf({ n: 'none', 'size~1': 40 })).toEqual([
      'Pas de nodule.',
      'Nombre : 0.',
      'Somme : 0.',
      'Du VI, de 10 mm au moins : 0.',
      'Points : 0.',
    ]);
    const { results } = createSurvey(liver.pages)({ n: 'none' });
    expect(results.get('largest')).toEqual({ reason: 'no-instance' });
  });

  it('does not take an unanswered question for none', () => {
    expect(textsOf({})).toEqual([]);
    const { results } = createSurvey(liver.pages)({});
    for (const id of ['count', 'sum', 'largest', 'many', 'score'])
      expect(results.get(id), id).toEqual({ reason: 'missing', questions: ['n'] });
  });

  it('surveys what an added instance asks', () => {
    const survey = createSurvey(liver.pages);
    const one = { n: 'some', 'size~1': 12, 'segment~1': 'vi~1' };
    expect(survey(one).left.map(({ question: { id } }) => id)).toEqual([]);
    const two = survey({ ...one, some: ['1', 'b'] });
    expect(two.left.map(({ question: { id } }) => id)).toEqual(['segment~b', 'size~b']);
    const done = survey({ ...one, some: ['1', 'b'], 'segment~b': 'vi~b', 'size~b': 30 });
    expect(done.results.get('sum')).toEqual({ value: 42 });
    expect(done.left.map(({ question: { id } }) => id)).toEqual(['contact~b']);
  });
});
