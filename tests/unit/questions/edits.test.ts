import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeFormat } from '#lib/questions/change-format.ts';
import {
  addQuestion,
  addStep,
  changeQuestion,
  duplicateQuestion,
  duplicateStep,
  moveQuestion,
  moveStep,
  nextQuestion,
  removeQuestion,
  removeStep,
} from '#lib/questions/edits.ts';
import { faultsOf } from '#lib/questions/faults.ts';
import { FORMATS, type Format, QUESTIONS_MAX } from '#lib/questions/formats.ts';
import { idGiver, newQuestion } from '#lib/questions/new-question.ts';
import { placedQuestions } from '#lib/questions/question-tree.ts';
import {
  type CaseQuestion,
  type CaseQuestions,
  caseQuestions,
  questionsPart,
} from '#lib/questions/questions-schema.ts';

const giveId = idGiver(new Set());
const named = (text: string, format: Format = 'qru'): CaseQuestion => ({
  ...newQuestion(format, giveId),
  text,
});
/** Steps of questions with these texts. */
const dossier = (...steps: string[][]): CaseQuestions => ({
  explained: 'step',
  steps: steps.map((texts, index) => ({
    id: `s${index}`,
    text: '',
    questions: texts.map((text) => named(text)),
  })),
});
const textsOf = (questions: CaseQuestions | null) =>
  questions?.steps.map((step) => step.questions.map(({ text }) => text));
const idOf = (questions: CaseQuestions, text: string) =>
  placedQuestions(questions).find(({ question }) => question.text === text)!.question.id;

describe('the questions of a case', () => {
  it('begin with a step of one QRU with five empty propositions', () => {
    const { questions, focus } = addStep(null);
    expect(questions).toMatchObject({
      explained: 'end',
      steps: [{ text: '', questions: [{ format: 'qru' }] }],
    });
    const [question] = questions!.steps[0]!.questions;
    expect(question).toMatchObject({ id: focus, propositions: Array(5).fill({ text: '', isRight: false }) });
    expect(newQuestion('qrp-long', giveId)).toMatchObject({ propositions: { length: 10 } });
  });

  it('are none once the last step is removed', () => {
    const { questions } = addStep(null);
    expect(removeStep(questions, questions!.steps[0]!.id).questions).toBeNull();
  });

  it('are added after another one, or at the end of a step, which is written next', () => {
    const before = dossier(['a', 'b'], ['c']);
    const { questions, focus } = addQuestion(before, 's0', 'qroc', idOf(before, 'a'));
    expect(textsOf(questions)).toEqual([['a', '', 'b'], ['c']]);
    expect(questions!.steps[0]!.questions[1]).toMatchObject({ id: focus, format: 'qroc', accepted: [''] });
    expect(textsOf(addQuestion(before, 's0', 'qrm').questions)).toEqual([['a', 'b', ''], ['c']]);
  });

  it('go on to the next one of their step; after the last a new one has its format', () => {
    const before = dossier(['a', 'b'], ['c']);
    expect(nextQuestion(before, idOf(before, 'a'))).toEqual({ questions: before, focus: idOf(before, 'b') });
    const { questions } = nextQuestion(before, idOf(before, 'b'));
    expect(textsOf(questions)).toEqual([['a', 'b', ''], ['c']]);
  });

  it('move inside of their step, and over its ends to the next one and the one before', () => {
    const before = dossier(['a', 'b'], ['c']);
    const to = (text: string, by: -1 | 1) => textsOf(moveQuestion(before, idOf(before, text), by).questions);
    expect(to('a', 1)).toEqual([['b', 'a'], ['c']]);
    expect(to('b', 1)).toEqual([['a'], ['b', 'c']]);
    expect(to('c', -1)).toEqual([['a', 'b', 'c'], []]);
    expect(moveQuestion(before, idOf(before, 'a'), -1).questions).toBe(before);
    expect(moveQuestion(before, idOf(before, 'c'), 1).questions).toBe(before);
    expect(textsOf(moveStep(before, 's1', -1).questions)).toEqual([['c'], ['a', 'b']]);
    expect(moveStep(before, 's0', -1).questions).toBe(before);
  });

  it('are duplicated beside themselves with ids of their own', () => {
    const before = dossier(['a'], ['b']);
    const { questions, focus } = duplicateQuestion(before, idOf(before, 'a'));
    expect(textsOf(questions)).toEqual([['a', 'a'], ['b']]);
    expect(questions!.steps[0]!.questions[1]!.id).toBe(focus);
    const steps = duplicateStep(questions, 's0').questions;
    expect(textsOf(steps)).toEqual([['a', 'a'], ['a', 'a'], ['b']]);
    expect(caseQuestions.safeParse(steps).success).toBe(true);
  });

  it('leave their place to the one that follows when they are removed', () => {
    const before = dossier(['a', 'b', 'c']);
    const { questions, focus } = removeQuestion(before, idOf(before, 'b'));
    expect(textsOf(questions)).toEqual([['a', 'c']]);
    expect(focus).toBe(idOf(before, 'c'));
    expect(removeQuestion(before, idOf(before, 'c')).focus).toBe(idOf(before, 'b'));
  });

  it('stay the same object where nothing changes', () => {
    const before = dossier(['a']);
    expect(changeQuestion(before, idOf(before, 'a'), (each) => each)).toBe(before);
    expect(changeQuestion(before, 'elsewhere', () => named('x'))).toBe(before);
    const full = dossier(Array.from({ length: QUESTIONS_MAX.questions }, (_, at) => String(at)));
    expect(addQuestion(full, 's0', 'qru').questions).toBe(full);
    expect(duplicateQuestion(full, idOf(full, '3')).questions).toBe(full);
    expect(nextQuestion(full, idOf(full, '14'))).toEqual({ questions: full });
  });

  it('can be stored whatever is done to them in whatever order', () => {
    const act = fc.record({ what: fc.nat(8), at: fc.nat(50), format: fc.constantFrom(...FORMATS) });
    fc.assert(
      fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
        let now: CaseQuestions | null = null;
        for (const { what, at, format } of acts) {
          const placed = placedQuestions(now);
          const question = placed[at % Math.max(placed.length, 1)]?.question.id ?? '';
          const steps: CaseQuestions['steps'] = now?.steps ?? [];
          const step = steps[at % Math.max(steps.length, 1)]?.id ?? '';
          now = [
            () => addStep(now, format),
            () => duplicateStep(now, step),
            () => moveStep(now, step, at % 2 ? 1 : -1),
            () => (at % 5 ? { questions: now } : removeStep(now, step)),
            () => addQuestion(now, step, format, question),
            () => duplicateQuestion(now, question),
            () => moveQuestion(now, question, at % 2 ? 1 : -1),
            () => removeQuestion(now, question),
            () => ({
              questions: changeQuestion(now, question, (each, give) => changeFormat(each, format, give)),
            }),
          ][what]!().questions;
        }
        expect(questionsPart.safeParse({ questions: now }).error).toBeUndefined();
      }),
    );
  });
});

