import { formatValue } from 'hucre';
import { readXlsx } from 'hucre/xlsx';
import type { ReadBlocks } from '#lib/protocols/bulk/block.ts';
import { sheetGrid } from '#lib/protocols/bulk/sheet-grid.ts';
import { type Container, repack } from './open-container.ts';

/** Maximum rows, columns and non-empty cells, per sheet and in total; no department's protocols have as many. */
const ROWS_MAX = 20_000;
const COLUMNS_MAX = 300;
const CELLS_MAX = 200_000;
const RANGE = `A1:KN${ROWS_MAX}`;
const CELL = /<(?:\w{1,9}:)?c\s([^>]*)>/g;
const PLACE = /\br="([A-Z]{1,3})(\d{1,7})"/;
/** Default sheet names, which programs give to sheets that nobody has named. */
const USUAL_NAME = /^(?:feuil|feuille|sheet|tabelle|hoja|foglio)\s?\d*$/i;

const columnOf = (letters: string) =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** Whether sheets have more cells, or cells further out, than are read. Empty cells do not count. */
function isTooLarge(parts: Readonly<Record<string, string>>): boolean {
  let count = 0;
  for (const [path, xml] of Object.entries(parts)) {
    if (!path.startsWith('xl/worksheets/')) continue;
    for (const [, attributes = ''] of xml.matchAll(CELL)) {
      if (attributes.endsWith('/')) continue;
      count += 1;
      const [, letters = 'A', row = '1'] = PLACE.exec(attributes) ?? [];
      if (count > CELLS_MAX || Number(row) > ROWS_MAX || columnOf(letters) > COLUMNS_MAX) return true;
    }
  }
  return false;
}

/** The sheets of a workbook, each as the texts that it shows. */
export async function readWorkbook({ parts }: Container): Promise<ReadBlocks> {
  if (isTooLarge(parts)) return { problem: 'too-large' };
  const { sheets, dateSystem } = await readXlsx(await repack(parts), { readStyles: true, range: RANGE });
  const is1904 = dateSystem === '1904';
  const blocks = sheets.map((sheet) => ({
    name: sheet.name,
    isNameUsual: USUAL_NAME.test(sheet.name.trim()),
    isHidden: sheet.hidden === true || sheet.veryHidden === true,
    around: [],
    ...sheetGrid(sheet, (value, format) => formatValue(value, format, { is1904 })),
  }));
  return {
    blocks: blocks.filter(({ cells }) => cells.some((row) => row.some((cell) => cell.trim() !== ''))),
  };
}
