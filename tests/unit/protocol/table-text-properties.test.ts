import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readGrid, readRows } from '#lib/protocols/exchange/read-table.ts';
import { writeCsv, writeGrid, writeHtmlTable, writeTsv } from '#lib/protocols/exchange/write-table.ts';
import { ROWS_MAX, TABLE_NAMES } from '#lib/protocols/fields/acquisition-fields.ts';
import { propertyRuns } from '../../run/tier.ts';
import { arbitraryRows } from './arbitrary-row.ts';

const WHOLE = { problems: [], unknown: [], headed: true, dropped: 0 };

describe.each(TABLE_NAMES)('%s', (table) => {
  const rows = arbitraryRows(table);

  it.each([
    ['TSV', (grid: string[][]) => readGrid(writeTsv(grid))],
    ['CSV', (grid: string[][]) => readGrid(writeCsv(grid))],
    ['HTML', (grid: string[][]) => readGrid('', writeHtmlTable(grid))],
  ])('reads the %s that it writes', (_, through) => {
    fc.assert(
      fc.property(rows, (before) => {
        const grid = writeGrid(table, before);
        expect(through(grid)).toEqual(grid);
        expect(readRows(table, through(grid))).toEqual({ rows: before, ...WHOLE });
      }),
      { numRuns: propertyRuns(40) },
    );
  });

  it('reads its columns in any order', () => {
    fc.assert(
      fc.property(rows, fc.infiniteStream(fc.nat()), (before, order) => {
        const grid = writeGrid(table, before);
        const places = (grid[0] ?? []).map((_, index) => ({ index, at: order.next().value as number }));
        places.sort((a, b) => a.at - b.at);
        const shuffled = grid.map((row) => places.map(({ index }) => row[index] ?? ''));
        expect(readRows(table, shuffled)).toEqual({ rows: before, ...WHOLE });
      }),
      { numRuns: propertyRuns(40) },
    );
  });
});

it('reads whatever is pasted, and accounts for every row', () => {
  const cell = fc.oneof(
    fc.string({ maxLength: 6 }),
    fc.constantFrom('TR', 'TE (ms)', 'Nom', '2800', '', '<table>', '"'),
  );
  const text = fc
    .array(fc.array(cell, { maxLength: 5 }), { maxLength: 8 })
    .map((rows) => rows.map((row) => row.join('\t')).join('\n'));
  fc.assert(
    fc.property(
      text,
      fc.option(text, { nil: undefined }),
      fc.constantFrom(...TABLE_NAMES),
      (pasted, html, table) => {
        const { rows, dropped } = readRows(table, readGrid(pasted, html && `<table><tr><td>${html}`));
        expect(rows.length).toBeLessThanOrEqual(ROWS_MAX);
        expect(dropped).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});
