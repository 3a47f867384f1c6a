import { isTwoWays } from '../exchange/number-locale.ts';
import { COVERED_FROM_ABOVE, COVERED_FROM_LEFT, FAULTY, TYPED, withoutMarks } from '../exchange/spans.ts';
import { numberText, timeText } from './number-text.ts';

type CellValue = string | number | boolean | Date | null;
interface Font {
  strikethrough?: boolean;
  vertAlign?: string;
}

/** The data read from a cell, apart from its value. */
interface Cell {
  type?: string;
  style?: { numFmt?: string; font?: Font };
  richText?: { text: string; font?: Font }[];
}

/** The data read from a sheet, as returned by the library. */
export interface Sheet {
  rows: CellValue[][];
  /** By « row,column », counted from 0. */
  cells?: ReadonlyMap<string, Cell>;
  columns?: { hidden?: boolean }[];
  rowDefs?: ReadonlyMap<number, { hidden?: boolean }>;
  merges?: { startRow: number; endRow: number; startCol: number; endCol: number }[];
}

/** Formats a value like the spreadsheet does. */
export type Format = (value: CellValue, format: string) => string;

const FAULT = /^#(?:DIV\/0!|N\/A|NAME\?|NULL!|NUM!|REF!|VALUE!|SPILL!|CALC!|GETTING_DATA)$/;
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const raised = (text: string) => text.replace(/\d/g, (digit) => RAISED[Number(digit)] ?? digit);
const isGeneral = (format: string | undefined) => !format || /^general$/i.test(format) || format === '@';

/** A text with superscript digits, without its struck-out parts. */
function richText(cell: Cell | undefined, value: string): string {
  if (!cell?.richText) return value;
  const runs = cell.richText.filter(({ font }) => !font?.strikethrough);
  return runs.map(({ text, font }) => (font?.vertAlign === 'superscript' ? raised(text) : text)).join('');
}

/** The displayed text of a cell, as it would be pasted; content beyond that is marked. */
export function cellText(value: CellValue, cell: Cell | undefined, format: Format): string {
  if (value === null || value === undefined) return '';
  const code = cell?.style?.numFmt;
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (typeof value === 'number')
    return numberText(
      value,
      isGeneral(code) ? String(Number(value.toPrecision(15))) : format(value, code ?? ''),
    );
  if (value instanceof Date) return timeText(value, code ?? '', format(value, code ?? ''));
  const text = withoutMarks(richText(cell, value));
  if (cell?.type === 'error' || FAULT.test(text)) return `${FAULTY}${text}`;
  return isTwoWays(text) ? `${TYPED}${text}` : text;
}

/** Marks the positions covered by merged cells, except their first ones. */
function coverMerged(cells: string[][], { merges = [] }: Pick<Sheet, 'merges'>): void {
  for (const { startRow, endRow, startCol, endCol } of merges) {
    const text = cells[startRow]?.[startCol] ?? '';
    for (let row = startRow; row <= Math.min(endRow, cells.length - 1); row += 1) {
      const line = cells[row] ?? [];
      for (let column = startCol; column <= Math.min(endCol, line.length - 1); column += 1)
        if (column > startCol) line[column] = COVERED_FROM_LEFT + text;
        else if (row > startRow) line[column] = COVERED_FROM_ABOVE + text;
    }
  }
}

/** The cells of a sheet as texts, without hidden or struck-out parts, and whether there were any. */
export function sheetGrid(sheet: Sheet, format: Format): { cells: string[][]; hasHidden: boolean } {
  let hasHidden = false;
  const width = sheet.rows.reduce((most, row) => Math.max(most, row.length), 0);
  const cells = sheet.rows.map((values, row) =>
    Array.from({ length: width }, (_, column) => {
      const cell = sheet.cells?.get(`${row},${column}`);
      const text = cellText(values[column] ?? null, cell, format);
      const isStruck = cell?.style?.font?.strikethrough === true && text !== '';
      hasHidden ||= isStruck || (cell?.richText?.some(({ font }) => font?.strikethrough) ?? false);
      return isStruck ? '' : text;
    }),
  );
  coverMerged(cells, sheet);
  const isSaid = (text: string | undefined) => withoutMarks(text ?? '').trim() !== '';
  const hiddenColumns = new Set(
    Array.from({ length: width }, (_, column) => column).filter((column) => sheet.columns?.[column]?.hidden),
  );
  hasHidden ||= cells.some((row) => [...hiddenColumns].some((column) => isSaid(row[column])));
  const rows = cells.filter((row, index) => {
    const isHidden = sheet.rowDefs?.get(index)?.hidden === true;
    hasHidden ||= isHidden && row.some(isSaid);
    return !isHidden;
  });
  return { cells: rows.map((row) => row.filter((_, column) => !hiddenColumns.has(column))), hasHidden };
}
