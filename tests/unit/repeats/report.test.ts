import { describe, expect, it } from 'vitest';
import type { Answers } from '#lib/questionnaires/answers.ts';
import { questionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { expandRepeats } from '#lib/questionnaires/repeats/expand-repeats.ts';
import { toEdited } from '#lib/questionnaires/report/edited-report.ts';
import { createEvaluation } from '#lib/questionnaires/report/evaluation.ts';
import { merge } from '#lib/questionnaires/report/merge.ts';
import { createSurvey } from '#lib/questionnaires/report/survey.ts';
import { createReportWriter, writeReport } from '#lib/questionnaires/report/write-report.ts';
import { liver, withOption } from './liver.ts';

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

describe('what must never be written', () => {
  const two = {
    n: 'some',
    some: ['1', 'b'],
    'segment~1': 'vi~1',
    'size~1': 6,
    'segment~b': 'vii~b',
    'size~b': 7,
  };
  const computed = (expression: string, answers: Answers) =>
    createEvaluation(expandRepeats(liver.pages, answers), answers).resultOf({ id: 'x', expression });

  it.each([
    ['min(5; nombre({size} >= 6))', 2],
    ['max(10; somme({size}))', 13],
    ['somme(max({size}); 3)', 10],
    ['somme(moyenne({size}); max({size}))', 13.5],
    ['nombre(max({size}) >= 6; somme({size}) >= 50)', 1],
    ['max(somme(points({segment})); 1)', 3],
    ['somme(si({size} = max({size}); 1; 0))', 1],
    ['somme(si({some}; 0; 10); 5)', 5],
    ['somme(nombre({some}); 1)', 3],
    ['nombre({some} et {size} > 6)', 1],
  ])('another number than %s gives', (expression, value) => {
    expect(computed(expression, two)).toEqual({ value });
  });

  it('a group that is not there as if it were', () => {
    expect(computed('min(5; nombre({size} >= 6))', { n: 'none' })).toEqual({ value: 0 });
    expect(computed('somme(si({some}; 0; 10); 5)', { n: 'none' })).toEqual({ value: 15 });
  });

  it('a count with a row of which nothing is known', () => {
    expect(textsOf({ ...two, some: ['1', 'b', 'c'] })).not.toContain('Nombre : 3.');
    expect(computed('nombre({some})', { ...two, some: ['c', '1', 'b'] })).toEqual({
      reason: 'missing',
      questions: ['segment~c'],
    });
    expect(textsOf({ ...two, some: ['c', '1', 'b'] })[0]).toBe('Nodule 1, segment VII : 7 mm.');
  });

  it('a sum that waits for what is not asked of one of them', () => {
    const body = withOption('some', (option) => ({
      ...option,
      questions: option.questions!.map((each) =>
        each.id === 'size' ? { ...each, condition: '{vi}' } : each,
      ),
    }));
    const answers = { ...two, 'size~b': 99 };
    const written = writeReport(body, answers).flatMap(({ paragraphs }) =>
      paragraphs.flatMap(({ sentences }) => sentences.map(({ text }) => text.replace(/\u00a0/g, ' '))),
    );
    // An answer that does not count decides on no number either.
    expect(written.slice(0, 2)).toEqual(['Nodule 1, segment VI : 6 mm.', 'Nodule 2, segment VII.']);
    expect(written).toContain('Somme : 6.');
  });

  it('lines in another order than their numbers, whatever was typed among them', () => {
    const writer = createReportWriter(liver);
    const before = writer.write({ ...two, 'size~1': 8 });
    const [section, ...others] = toEdited(before).sections;
    const [paragraph] = section!.paragraphs;
    const typed = { ...paragraph!, runs: [...paragraph!.runs, { text: ' Foie stéatosique.' }] };
    const edited = { ...toEdited(before), sections: [{ ...section!, paragraphs: [typed] }, ...others] };
    const next = writer.write({ ...two, 'size~1': 8, 'size~b': 30 });
    const lines = merge(before, edited, next)
      .sections[0]!.paragraphs[0]!.runs.map(({ text }) => text)
      .join('')
      .replace(/\u00a0/g, ' ')
      .split('\n');
    expect(lines).toEqual([
      'Nodule 1, segment VII : 30 mm. Foie stéatosique.',
      'Nodule 2, segment VI : 8 mm.',
    ]);
  });
});
