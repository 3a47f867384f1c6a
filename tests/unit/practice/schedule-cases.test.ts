import { describe, expect, it } from 'vitest';
import { createSequence } from '#lib/demo/random.ts';
import { parisDay, startOfDay } from '#lib/platform/day.ts';
import { ATTEMPT_AGE_MAX, attemptTime, GRADES, type Grade } from '#lib/practice/attempt-rules.ts';
import { type Memory, remember } from '#lib/practice/server/schedule-cases.ts';
import { casesFor, mixed, positionAmong, positionOf } from '#lib/practice/session-rules.ts';

const DAY = 86_400_000;
const MONDAY = Date.parse('2026-11-23T07:30:00Z');
const usual = { at: MONDAY, retention: 0.9 };
/** Histories of grades, each some days after the last. */
const HISTORIES = Array.from({ length: 60 }, (_, seed) => {
  const next = createSequence(seed + 1);
  return Array.from({ length: 1 + Math.floor(next() * 8) }, () => ({
    grade: (1 + Math.floor(next() * 4)) as Grade,
    days: Math.floor(next() * 40),
  }));
});

function gradedBy(history: (typeof HISTORIES)[number], retention = 0.9): { memory: Memory; at: number } {
  let at = MONDAY;
  let memory: Memory | null = null;
  for (const { grade, days } of history) {
    at += days * DAY;
    memory = remember(memory, grade, { at, retention });
  }
  return { memory: memory as Memory, at };
}

describe('what is remembered of a case', () => {
  it('is the same of the same history', () => {
    for (const history of HISTORIES) expect(gradedBy(history)).toEqual(gradedBy(history));
  });

  it('comes back at the beginning of a day in Paris, tomorrow at the earliest', () => {
    for (const history of HISTORIES) {
      const { memory, at } = gradedBy(history);
      expect(memory.due).toBe(startOfDay(parisDay(memory.due)));
      expect(parisDay(memory.due) > parisDay(at)).toBe(true);
      expect(memory).toMatchObject({ last_review: at, last_grade: history.at(-1)?.grade });
    }
  });

  it('comes back later the better one knew it', () => {
    for (const history of HISTORIES) {
      const { memory, at } = gradedBy(history);
      const later = at + 12 * DAY;
      const dues = GRADES.map((grade) => remember(memory, grade, { at: later, retention: 0.9 }).due);
      expect(dues).toEqual([...new Set(dues)].sort((a, b) => a - b));
    }
    const first = GRADES.map((grade) => remember(null, grade, usual).due);
    expect(first).toEqual([...new Set(first)].sort((a, b) => a - b));
  });

  it('comes back the sooner, the likelier one wants to know it', () => {
    for (const history of HISTORIES) {
      const [strict, lax] = [0.97, 0.8].map((retention) => gradedBy(history, retention).memory.due);
      expect(strict).toBeLessThanOrEqual(lax as number);
    }
    expect(remember(null, 4, { at: MONDAY, retention: 0.97 }).due).toBeLessThan(
      remember(null, 4, { at: MONDAY, retention: 0.8 }).due,
    );
  });

  it('counts what was forgotten', () => {
    const known = remember(remember(null, 3, usual), 3, { at: MONDAY + 9 * DAY, retention: 0.9 });
    const forgotten = remember(known, 1, { at: MONDAY + 40 * DAY, retention: 0.9 });
    expect([forgotten.lapses, forgotten.reps]).toEqual([1, 3]);
    expect(forgotten.stability).toBeLessThan(known.stability);
  });

  it('grows by nothing for what is graded over and over on one day', () => {
    const once = remember(null, 3, usual);
    let memory = once;
    for (let times = 0; times < 10; times += 1) memory = remember(memory, 3, usual);
    expect(memory.stability).toBeCloseTo(once.stability, 3);
  });

  it.each(['2026-03-28', '2026-03-29', '2026-03-30', '2026-10-24', '2026-10-25', '2026-10-26', '2026-12-31'])(
    'a day begins once, also when clocks change: %s',
    (day) => {
      const start = startOfDay(day);
      expect([parisDay(start), parisDay(start - 1) < day]).toEqual([day, true]);
    },
  );
});

describe('a practice session', () => {
  it('has as many cases as there are minutes for', () => {
    expect([casesFor({}), casesFor({ minutes: 20 }), casesFor({ minutes: 5 })]).toEqual([10, 10, 2]);
    expect(casesFor({ minutes: 20, count: 3 })).toBe(3);
  });

  it('mixes what is due with a third of new cases, and fills itself with either', () => {
    const due = Array.from({ length: 20 }, (_, index) => `d${index}`);
    const fresh = Array.from({ length: 20 }, (_, index) => `n${index}`);
    const both = mixed(due, fresh, 9);
    expect(both.filter((id) => id.startsWith('n'))).toEqual(['n0', 'n1', 'n2']);
    expect(both.filter((id) => id.startsWith('d'))).toEqual(due.slice(0, 6));
    // Due cases come first.
    expect(both).toEqual([...due.slice(0, 6), 'n0', 'n1', 'n2']);
    expect(mixed(due.slice(0, 1), fresh, 5)).toHaveLength(5);
    expect(mixed(due, [], 5)).toEqual(due.slice(0, 5));
    expect(mixed([], fresh.slice(0, 2), 5)).toEqual(['n0', 'n1']);
  });

  it('goes on where one was when cases went away', () => {
    const chosen = ['a', 'b', 'c', 'd'];
    const left = new Set(['b', 'd']);
    expect([0, 1, 2, 3, 4].map((at) => positionAmong(chosen, left, at))).toEqual([0, 0, 1, 1, 2]);
    expect([0, 1, 2].map((at) => positionOf(chosen, left, at))).toEqual([1, 3, 4]);
  });
});

it('an attempt is made neither tomorrow nor months ago', () => {
  expect(attemptTime(MONDAY + DAY, MONDAY)).toBe(MONDAY);
  expect(attemptTime(0, MONDAY)).toBe(MONDAY - ATTEMPT_AGE_MAX);
  expect(attemptTime(MONDAY - DAY, MONDAY)).toBe(MONDAY - DAY);
});
