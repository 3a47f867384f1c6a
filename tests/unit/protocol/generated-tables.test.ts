import { describe, expect, it } from 'vitest';
import { readGrid, readRows } from '#lib/protocols/exchange/read-table.ts';
import { randomFrom } from '../../contract/sample-items.ts';
import { generatedTable, STYLES, type Style } from './generated-tables.ts';

/** Wrong values that reading a table does not report, and the number of values read. */
function silentFaults({ meant, text, keys }: ReturnType<typeof generatedTable>) {
  const { rows, problems } = readRows('sequences', readGrid(text));
  const isTold = (row: number, key: string) =>
    problems.some((problem) => problem.row === row && problem.field === key);
  const faults: string[] = [];
  let read = 0;
  if (rows.length !== meant.length) faults.push(`${rows.length} rows instead of ${meant.length}`);
  for (const [at, row] of meant.entries()) {
    const got = rows[at];
    if (got?.name !== row.name) faults.push(`${at}: ${got?.name} is ${row.name}`);
    for (const key of keys) {
      const value = got?.[key];
      if (value === row[key]) read += 1;
      else if (value !== undefined) faults.push(`${row.name} ${key}: ${value} is ${row[key]}`);
      else if (!isTold(at, key)) faults.push(`${row.name} ${key}: ${row[key]} is lost`);
    }
    for (const key of Object.keys(got ?? {}))
      if (key !== 'name' && !(keys as readonly string[]).includes(key))
        faults.push(`${row.name} has a ${key}`);
  }
  return { faults, read };
}

const told = (style: Style, text: string, faults: readonly string[]) =>
  faults.length === 0 ? [] : [`${JSON.stringify(style)}\n${text}\n${faults.join('\n')}`];

describe('generated tables', () => {
  it('hundreds of them, every way of writing with every other: none is wrong without a word', () => {
    const random = randomFrom(20_261_127);
    const wrong: string[] = [];
    let [read, all] = [0, 0];
    for (const units of STYLES.units)
      for (const locale of STYLES.locale)
        for (const transposed of STYLES.transposed)
          for (let turn = 0; turn < 10; turn += 1) {
            const table = generatedTable(random, { units, locale, transposed });
            const found = silentFaults(table);
            wrong.push(...told(table.style, table.text, found.faults));
            read += found.read;
            all += table.meant.length * table.keys.length;
          }
    expect(wrong).toEqual([]);
    // Most of it is read: asking about everything would be no reading.
    expect(read / all).toBeGreaterThan(0.8);
  });

  it('those that say their units are read whole', () => {
    const random = randomFrom(7);
    for (const locale of ['fr', 'en'] as const)
      for (const units of ['in headings', 'in cells'] as const)
        for (const clock of ['m:s', 'words', 'seconds'] as const) {
          const table = generatedTable(random, { locale, units, clock, footnotes: 'none', totals: 'none' });
          const found = silentFaults(table);
          expect(found, table.text).toEqual({ faults: [], read: table.meant.length * table.keys.length });
        }
  });
});
