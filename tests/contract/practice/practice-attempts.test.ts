import { expect, it } from 'vitest';
import { ATTEMPT_AGE_MAX, ATTEMPTS_MAX } from '#lib/practice/attempt-rules.ts';
import { attemptsOf } from '#lib/practice/server/attempt-queries.ts';
import { changePracticeSettings, practiceSettings } from '#lib/practice/server/change-settings.ts';
import { findMemory } from '#lib/practice/server/memory-queries.ts';
import { recordAttempts } from '#lib/practice/server/record-attempts.ts';
import { describeEachEngine } from '../engines.ts';
import { attemptAt, gradeCase, practisable } from './practice-cases.ts';

const DAY = 86_400_000;

describeEachEngine('attempts at cases', (context) => {
  const gradesOf = async (itemId: string) => {
    const events = context().db.selectFrom('event').select('user_id').where('item_id', '=', itemId);
    return (await events.where('type', '=', 'grade').execute()).length;
  };

  it('are what was thought before the answer, then its grade: one attempt, one memory', async () => {
    const [author, reader] = [await context().person('autrice-1'), await context().person('lectrice-1')];
    const id = await practisable(context(), author);
    const thought = attemptAt(context(), id, {
      hypothesis: ' Pneumothorax ',
      differential: ['Bulle', ' '],
      confidence: 75,
    });
    expect(await recordAttempts(context(), reader, [thought])).toEqual({
      accepted: [{ id: thought.id, caseId: id, due: null }],
      refused: [],
    });
    const graded = { ...thought, hypothesis: 'Autre', grade: 3 as const };
    const { accepted } = await recordAttempts(context(), reader, [graded]);
    expect(Date.parse(accepted[0]?.due ?? '')).toBeGreaterThan(context().now());
    const rows = await attemptsOf(context().db, reader.id);
    expect(rows).toMatchObject([
      {
        id: thought.id,
        item_id: id,
        item_version: 1,
        day: '2026-11-20',
        hypothesis: 'Pneumothorax',
        differential: '["Bulle"]',
        confidence: 75,
        grade: 3,
      },
    ]);
    expect(await findMemory(context().db, reader.id, id)).toMatchObject({ reps: 1, last_grade: 3 });
    expect(await gradesOf(id)).toBe(1);
  });

  it('are there once, however often and at once they are sent', async () => {
    const [author, reader] = [await context().person('autrice-2'), await context().person('lectrice-2')];
    const id = await practisable(context(), author);
    const attempt = attemptAt(context(), id, { grade: 2, hypothesis: 'Fracture' });
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => recordAttempts(context(), reader, [attempt, attempt])),
    );
    expect(answers.flatMap(({ refused }) => refused)).toEqual([]);
    expect(new Set(answers.flatMap(({ accepted }) => accepted.map(({ due }) => due))).size).toBe(1);
    expect(await attemptsOf(context().db, reader.id)).toHaveLength(1);
    expect(await findMemory(context().db, reader.id, id)).toMatchObject({ reps: 1 });
    expect(await gradesOf(id)).toBe(1);
  });

  it('keep the id of whoever was first', async () => {
    const [author, lea, tom] = [
      await context().person('autrice-3'),
      await context().person('lea-3'),
      await context().person('tom-3'),
    ];
    const id = await practisable(context(), author);
    const attempt = attemptAt(context(), id, { grade: 4 });
    const answers = await Promise.all(
      [lea, tom].map((person) => recordAttempts(context(), person, [attempt])),
    );
    expect(answers.map(({ refused }) => refused.length).sort()).toEqual([0, 1]);
    const other = await practisable(context(), author);
    const moved = await recordAttempts(context(), lea, [{ ...attempt, caseId: other }]);
    expect(moved.refused).toEqual([{ id: attempt.id, code: 'invalid', graded: null }]);
  });

  it('are corrected while they are the last of their case: the memory is that of the right grade', async () => {
    const [author, lea, tom] = [
      await context().person('autrice-4'),
      await context().person('lea-4'),
      await context().person('tom-4'),
    ];
    const id = await practisable(context(), author);
    const first = await gradeCase(context(), lea, id, 3);
    await gradeCase(context(), tom, id, 3);
    context().time.now += 5 * DAY;
    const second = await gradeCase(context(), lea, id, 1);
    await recordAttempts(context(), lea, [{ ...second, grade: 4 }]);
    await gradeCase(context(), tom, id, 4);
    const memories = await Promise.all([lea, tom].map(({ id: who }) => findMemory(context().db, who, id)));
    const [{ user_id: _l, ...hers }, { user_id: _t, ...his }] = memories as NonNullable<
      (typeof memories)[number]
    >[] as [NonNullable<(typeof memories)[number]>, NonNullable<(typeof memories)[number]>];
    expect(hers).toEqual(his);
    const late = await recordAttempts(context(), lea, [{ ...first, grade: 1 }]);
    expect(late.refused).toMatchObject([
      { id: first.id, code: 'attempt_closed', graded: { grade: 3, due: null } },
    ]);
    expect(await findMemory(context().db, lea.id, id)).toEqual({ ...hers, user_id: lea.id });
  });

  it('are refused one by one; the others are written', async () => {
    const [author, lea] = [await context().person('autrice-6'), await context().person('lea-6')];
    const [id, hidden] = [
      await practisable(context(), author),
      await practisable(context(), author, { visibility: 'private' }),
    ];
    const right = attemptAt(context(), id, { grade: 3 });
    const sent = [
      attemptAt(context(), hidden, { grade: 3 }),
      attemptAt(context(), 'nowhere'),
      { ...attemptAt(context(), id), grade: 7 },
      { ...attemptAt(context(), id), confidence: 60 },
      { ...attemptAt(context(), id), at: 'hier' },
      { ...attemptAt(context(), id), hypothesis: 'x'.repeat(301) },
      { ...attemptAt(context(), id), differential: ['a', 'b', 'c', 'd'] },
      { ...attemptAt(context(), id), unknown: true },
      { id: 'not-a-uuid', caseId: id, at: right.at },
      right,
    ];
    const { accepted, refused } = await recordAttempts(context(), lea, sent);
    expect(accepted.map((each) => each.id)).toEqual([right.id]);
    expect(refused.map(({ code }) => code)).toEqual([
      'not_found',
      'not_found',
      ...Array.from({ length: 7 }, () => 'invalid'),
    ]);
    expect(await attemptsOf(context().db, lea.id)).toHaveLength(1);
    const own = attemptAt(context(), hidden, { grade: 2 });
    expect((await recordAttempts(context(), author, [own])).accepted).toHaveLength(1);
  });

  it('are made neither tomorrow nor long ago, whatever a device’s clock says', async () => {
    const [author, lea] = [await context().person('autrice-7'), await context().person('lea-7')];
    const id = await practisable(context(), author);
    const now = context().now();
    for (const at of ['2099-01-01T00:00:00Z', '1970-01-01T00:00:00+02:00'])
      await recordAttempts(context(), lea, [{ ...attemptAt(context(), id), at }]);
    const rows = await attemptsOf(context().db, lea.id);
    expect(rows.map(({ at }) => Number(at))).toEqual([now - ATTEMPT_AGE_MAX, now]);
  });

  it('come many at a time', async () => {
    const [author, lea] = [await context().person('autrice-8'), await context().person('lea-8')];
    const id = await practisable(context(), author);
    const sent = Array.from({ length: ATTEMPTS_MAX }, (_, index) =>
      attemptAt(context(), id, { grade: index % 2 === 0 ? 3 : 1 }),
    );
    expect((await recordAttempts(context(), lea, sent)).accepted).toHaveLength(ATTEMPTS_MAX);
    expect(await gradesOf(id)).toBe(ATTEMPTS_MAX);
  });

  it('bring cases back the sooner, the likelier one wants to know them', async () => {
    const [author, lea, tom] = [
      await context().person('autrice-9'),
      await context().person('lea-9'),
      await context().person('tom-9'),
    ];
    const id = await practisable(context(), author);
    expect(await practiceSettings(context(), lea)).toEqual({
      retention: 0.9,
      timeZone: 'Europe/Paris',
      dayStart: 0,
    });
    await changePracticeSettings(context(), lea, { retention: 0.97 });
    await changePracticeSettings(context(), tom, { retention: 0.8 });
    await changePracticeSettings(context(), tom, { retention: 0.81 });
    expect(await practiceSettings(context(), tom)).toMatchObject({ retention: 0.81 });
    for (const person of [lea, tom]) await gradeCase(context(), person, id, 4);
    const [hers, his] = await Promise.all([lea, tom].map((each) => findMemory(context().db, each.id, id)));
    expect(Number(hers?.due)).toBeLessThan(Number(his?.due));
  });
});
