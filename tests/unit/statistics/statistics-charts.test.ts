import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { dayAfter, daysBetween, isDay } from '#lib/platform/calendar.ts';
import { parisDay, parisHour, startOfDay } from '#lib/platform/day.ts';
import { calendarOf } from '#lib/statistics/layout/calendar.ts';
import { axisEnd, levelOf, stackedColumn, tickPlaces } from '#lib/statistics/layout/chart-geometry.ts';
import { csvCells, rowsHtml } from '#lib/statistics/layout/figure-table.ts';
import { bucketsOf, readRange, wholeMonths } from '#lib/statistics/period-rules.ts';

const DAYS_FROM = Date.UTC(2020, 0, 1);
const day = fc.integer({ min: 0, max: 3650 }).map((days) => dayAfter('2020-01-01', days));

describe('days in Paris', () => {
  it('begin at midnight there, also when the clock changes', () => {
    fc.assert(
      fc.property(day, (each) => {
        const start = startOfDay(each);
        expect(parisHour(start)).toEqual({ day: each, hour: 0 });
        expect(parisDay(start - 1)).toBe(dayAfter(each, -1));
        expect([23, 24, 25]).toContain((startOfDay(dayAfter(each, 1)) - start) / 3_600_000);
      }),
    );
  });

  it('tell their hour as a clock there does', () => {
    expect(parisHour(DAYS_FROM)).toEqual({ day: '2020-01-01', hour: 1 });
    expect(parisHour(Date.UTC(2026, 2, 29, 1))).toEqual({ day: '2026-03-29', hour: 3 });
    expect(parisHour(Date.UTC(2026, 9, 25, 1))).toEqual({ day: '2026-10-25', hour: 2 });
    expect(['2026-02-30', '2026-2-3', '', 'x', '0000-01-01'].map(isDay)).not.toContain(true);
  });
});

describe('a period', () => {
  const today = '2026-11-22';
  const read = (text: string) => readRange(new URLSearchParams(text), { today, first: '2024-02-29' });

  test.each([
    ['periode=semaine', '2026-11-16', '2026-11-22', 'day'],
    ['', '2026-10-24', '2026-11-22', 'day'],
    ['periode=<b>', '2026-10-24', '2026-11-22', 'day'],
    ['periode=annee', '2025-11-23', '2026-11-22', 'month'],
    ['periode=tout', '2024-02-29', '2026-11-22', 'month'],
    ['periode=dates&du=2026-03-31&au=2026-01-01', '2026-01-01', '2026-03-31', 'week'],
    ['periode=dates&du=2026-13-01&au=hier', '2026-10-24', '2026-11-22', 'day'],
  ])('%s', (text, from, to, bucket) => {
    expect(read(text)).toMatchObject({ from, to, bucket });
  });

  it('is cut into days, weeks or months without a gap', () => {
    fc.assert(
      fc.property(
        day,
        fc.integer({ min: 0, max: 90 }),
        fc.constantFrom(...(['day', 'week', 'month'] as const)),
        (from, length, bucket) => {
          const to = dayAfter(from, length);
          const buckets = bucketsOf({ from, to, bucket });
          expect(buckets[0]?.from).toBe(from);
          expect(buckets.at(-1)?.to).toBe(to);
          const next = buckets.slice(0, -1).map(({ to: end }) => dayAfter(end, 1));
          expect(buckets.slice(1).map(({ from: start }) => start)).toEqual(next);
          expect(buckets.every((each) => each.from <= each.to)).toBe(true);
        },
      ),
    );
  });

  it('is whole months and the days around them, each day once', () => {
    expect(wholeMonths({ from: '2025-11-23', to: '2026-02-28' })).toEqual({
      months: { from: '2025-12', to: '2026-02' },
      days: [{ from: '2025-11-23', to: '2025-11-30' }],
    });
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 800 }), (from, length) => {
        const to = dayAfter(from, length);
        const { months, days } = wholeMonths({ from, to });
        const every = Array.from({ length: length + 1 }, (_, index) => dayAfter(from, index));
        const timesIn = (each: string) =>
          days.filter((part) => part.from <= each && each <= part.to).length +
          (months && months.from <= each.slice(0, 7) && each.slice(0, 7) <= months.to ? 1 : 0);
        expect(every.filter((each) => timesIn(each) !== 1)).toEqual([]);
        for (const outside of [dayAfter(from, -1), dayAfter(to, 1)]) expect(timesIn(outside)).toBe(0);
        expect(length < 61 || months !== null).toBe(true);
      }),
    );
  });
});

