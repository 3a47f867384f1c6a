import { describe, expect, it } from 'vitest';
import { formatDuration } from '#lib/platform/format-texts.ts';
import { fieldsOf, TABLE_NAMES } from '#lib/protocols/fields/acquisition-fields.ts';
import { acquisitionTables } from '#lib/protocols/layout/acquisition-tables.ts';
import { protocolMessages } from '#lib/protocols/texts.ts';
import { totalOf } from '#lib/protocols/totals.ts';

describe('totals', () => {
  it('adds what is stated and tells when something is missing', () => {
    const rows = [{ seconds: 90 }, { seconds: undefined }, { seconds: 45.5 }];
    expect(totalOf(rows, (row) => row.seconds)).toEqual({ value: 135.5, complete: false });
    expect(totalOf(rows.slice(0, 1), (row) => row.seconds)).toEqual({ value: 90, complete: true });
  });

  it('is nothing when nothing is stated', () => {
    expect(totalOf([{ seconds: undefined }], (row) => row.seconds)).toBeNull();
    expect(totalOf(undefined, () => 1)).toBeNull();
  });
});

it.each([
  [0, '0\u00a0s'],
  [45, '45\u00a0s'],
  [270, '4\u00a0min 30\u00a0s'],
  [3600, '1\u00a0h'],
  [3930, '1\u00a0h 5\u00a0min'],
])('writes %i seconds in French', (seconds, text) => expect(formatDuration(seconds)).toBe(text));

describe('acquisition tables', () => {
  it('has a column for what at least one row states', () => {
    const [table] = acquisitionTables({
      sequences: [
        { name: 'T1', tr: 500, durationSeconds: 120 },
        { name: 'Diffusion', tr: 4200.5, bValues: [0, 800], durationSeconds: 90 },
      ],
    });
    expect(table?.columns).toEqual([
      { label: 'TR', title: 'Temps de répétition', unit: 'ms' },
      { label: 'b', title: 'Valeurs de b', unit: 's/mm²' },
      { label: 'Durée', title: 'Durée', unit: undefined },
    ]);
    expect(table?.rows[1]).toEqual({
      name: 'Diffusion',
      cells: ['4\u202f200,5', '0 · 800', '1\u00a0min 30\u00a0s'],
    });
    expect(table?.totals).toEqual([{ label: 'Durée totale', value: '3\u00a0min 30\u00a0s' }]);
  });

  it('says that a total is a minimum when a row is silent', () => {
    const [table] = acquisitionTables({ passes: [{ name: 'Artériel', dlp: 320 }, { name: 'Portal' }] });
    expect(table?.totals[0]?.value).toContain('au moins');
  });

  it('says what the rows of a table add up to where they do', () => {
    const summed = TABLE_NAMES.filter((table) => fieldsOf(table).some((field) => field.summed));
    expect(Object.keys(protocolMessages.totals)).toEqual(summed);
  });

  it('leaves out tables without rows', () => {
    expect(acquisitionTables({ views: [], scans: undefined })).toEqual([]);
    expect(acquisitionTables(undefined)).toEqual([]);
  });
});
