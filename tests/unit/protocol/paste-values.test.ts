import { describe, expect, it } from 'vitest';
import { readGrid, readRows } from '#lib/protocols/exchange/read-table.ts';
import { readCase, told } from './paste-case.ts';

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

  it('of a repetition time in seconds are to be checked, those of its column that could be milliseconds too', () => {
    const read = readRows(
      'sequences',
      readGrid('Séquence\tTR\tTE\nT1\t0,55\t9\nT2\t8,37\t5,5\nSTIR\t3500\t60'),
    );
    expect(read.rows).toEqual([
      { name: 'T1', te: 9 },
      { name: 'T2', te: 5.5 },
      { name: 'STIR', tr: 3500, te: 60 },
    ]);
    expect(told(read)).toEqual(['0 tr 0,55 unit-unsaid', '1 tr 8,37 unit-unsaid']);
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
