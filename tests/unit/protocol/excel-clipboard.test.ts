import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readGrid, readRows } from '#lib/protocols/exchange/read-table.ts';
import { propertyRuns } from '../../run/tier.ts';

/**
 * Written by hand after what Excel 365 is known to put on the clipboard, French regional settings; not captured from
 * one.
 */
const EXCEL = readFileSync(new URL('./clipboard/excel-365-fr.txt', import.meta.url), 'utf8').replace(
  '2 800',
  '2\u202f800',
);

const table = (rows: readonly (readonly string[])[]) =>
  `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;

describe('a range of a French Excel', () => {
  const read = readRows('sequences', readGrid('', EXCEL));

  it('gives its values: thousands, decimal commas, powers, line ends, no hidden row, numbers too wide to be shown', () => {
    expect(read.rows).toEqual([
      { name: 'DP\nFS sag', tr: 2800, te: 32, thickness: 3.5, durationSeconds: 178 },
      { name: 'T2 cor', tr: 4200.5, thickness: 2.5, durationSeconds: 185, nex: 1.5 },
    ]);
  });

  it('tells what became a date, and what is an error, with its text', () => {
    expect(read.problems.map(({ row, field, text }) => `${row} ${field} ${text}`)).toEqual([
      '0 nex 01-mai',
      '1 te #VALEUR!',
    ]);
  });

  it('names what stands above the headings, and no column of it twice', () => {
    expect(read.unknown).toEqual(['IRM genou, dûment relu', 'Temps', 'Géométrie', 'Acquisition']);
    expect([read.headed, read.dropped]).toEqual([true, 0]);
  });
});

describe('a number', () => {
  const spaces = fc.constantFrom(' ', '\u00a0', '\u202f', '&nbsp;', '&#8239;');

  it('is read with whatever stands between its thousands', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 19_999 }), fc.nat(9), spaces, (whole, tenth, space) => {
        const text = `${Math.floor(whole / 1000)}${space}${String(whole % 1000).padStart(3, '0')},${tenth}`;
        const { rows, problems } = readRows(
          'sequences',
          readGrid(
            '',
            table([
              ['Nom', 'TR (ms)'],
              ['T1', text],
            ]),
          ),
        );
        expect(problems).toEqual([]);
        expect(rows).toEqual([{ name: 'T1', tr: Number(`${whole}.${tenth}`) }]);
      }),
      { numRuns: propertyRuns(25) },
    );
  });

  it('is read as a power of ten', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 999 }), fc.integer({ min: 0, max: 2 }), (digits, power) => {
        const text = `${String(digits)[0]},${String(digits).slice(1)}E${power === 0 ? '+00' : `+0${power}`}`;
        const { rows } = readRows(
          'sequences',
          readGrid(
            '',
            table([
              ['Nom', 'TE (ms)'],
              ['T1', text],
            ]),
          ),
        );
        expect(rows[0]?.te).toBeCloseTo((digits / 100) * 10 ** power, 9);
      }),
      { numRuns: propertyRuns(25) },
    );
  });
});

it('empty columns and rows beside a table change nothing', () => {
  const rows = [
    ['Nom', 'TR (ms)', 'TE (ms)'],
    ['T1', '500', '12'],
    ['T2', '4 000', '90'],
  ];
  const plain = readRows('sequences', readGrid('', table(rows)));
  fc.assert(
    fc.property(fc.nat(6), fc.nat(6), (columns, below) => {
      const wide = rows.map((row) => [...row, ...Array<string>(columns).fill('')]);
      const long = [
        ...wide,
        ...Array.from({ length: below }, () => Array<string>(columns + 3).fill('&nbsp;')),
      ];
      expect(readRows('sequences', readGrid('', table(long)))).toEqual(plain);
    }),
    { numRuns: propertyRuns(25) },
  );
});

it('a table whose first line names groups of columns is read by the line below', () => {
  const grid = [
    ['Séquence', 'Temps', '', 'Coupe'],
    ['', 'TR', 'TE', 'Ép.'],
    ['T1', '500', '12', '3'],
  ];
  expect(readRows('sequences', grid).rows).toEqual([{ name: 'T1', tr: 500, te: 12, thickness: 3 }]);
});

const fixture = (name: string) => readFileSync(new URL(`./clipboard/${name}.txt`, import.meta.url), 'utf8');

describe('other spreadsheets in French', () => {
  /**
   * After public examples of what Excel for the web gives other programs: the div with `ccp_infra_…` around a whole
   * page (tests of microsoft/roosterjs), overflowing texts as `mso-ignore:colspan` (handsontable/handsontable#5925).
   */
  it('Excel for the web: a page in a div, a cell of two lines, a text over the next cell', () => {
    const { rows, problems, unknown } = readRows('sequences', readGrid('', fixture('excel-web-fr')));
    expect(rows).toEqual([
      { name: 'DP FS\nsag', tr: 2800.5, thickness: 3.5, comment: '« 3D » & MPR' },
      { name: 'T1 long nom', thickness: 3 },
    ]);
    expect([problems, unknown]).toEqual([[], []]);
  });

  /** After LibreOffice 25.2 as in a public test of a Markdown editor, and Calc's `sdval` and `sdnum`. */
  it('LibreOffice: values beside what is shown, merged cells, cells that hold a line end alone', () => {
    const { rows, problems } = readRows('sequences', readGrid('', fixture('libreoffice-25-fr')));
    expect(rows).toEqual([
      { name: 'DP FS\nsag', tr: 2800.5, thickness: 3.5, durationSeconds: 178 },
      { name: 'T2 ax', tr: 4200, durationSeconds: 300 },
      { name: 'T2 ax', tr: 500 },
    ]);
    expect(problems).toEqual([]);
  });

  /** Excel for Windows wraps lines of its own in the source (handsontable/handsontable#6258, #5647): they are spaces. */
  it('Excel for Windows: lines wrapped in its source are no lines of the cell', () => {
    const html = `<table>\r\n <tr>\r\n  <td>Séquence</td><td>TR (ms)</td></tr><tr><td class=xl65 width=189>DP fat\r\n  sat<br>\r\n    sagittal</td>\r\n  <td align=right>500</td></tr></table>`;
    expect(readGrid('', html)[1]).toEqual(['DP fat sat\nsagittal', '500']);
  });

  it('Excel for Mac: lines in a cell, decimal commas, narrow spaces between thousands; one cell, whose fragment is in its row', () => {
    const html = fixture('excel-mac-fr');
    const { rows, problems, unknown } = readRows('sequences', readGrid('', html));
    expect(rows).toEqual([
      { name: 'DP FS\nsag', tr: 2800.5, thickness: 3.5, comment: 'dit "3D" & MPR' },
      { name: 'T1 long nom', tr: 500, thickness: 3 },
    ]);
    expect([problems, unknown]).toEqual([[], []]);
    const head = html.slice(0, html.indexOf('<!--StartFragment-->'));
    const one = `${head} <col width=87 style='width:65pt'>\n <tr height=21 style='height:16.0pt'>\n<!--StartFragment-->\n  <td height=21 align=right width=87 style='height:16.0pt;width:65pt'>3,5</td>\n<!--EndFragment-->\n </tr>\n</table>\n</body></html>`;
    expect(readGrid('', one)).toEqual([['3,5']]);
  });

  /** Numbers for the Mac puts paragraphs into cells (handsontable/handsontable#9847). */
  it('Numbers: paragraphs in cells are no lines around their text', () => {
    const html =
      '<table><tbody><tr><td valign="top"><p class="p1">T1</p></td><td><p>500</p></td></tr></tbody></table>';
    expect(readGrid('', html)).toEqual([['T1', '500']]);
  });

  /** Ends of lines are \r\n in Windows (handsontable/handsontable#5477), quotes doubled in cells of several lines. */
  it('the text beside the HTML: line ends of Windows, doubled quotes, no-break spaces, decimal commas', () => {
    const text = 'Séquence\tTR (ms)\tRemarque\r\n"DP\nsag"\t2\u00a0800,5\t"dit ""3D"""\r\n';
    expect(readRows('sequences', readGrid(text)).rows).toEqual([
      { name: 'DP\nsag', tr: 2800.5, comment: 'dit "3D"' },
    ]);
  });
});
