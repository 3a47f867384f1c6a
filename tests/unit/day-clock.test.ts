import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAfter } from '#lib/platform/calendar.ts';
import { parisDay, parisHour, startOfDay } from '#lib/platform/day.ts';
import { isoByClock, ownDay, ownHour, PARIS_CLOCK, startOfOwnDay } from '#lib/platform/day-clock.ts';
import { DAY_START_MAX, TIME_ZONES } from '#lib/practice/time-zone-rules.ts';
import { hourByClock } from '#lib/statistics/server/own-days.ts';

const HOUR = 3_600_000;
const clocks = fc.record({
  timeZone: fc.constantFrom(...TIME_ZONES),
  dayStart: fc.integer({ min: 0, max: DAY_START_MAX }),
});
/** Any instant of two years, the changes of the clock in all zones among them. */
const instants = fc.integer({
  min: Date.parse('2026-01-01T00:00:00Z'),
  max: Date.parse('2027-12-31T00:00:00Z'),
});
/** Instants within an hour and a half of a change of the clock in Paris, Beirut or Montréal. */
const changes = fc
  .tuple(
    fc.constantFrom(
      '2026-03-29T01:00:00Z',
      '2026-10-25T01:00:00Z',
      '2026-03-28T22:00:00Z',
      '2026-10-24T21:00:00Z',
      '2026-03-08T07:00:00Z',
      '2026-11-01T06:00:00Z',
      '2026-02-15T02:00:00Z',
      '2026-03-22T02:00:00Z',
    ),
    fc.integer({ min: -90, max: 90 }),
  )
  .map(([at, minutes]) => Date.parse(at) + minutes * 60_000);

describe('a day by a person’s clock', () => {
  it('has an instant from its beginning until the next one begins, and no other', () => {
    fc.assert(
      fc.property(clocks, fc.oneof(instants, changes), (clock, at) => {
        const day = ownDay(at, clock);
        expect(startOfOwnDay(day, clock)).toBeLessThanOrEqual(at);
        expect(startOfOwnDay(dayAfter(day, 1), clock)).toBeGreaterThan(at);
        expect(ownDay(startOfOwnDay(day, clock), clock)).toBe(day);
        expect(ownDay(startOfOwnDay(day, clock) - 1, clock)).toBe(dayAfter(day, -1));
      }),
    );
  });

  it('is between 23 and 25 hours long', () => {
    fc.assert(
      fc.property(clocks, fc.oneof(instants, changes), (clock, at) => {
        const day = ownDay(at, clock);
        const length = startOfOwnDay(dayAfter(day, 1), clock) - startOfOwnDay(day, clock);
        expect([23, 24, 25].map((hours) => hours * HOUR)).toContain(length);
      }),
    );
  });

  it('begins when clocks show its hour, or as soon as they have skipped it', () => {
    fc.assert(
      fc.property(clocks, instants, (clock, at) => {
        const start = startOfOwnDay(ownDay(at, clock), clock);
        const skipped =
          ownHour(start, clock) === clock.dayStart + 1 && ownHour(start - 1, clock) === clock.dayStart - 1;
        const midnight =
          clock.dayStart === 0 && ownHour(start, clock) === 1 && ownHour(start - 1, clock) === 23;
        expect(skipped || midnight || ownHour(start, clock) === clock.dayStart).toBe(true);
      }),
    );
  });

  it('at midnight in Paris is the day that everything else is counted by', () => {
    fc.assert(
      fc.property(fc.oneof(instants, changes), (at) => {
        expect(ownDay(at, PARIS_CLOCK)).toBe(parisDay(at));
        expect(startOfOwnDay(parisDay(at), PARIS_CLOCK)).toBe(startOfDay(parisDay(at)));
        expect(ownHour(at, PARIS_CLOCK)).toBe(parisHour(at).hour);
      }),
    );
  });

  it.each([
    // Night before clocks go forward: 2 h does not exist in Paris.
    ['2026-03-29', 2, '2026-03-29T01:00:00.000Z'],
    ['2026-03-29', 4, '2026-03-29T02:00:00.000Z'],
    // 2 h comes twice: the first one.
    ['2026-10-25', 2, '2026-10-25T00:00:00.000Z'],
    ['2026-10-25', 4, '2026-10-25T03:00:00.000Z'],
  ])('the %s at %d h in Paris begins at %s', (day, dayStart, start) => {
    expect(new Date(startOfOwnDay(day, { timeZone: 'Europe/Paris', dayStart })).toISOString()).toBe(start);
  });

  it('is told with its offset outside Paris, so that its date can be read', () => {
    const noumea = { timeZone: 'Pacific/Noumea', dayStart: 4 };
    const start = startOfOwnDay('2026-11-22', noumea);
    expect(isoByClock(start, noumea)).toBe('2026-11-22T04:00:00+11:00');
    fc.assert(
      fc.property(clocks, instants, (clock, at) => {
        const whole = Math.floor(at / 1000) * 1000;
        expect(Date.parse(isoByClock(whole, clock))).toBe(whole);
      }),
    );
  });
});

it('an hour of Paris is counted on the day and at the hour of a person’s clock', () => {
  fc.assert(
    fc.property(clocks, instants, (clock, at) => {
      const paris = parisHour(at);
      // The hour that Paris has twice is counted as the first.
      fc.pre(paris.hour !== 2 || parisHour(at - HOUR).hour !== 2);
      expect(hourByClock(clock)(paris)).toEqual({ day: ownDay(at, clock), hour: ownHour(at, clock) });
    }),
  );
});
