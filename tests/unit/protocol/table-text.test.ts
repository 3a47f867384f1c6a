import { describe, expect, it } from 'vitest';
import { inSlices } from '#lib/protocols/exchange/in-slices.ts';
import { readGrid, readingGrid, readRows } from '#lib/protocols/exchange/read-table.ts';
import {
  showGrid,
  writeCsv,
  writeGrid,
  writeHtmlTable,
  writeTsv,
} from '#lib/protocols/exchange/write-table.ts';

const rowsOf = (text: string, html?: string) => readRows('sequences', readGrid(text, html));

/** As Excel puts it on the clipboard: styles in comments, spans, a column too narrow, numbers beside. */
const EXCEL = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>
<!--table {mso-displayed-decimal-separator:"\\,";} td {x:num="1"}--></style></head><body>
<!--[if gte mso 9]><table><tr><td>caché</td></tr></table><![endif]-->
<table border=0 style='border-collapse:collapse'><col width=80>
<!--StartFragment--><tr height=20 style='height:15.0pt'><td class=xl65 width=80>S&eacute;quence</td><td>TR<br>
  (ms)</td><td>&Eacute;p. (mm)</td><td colspan=2>Dur&#233;e</td></tr>
<tr><td>T1 <font color="red">sag</font></td><td align=right x:num>2&nbsp;800</td><td x:num="3.5">####</td><td>02:58</td><td></td></tr>
<tr><td rowspan=2>Diff<span style='mso-spacerun:yes'>  </span>ax</td><td x:num="4200">4 200</td><td>4</td><td>1 min</td></tr>
<tr><td>500</td><td>5</td></tr><!--EndFragment--></table><table><tr><td>autre</td></tr></table></body></html>`;

const LIBRE = `<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/>
<style type="text/css">body,td { font-family:"Liberation Sans" }</style></head><body>
<table cellspacing="0" border="0"><colgroup width="85"></colgroup><tr><td height="17" align="left">TE (ms)</td>
<td align="left"><b>Nom</b></td></tr><tr><td height="17" align="right" sdval="32.5" sdnum="1036;">32,5</td>
<td align="left">DP<br>FS</td></tr></table></body></html>`;

describe('what spreadsheets put on the clipboard', () => {
  it('Excel’s HTML', () => {
    expect(rowsOf('autre chose', EXCEL)).toEqual({
      rows: [
        { name: 'T1 sag', tr: 2800, thickness: 3.5, durationSeconds: 178 },
        { name: 'Diff ax', tr: 4200, thickness: 4, durationSeconds: 60 },
        // The merged cell names both rows.
        { name: 'Diff ax', tr: 500, thickness: 5 },
      ],
      problems: [],
      unknown: [],
      headed: true,
      dropped: 0,
    });
  });

  it('LibreOffice’s HTML', () => {
    expect(rowsOf('', LIBRE).rows).toEqual([{ name: 'DP\nFS', te: 32.5 }]);
  });

  it('the text when there is no table', () => {
    expect(readGrid('a\tb', '<p>a <b>b</b></p>')).toEqual([['a', 'b']]);
    expect(readGrid('a\tb', '<table></table>')).toEqual([['a', 'b']]);
    expect(readGrid('')).toEqual([]);
  });

  it('cells of several lines, with tabs and quotes', () => {
    expect(readGrid('a\t"b\n""c""\td"\r\n"e"\tf "g"\r\n')).toEqual([
      ['a', 'b\n"c"\td'],
      ['e', 'f "g"'],
    ]);
    expect(readGrid('"3D" ax\t"ouvert\r\nb\t')).toEqual([
      ['"3D" ax', '"ouvert'],
      ['b', ''],
    ]);
  });

  it('keeps one cell whole, whatever is in it', () => {
    for (const text of ['0,5', '3 mm ; 1 mm', '0;500;1000', 'Sagittal, T2', '"', '1 ; 2 ; 3 ; 4']) {
      expect(readGrid(text)).toEqual([[text]]);
    }
    expect(readGrid('0,5\n0,7\n')).toEqual([['0,5'], ['0,7']]);
    expect(readGrid('os ; 1 mm\nmou ; 3 mm')).toEqual([['os ; 1 mm'], ['mou ; 3 mm']]);
  });
});

describe('CSV files', () => {
  it.each([
    ['\ufeffNom;TR;TE\nT1;500;11,5\n', { name: 'T1', tr: 500, te: 11.5 }],
    ['Nom,TR,TE\r\nT1,500,11.5\r\n', { name: 'T1', tr: 500, te: 11.5 }],
    ['Nom;TR\n"T1; sag";500', { name: 'T1; sag', tr: 500 }],
    ['Nom;b\nDiff;"0;500"', { name: 'Diff', bValues: [0, 500] }],
  ])('%j', (text, row) => expect(rowsOf(text)).toMatchObject({ rows: [row], problems: [], headed: true }));
});

describe('headings', () => {
  it('are found below a title, with their units below them', () => {
    const read = rowsOf('IRM du genou\t\t\n\t\t\nNom\tTR\tFOV\n\ts\tcm\nT1\t0,5\t16\nT2\t3000 ms\t160 mm');
    expect(read.rows).toEqual([
      { name: 'T1', tr: 500, fov: 160 },
      { name: 'T2', tr: 3000, fov: 160 },
    ]);
    expect(read.unknown).toEqual(['IRM du genou']);
  });

  it('are found in a column, sequences beside each other', () => {
    const read = rowsOf('\tT1\tT2\nTR (ms)\t500\t3000\nTE (ms)\t11\t90\nPlan\tSag\tAx');
    expect(read.rows).toEqual([
      { name: 'T1', tr: 500, te: 11, plane: 'Sag' },
      { name: 'T2', tr: 3000, te: 90, plane: 'Ax' },
    ]);
  });

  it('of two fields give two values', () => {
    const read = rowsOf('Nom\tTR/TE (ms)\tÉp./Esp. (mm)\nT1\t500/11\t3 / 0,3\nT2\t3000\t3');
    expect(read.rows[0]).toEqual({ name: 'T1', tr: 500, te: 11, thickness: 3, gap: 0.3 });
    expect(read.rows[1]).toEqual({ name: 'T2', tr: 3000, thickness: 3 });
  });

  it('that nobody knows are named when something stands below', () => {
    const read = rowsOf('Nom\tTR\tSNR\tVide\tTR\nT1\t500\t1,2\t\t600');
    expect(read.unknown).toEqual(['SNR', 'TR']);
    expect(read.rows).toEqual([{ name: 'T1', tr: 500 }]);
  });

  it('of a unit that is none are unknown: no number is misread', () => {
    expect(rowsOf('Nom\tTR\tBP (kHz)\nT1\t500\t62,5')).toMatchObject({
      rows: [{ name: 'T1', tr: 500 }],
      unknown: ['BP (kHz)'],
    });
  });

  it('are not asked for: columns are the fields in order', () => {
    const read = rowsOf('T1 sag\tT1\tSagittal\t500\t11');
    expect(read.rows).toEqual([{ name: 'T1 sag', weighting: 'T1', plane: 'Sagittal', tr: 500, te: 11 }]);
    expect(read.headed).toBe(false);
    const wide = rowsOf(`T1${'\t'.repeat(18)}de trop`);
    expect(wide.unknown).toEqual(['de trop']);
  });

  it('name the unit of a text that is a bare number', () => {
    const grid = readGrid('Nom\tTraceur\tActivité (MBq)\nOs\tHDP\t700\nPoumon\tMAA\t2 MBq/kg');
    expect(readRows('tracerAcquisitions', grid).rows.map(({ activity }) => activity)).toEqual([
      '700\u00a0MBq',
      '2 MBq/kg',
    ]);
  });
});

describe('what cannot be read', () => {
  it('is told with its place and its text', () => {
    const read = rowsOf('Nom\tTR\tÉp.\n\t\t\nT1\t500\t3/0,3\nT2\tauto\t-');
    expect(read.rows).toEqual([{ name: 'T1', tr: 500 }, { name: 'T2' }]);
    expect(read.problems).toEqual([
      { row: 0, field: 'thickness', text: '3/0,3', problem: { code: 'not-a-number' } },
      { row: 1, field: 'tr', text: 'auto', problem: { code: 'not-a-number' } },
    ]);
  });

  it('stops at sixty rows of ten thousand, soon, and counts the others', () => {
    const lines = Array.from({ length: 10_000 }, (_, row) => `S${row}\t${row}`);
    const read = rowsOf(['Nom\tTR', ...lines].join('\n'));
    expect([read.rows.length, read.dropped, read.rows[59]]).toEqual([60, 9940, { name: 'S59', tr: 59 }]);
    const cells = lines.map((line) => `<tr><td>${line.replace('\t', '<td>')}`);
    expect(rowsOf('', `<table><tr><td>Nom<td>TR${cells.join('')}</table>`).dropped).toBe(9940);
  });
});

describe('a sheet of ten thousand rows', () => {
  const lines = Array.from({ length: 10_000 }, (_, row) => `S${row}\t${row}`);
  const html = `<table>${lines.map((line) => `<tr><td>${line.replace('\t', '<td>')}`).join('')}</table>`;

  it.each([
    ['text', lines.join('\n'), ''],
    ['HTML', '', html],
  ])('lets others go on after each row of its %s', (_, text, markup) => {
    const work = readingGrid(text, markup);
    let pauses = 0;
    while (!work.next().done) pauses += 1;
    expect(pauses).toBeGreaterThanOrEqual(lines.length);
  });

  it('is the same read in slices', async () => {
    expect((await inSlices(readingGrid('', html))).cells).toEqual(readGrid('', html));
  });
});

describe('what is written', () => {
  const rows = [
    { name: '=1+1', tr: 2800, gap: -0.5, comment: '+a(b)', bValues: [0, 800], durationSeconds: 178 },
  ];
  it('runs in no spreadsheet, and is read back as it was', () => {
    const grid = writeGrid('sequences', rows);
    expect(writeCsv(grid)).toContain("\r\n'=1+1;;;2800;;;;;;;-0,5;");
    expect(writeTsv(grid)).toContain("'+a(b)");
    expect(writeHtmlTable(grid)).toContain('<td>&#39;=1+1</td>');
    expect(rowsOf(writeTsv(grid)).rows).toEqual(rows);
  });

  it('says that « 0,984 » is a decimal to other programs, and shows it as it is', () => {
    const pass = [{ name: 'Portal', pitch: 0.984 }];
    expect(writeGrid('passes', pass)[1]?.[5]).toBe('0,9840');
    expect(showGrid('passes', pass)[1]?.[5]).toBe('0,984');
  });

  it('has headings with units', () => {
    const [headings] = writeGrid('passes', []);
    expect(headings).toEqual(
      'Passage|Phase|Couverture|kV|mAs|Pitch|Rotation (s)|Collimation|Reconstructions|IDSV (mGy)|PDL (mGy·cm)|Ép. (mm)|Incr. (mm)|Réf. mAs|Fantôme (cm)|Remarque'.split(
        '|',
      ),
    );
  });
});
