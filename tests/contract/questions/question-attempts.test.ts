import { expect, it } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import { deleteItem } from '#lib/items/server/delete-item.ts';
import { editItem } from '#lib/items/server/edit-item.ts';
import { publishItem } from '#lib/items/server/publish.ts';
import { savePart } from '#lib/items/server/save-part.ts';
import type { AppError } from '#lib/platform/errors.ts';
import { questionAttemptsOf } from '#lib/questions/server/attempt-queries.ts';
import { readAttempt } from '#lib/questions/server/read-attempt.ts';
import { validateStep } from '#lib/questions/server/validate-step.ts';
import { describeEachEngine } from '../engines.ts';
import { practisable } from '../practice/practice-cases.ts';

const FIRST = { round: 1, version: 1, step: 's1', answers: { q1: { chosen: ['q1a'] } } };
const SECOND = { round: 1, version: 1, step: 's2', answers: { q4: { chosen: ['q4a', 'q4b'] } } };
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: AppError) => error.code,
  );

describeEachEngine('the questions of a case', (context) => {
  let made = 0;
  async function asked(): Promise<{ id: string; reader: Actor; author: Actor }> {
    made += 1;
    const author = await context().person(`auteur-q${made}`);
    const reader = await context().person(`lecteur-q${made}`);
    return { id: await practisable(context(), author), reader, author };
  }

  it('are answered step by step, marked, and begun anew once they are finished', async () => {
    const { id, reader } = await asked();
    expect(await readAttempt(context(), id, reader)).toMatchObject({ round: 1, version: 1, marked: 0 });
    const one = await validateStep(context(), id, reader, FIRST);
    expect(one).toMatchObject({ isFinished: false, marked: 3, points: 1.2 });
    const two = await validateStep(context(), id, reader, SECOND);
    expect(two).toMatchObject({ isFinished: true, marked: 5, points: 2.2 });
    expect(await readAttempt(context(), id, reader)).toEqual(two);
    expect(await readAttempt(context(), id, reader, true)).toMatchObject({ round: 2, marked: 0 });
    await validateStep(context(), id, reader, { ...FIRST, round: 2 });
    const rows = await questionAttemptsOf(context().db, reader.id);
    expect(rows.map(({ round, finished_at }) => [round, finished_at !== null])).toEqual([
      [1, true],
      [2, false],
    ]);
  });

  it('a step is validated once, however often and at once it is sent', async () => {
    const { id, reader } = await asked();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => validateStep(context(), id, reader, FIRST)),
    );
    expect(new Set(answers.map((state) => JSON.stringify(state))).size).toBe(1);
    const other = { ...FIRST, answers: { q1: { chosen: ['q1b'] } } };
    expect(await codeOf(validateStep(context(), id, reader, other))).toBe('step_validated');
    expect(await readAttempt(context(), id, reader)).toEqual(answers[0]);
  });

  it('of different answers from two devices at once, one counts and the other is told so', async () => {
    const { id, reader } = await asked();
    const told = await Promise.all(
      ['q1a', 'q1b', 'q1c', 'q1d'].map((chosen) =>
        codeOf(validateStep(context(), id, reader, { ...FIRST, answers: { q1: { chosen: [chosen] } } })),
      ),
    );
    expect(told.toSorted()).toEqual(['done', 'step_validated', 'step_validated', 'step_validated']);
  });

  it('30 people in parallel: none is lost, none is doubled', async () => {
    const { id } = await asked();
    const readers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => context().person(`interne-${made}-${index}`)),
    );
    await Promise.all(
      readers.map(async (reader) => {
        await Promise.all([
          validateStep(context(), id, reader, FIRST),
          validateStep(context(), id, reader, FIRST),
        ]);
        await validateStep(context(), id, reader, SECOND);
      }),
    );
    for (const reader of readers)
      expect(await questionAttemptsOf(context().db, reader.id)).toMatchObject([{ round: 1 }]);
  });

  it('refuse what could not have been answered, and keep nothing of it', async () => {
    const { id, reader } = await asked();
    const send = (more: object) => codeOf(validateStep(context(), id, reader, { ...FIRST, ...more }));
    expect(await send({ step: 's2' })).toBe('questions_changed');
    expect(await send({ step: 'aucune' })).toBe('questions_changed');
    expect(await send({ round: 2 })).toBe('step_validated');
    expect(await send({ version: 7 })).toBe('questions_changed');
    expect(await send({ answers: { q1: { chosen: ['q2a'] } } })).toBe('invalid');
    expect(await send({ answers: { q4: { chosen: ['q4a'] } } })).toBe('invalid');
    expect(await send({ answers: { q1: { text: 'fracture' } } })).toBe('invalid');
    expect(await send({ answers: { q1: { chosen: ['q1a', 'q1b'] } } })).toBe('too_many_chosen');
    expect(await send({ answers: { q3: { text: 'un deux trois quatre cinq six' } } })).toBe(
      'answer_too_long',
    );
    expect(await questionAttemptsOf(context().db, reader.id)).toEqual([]);
  });

  it('an attempt goes on with the version that it was begun with', async () => {
    const { id, reader, author } = await asked();
    const before = await validateStep(context(), id, reader, FIRST);
    const place = { kind: 'case', id, part: 'questions' } as const;
    const sent = new TextEncoder().encode(JSON.stringify({ questions: null }));
    const { revision } = await savePart(context(), author, place, { sent, revision: 2 });
    await publishItem(context(), author, 'case', id, { revision });
    expect(await readAttempt(context(), id, reader)).toEqual(before);
    expect((await validateStep(context(), id, reader, SECOND)).isFinished).toBe(true);
    const other = await context().person(`retard-${made}`);
    expect(await codeOf(readAttempt(context(), id, other))).toBe('not_found');
  });

  it('a step of an attempt that is over is once as well, and with other answers does not count', async () => {
    const { id, reader } = await asked();
    await validateStep(context(), id, reader, FIRST);
    await validateStep(context(), id, reader, SECOND);
    const now = await validateStep(context(), id, reader, { ...FIRST, round: 2 });
    expect(await validateStep(context(), id, reader, SECOND)).toEqual(now);
    const other = { ...SECOND, answers: { q4: { chosen: ['q4a'] } } };
    expect(await codeOf(validateStep(context(), id, reader, other))).toBe('step_validated');
    expect(await questionAttemptsOf(context().db, reader.id)).toMatchObject([{ round: 1 }, { round: 2 }]);
  });

  it('of a draft that was published since, a step that nobody validated is not said to be', async () => {
    made += 1;
    const author = await context().person(`auteur-q${made}`);
    const id = await practisable(context(), author, { visibility: 'draft' });
    const first = { ...FIRST, version: null };
    await validateStep(context(), id, author, first);
    await editItem(context(), author, 'case', id, { visibility: 'public', revision: 1 });
    const second = { ...SECOND, version: null };
    expect(await codeOf(validateStep(context(), id, author, second))).toBe('questions_changed');
    // What was validated of it was.
    expect(await validateStep(context(), id, author, first)).toMatchObject({ round: 2, marked: 0 });
  });

  it('go with the case', async () => {
    const { id, reader, author } = await asked();
    await validateStep(context(), id, reader, FIRST);
    await deleteItem(context(), author, 'case', id);
    expect(await questionAttemptsOf(context().db, reader.id)).toEqual([]);
  });
});
