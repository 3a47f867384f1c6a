import { describe, expect, it } from 'vitest';
import type { AskedPart } from '#lib/questions/attempt.ts';
import type { FirstAttempt } from '#lib/questions/figures/marked-answers.ts';
import { figuresOf } from '#lib/questions/figures/question-figures.ts';
import { wrongAnswers } from '#lib/questions/figures/wrong-answers.ts';
import type { CaseQuestion, CaseQuestions } from '#lib/questions/questions-schema.ts';
import { sampleQuestions } from '../../run/sample-questions.ts';
import { random as randomFrom } from '../dicom/mutate.ts';
import { randomAttempt } from './random-attempts.ts';
import { recounted } from './recount-questions.ts';

const sample = { questions: sampleQuestions, findings: [] };
const placed = sampleQuestions.steps.flatMap(({ questions }) => questions);
const attemptsOf = (count: number, seed: number, questions = sampleQuestions) => {
  const next = randomFrom(seed);
  return Array.from({ length: count }, () => randomAttempt(questions, next));
};

/** The questions with one of them changed. */
const changed = (id: string, change: (question: CaseQuestion) => CaseQuestion): CaseQuestions => ({
  ...sampleQuestions,
  steps: sampleQuestions.steps.map((step) => ({
    ...step,
    questions: step.questions.map((question) => (question.id === id ? change(question) : question)),
  })),
});

const figure = (
  id: string,
  attempts: (FirstAttempt | null)[],
  now = sampleQuestions,
  working: CaseQuestions = now,
) => figuresOf({ questions: now, findings: [] }, attempts, working).find((each) => each.id === id)!;

