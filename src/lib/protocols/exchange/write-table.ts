import { escapeMarkup } from '#lib/platform/escape-markup.ts';
import { writeCell } from '../cells.ts';
import { headingUnit } from '../field-text.ts';
import { type AcquisitionRow, fieldsOf, type TableName } from '../fields/acquisition-fields.ts';
import type { Field } from '../fields/field.ts';
import { guarded } from './formula-guard.ts';

/** Rows as text, with CR LF line ends, as spreadsheets write and accept them. */
export function writeDelimited(rows: readonly string[][], separator: '\t' | ';'): string {
  const special = separator === '\t' ? /["\t\n\r]/ : /[";\t\n\r]/;
  const cell = (text: string) =>
    special.test(text) || text.startsWith('\ufeff') ? `"${text.replaceAll('"', '""')}"` : text;
  return rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join('');
}

const escaped = (text: string) =>
  escapeMarkup(text)
    // Encodes white space that would otherwise be collapsed or dropped.
    .replace(/^ | $|(?<=[ \n]) | (?=\n)|[\t\r\f]/g, (space) => `&#${space.charCodeAt(0)};`)
    .replaceAll('\n', '<br>');

/** Rows as an HTML table, the first row as headings. */
function writeHtml(rows: readonly string[][]): string {
  const row = (cells: readonly string[], tag: 'th' | 'td') =>
    `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;
  return `<table>${rows.map((cells, index) => row(cells, index === 0 ? 'th' : 'td')).join('')}</table>`;
}

/** « TR (ms) »: a heading that is recognised when the table is read. */
function headingOf(field: Field): string {
  const unit = headingUnit(field);
  return unit === '' ? field.abbreviation : `${field.abbreviation} (${unit})`;
}

/** An English reader would take « 1,250 » for thousands: an additional zero marks decimals. */
export const unmistakable = (field: Field | undefined, text: string): string =>
  field?.shape.kind === 'number' && /^-?\d+,\d{3}$/.test(text) ? `${text}0` : text;

/** All fields of a table as displayed on the page, headings first. */
export function showGrid(table: TableName, rows: readonly AcquisitionRow[]): string[][] {
  const fields = fieldsOf(table);
  return [
    fields.map(headingOf),
    ...rows.map((row) => fields.map((field) => writeCell(field, row[field.key]))),
  ];
}

/** All fields of a table for other programs; `readRows` reads the same rows. */
export function writeGrid(table: TableName, rows: readonly AcquisitionRow[]): string[][] {
  const fields = fieldsOf(table);
  const [headings = [], ...shown] = showGrid(table, rows);
  return [headings, ...shown.map((row) => row.map((text, column) => unmistakable(fields[column], text)))];
}

/** Text for a spreadsheet's clipboard. */
export const writeTsv = (grid: readonly string[][]): string =>
  writeDelimited(
    grid.map((row) => row.map(guarded)),
    '\t',
  );

/** Text for a CSV file, separated by « ; » as French spreadsheets expect. */
export const writeCsv = (grid: readonly string[][]): string =>
  writeDelimited(
    grid.map((row) => row.map(guarded)),
    ';',
  );

/** HTML for the clipboard in addition to the TSV; keeps line breaks inside cells. */
export const writeHtmlTable = (grid: readonly string[][]): string =>
  writeHtml(grid.map((row) => row.map(guarded)));

/** Whether headings are exactly those written by this application, in any order: rows can then be read literally. */
export function areWritten(table: TableName, headings: readonly string[]): boolean {
  const written = fieldsOf(table).map(headingOf);
  return written.length === headings.length && written.every((heading) => headings.includes(heading));
}
