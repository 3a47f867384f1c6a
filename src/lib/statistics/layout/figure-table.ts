import { escapeMarkup } from '#lib/platform/escape-markup.ts';
import { formatWhole } from '#lib/platform/format-texts.ts';
import { frenchDecimal } from '#lib/platform/french-formats.ts';
import { roundTo } from '#lib/platform/numbers.ts';
import { formatHundredths, formatShare, statisticsMessages as m } from '../texts.ts';

export type Cell = string | number | null;

/** Format of a column. Shares are from 0 to 1; days are `2026-11-21`. */
export type CellFormat = 'text' | 'count' | 'share' | 'decimal' | 'hundredths' | 'day';

/** A link to practise cases like those of a row. */
interface PracticeWay {
  href: string;
  name: string;
}

export interface FigureTable {
  columns: readonly { name: string; format: CellFormat }[];
  /** The first cell of a row is its header, and links to `href`, if present. */
  rows: readonly { cells: readonly Cell[]; href?: string | undefined; practice?: PracticeWay | undefined }[];
}

type ColumnName = keyof typeof m.columns;

/** Columns, by their names in the texts; the default format is `count`. */
export function columnsOf(
  ...columns: readonly (ColumnName | readonly [ColumnName, CellFormat])[]
): FigureTable['columns'] {
  return columns.map((column) => {
    const [name, format] = typeof column === 'string' ? ([column, 'count'] as const) : column;
    return { name: m.columns[name], format };
  });
}

/** Whether a table is empty: it has no rows, or only counts of 0. */
export function isEmptyTable({ columns, rows }: FigureTable): boolean {
  const counts = columns.flatMap(({ format }, index) => (format === 'count' ? [index] : []));
  return rows.every(({ cells }) => counts.length > 0 && counts.every((index) => !cells[index]));
}

/** The text of a cell on the page. */
export function cellText(cell: Cell | undefined, format: CellFormat): string {
  if (cell === null || cell === undefined) return '–';
  if (typeof cell === 'string') return format === 'day' ? m.dayCell(cell) : cell;
  if (format === 'share') return formatShare(cell);
  if (format === 'hundredths') return formatHundredths(cell);
  return format === 'decimal' ? frenchDecimal(cell, 1) : formatWhole(cell);
}

/** CSS class of a cell: numbers are right-aligned, and days are not broken. */
export function classOf(format: CellFormat): 'day' | 'number' | undefined {
  if (format === 'text') return undefined;
  return format === 'day' ? 'day' : 'number';
}

/** Whether rows have practice links: these are in a column of their own on the page, but not in files. */
export const isPractised = ({ rows }: Pick<FigureTable, 'rows'>) =>
  rows.some(({ practice }) => practice !== undefined);

function practiceCell(practice: PracticeWay | undefined): string {
  if (!practice) return '<td class="no-print"></td>';
  const label = escapeMarkup(m.practiseOf(practice.name));
  return `<td class="no-print"><a href="${escapeMarkup(practice.href)}" aria-label="${label}">${m.practise}</a></td>`;
}

/** Rows as HTML text: two years have 731 rows, and components would create a dozen objects for each. */
export function rowsHtml({ columns, rows }: FigureTable): string {
  const classes = columns.map(({ format }) => (classOf(format) ? ` class="${classOf(format)}"` : ''));
  const hasPractice = isPractised({ rows });
  const row = ({ cells, href, practice }: FigureTable['rows'][number]) => {
    const [head = '', ...others] = columns.map(({ format }, index) =>
      escapeMarkup(cellText(cells[index], format)),
    );
    const heading = href ? `<a href="${escapeMarkup(href)}">${head}</a>` : head;
    const rest = others.map((text, index) => `<td${classes[index + 1]}>${text}</td>`).join('');
    return `<tr><th scope="row">${heading}</th>${rest}${hasPractice ? practiceCell(practice) : ''}</tr>`;
  };
  return rows.map(row).join('');
}

/**
 * Escapes a text that a spreadsheet would execute as a formula. The files are never imported again, so an apostrophe is
 * enough, also after leading spaces and for full-width characters.
 */
const harmless = (text: string) =>
  /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/.test(text) ? `'${text}` : text;

function csvCell(cell: Cell | undefined, format: CellFormat): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'string') return harmless(cell);
  // Without thin spaces, which are only used on screen: spreadsheets would treat such numbers as text.
  const value = format === 'share' ? cell * 100 : cell;
  return String(roundTo(value, 100)).replace('.', ',');
}

/** A table as the cells of a file. */
export function csvCells({ columns, rows }: FigureTable): string[][] {
  const head = columns.map(({ name, format }) => (format === 'share' ? `${name} (%)` : name));
  return [
    head,
    ...rows.map(({ cells }) => columns.map(({ format }, index) => csvCell(cells[index], format))),
  ];
}
