import { expect, it } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import { publishItem } from '#lib/items/server/publish.ts';
import { readOwnPart } from '#lib/items/server/read-part.ts';
import { savePart } from '#lib/items/server/save-part.ts';
import { nameAuthor } from '#lib/people/server/change-authors.ts';
import type { AppError } from '#lib/platform/errors.ts';
import type { Answers } from '#lib/questions/answers-schema.ts';
import type { CaseQuestions } from '#lib/questions/questions-schema.ts';
import { acceptAnswer } from '#lib/questions/server/accept-answer.ts';
import { readAttempt } from '#lib/questions/server/read-attempt.ts';
import { readQuestionFigures } from '#lib/questions/server/read-question-figures.ts';
import { validateStep } from '#lib/questions/server/validate-step.ts';
import { sampleQuestions } from '../../run/sample-questions.ts';
import { describeEachEngine } from '../engines.ts';
import { practisable } from '../practice/practice-cases.ts';

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: AppError) => error.code,
  );

describeEachEngine('what the questions of a case are worth', (context) => {
  let made = 0;
  const person = () => {
    made += 1;
    return context().person(`figures-${made}`);
  };

  async function asked(): Promise<{ id: string; author: Actor }> {
    const author = await person();
    return { id: await practisable(context(), author), author };
  }

  async function answer(id: string, reader: Actor, answers: Answers, { version = 1, round = 1 } = {}) {
    const { q4, q5, ...first } = answers;
    await validateStep(context(), id, reader, { round, version, step: 's1', answers: first });
    const second = { ...(q4 && { q4 }), ...(q5 && { q5 }) };
    return validateStep(context(), id, reader, { round, version, step: 's2', answers: second });
  }

  async function answeredBy(count: number, id: string, answers: Answers, version = 1): Promise<Actor[]> {
    const readers: Actor[] = [];
    for (let index = 0; index < count; index += 1) {
      const reader = await person();
      await answer(id, reader, answers, { version });
      readers.push(reader);
    }
    return readers;
  }

  async function publish(id: string, author: Actor, change: (questions: CaseQuestions) => CaseQuestions) {
    const { revision, questions } = JSON.parse(
      await readOwnPart(context(), author, 'case', id, 'questions'),
    ) as { revision: number; questions: CaseQuestions };
    const sent = new TextEncoder().encode(JSON.stringify({ questions: change(questions) }));
    const place = { kind: 'case', id, part: 'questions' } as const;
    const saved = await savePart(context(), author, place, { sent, revision });
    await publishItem(context(), author, 'case', id, { revision: saved.revision });
  }

  const questionOf = async (id: string, author: Actor, question: string) =>
    (await readQuestionFigures(context(), id, author)).questions.find((each) => each.id === question)!;

  it('is told from five people on, and nothing of four but their number', async () => {
    const { id, author } = await asked();
    await answeredBy(4, id, { q1: { chosen: ['q1b'], certainty: 95 }, q3: { text: 'lunatum' } });
    const before = await readQuestionFigures(context(), id, author);
    expect(before).toMatchObject({ people: 4, version: 1 });
    expect(before.questions.map(({ told }) => told)).toEqual([null, null, null, null, null]);
    expect(JSON.stringify(before)).not.toContain('lunatum');
    await answeredBy(2, id, { q1: { chosen: ['q1a'] }, q5: { scale: 2, certainty: 25 } });
    const { people, questions } = await readQuestionFigures(context(), id, author);
    expect(people).toBe(6);
    expect(questions.map(({ told }) => told!.mean)).toEqual(
      [2 / 6, 0.2, 0, 0, 2 / 6].map((mean) => expect.closeTo(mean, 10)),
    );
    expect(questions[0]!.told).toMatchObject({
      sureAndWrong: 4,
      certainty: [{ certainty: 95, answers: 4, mean: 0, wrong: 4 }],
      points: [
        { points: 0, people: 4 },
        { points: 1, people: 2 },
      ],
    });
    expect(questions[2]!.told!.wrong).toEqual([
      { text: 'lunatum', people: 4, isAccepted: false, canBeAccepted: true },
    ]);
    expect(questions[4]!.told!.scale!.map(({ people: chose, experts }) => [chose, experts])).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
      [0, 4],
      [2, 8],
    ]);
  });

  it('counts no author, no second attempt and none that was not finished, and names nobody', async () => {
    const { id, author } = await asked();
    const coAuthor = await person();
    const readers = await answeredBy(4, id, { q1: { chosen: ['q1a'] } });
    await answer(id, author, { q1: { chosen: ['q1b'] } });
    await answer(id, coAuthor, { q1: { chosen: ['q1b'] } });
    await nameAuthor(context(), author, { kind: 'case', id, username: coAuthor.username });
    await answer(id, readers[0]!, { q1: { chosen: ['q1b'] } }, { round: 2 });
    const half = await person();
    await validateStep(context(), id, half, { round: 1, version: 1, step: 's1', answers: {} });
    expect(await readQuestionFigures(context(), id, coAuthor)).toMatchObject({ people: 4 });
    const [fifth] = await answeredBy(1, id, { q1: { chosen: ['q1a'] } });
    const figures = await readQuestionFigures(context(), id, author);
    expect(figures).toMatchObject({ people: 5, questions: [{ told: { mean: 1 } }, {}, {}, {}, {}] });
    for (const reader of [...readers, fifth!, half]) expect(JSON.stringify(figures)).not.toContain(reader.id);
  });

  it('is nothing to anybody else', async () => {
    const { id } = await asked();
    const other = await person();
    expect(await codeOf(readQuestionFigures(context(), id, other))).toBe('forbidden');
    expect(await codeOf(acceptAnswer(context(), id, other, { question: 'q3', text: 'lunatum' }))).toBe(
      'forbidden',
    );
    expect(await codeOf(readQuestionFigures(context(), 'aucun', other))).toBe('not_found');
  });

  it('counts several versions of a question together while it is the same', async () => {
    const { id, author } = await asked();
    await answeredBy(3, id, { q1: { chosen: ['q1a'] } });
    await publish(id, author, (questions) => ({
      ...questions,
      steps: questions.steps.map((step) => ({
        ...step,
        questions: step.questions.map((each) =>
          each.id === 'q1'
            ? { ...each, explanation: 'Autrement dit' }
            : each.id === 'q4'
              ? { ...each, text: 'Autre énoncé' }
              : each,
        ),
      })),
    }));
    await answeredBy(2, id, { q1: { chosen: ['q1b'] } }, 2);
    expect(await questionOf(id, author, 'q1')).toMatchObject({ people: 5, leftOut: 0, told: { mean: 0.6 } });
    expect(await questionOf(id, author, 'q4')).toMatchObject({ people: 2, leftOut: 3, told: null });
  });

  it('an answer that its author accepts counts from the next publication on, in all attempts', async () => {
    const { id, author } = await asked();
    const [reader] = await answeredBy(5, id, { q3: { text: 'Lunatum' } });
    expect(await readAttempt(context(), id, reader!)).toMatchObject({ points: 0.2 });
    await acceptAnswer(context(), id, author, { question: 'q3', text: '  Lunatum ' });
    await acceptAnswer(context(), id, author, { question: 'q3', text: 'lunatum' });
    const { questions } = JSON.parse(await readOwnPart(context(), author, 'case', id, 'questions'));
    expect(questions.steps[0].questions[2].accepted).toEqual(['CLE scaphoïde carpien', 'Lunatum']);
    expect(await questionOf(id, author, 'q3')).toMatchObject({
      told: { mean: 0, wrong: [{ text: 'Lunatum', people: 5, isAccepted: true }] },
    });
    expect(await readAttempt(context(), id, reader!)).toMatchObject({ points: 0.2, version: 1 });
    await publish(id, author, (each) => each);
    expect(await readAttempt(context(), id, reader!)).toMatchObject({ points: 1.2, version: 1 });
    expect(await questionOf(id, author, 'q3')).toMatchObject({ people: 5, told: { mean: 1, wrong: [] } });
  });

  it('an answer accepted for a question that was written anew is no key of the old one', async () => {
    const { id, author } = await asked();
    const [reader] = await answeredBy(1, id, { q3: { text: 'lunatum' } });
    const before = await readAttempt(context(), id, reader!);
    await publish(id, author, (questions) => ({
      ...questions,
      steps: questions.steps.map((step) => ({
        ...step,
        questions: step.questions.map((each) =>
          each.format === 'qroc' ? { ...each, text: 'Quel autre os ?', accepted: ['lunatum'] } : each,
        ),
      })),
    }));
    expect(await readAttempt(context(), id, reader!)).toEqual(before);
  });

  it('what cannot be accepted is refused, and changes nothing', async () => {
    const { id, author } = await asked();
    const accept = (question: string, text: string) =>
      codeOf(acceptAnswer(context(), id, author, { question, text }));
    expect(await accept('q1', 'luxation')).toBe('not_found');
    expect(await accept('aucune', 'luxation')).toBe('not_found');
    expect(await accept('q3', 'un deux trois quatre cinq six')).toBe('invalid');
    expect(await accept('q3', ' ')).toBe('invalid');
    expect(await accept('q3', 'a'.repeat(121))).toBe('invalid');
    expect(await accept('q3', 'os\0')).toBe('invalid');
    const read = await readOwnPart(context(), author, 'case', id, 'questions');
    expect(JSON.parse(read).questions).toEqual(sampleQuestions);
  });
});
