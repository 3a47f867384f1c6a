import { describe, expect, it } from 'vitest';
import { exams } from '#lib/demo/questionnaires/all.ts';
import { fittingAnswer } from '#lib/questionnaires/answers.ts';
import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { randomAnswers } from '#lib/questionnaires/check/random-answers.ts';
import { trialReport } from '#lib/questionnaires/check/trial-reports.ts';
import { expandRepeats, repeatedOptions } from '#lib/questionnaires/repeats/expand-repeats.ts';
import { reachableAnswers, walkReachable } from '#lib/questionnaires/report/reachable-questions.ts';
import { sentencesOf } from '#lib/questionnaires/report/report-types.ts';
import { malformed } from './malformed.ts';
import { createRandom } from './random.ts';
import { randomQuestionnaire } from './random-questionnaire.ts';
import { body, formula, number, single, under } from './sample-body.ts';

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);
const generated = SEEDS.map((seed) => randomQuestionnaire(createRandom(seed)));

/** Answers that nobody could have given in the form. */
function impossible({ pages }: QuestionnaireBody, seed: number): string[] {
  const answers = randomAnswers({ pages }, seed);
  const expanded = expandRepeats(pages, answers);
  const counted = reachableAnswers(expanded, answers);
  const asked = new Set(repeatedOptions(pages).map(({ id }) => id));
  walkReachable(expanded, answers, {
    question: ({ question, hidden }) => {
      if (!hidden && fittingAnswer(question, answers[question.id]) !== undefined) asked.add(question.id);
    },
  });
  const isSame = (id: string) =>
    counted[id] === undefined || JSON.stringify(counted[id]) === JSON.stringify(answers[id]);
  return Object.keys(answers).filter((id) => !asked.has(id) || !isSame(id));
}

describe('random answers of a trial report', () => {
  it('are answers to shown questions that fit them, in demo and generated questionnaires', () => {
    const bodies = [...exams.map((exam) => exam.body), ...generated];
    for (const each of bodies) for (const seed of [1, 2, 3]) expect(impossible(each, seed)).toEqual([]);
  });

  it('are the same for the same seed, and others for another one', () => {
    const [{ body: exam } = { body: body() }] = exams;
    expect(randomAnswers(exam, 7)).toEqual(randomAnswers(exam, 7));
    expect(randomAnswers(exam, 7)).not.toEqual(randomAnswers(exam, 8));
  });

  it('stay while another question is added', () => {
    const before = body(single(['Oui'], ['Non'], ['Peut-être']), number('n'));
    const after = body(number('m'), single(['Oui'], ['Non'], ['Peut-être']), number('n'));
    for (const seed of SEEDS) expect(randomAnswers(after, seed)).toMatchObject(randomAnswers(before, seed));
  });

  it('take every option and every number within the bounds, and none beyond', () => {
    const pages = body(single(['Oui'], ['Non']), number('n', { min: 0.5, max: 2, decimals: 0 }));
    const drawn = Array.from({ length: 200 }, (_, seed) => randomAnswers(pages, seed));
    expect(new Set(drawn.map(({ q }) => q))).toEqual(new Set(['o1', 'o2', undefined]));
    expect(new Set(drawn.map(({ n }) => n))).toEqual(new Set([1, 2, undefined]));
  });

  it.each([
    [{ min: undefined, max: undefined }, 0, 100],
    [{ min: undefined, max: 5 }, 0, 5],
    [{ min: undefined, max: -5 }, -105, -5],
    [{ min: 40, max: undefined }, 40, 140],
  ])('take numbers near the bound that there is: %o', (bounds, low, high) => {
    const one = body(number('n', { ...bounds, important: true }));
    for (const seed of SEEDS) {
      const { n } = randomAnswers(one, seed);
      expect(n).toBeGreaterThanOrEqual(low);
      expect(n).toBeLessThanOrEqual(high);
    }
  });

  it('answer no number question that no number fits', () => {
    const none = body(number('n', { min: 0.2, max: 0.8, decimals: 0, important: true }));
    expect(SEEDS.flatMap((seed) => Object.keys(randomAnswers(none, seed)))).toEqual([]);
  });

  it('have one to three instances of what repeats', () => {
    const repeated = body({
      type: 'single',
      important: true,
      options: [
        {
          id: 'o1',
          text: 'Nodule',
          questions: under(number('n')),
          repeat: { name: 'Nodule', sentence: '{numéro}.' },
        },
      ],
    });
    const counts = SEEDS.map((seed) => (randomAnswers(repeated, seed).o1 as string[]).length);
    expect(new Set(counts)).toEqual(new Set([1, 2, 3]));
  });
});

describe('trial reports', () => {
  it('are well formed, normal, abnormal and random', () => {
    for (const each of [...exams.map((exam) => exam.body), ...generated])
      for (const trial of ['normal', 'abnormal', 1, 2, 3] as const)
        expect(malformed(trialReport(each, trial).report)).toEqual([]);
  });

  it('name what is missing', () => {
    const lacking = body(number('n'), formula('{n} * 2'));
    expect(trialReport(lacking, 'normal')).toEqual({
      side: undefined,
      report: [],
      unanswered: [{ id: 'n', text: 'Question' }],
      withoutResult: [{ id: 'f', text: 'Question' }],
    });
    expect(trialReport(lacking, 'abnormal')).toMatchObject({ unanswered: [], withoutResult: [] });
  });

  it('are of one side each where a side is chosen', () => {
    const sided = body({
      ...single(['Oui', 'Genou {droit}.']),
      important: true,
      defaultAnswer: 'o1',
    } as never);
    const texts = (['normal', 'abnormal', ...SEEDS] as const).map((trial) =>
      Array.from(sentencesOf(trialReport(sided, trial).report), ({ sentence }) => sentence.text).join(),
    );
    expect(new Set(texts.slice(2))).toEqual(new Set(['Genou droit.', 'Genou gauche.']));
    expect(texts[0]).toBe('Genou droit.');
  });
});
