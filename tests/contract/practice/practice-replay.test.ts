import { expect, it } from 'vitest';
import { noteAnswer } from '#lib/items/server/note-answer.ts';
import { attemptsOf } from '#lib/practice/server/attempt-queries.ts';
import { findMemory } from '#lib/practice/server/memory-queries.ts';
import { recordAttempts } from '#lib/practice/server/record-attempts.ts';
import { startPractice } from '#lib/practice/server/run-sessions.ts';
import { describeEachEngine } from '../engines.ts';
import { attemptAt, gradeCase, practisable } from './practice-cases.ts';

const DAY = 86_400_000;

describeEachEngine('attempts from several devices', (context) => {
  const gradesOf = async (itemId: string) => {
    const events = context().db.selectFrom('event').select('user_id').where('item_id', '=', itemId);
    return (await events.where('type', '=', 'grade').execute()).length;
  };

  it('that arrive late count where they belong: the memory is that of all grades in order of time', async () => {
    const author = await context().person('autrice-5');
    const id = await practisable(context(), author);
    const histories = [
      // ../shared/cases/practice/late-failure.json
      [
        [20, 3],
        [3, 1],
        [1, 3],
      ],
      [
        [29, 1],
        [12, 4],
        [5, 2],
        [4, 3],
      ],
      [
        [9, 4],
        [8, 1],
        [2, 3],
        [0, 1],
      ],
    ] as const;
    const { now } = context().time;
    for (const [number, history] of histories.entries()) {
      const arrivals = [
        history,
        history.toReversed(),
        [history[0], history[2], history[1], ...history.slice(3)],
      ];
      const memories = [];
      for (const [order, sent] of arrivals.entries()) {
        const reader = await context().person(`lectrice-5-${number}-${order}`);
        for (const [daysAgo, grade] of sent) {
          const at = new Date(now - daysAgo * DAY).toISOString();
          const { refused } = await recordAttempts(context(), reader, [
            { ...attemptAt(context(), id, { grade }), at },
          ]);
          expect(refused).toEqual([]);
        }
        const { user_id: _, ...memory } = (await findMemory(context().db, reader.id, id))!;
        memories.push(memory);
      }
      expect(memories[1]).toEqual(memories[0]);
      expect(memories[2]).toEqual(memories[0]);
      if (number > 0) continue;
      expect(memories[0]).toMatchObject({ lapses: 1, reps: 3, last_grade: 3 });
      expect(memories[0]?.stability).toBeCloseTo(3.74, 2);
      expect(Math.floor((Number(memories[0]?.due) - now) / DAY)).toBe(2);
    }
  });

  it('that arrive late count as failures that are corrected no more, and keep what was graded last', async () => {
    const [author, lea] = [await context().person('autrice-10'), await context().person('lea-10')];
    const id = await practisable(context(), author);
    const earlier = attemptAt(context(), id, { grade: 1 });
    context().time.now += DAY;
    await gradeCase(context(), lea, id, 4);
    expect((await recordAttempts(context(), lea, [earlier])).refused).toEqual([]);
    expect(await findMemory(context().db, lea.id, id)).toMatchObject({ last_grade: 4, reps: 2 });
    const { refused } = await recordAttempts(context(), lea, [{ ...earlier, grade: 3 }]);
    expect(refused).toEqual([
      { id: earlier.id, code: 'attempt_closed', graded: { attemptId: earlier.id, grade: 1, due: null } },
    ]);
  });

  it('are one of a case in a session, whichever device they are made on', async () => {
    const [author, lea] = [await context().person('autrice-11'), await context().person('lea-11')];
    const id = await practisable(context(), author);
    const sessionId = 'session-11';
    const first = attemptAt(context(), id, { grade: 1, sessionId, hypothesis: 'Fracture' });
    await recordAttempts(context(), lea, [first]);
    context().time.now += 2000;
    const second = attemptAt(context(), id, { grade: 4, sessionId, hypothesis: 'Entorse' });
    expect((await recordAttempts(context(), lea, [second])).accepted).toHaveLength(1);
    const rows = () => attemptsOf(context().db, lea.id);
    expect(await rows()).toMatchObject([{ id: first.id, grade: 4, hypothesis: 'Fracture' }]);
    expect(await findMemory(context().db, lea.id, id)).toMatchObject({ reps: 1, last_grade: 4 });
    // An earlier offline grade of a third device does not replace a later one.
    const late = {
      ...attemptAt(context(), id, { grade: 2, sessionId }),
      at: new Date(context().now() - DAY).toISOString(),
    };
    expect((await recordAttempts(context(), lea, [late])).refused).toMatchObject([
      { code: 'attempt_closed', graded: { attemptId: first.id, grade: 4, due: expect.any(String) } },
    ]);
    await recordAttempts(context(), lea, [{ ...first, grade: 2 }]);
    expect(await rows()).toMatchObject([{ id: first.id, grade: 2 }]);
    expect(await gradesOf(id)).toBe(1);
  });

  it('keep their grade: none is taken back by saying nothing', async () => {
    const [author, lea] = [await context().person('autrice-12'), await context().person('lea-12')];
    const id = await practisable(context(), author);
    const graded = await gradeCase(context(), lea, id, 3);
    const { accepted, refused } = await recordAttempts(context(), lea, [{ ...graded, grade: null }]);
    expect(accepted).toEqual([]);
    expect(refused).toMatchObject([{ id: graded.id, code: 'attempt_closed', graded: { grade: 3 } }]);
    const { grade: _, ...words } = graded;
    expect((await recordAttempts(context(), lea, [words])).accepted).toHaveLength(1);
  });

  it('are graded although their case was withdrawn after its answer; others do not learn of it', async () => {
    const [author, lea, tom] = [
      await context().person('autrice-13'),
      await context().person('lea-13'),
      await context().person('tom-13'),
    ];
    const withdrawn = async (about: (id: string) => Promise<void>) => {
      const id = await practisable(context(), author);
      await about(id);
      await context().db.updateTable('item').set({ visibility: 'private' }).where('id', '=', id).execute();
      return id;
    };
    const read = await withdrawn((id) => noteAnswer(context(), id, lea));
    await gradeCase(context(), lea, read, 2);
    expect(await findMemory(context().db, lea.id, read)).toMatchObject({ last_grade: 2 });
    let words = attemptAt(context(), '');
    const thought = await withdrawn(async (id) => {
      words = attemptAt(context(), id, { hypothesis: 'Kyste' });
      await recordAttempts(context(), lea, [words]);
    });
    expect((await recordAttempts(context(), lea, [{ ...words, grade: 4 }])).accepted).toHaveLength(1);
    let sessionId = '';
    const chosen = await withdrawn(async () => {
      sessionId = (await startPractice(context(), lea, { criteria: { author: 'autrice-13' }, choice: 'new' }))
        .id;
    });
    const inSession = attemptAt(context(), chosen, { grade: 3, sessionId });
    expect((await recordAttempts(context(), lea, [inSession])).accepted).toHaveLength(1);
    for (const id of [read, thought, chosen])
      expect(
        (await recordAttempts(context(), tom, [attemptAt(context(), id, { grade: 3, sessionId })])).refused,
      ).toMatchObject([{ code: 'not_found', graded: null }]);
  });
});
