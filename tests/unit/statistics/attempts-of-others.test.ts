import { describe, expect, it } from 'vitest';
import type { AttemptsOfMonth } from '#lib/statistics/server/attempts-by-month-queries.ts';
import { attemptsIn, attemptsOfAll } from '#lib/statistics/server/attempts-of-others.ts';
import { randomFrom } from '../../contract/sample-items.ts';

/** A person's first attempt in a month, right or wrong. */
const first = (userId: string, month: string, right = 1, itemId = 'c'): AttemptsOfMonth => ({
  itemId,
  userId,
  month,
  attempts: 1,
  first: 1,
  firstRight: right,
  repeats: 0,
  repeatsRight: 0,
});
const people = (count: number, month: string, from = 0) =>
  Array.from({ length: count }, (_, index) => first(`p${from + index}`, month));
const NOVEMBER = { from: '2026-11-27', to: '2026-11-27' };
const toldOf = (rows: readonly AttemptsOfMonth[], days = NOVEMBER) => attemptsIn(rows, days).get('c');

describe('what others attempted of a case', () => {
  it('is not told of fewer than five persons, however often they tried', () => {
    expect(toldOf(people(4, '2026-11'))).toBeUndefined();
    expect(toldOf([...people(4, '2026-11'), ...people(4, '2026-11')])).toBeUndefined();
    expect(toldOf(people(5, '2026-11'))).toMatchObject({ attempts: 5, first: { graded: 5, right: 5 } });
  });

  it('is told over whole months, whatever day is asked for', () => {
    const rows = people(6, '2026-11');
    for (const day of ['2026-11-01', '2026-11-15', '2026-11-30'])
      expect(toldOf(rows, { from: day, to: day })).toEqual(toldOf(rows));
    expect(toldOf(rows, { from: '2026-10-01', to: '2026-10-31' })).toBeUndefined();
  });

  it('is told over more months where one has fewer than five persons', () => {
    const rows = [...people(2, '2026-08'), ...people(3, '2026-09', 2), ...people(1, '2026-11', 9)];
    const told = toldOf(rows);
    expect(told).toMatchObject({ from: '2026-08', to: '2026-11', attempts: 6 });
    expect(toldOf(rows, { from: '2026-08-01', to: '2026-08-31' })).toEqual(told);
  });

  it('tells first attempts and repeats apart, repeats once five persons made some', () => {
    const again = (userId: string) => ({
      ...first(userId, '2026-11'),
      first: 0,
      firstRight: 0,
      repeats: 4,
      repeatsRight: 4,
      attempts: 4,
    });
    const wrong = Array.from({ length: 5 }, (_, index) => first(`p${index}`, '2026-11', 0));
    const few = [0, 1, 2, 3].map((index) => again(`p${index}`));
    expect(toldOf([...wrong, ...few])).toMatchObject({ first: { graded: 5, right: 0 }, repeats: null });
    expect(toldOf([...wrong, ...few, again('p4')])).toMatchObject({
      first: { graded: 5, right: 0 },
      repeats: { graded: 20, right: 20 },
    });
  });

  it('of two periods never differs by what fewer than five persons did', () => {
    for (let seed = 1; seed <= 40; seed += 1) {
      const next = randomFrom(seed);
      const months = Array.from({ length: 9 }, (_, index) => `2026-0${index + 1}`);
      const rows = months.flatMap((month) => people(Math.floor(next() * 7), month, Math.floor(next() * 12)));
      const figures = new Map<string, Set<string>>();
      for (const from of months)
        for (const to of months.filter((month) => month >= from)) {
          const told = toldOf(rows, { from: `${from}-01`, to: `${to}-28` });
          if (!told) continue;
          const within = rows.filter(({ month }) => told.from <= month && month <= told.to);
          figures.set(
            `${told.from} ${told.to}`,
            new Set(within.map(({ month, userId }) => `${month} ${userId}`)),
          );
          expect(told.attempts).toBe(within.length);
        }
      for (const one of figures.values())
        for (const other of figures.values()) {
          const alone = [...one].filter((each) => !other.has(each)).map((each) => each.split(' ')[1]);
          expect(alone.length === 0 || new Set(alone).size >= 5, `seed ${seed}`).toBe(true);
        }
    }
  });

  it('of all cases is the sum of what is told of each', () => {
    const rows = [...people(5, '2026-11'), ...people(4, '2026-11').map((row) => ({ ...row, itemId: 'd' }))];
    expect(attemptsOfAll(attemptsIn(rows, NOVEMBER))).toMatchObject({ attempts: 5 });
    expect(attemptsOfAll(new Map())).toBeNull();
  });
});
