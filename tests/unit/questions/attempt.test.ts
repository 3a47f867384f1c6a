import { describe, expect, it } from 'vitest';
import { attemptStateOf } from '#lib/questions/attempt.ts';
import { attemptState } from '#lib/questions/attempt-schemas.ts';
import { sentAnswers } from '#lib/questions/form-answers.ts';
import type { CaseQuestions } from '#lib/questions/questions-schema.ts';
import { sampleQuestions } from '../../run/sample-questions.ts';

const asked = (questions: CaseQuestions) => ({ questions, findings: [] });
const AT = { round: 1, version: 1 };
const first = { step: 's1', answers: { q1: { chosen: ['q1a'] }, q3: { text: 'cle scaphoide carpien' } } };
const second = { step: 's2', answers: { q4: { chosen: ['q4a'] }, q5: { scale: 2 as const } } };
const atEnd = { ...sampleQuestions, explained: 'end' as const };
/** Words that reveal a key, and those of the second step. */
const KEYS = /EXPLICATION|POURQUOI|CLE |isRight|"right"|accepted|panel|points":1/;

describe('the questions of a case, as far as one went', () => {
  it('tell no key and no later step before the first is validated', () => {
    const state = attemptStateOf(asked(sampleQuestions), [], AT);
    expect(state).toMatchObject({ total: 2, isFinished: false, marked: 0 });
    expect(state.steps.map(({ id }) => id)).toEqual(['s1']);
    expect(JSON.stringify(state)).not.toMatch(KEYS);
    expect(JSON.stringify(state)).not.toMatch(/ENSUITE|HYPOTHESE|q4|q5/);
  });

  it('show the key of a validated step, and nothing of the next one’s', () => {
    const state = attemptStateOf(asked(sampleQuestions), [first], AT);
    expect(state.steps.map(({ isValidated }) => isValidated)).toEqual([true, false]);
    expect(JSON.stringify(state.steps[0])).toMatch(/EXPLICATION-q1/);
    expect(JSON.stringify(state.steps[1])).not.toMatch(KEYS);
    expect(state.points).toBe(2.2);
    expect(state.marked).toBe(3);
  });

  it('keep all keys to the end where the author wants it', () => {
    const state = attemptStateOf(asked(atEnd), [first], AT);
    expect(JSON.stringify(state)).not.toMatch(KEYS);
    expect(state).toMatchObject({ points: 0, marked: 0, isFinished: false });
    const done = attemptStateOf(asked(atEnd), [first, second], AT);
    expect(done).toMatchObject({ isFinished: true, marked: 5, points: 3.7 });
    expect(JSON.stringify(done)).toMatch(/EXPLICATION-q4/);
  });

  it('say how many propositions are right only where the format tells it', () => {
    const [one, two] = attemptStateOf(asked(sampleQuestions), [first], AT).steps;
    expect(one?.questions.map(({ expected }) => expected)).toEqual([undefined, undefined, undefined]);
    expect(two?.questions.map(({ expected }) => expected)).toEqual([2, undefined]);
  });

  it('leave out questions that cannot be asked, and carry on what their step told', () => {
    const [one, two] = sampleQuestions.steps;
    const faulty = { ...one!, questions: [{ ...one!.questions[0]!, text: ' ' }] };
    const state = attemptStateOf(asked({ ...sampleQuestions, steps: [faulty, two!] }), [], AT);
    expect(state.steps).toMatchObject([
      { id: 's2', text: 'Chute de sa hauteur.\n\nENSUITE, la douleur persiste.' },
    ]);
    expect(state.total).toBe(1);
  });

  it('are what the schema says', () => {
    for (const done of [[], [first], [first, second]])
      expect(attemptState.safeParse(attemptStateOf(asked(sampleQuestions), done, AT)).success).toBe(true);
  });
});

it('what a tab kept of a step that was changed since is not sent', () => {
  const [step] = attemptStateOf(asked(sampleQuestions), [], AT).steps;
  const kept = {
    q1: { chosen: ['gone', 'q1b'], certainty: 95 as const },
    q2: { chosen: ['gone'] },
    q9: { text: 'x' },
    q3: { text: '' },
  };
  expect(sentAnswers(step!.questions, kept)).toEqual({ q1: { chosen: ['q1b'], certainty: 95 } });
});

describe('the images that steps bring', () => {
  const [one, two] = sampleQuestions.steps;
  const findings = ['early', 'late'].map((id, folder) => ({
    id: `c${folder}`,
    name: id,
    explanation: '',
    folder,
    image: 0,
    file: `FILE-${id}`,
    width: 4,
    height: 3,
    spacing: null,
    spacingKind: null,
    marks: ['early', 'late'].map((place) => ({
      kind: 'arrow' as const,
      folder: place,
      file: `FILE-${place}`,
      points: [],
    })),
  }));
  const [q1, ...others] = one!.questions;
  const first = { ...one!, questions: [{ ...q1!, findings: ['c0', 'c1'] }, ...others] };
  const part = {
    questions: { ...sampleQuestions, steps: [first, { ...two!, folders: ['late', 'gone', 'late'] }] },
    findings,
    folders: [
      { id: 'early', name: 'DEPART' },
      { id: 'late', name: 'ARRIVEE' },
    ],
  };
  const validated = { step: 's1', answers: { q1: { chosen: ['q1a'] } } };

  it('are in nothing before their step, not even in what an earlier key shows', () => {
    const before = attemptStateOf(part, [], AT);
    expect(JSON.stringify(before)).not.toMatch(/ARRIVEE|late/);
    // Three steps: the second is open, and brings nothing.
    const more = { ...one!, id: 's15', questions: [{ ...q1!, id: 'q15' }] };
    const three = { ...part.questions, steps: [first, more, part.questions.steps[1]!] };
    const between = attemptStateOf({ ...part, questions: three }, [validated], AT);
    expect(between.steps[0]?.questions[0]?.key?.findings?.map(({ id }) => id)).toEqual(['c0']);
    expect(JSON.stringify(between)).not.toMatch(/ARRIVEE|FILE-late/);
  });

  it('are named with their step, at their place in the viewer, those alone that are there', () => {
    const after = attemptStateOf(part, [validated], AT);
    expect(after.steps.map(({ folders }) => folders)).toEqual([
      undefined,
      [{ id: 'late', name: 'ARRIVEE', at: 1 }],
    ]);
    expect(after.steps[0]?.questions[0]?.key?.findings?.map(({ id }) => id)).toEqual(['c0', 'c1']);
    expect(attemptState.safeParse(after).success).toBe(true);
    // The viewer shows another version, in which nothing of it is shown yet.
    const elsewhere = attemptStateOf({ ...part, viewed: [] }, [validated], AT);
    expect(elsewhere.steps[1]).not.toHaveProperty('folders');
  });
});
