import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readGrid, readRows } from '#lib/protocols/exchange/read-table.ts';
import { readCase, told } from './paste-case.ts';

describe('layout', () => {
  it('a column of units gives units and is no sequence', () => {
    const read = readCase('05-transposed-with-units.tsv');
    expect(read.rows).toEqual([
      { name: 'T2 sag', tr: 3500, te: 98, fov: 240, durationSeconds: 178 },
      { name: 'T1 sag', tr: 550, te: 9, fov: 240, durationSeconds: 90 },
    ]);
    expect(read.problems).toEqual([]);
  });

  it('totals and notes are no sequences, and are told', () => {
    const read = readCase('06-total-row.tsv');
    expect(read.rows.map(({ name }) => name)).toEqual(['DP FS sag', 'T1 sag']);
    expect(read.leftOut).toEqual(['Total · 5:28', '* si prothèse : voir radiologue']);
    const other = readRows(
      'sequences',
      readGrid('Nom\tTR (ms)\tDurée\nTotal body\t500\t1:00\nT2\t3500\t2:00\n\t\t3:00'),
    );
    expect(other.rows.map(({ name }) => name)).toEqual(['Total body', 'T2']);
    expect(other.leftOut).toEqual(['3:00']);
  });

  it('a number of slices is no plane', () => {
    const read = readCase('07-coupes-count.tsv');
    expect([read.rows, read.unknown]).toEqual([[{ name: 'T2', tr: 3500, te: 98 }], ['Coupes']]);
    const plane = readRows('sequences', readGrid('Séquence\tTR (ms)\tCoupe\nT2\t3500\tSag'));
    expect(plane.rows[0]?.plane).toBe('Sag');
  });

  it('what the sheet hides is not pasted', () => {
    expect(readCase('09-hidden-column.html').rows).toEqual([{ name: 'T2', tr: 3500 }]);
    const html =
      '<table><col><col style="display:none"><col><tr><td>Séquence<td style="display:none">TR<td>TR (ms)<tr><td>T2<td style="display:none">9<td>3500</table>';
    expect(readRows('sequences', readGrid('', html)).rows).toEqual([{ name: 'T2', tr: 3500 }]);
  });

  it('a merged cell is of all its rows; a sum of them is of none', () => {
    expect(readCase('10-rowspan.html').rows.map(({ plane }) => plane)).toEqual(['Sagittal', 'Sagittal']);
    const html =
      '<table><tr><td>Séquence<td>TR (ms)<td>Durée<tr><td>T2<td>3500<td rowspan=2>5 min<tr><td>T1<td>550</table>';
    const read = readRows('sequences', readGrid('', html));
    expect(told(read)).toEqual(['1 durationSeconds 5 min for-several']);
  });

  it('without headings numbers are taken for nothing, and columns are named by hand', () => {
    const grid = readGrid(readFileSync(new URL('./paste/11-no-headings.tsv', import.meta.url), 'utf8'));
    const read = readRows('sequences', grid);
    expect(read.headed).toBe(false);
    expect(read.rows).toEqual([{ name: 'T2 TSE sag' }, { name: 'T1 TSE sag' }]);
    expect(read.unknown).toEqual(['3500', '98', '240', '3']);
    const named = readRows('sequences', grid, ['name', 'tr', 'te', 'fov', 'thickness']);
    expect(named.rows[0]).toEqual({ name: 'T2 TSE sag', tr: 3500, te: 98, fov: 240, thickness: 3 });
  });

  it('headings that are not known can be named by hand too', () => {
    const grid = readGrid('Séquence\tTR\tWFS/BW\tBP (kHz)\nT2\t3500\t1.5/289\t62,5');
    expect(readRows('sequences', grid).unknown).toEqual(['WFS/BW', 'BP (kHz)']);
    expect(readRows('sequences', grid, ['name', 'tr', 'bandwidth']).rows[0]?.bandwidth).toBe(289);
    const other = readRows('sequences', grid, ['name', 'tr', undefined, 'bandwidth']);
    expect(other.rows[0]?.bandwidth).toBeUndefined();
    expect(other.problems).toMatchObject([{ field: 'bandwidth', text: '62,5' }]);
    const passes = readGrid('Série\tkV\tRef mAs\nPortal\t120\t150');
    expect(readRows('passes', passes, ['name', 'kv', 'mas']).rows).toEqual([
      { name: 'Portal', kv: 120, mas: '150' },
    ]);
  });

  it('the table whose headings are known is the one', () => {
    expect(readCase('12-two-tables.html').rows).toEqual([{ name: 'DP FS sag', tr: 2800, te: 35 }]);
  });

  it('tables of Markdown', () => {
    expect(readCase('21-markdown.txt').rows).toEqual([{ name: 'T2', tr: 3500, te: 98 }]);
  });

  it('what a Siemens console calls its columns', () => {
    expect(readCase('17-siemens.tsv').rows).toEqual([
      {
        name: 't2_tse_sag',
        tr: 3500,
        te: 98,
        thickness: 3,
        gap: 0.3,
        fov: 240,
        fatSaturation: 'None',
        durationSeconds: 178,
      },
    ]);
  });
});
