import { expect, it } from 'vitest';
import { ownDay, startOfOwnDay } from '#lib/platform/day-clock.ts';
import { changePracticeSettings } from '#lib/practice/server/change-settings.ts';
import { findMemory } from '#lib/practice/server/memory-queries.ts';
import { recordAttempts } from '#lib/practice/server/record-attempts.ts';
import { readRange } from '#lib/statistics/period-rules.ts';
import { ownStatistics } from '#lib/statistics/server/read-own-statistics.ts';
import { describeEachEngine } from '../engines.ts';
import { attemptAt, practisable } from './practice-cases.ts';

const HOUR = 3_600_000;
const week = (today: string) =>
  readRange(new URLSearchParams({ periode: 'semaine' }), { today, first: today });

describeEachEngine('days that begin when a person says', (context) => {
  it('are those by which cases come back and activity is told; a change moves what is due', async () => {
    const [author, lea] = [await context().person('autrice-d1'), await context().person('lea-d1')];
    const id = await practisable(context(), author);
    const late = { timeZone: 'Europe/Paris' as const, dayStart: 4 };
    await changePracticeSettings(context(), lea, late);
    // One o'clock at night in Paris: still the day before.
    const night = startOfOwnDay(ownDay(context().now(), late), late) + 21 * HOUR;
    context().time.now = night + HOUR;
    const at = new Date(night).toISOString();
    await recordAttempts(context(), lea, [{ ...attemptAt(context(), id, { grade: 1 }), at }]);
    const day = ownDay(night, late);
    const due = async () => Number((await findMemory(context().db, lea.id, id))!.due);
    expect(await due()).toBe(startOfOwnDay(ownDay(await due(), late), late));
    const dueDay = ownDay(await due(), late);
    expect(dueDay > day).toBe(true);
    const own = await ownStatistics(context(), lea, week(day));
    expect([own.days, own.first, own.hours[1]]).toEqual([[{ day, count: 1 }], { graded: 1, right: 0 }, 1]);
    expect(own.activity.at(-1)).toMatchObject({ from: day, graded: 1 });
    const noumea = { timeZone: 'Pacific/Noumea' as const, dayStart: 0 };
    expect(await changePracticeSettings(context(), lea, noumea)).toEqual({ retention: 0.9, ...noumea });
    expect([await due(), ownDay(await due(), noumea)]).toEqual([startOfOwnDay(dueDay, noumea), dueDay]);
    const there = ownDay(night, noumea);
    const moved = await ownStatistics(context(), lea, week(there));
    expect([moved.days, moved.first.graded]).toEqual([[{ day: there, count: 1 }], 1]);
  });

  it('do not turn around where the day is set to begin later between two grades', async () => {
    const [author, lea] = [await context().person('autrice-d2'), await context().person('lea-d2')];
    const id = await practisable(context(), author);
    const early = { timeZone: 'Europe/Paris' as const, dayStart: 0 };
    await changePracticeSettings(context(), lea, early);
    const night = startOfOwnDay(ownDay(context().now(), early), early) + 25 * HOUR;
    context().time.now = night + 2 * HOUR;
    const grade = (at: number) =>
      recordAttempts(context(), lea, [
        { ...attemptAt(context(), id, { grade: 1 }), at: new Date(at).toISOString() },
      ]);
    await grade(night);
    // From now on one o'clock belongs to the day before.
    await changePracticeSettings(context(), lea, { ...early, dayStart: 4 });
    await grade(night + HOUR / 2);
    expect(Number((await findMemory(context().db, lea.id, id))!.due)).toBeGreaterThan(night);
  });
});
