import { expect, it } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import { createSequence } from '#lib/demo/random.ts';
import type { Grade } from '#lib/practice/attempt-rules.ts';
import { attemptsOf } from '#lib/practice/server/attempt-queries.ts';
import { changePracticeSettings } from '#lib/practice/server/change-settings.ts';
import { findMemory } from '#lib/practice/server/memory-queries.ts';
import { recordAttempts } from '#lib/practice/server/record-attempts.ts';
import { describeEachEngine } from '../engines.ts';
import { recounted, storedCounts } from '../recount.ts';
import { attemptAt, gradeCase, practisable } from './practice-cases.ts';

const DAY = 86_400_000;
const SECOND = 1000;

describeEachEngine('a grade that is taken back', (context) => {
  const iso = (at: number) => new Date(at).toISOString();
  const now = () => context().now();
  const memoryOf = (actor: Actor, id: string) => findMemory(context().db, actor.id, id);
  const send = (actor: Actor, attempt: object) =>
    recordAttempts(context(), actor, [attempt as { id: string }]);
  const gradeEvents = async (itemId: string) =>
    (
      await context()
        .db.selectFrom('event')
        .select('id')
        .where('item_id', '=', itemId)
        .where('type', '=', 'grade')
        .execute()
    ).length;

  it('leaves the memory that was there before it, whatever was graded, asked for and set before', async () => {
    const author = await context().person('autrice-t1');
    for (let seed = 1; seed <= 12; seed += 1) {
      const next = createSequence(seed);
      const among = <Value>(values: readonly Value[]) => values[Math.floor(next() * values.length)]!;
      const reader = await context().person(`lectrice-t1-${seed}`);
      const id = await practisable(context(), author);
      for (let count = Math.floor(next() * 4); count > 0; count -= 1) {
        await gradeCase(context(), reader, id, among([1, 2, 3, 4] as const));
        context().time.now += Math.floor(next() * 20 * DAY) + SECOND;
        if (next() < 0.3)
          await changePracticeSettings(context(), reader, {
            retention: among([0.8, 0.9, 0.95]),
            timeZone: among(['Europe/Paris', 'Pacific/Noumea', 'America/Toronto'] as const),
            dayStart: among([0, 4]),
          });
      }
      const before = await memoryOf(reader, id);
      if (next() < 0.5) await changePracticeSettings(context(), reader, { retention: 0.85 });
      const slip = await gradeCase(context(), reader, id, among([1, 2, 3, 4] as const));
      context().time.now += SECOND;
      const { grade: _, ...words } = slip;
      const { refused } = await send(reader, { ...words, takenBack: true });
      expect(refused).toEqual([]);
      expect(await memoryOf(reader, id)).toEqual(before);
    }
    expect((await recounted(context())).items).toEqual((await storedCounts(context())).items);
    expect((await recounted(context())).people).toEqual((await storedCounts(context())).people);
  });

  it('stays an attempt, may be sent twice, and is graded anew as if it had never been', async () => {
    const [author, lea] = [await context().person('autrice-t2'), await context().person('lea-t2')];
    const id = await practisable(context(), author);
    const attempt = attemptAt(context(), id, { hypothesis: 'Kyste', grade: 1 });
    await send(lea, attempt);
    const { grade: _, ...words } = attempt;
    for (let times = 0; times < 2; times += 1)
      expect(await send(lea, { ...words, takenBack: true })).toMatchObject({ accepted: [{ due: null }] });
    expect(await attemptsOf(context().db, lea.id)).toMatchObject([
      { hypothesis: 'Kyste', grade: null, graded_at: null, graded_day: null, retention: null },
    ]);
    expect([await memoryOf(lea, id), await gradeEvents(id)]).toEqual([undefined, 0]);
    await send(lea, { ...words, grade: 4 });
    expect(await memoryOf(lea, id)).toMatchObject({ reps: 1, last_grade: 4 });
    expect(await gradeEvents(id)).toBe(1);
  });

  it('of two devices the later one is right, in whatever order they are heard', async () => {
    const author = await context().person('autrice-t3');
    const id = await practisable(context(), author);
    const start = now() - 600 * SECOND;
    const own = { caseId: id, at: iso(start) };
    const acts = [
      { grade: 3 as Grade, changedAt: iso(start + 10 * SECOND) },
      { takenBack: true, changedAt: iso(start + 20 * SECOND) },
      { grade: 2 as Grade, changedAt: iso(start + 30 * SECOND) },
      { takenBack: true, changedAt: iso(start + 40 * SECOND) },
    ];
    for (const [number, count] of [3, 4].entries())
      for (let seed = 1; seed <= 6; seed += 1) {
        const reader = await context().person(`lectrice-t3-${number}-${seed}`);
        const next = createSequence(seed * 7);
        const attempt = { ...own, id: crypto.randomUUID() };
        const some = acts.slice(0, count);
        // Each is sent twice, as after an answer that was lost.
        const order = [...some, ...some].map((act) => ({ act, key: next() })).sort((a, b) => a.key - b.key);
        for (const { act } of order) await send(reader, { ...attempt, ...act });
        const [row] = await attemptsOf(context().db, reader.id);
        expect(row?.grade ?? null).toBe(count === 3 ? 2 : null);
        expect((await memoryOf(reader, id))?.reps).toBe(count === 3 ? 1 : undefined);
      }
  });

  it('is the latest of its case alone, and its own person’s', async () => {
    const [author, lea, tom] = [
      await context().person('autrice-t4'),
      await context().person('lea-t4'),
      await context().person('tom-t4'),
    ];
    const id = await practisable(context(), author);
    const first = await gradeCase(context(), lea, id, 2);
    context().time.now += DAY;
    const last = await gradeCase(context(), lea, id, 3);
    const taken = ({ grade: _, ...words }: typeof first) => ({ ...words, takenBack: true });
    expect((await send(lea, taken(first))).refused).toMatchObject([
      { code: 'attempt_closed', graded: { grade: 2 } },
    ]);
    expect((await send(tom, taken(last))).refused).toMatchObject([{ code: 'invalid', graded: null }]);
    expect(await memoryOf(lea, id)).toMatchObject({ reps: 2, last_grade: 3 });
  });
});
