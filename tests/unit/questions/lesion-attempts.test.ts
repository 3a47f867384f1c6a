import { describe, expect, it } from 'vitest';
import type { Answers } from '#lib/questionnaires/answers.ts';
import { instanceId, instancesOf } from '#lib/questionnaires/repeats/instances.ts';
import { checkAnswers } from '#lib/questions/answer-rules.ts';
import { attemptStateOf } from '#lib/questions/attempt.ts';
import { attemptState } from '#lib/questions/attempt-schemas.ts';
import { figuresOf } from '#lib/questions/figures/question-figures.ts';
import { sentAnswers } from '#lib/questions/form-answers.ts';
import { keyedQuestionLines } from '#lib/questions/question-lines.ts';
import { questionsPart } from '#lib/questions/questions-schema.ts';
import { FIRST_INSTANCE, idIn, possibleInstances } from '#lib/questions/report/instance-ids.ts';
import { keyedWords } from '#lib/questions/report/keyed-words.ts';
import { setForm } from '#lib/questions/report/report-edits.ts';
import { sampleLesions } from '../../run/sample-lesions.ts';
import { FIRST, type Lesion, reportOf, SECOND, SUITE } from './told-lesions.ts';

describe('an attempt at a report of several lesions', () => {
  const questions = { explained: 'end' as const, steps: [{ id: 's', text: '', questions: [sampleLesions] }] };
  const part = { questions, findings: [] };
  const stateWith = (report: Answers | undefined) =>
    attemptStateOf(part, report ? [{ step: 's', answers: { r2: { report } } as never }] : [], {
      round: 1,
      version: 1,
    });

  it('is kept in the case, and tells nothing of the key before its time', () => {
    expect(questionsPart.safeParse({ questions }).success).toBe(true);
    const open = JSON.stringify(stateWith(undefined));
    for (const secret of ['31.25', 'k2', '"12"', 'margin', '"weight"']) expect(open).not.toContain(secret);
    expect(open).toContain('"repeat":{"name":"Nodule"}');
  });

  it('shows the key’s lesions and one’s own under the same ids once it is validated', () => {
    const state = stateWith(reportOf([SECOND, { taille: 7, note: 'calcifié' }], SUITE));
    expect(attemptState.safeParse(JSON.parse(JSON.stringify(state))).success).toBe(true);
    const key = state.steps[0]!.questions[0]!.key!;
    expect(key.report).toMatchObject({ oui: ['1', 'k2'], 'taille~k2': 31.25 });
    expect(key.own).toMatchObject({ 'segment~k2': 's6~k2', 'taille~1': 7, 'note~1': 'calcifié' });
  });

  it('is refused with lesions that no form has', () => {
    const step = questions.steps[0]!;
    const check = (report: Answers) => () => checkAnswers(step, { r2: { report: report as never } });
    expect(check(reportOf([FIRST, SECOND], SUITE))).not.toThrow();
    expect(check({ nodules: 'oui', 'taille~1': 12 })).not.toThrow();
    expect(check({ nodules: 'oui', oui: ['x1'], 'taille~x2': 12 })).toThrow();
    expect(check({ nodules: 'oui', oui: ['x1', 'x1'] })).toThrow();
    expect(check({ nodules: 'oui', taille: 12 })).toThrow();
    expect(check({ nodules: 'oui', oui: 'x1' })).toThrow();
  });

  it('sends which lesions there are, and what of them the form can have', () => {
    const shown = stateWith(undefined).steps[0]!.questions;
    const kept = { ...reportOf([FIRST], SUITE), 'taille~gone': 3, 'segment~x1': 's9~x1' };
    expect(sentAnswers(shown, { r2: { report: kept as never } }).r2!.report).toEqual({
      nodules: 'oui',
      oui: ['x1'],
      'taille~x1': 12,
      'signes~x1': ['a~x1', 'b~x1'],
      suite: 'biopsie',
    });
  });

  it('is told to its author lesion by lesion, with those that are too many', () => {
    const third: Lesion = { taille: 150 };
    const reports = [
      reportOf([FIRST, SECOND], SUITE),
      reportOf([SECOND, FIRST, third], SUITE),
      reportOf([SECOND], SUITE),
      reportOf([FIRST], {}),
      { nodules: 'non' },
    ];
    const attempts = reports.map((report) => ({
      asked: part,
      steps: [{ step: 's', answers: { r2: { report } } as never }],
    }));
    const fields = figuresOf(part, attempts, null)[0]?.told?.fields ?? [];
    expect(fields.find(({ text }) => text.endsWith('Nodule 1 › Taille'))).toMatchObject({
      right: 3,
      missed: 2,
    });
    expect(fields.find(({ text }) => text.endsWith('Nodule 2 › Taille'))).toMatchObject({
      right: 3,
      missed: 2,
    });
    expect(fields.find(({ text }) => text.endsWith('Oui › Taille'))).toMatchObject({ right: 0, added: 1 });
  });
});

describe('the key of a report of several lesions', () => {
  it('is read lesion by lesion', () => {
    expect(keyedWords(sampleLesions, 'taille')).toBe('12\u00a0mm ; 31,25\u00a0mm');
    expect(
      keyedQuestionLines({ explained: 'end', steps: [{ id: 's', text: '', questions: [sampleLesions] }] })[0],
    ).toContain('Nodule 2 › Taille : 31,25\u00a0mm');
  });

  it('of a questionnaire that asked once is that of the first lesion', () => {
    const before = { ...sampleLesions, key: { nodules: 'oui', segment: 's2', taille: 12 } };
    const { key } = setForm(before, { title: 'Foie', form: sampleLesions.form! });
    expect(key).toEqual({ nodules: 'oui', 'segment~1': 's2~1', 'taille~1': 12 });
  });
});

it('ids of instances are those of a questionnaire’s report', () => {
  expect(idIn('q', 'x1')).toBe(instanceId('q', 'x1'));
  expect([FIRST_INSTANCE]).toEqual(instancesOf({ id: 'o' }, {}));
  const many = Array.from({ length: 30 }, (_, at) => `i${at}`);
  for (const named of [[], ['a', 'a', 'b'], ['A', 'trop long pour un', 'b'], many])
    expect(possibleInstances(named)).toEqual(instancesOf({ id: 'o' }, { o: named }));
});
