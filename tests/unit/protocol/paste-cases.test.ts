import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readGrid, readRows } from '#lib/interop/protocol/read-table.ts';
import type { TableName } from '#lib/kinds/protocol/fields/acquisition-fields.ts';

/** Pastes of `cases/protocols`, each with the values that it is to give. */
function readCase(name: string, table: TableName = 'sequences') {
  const text = readFileSync(new URL(`./paste/${name}`, import.meta.url), 'utf8');
  const grid = name.endsWith('.html') ? readGrid('', text, table) : readGrid(text, undefined, table);
  return readRows(table, grid);
}

const told = ({ problems }: ReturnType<typeof readCase>) =>
  problems.map(({ row, field, text, problem }) => `${row} ${field} ${text} ${problem.code}`);

describe('numbers', () => {
  it('with thousands as English writes them: another number of the table proves it', () => {
    const read = readCase('01-thousands-comma.tsv');
    expect(read.rows).toEqual([
      { name: 'Sag T2', tr: 3500, te: 98.5, thickness: 3 },
      { name: 'Sag T1', tr: 1250.5, te: 9, thickness: 3 },
    ]);
    expect(read.problems).toEqual([]);
  });

  it('that nothing proves are to be checked', () => {
    const read = readRows('sequences', readGrid('Séquence\tTR (ms)\tTE\nT2\t3,500\t98\nT1\t550\t9'));
    expect(read.rows).toEqual([
      { name: 'T2', te: 98 },
      { name: 'T1', tr: 550, te: 9 },
    ]);
    expect(told(read)).toEqual(['0 tr 3,500 two-ways']);
  });

  it('of which one reading is out of bounds are the other', () => {
    const read = readRows('passes', readGrid('Passage\tPitch\tkV\nPortal\t1,375\t120'));
    expect(read.rows).toEqual([{ name: 'Portal', pitch: 1.375, kv: 120 }]);
  });

  it('have no mark of a note glued to them', () => {
    expect(readCase('02-footnote-superscript.html').rows).toEqual([{ name: 'T2 sag', tr: 550, te: 98 }]);
    const html =
      '<table><tr><td>Séquence<td>TR (ms)<td>TE (ms)<tr><td>T2<td><s>3500</s>4000<td>98<span style="vertical-align:super">2</span></table>';
    expect(readRows('sequences', readGrid('', html)).rows).toEqual([{ name: 'T2', tr: 4000, te: 98 }]);
  });

  it('are read in linear time, and refused with their text', () => {
    const read = readCase('23-padded.tsv');
    expect(read.rows).toEqual([{ name: 'T1' }]);
    expect(read.problems).toMatchObject([{ row: 0, field: 'tr', problem: { code: 'not-a-number' } }]);
    expect(read.problems[0]?.text.startsWith('x ')).toBe(true);
  });

  it('of a field of view or a repetition time that can be in another unit are to be checked', () => {
    const read = readRows(
      'sequences',
      readGrid('Séquence\tTR\tTE\tFOV\nT2\t3,5\t98\t24\nT1\t0,55\t9\t24 cm'),
    );
    expect(read.rows).toEqual([
      { name: 'T2', te: 98 },
      { name: 'T1', te: 9, fov: 240 },
    ]);
    expect(told(read)).toEqual(['0 tr 3,5 unit-unsaid', '0 fov 24 unit-unsaid', '1 tr 0,55 unit-unsaid']);
  });

  it('of percent are of the thickness', () => {
    expect(readCase('14-gap-percent.tsv').rows.map(({ gap }) => gap)).toEqual([0.3, 0.8]);
    const read = readRows('sequences', readGrid('Séquence\tTR (ms)\tGap\nT2\t3500\t10 %'));
    expect(told(read)).toEqual(['0 gap 10 % percentage']);
  });

  it('of a ratio to one are its first', () => {
    expect(readCase('19-ge-pitch-ratio.tsv', 'passes').rows).toEqual([
      { name: 'Portal', kv: 120, pitch: 0.984, dlp: 1020.3 },
    ]);
  });

  it('of a list are no thousands', () => {
    const bOf = (text: string) =>
      readRows('sequences', readGrid(`Nom\tTR (ms)\tb\nDiff\t4000\t${text}`)).rows[0]?.bValues;
    expect(bOf('0, 500, 1000')).toEqual([0, 500, 1000]);
    for (const text of ['0, 500, 1,000', '1,000', '0,500,1,000']) expect(bOf(text), text).toBeUndefined();
  });
});

describe('durations', () => {
  it('that a spreadsheet took for hours are minutes and seconds', () => {
    expect(readCase('04-libreoffice-time.html').rows.map(({ durationSeconds }) => durationSeconds)).toEqual([
      90, 178,
    ]);
  });

  it.each([
    ['0:02:58', 178],
    ['00:03:00', 180],
    ['00:45:00', undefined],
    ['3', undefined],
    ['178', 178],
  ])('%s', (text, seconds) => {
    const { rows, problems } = readRows('sequences', readGrid(`Nom\tTR (ms)\tDurée\nT2\t3500\t${text}`));
    expect(rows[0]?.durationSeconds).toBe(seconds);
    expect(problems).toHaveLength(seconds === undefined ? 1 : 0);
  });

  it('are written as their heading says', () => {
    expect(readCase('16-duration-mmss-heading.tsv').rows).toEqual([
      { name: 'T2', tr: 3500, durationSeconds: 178 },
    ]);
  });

  it('after an injection, as a clock, are hours or minutes: to be checked', () => {
    const read = readRows('tracerAcquisitions', readGrid('Acquisition\tTraceur\tDélai\nOs\tHDP\t3:00'));
    expect(told(read)).toEqual(['0 delayMinutes 3:00 two-ways']);
  });
});

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