describe('what questions are worth', () => {
  it('is the same when it is counted another way, for 200 groups of random attempts', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const attempts = attemptsOf(5 + (seed % 30), seed);
      for (const { told, people, id } of figuresOf(sample, attempts, sampleQuestions)) {
        const question = placed.find((each) => each.id === id)!;
        const again = recounted(question, attempts);
        expect(people).toBe(again.people);
        expect(told!.mean).toBeCloseTo(again.mean, 10);
        if (again.discrimination === null) expect(told!.discrimination).toBeNull();
        else expect(told!.discrimination).toBeCloseTo(again.discrimination, 8);
        expect(told!.points.reduce((sum, each) => sum + each.people, 0)).toBe(people);
        expect(told!.points.reduce((sum, each) => sum + each.people * each.points, 0) / people).toBeCloseTo(
          again.mean,
          2,
        );
        const shares = 'propositions' in question ? question.propositions : [];
        expect(told!.propositions ?? []).toEqual(
          shares.map((each) => ({
            text: each.text,
            isRight: each.isRight,
            people: again.ticked[each.id] ?? 0,
          })),
        );
        for (const { step, people: chose } of told!.scale ?? []) expect(chose).toBe(again.steps[step] ?? 0);
        expect(told!.certainty.map(({ certainty }) => String(certainty))).toEqual(Object.keys(again.sure));
        for (const { certainty, answers, mean, wrong } of told!.certainty) {
          const [count, sum, without] = again.sure[certainty]!;
          expect([answers, wrong]).toEqual([count, without]);
          expect(mean).toBeCloseTo(sum / count, 10);
        }
        expect([told!.sureAndWrong, told!.unanswered]).toEqual([again.sureAndWrong, again.empty]);
      }
    }
  });

  it('is told of five people, and of four in no byte', () => {
    const four = figuresOf(sample, attemptsOf(4, 7), sampleQuestions);
    expect(four.map(({ told, people }) => [told, people])).toEqual(placed.map(() => [null, 4]));
    expect(figure('q1', attemptsOf(5, 7)).told).not.toBeNull();
  });

  it('counts answers of another version where the question is the same but for its explanations', () => {
    const explained = changed('q1', (each) => ({ ...each, explanation: 'Autre explication' }));
    const mixed = [...attemptsOf(3, 1), ...attemptsOf(3, 2, explained)];
    expect(figure('q1', mixed)).toMatchObject({ people: 6, leftOut: 0 });
  });

  it('leaves out and counts answers to a question that was changed, and those whose version is gone', () => {
    const other = changed('q1', (each) => ({ ...each, text: 'Autre énoncé' }));
    const mixed = [...attemptsOf(4, 1), ...attemptsOf(3, 2, other), null];
    expect(figure('q1', mixed)).toMatchObject({ people: 4, leftOut: 4, told: null });
    expect(figure('q2', mixed)).toMatchObject({ people: 7, leftOut: 1 });
  });

  it('of a measure and of a zone tells the points alone; of a zone whose outline was changed nothing', () => {
    const zone: CaseQuestion = {
      id: 'q1',
      format: 'zone',
      text: 'Où ?',
      structures: [{ id: 'st', finding: 'f', reach: 0 }],
    };
    const measure: CaseQuestion = {
      id: 'q4',
      format: 'measure',
      text: 'Combien ?',
      quantity: 'length',
      least: 10,
      most: 12,
    };
    const questions = { ...changed('q1', () => zone) };
    questions.steps = questions.steps.map((step) => ({
      ...step,
      questions: step.questions.map((each) => (each.id === 'q4' ? measure : each)),
    }));
    const outlined = (size: number) => {
      const box = [0, 1, 2, 3].map((at) => ({ x: at < 2 ? 0 : size, y: at % 3 === 0 ? 0 : size }));
      const marks = [{ kind: 'contour', folder: 'd', image: 0, points: box }];
      return { questions, findings: [{ id: 'f', marks }] } as unknown as AskedPart;
    };
    const attempt = (asked: AskedPart): FirstAttempt => ({
      asked,
      steps: [
        {
          step: 's1',
          answers: { q1: { points: [{ folder: 'd', file: 'a'.repeat(64), image: 0, x: 5, y: 5 }] } },
        },
        { step: 's2', answers: { q4: { measure: { value: 11 } } } },
      ],
    });
    const attempts = [...Array.from({ length: 5 }, () => attempt(outlined(10))), attempt(outlined(3))];
    const [first, ...others] = figuresOf(outlined(10), attempts, questions);
    expect(first).toMatchObject({ people: 5, leftOut: 1, told: { mean: 1, unanswered: 0 } });
    expect(Object.keys(first!.told!)).not.toContain('propositions');
    expect(others[2]).toMatchObject({ format: 'measure', people: 6, told: { mean: 1, unanswered: 0 } });
    expect(figuresOf(outlined(4), attempts, questions)[0]).toMatchObject({ people: 0, told: null });
  });

  it('discriminates by 1 where who knows it knows the rest, and not where all have the same', () => {
    const answered = (isRight: boolean) => ({
      asked: sample,
      steps: [
        {
          step: 's1',
          answers: {
            q1: { chosen: [isRight ? 'q1a' : 'q1b'] },
            q3: { text: isRight ? 'scaphoïde CLE carpien' : 'lunatum' },
          },
        },
      ],
    });
    const attempts = [true, true, true, false, false, false].map(answered);
    expect(figure('q1', attempts).told!.discrimination).toBeCloseTo(1, 10);
    expect(figure('q4', attempts).told!.discrimination).toBeNull();
  });

  it('tells whether a wrong answer is accepted in the working copy already', () => {
    const wrong = (text: string) => ({
      asked: sample,
      steps: [{ step: 's1', answers: { q3: { text } } }],
    });
    const attempts = ['lunatum', 'Lunatum', 'pyramidal', 'os', 'os crochu'].map(wrong);
    const working = changed('q3', (each) =>
      each.format === 'qroc' ? { ...each, accepted: [...each.accepted, 'lunatum'] } : each,
    );
    expect(figure('q3', attempts, sampleQuestions, working).told!.wrong).toMatchObject([
      { people: 2, isAccepted: true },
      { text: 'os', isAccepted: false, canBeAccepted: true },
      { text: 'os crochu' },
      { text: 'pyramidal' },
    ]);
  });
});

describe('wrong answers', () => {
  it('that say the same are one, under the wording that most people have', () => {
    expect(
      wrongAnswers([
        'Kyste rénal',
        'kyste rénal',
        'kyste  renal',
        'Kyste rénal',
        'rénal kyste',
        'angiome',
        ' ',
      ]),
    ).toEqual([
      { text: 'Kyste rénal', people: 5 },
      { text: 'angiome', people: 1 },
    ]);
  });

  it('are one where they are names of the same thing, or one letter amiss', () => {
    expect(
      wrongAnswers(['HSD', 'hématome sous-dural', 'hématome sous-dural', 'hematome sous dural']),
    ).toEqual([{ text: 'hématome sous-dural', people: 4 }]);
    expect(wrongAnswers(['pneumothorax', 'pneumothorax', 'pneumothorrax'])).toHaveLength(1);
    expect(wrongAnswers(['artérite', 'arthrite'])).toHaveLength(2);
  });
});