describe('another format', () => {
  const qrm = (): CaseQuestion => ({
    id: 'q',
    format: 'qrm',
    text: 'Que voyez-vous ?',
    explanation: 'Parce que.',
    propositions: [
      { id: 'a', text: 'Épanchement', isRight: true, weight: 'indispensable' },
      { id: 'b', text: 'Fracture', isRight: true },
      { id: 'c', text: 'Rien', isRight: false, weight: 'inacceptable', explanation: 'Regardez encore.' },
      { id: 'd', text: '', isRight: false },
    ],
  });

  it('keeps words, propositions and explanations; weights are a QRM’s', () => {
    expect(changeFormat(qrm(), 'qrp', giveId)).toEqual({
      ...qrm(),
      format: 'qrp',
      propositions: [
        { id: 'a', text: 'Épanchement', isRight: true },
        { id: 'b', text: 'Fracture', isRight: true },
        { id: 'c', text: 'Rien', isRight: false, explanation: 'Regardez encore.' },
        { id: 'd', text: '', isRight: false },
      ],
    });
  });

  it('has as many propositions as it asks for, and leaves out no written one', () => {
    const long = changeFormat(qrm(), 'qrp-long', giveId);
    expect(long).toMatchObject({ propositions: { length: 10 } });
    // Seven empty ones go until five are left; the three that say something stay.
    expect(changeFormat(long, 'qrm', giveId)).toMatchObject({
      propositions: [{ id: 'a' }, { id: 'b' }, { id: 'c' }, { text: '' }, { text: '' }],
    });
    const full: CaseQuestion = {
      id: 'q',
      format: 'qrp-long',
      text: '',
      propositions: Array.from({ length: 12 }, (_, at) => ({
        id: `p${at}`,
        text: `n° ${at}`,
        isRight: false,
      })),
    };
    const short = changeFormat(full, 'qru', giveId);
    expect(short).toMatchObject({ propositions: { length: 12 } });
    expect(faultsOf(short, [])).toContain('many-propositions');
  });

  it('takes right propositions for accepted answers, and an accepted answer for the right proposition', () => {
    const open = changeFormat(qrm(), 'qroc', giveId);
    expect(open).toMatchObject({
      format: 'qroc',
      text: 'Que voyez-vous ?',
      accepted: ['Épanchement', 'Fracture'],
    });
    const [right, ...others] = (changeFormat(open, 'qru', giveId) as { propositions: object[] }).propositions;
    expect(right).toMatchObject({ text: 'Épanchement', isRight: true });
    expect(others).toEqual(Array(4).fill(expect.objectContaining({ text: '', isRight: false })));
    expect(changeFormat(qrm(), 'tcs', giveId)).toEqual({
      id: 'q',
      format: 'tcs',
      text: 'Que voyez-vous ?',
      explanation: 'Parce que.',
      hypothesis: '',
      fact: '',
      panel: [0, 0, 0, 0, 0],
    });
  });
});
