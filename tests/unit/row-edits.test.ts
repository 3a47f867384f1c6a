import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AcquisitionRow, ROWS_MAX } from '#lib/protocols/fields/acquisition-fields.ts';
import {
  duplicateRows,
  fillDown,
  fillTo,
  insertRows,
  moveRows,
  pasteAt,
  removeRows,
  setCells,
} from '#lib/protocols/row-edits.ts';
import { propertyRuns } from '../run/tier.ts';

const KEYS = ['name', 'plane', 'tr', 'bValues'] as const;
const named = (...names: string[]): AcquisitionRow[] => names.map((name) => ({ name }));
const namesOf = (rows: readonly AcquisitionRow[]) => rows.map(({ name }) => name);

/** Rows with distinct names. */
const someRows = fc
  .array(fc.record({ tr: fc.option(fc.nat(5000), { nil: undefined }), plane: fc.string() }), {
    maxLength: ROWS_MAX,
  })
  .map((rows) => rows.map((row, at): AcquisitionRow => ({ name: `S${at}`, ...row })));
const place = fc.integer({ min: -3, max: ROWS_MAX + 3 });
const range = fc.tuple(fc.nat(ROWS_MAX), fc.nat(8)).map(([from, count]) => ({ from, to: from + count }));
const within = (rows: readonly AcquisitionRow[], { from, to }: { from: number; to: number }) =>
  rows.length === 0
    ? undefined
    : { from: from % rows.length, to: Math.min((from % rows.length) + to - from, rows.length - 1) };
const change = fc.record({
  row: fc.nat(ROWS_MAX + 5),
  key: fc.constantFrom(...KEYS),
  value: fc.oneof(fc.string(), fc.constant(undefined)),
});

describe('moving rows', () => {
  it('keeps every row, the same object, and those that move together and in order', () => {
    fc.assert(
      fc.property(someRows, range, fc.integer({ min: -70, max: 70 }), (rows, asked, by) => {
        const block = within(rows, asked);
        if (!block) return;
        const next = moveRows(rows, block, by);
        expect(new Set(next)).toEqual(new Set(rows));
        expect(next).toHaveLength(rows.length);
        const held = rows.slice(block.from, block.to + 1);
        const begin = next.indexOf(held[0] as AcquisitionRow);
        expect(next.slice(begin, begin + held.length)).toEqual(held);
        const others = (list: readonly AcquisitionRow[]) => list.filter((row) => !held.includes(row));
        expect(others(next)).toEqual(others(rows));
        expect(begin).toBe(Math.max(0, Math.min(rows.length - held.length, block.from + by)));
      }),
    );
  });

  it('goes by one place at a time', () => {
    const rows = named('a', 'b', 'c', 'd');
    expect(namesOf(moveRows(rows, { from: 1, to: 2 }, -1))).toEqual(['b', 'c', 'a', 'd']);
    expect(namesOf(moveRows(rows, { from: 1, to: 2 }, 1))).toEqual(['a', 'd', 'b', 'c']);
    expect(moveRows(rows, { from: 0, to: 1 }, -1)).toBe(rows);
  });
});

describe('adding and taking rows', () => {
  it('never exceeds the bound and keeps the others as they are', () => {
    fc.assert(
      fc.property(someRows, place, range, fc.nat(80), (rows, at, asked, count) => {
        const added = Array.from({ length: count }, (_, index) => ({ name: `new ${index}` }));
        const inserted = insertRows(rows, at, added);
        expect(inserted.length).toBe(Math.min(ROWS_MAX, rows.length + count));
        expect(inserted.filter((row) => rows.includes(row))).toEqual(rows);
        const block = within(rows, asked);
        if (!block) return;
        const copied = duplicateRows(rows, block);
        expect(copied.length).toBe(Math.min(ROWS_MAX, rows.length + block.to - block.from + 1));
        expect(copied.filter((row) => rows.includes(row))).toEqual(rows);
        expect(new Set(copied).size).toBe(copied.length);
        const left = removeRows(rows, block);
        expect(left).toEqual(rows.filter((_, index) => index < block.from || index > block.to));
      }),
    );
  });

  it('puts copies below, with the same values', () => {
    const rows = [{ name: 'a', tr: 5, bValues: [0, 50] }, { name: 'b' }];
    expect(duplicateRows(rows, { from: 0, to: 0 })).toEqual([rows[0], rows[0], rows[1]]);
  });
});