describe('the geometry of charts', () => {
  it('keeps columns within their axis and their place', () => {
    const values = fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(values, fc.integer({ min: 1, max: 60 }), (parts, count) => {
        const sum = parts.reduce((one, other) => one + other, 0);
        const end = axisEnd(sum);
        expect(end).toBeGreaterThanOrEqual(sum);
        const index = count - 1;
        const columns = stackedColumn(parts, { index, count, end, height: 150 });
        for (const [part, { x, width, y, height }] of columns.entries()) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x + width).toBeLessThanOrEqual(100.02);
          expect(height > 0).toBe(parts[part]! > 0);
          expect(y).toBeGreaterThanOrEqual(-parts.length);
        }
      }),
    );
  });

  it('says what columns are at most as often as there is room', () => {
    for (let count = 1; count < 400; count += 1) {
      const places = tickPlaces(count, 6);
      expect(places.length).toBeLessThanOrEqual(6);
      expect(places.at(-1)).toBeLessThan(count);
    }
  });

  it('shows every day of a year once, the busiest darkest', () => {
    const days = [
      { day: '2026-11-20', count: 9 },
      { day: '2026-01-05', count: 1 },
    ];
    const { paths, weeks } = calendarOf(days, { from: '2025-11-23', to: '2026-11-22' });
    const squares = paths.map((path) => path.split('M').length - 1);
    expect(squares.reduce((one, other) => one + other)).toBe(daysBetween('2025-11-23', '2026-11-22') + 1);
    expect([squares[4], squares[1]]).toEqual([1, 1]);
    expect(weeks).toBeLessThanOrEqual(53);
    expect([levelOf(0, 9), levelOf(1, 9), levelOf(9, 9)]).toEqual([0, 1, 4]);
  });
});

test('a file of a figure holds French numbers and no formula', () => {
  const columns = [
    { name: 'Contenu', format: 'text' },
    { name: 'Part', format: 'share' },
    { name: 'Vues', format: 'count' },
  ] as const;
  const rows = [{ cells: ['=1+1', 2 / 3, 12_345] }, { cells: ['Genou', null, 0] }];
  expect(csvCells({ columns, rows })).toEqual([
    ['Contenu', 'Part (%)', 'Vues'],
    ["'=1+1", '66,67', '12345'],
    ['Genou', '', '0'],
  ]);
});

test('a name that begins like a formula, behind blanks, ends of lines or in wide letters, is none in a file', () => {
  const columns = [{ name: 'Contenu', format: 'text' }] as const;
  const before = fc.string({
    unit: fc.constantFrom(' ', '\t', '\r', '\n', '\u00a0', '\u202f', '\ufeff'),
    maxLength: 4,
  });
  const sign = fc.constantFrom('=', '+', '-', '@', '＝', '＋', '－', '＠');
  fc.assert(
    fc.property(before, sign, fc.string(), (blanks, first, rest) => {
      const name = blanks + first + rest;
      expect(csvCells({ columns, rows: [{ cells: [name] }] })[1]).toEqual([`'${name}`]);
    }),
  );
  fc.assert(
    fc.property(fc.stringMatching(/^[\p{L}\d«(][^\t\r\n]*$/u), (name) => {
      expect(csvCells({ columns, rows: [{ cells: [name] }] })[1]).toEqual([name]);
    }),
  );
});

test('rows of a table are text, whatever somebody called an item', () => {
  const columns = [
    { name: 'Cas', format: 'text' },
    { name: 'Nombre', format: 'count' },
    { name: 'Jour', format: 'day' },
  ] as const;
  const rows = [
    { cells: ['"><b>R&D</b>', 1234, '2026-03-01'], href: '/cases?q="a"&b=<c>' },
    { cells: ['&amp;', null, null] },
  ];
  expect(rowsHtml({ columns, rows })).toBe(
    '<tr><th scope="row"><a href="/cases?q=&quot;a&quot;&amp;b=&lt;c&gt;">&quot;&gt;&lt;b&gt;R&amp;D&lt;/b&gt;</a></th>' +
      '<td class="number">1\u202f234</td><td class="day">01/03/2026</td></tr>' +
      '<tr><th scope="row">&amp;amp;</th><td class="number">–</td><td class="day">–</td></tr>',
  );
});