describe('setting cells', () => {
  it('changes the cells named and nothing else', () => {
    fc.assert(
      fc.property(someRows, fc.array(change, { maxLength: 6 }), (rows, changes) => {
        const next = setCells(rows, changes);
        expect(next).toHaveLength(rows.length);
        rows.forEach((row, index) => {
          const last = new Map(
            changes.filter((each) => each.row === index).map(({ key, value }) => [key, value]),
          );
          for (const key of KEYS) {
            const expected = last.has(key) ? last.get(key) : row[key];
            expect(next[index]?.[key]).toEqual(key === 'name' ? (expected ?? '') : expected);
          }
          if (last.size === 0) expect(next[index]).toBe(row);
        });
      }),
    );
  });

  it('keeps no empty key, and the list itself where nothing changes', () => {
    const rows = [{ name: 'a', tr: 5, bValues: [0, 50] }];
    expect(Object.keys(setCells(rows, [{ row: 0, key: 'tr', value: undefined }])[0] ?? {})).toEqual([
      'name',
      'bValues',
    ]);
    expect(setCells(rows, [{ row: 0, key: 'bValues', value: [0, 50] }])).toBe(rows);
    expect(setCells(rows, [{ row: 0, key: 'plane', value: undefined }])).toBe(rows);
    expect(setCells(rows, [{ row: 4, key: 'tr', value: 1 }])).toBe(rows);
  });

  it('fills down what the first row has, empty cells too', () => {
    const rows: AcquisitionRow[] = [{ name: 'a', tr: 5 }, { name: 'b', plane: 'Axial' }, { name: 'c' }];
    expect(fillDown(rows, { from: 0, to: 9 }, ['tr', 'plane'])).toEqual([
      { name: 'a', tr: 5 },
      { name: 'b', tr: 5 },
      { name: 'c', tr: 5 },
    ]);
    expect(fillDown(rows, { from: 0, to: 0 }, ['tr'])).toBe(rows);
  });
});

describe('pasting', () => {
  it('grows rows to what is pasted and never beyond the bound', () => {
    fc.assert(
      fc.property(someRows, fc.array(change, { maxLength: 12 }), (rows, changes) => {
        const next = pasteAt(rows, changes);
        const wanted = Math.max(rows.length, ...changes.map(({ row }) => row + 1));
        expect(next).toHaveLength(Math.max(rows.length, Math.min(ROWS_MAX, wanted)));
        expect(next.every(({ name }) => typeof name === 'string')).toBe(true);
        rows.forEach((row, index) => {
          if (!changes.some((each) => each.row === index)) expect(next[index]).toBe(row);
        });
      }),
    );
  });
});

describe('the corner of a range, dragged', () => {
  const rows = [1, 2, 3, 4, 5, 6].map((tr) => ({ name: `T${tr}`, tr }));
  const trOf = (after: readonly AcquisitionRow[]) =>
    after.map((row) => ('tr' in row ? row.tr : '')).join(' ');

  it('goes on with its rows in their turn, downwards and upwards', () => {
    expect(trOf(fillTo(rows, { from: 0, to: 1 }, 5, ['tr']))).toBe('1 2 1 2 1 2');
    expect(trOf(fillTo(rows, { from: 3, to: 4 }, 0, ['tr']))).toBe('5 4 5 4 5 6');
  });

  it('touches no other row and no other column, and adds none', () => {
    fc.assert(
      fc.property(fc.nat(5), fc.nat(5), fc.nat(9), (one, other, end) => {
        const range = { from: Math.min(one, other), to: Math.max(one, other) };
        const after = fillTo(rows, range, end, ['tr']);
        expect(after.map(({ name }) => name)).toEqual(rows.map(({ name }) => name));
        for (const [index, row] of rows.entries()) {
          const isFilled = (index > range.to && index <= end) || (index < range.from && index >= end);
          if (isFilled)
            expect(rows.slice(range.from, range.to + 1).map(({ tr }) => tr)).toContain(after[index]?.tr);
          else expect(after[index]).toBe(row);
        }
      }),
      { numRuns: propertyRuns(60) },
    );
  });
});
