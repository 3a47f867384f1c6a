import { isBlank } from '#lib/platform/blank.ts';
import { fold } from '#lib/platform/fold.ts';
import { fieldsOf, type TableName } from '../fields/acquisition-fields.ts';
import { type Column, chosenColumn, type Names, readHeading, readUnit } from './headings.ts';
import { areWritten } from './write-table.ts';

/** Determines the fields of a pasted table's columns: from headings, units below these, or a person's choice. */

/** A person's choice of fields: a key for each column, undefined if it is left out. */
export type ChosenFields = readonly (string | undefined)[];

const UNIT_NAMES = new Set(['unite', 'unites', 'unit', 'units']);
const BARE_NUMBER = /^[+\-−–]?[\d.,\s]+$/;

/** Whether all filled cells of a column are numbers. */
export const isNumbers = (body: readonly string[][], column: number): boolean => {
  const filled = body.map((row) => row[column] ?? '').filter((cell) => !isBlank(cell));
  return filled.length > 0 && filled.every((cell) => BARE_NUMBER.test(cell.trim()));
};

/** The fields named by the headings, each once. A text field above a column of numbers is ignored. */
export function columnsOf(
  table: TableName,
  names: Names,
  headings: readonly string[],
  body: readonly string[][],
): (Column | undefined)[] {
  const isWritten = areWritten(table, headings);
  const taken = new Set<string>();
  const columns = headings.map((heading, index) => {
    const column = readHeading(names, heading);
    const keys = column?.fields.map((field) => field?.key ?? '') ?? [];
    const isWorded = column?.fields.some((field) => field?.worded);
    if (!column || keys.some((key) => taken.has(key)) || (isWorded && !isWritten && isNumbers(body, index)))
      return undefined;
    for (const key of keys) taken.add(key);
    return column;
  });
  const [first] = columns;
  const name = [...names.values()].find(({ key }) => key === 'name');
  // The first column names the rows, whatever its heading, unless it contains numbers.
  if (first === undefined && name && !taken.has('name') && !isNumbers(body, 0))
    columns[0] = { fields: [name], unit: '' };
  return columns;
}

/** The units in a second heading line, by column; undefined when it is not a line of units. */
function unitsOf(columns: readonly (Column | undefined)[], row: readonly string[]): string[] | undefined {
  const named = row.some((cell) => UNIT_NAMES.has(fold(cell).trim()));
  const units = columns.map((column, index) => {
    const cell = row[index] ?? '';
    if (isBlank(cell) || UNIT_NAMES.has(fold(cell).trim())) return '';
    return column && readUnit(column, cell);
  });
  const known = units.filter((unit) => unit).length;
  const isUnits = named ? known > 0 : known > 0 && units.every((unit) => unit !== undefined);
  return isUnits ? units.map((unit) => unit ?? '?') : undefined;
}

/** Adds the units of a line below the headings; a column is left out if its field has no such unit. */
export function withUnits(
  columns: readonly (Column | undefined)[],
  units: readonly string[] | undefined,
): (Column | undefined)[] {
  if (!units) return [...columns];
  return columns.map((column, index) => {
    const unit = units[index] ?? '';
    if (!column || unit === '') return column;
    return unit === '?' && column.fields[0]?.key !== 'name' ? undefined : { ...column, unit };
  });
}

/** The columns chosen by a person, each field once. */
export function chosenColumns(
  names: Names,
  headings: readonly string[],
  chosen: ChosenFields,
): (Column | undefined)[] {
  const fields = [...names.values()];
  return headings.map((heading, index) => {
    const key = chosen[index];
    const field = chosen.indexOf(key) === index ? fields.find((each) => each.key === key) : undefined;
    if (!field) return undefined;
    const read = readHeading(names, heading);
    return read?.fields.includes(field) ? read : chosenColumn(names, field, heading);
  });
}

/**
 * Columns for a table without headings: the fields in order, as far as their content is valid; else only the first,
 * as the name.
 */
export function columnsInOrder(
  table: TableName,
  body: readonly string[][],
  fits: (column: Column, texts: readonly string[]) => boolean,
): (Column | undefined)[] {
  const width = Math.max(0, ...body.map((row) => row.length));
  const all = fieldsOf(table).map((field) => ({ fields: [field], unit: '' }));
  const columns = Array.from({ length: width }, (_, index) => all[index]);
  const isInOrder = columns.every((column, index) => {
    const texts = body.map((row) => row[index] ?? '');
    if (!column) return true;
    return (
      fits(column, texts) &&
      !(column.fields[0]?.key !== 'comment' && isText(column) && isNumbers(body, index))
    );
  });
  if (isInOrder) return columns;
  return columns.map((column, index) => (index === 0 && !isNumbers(body, 0) ? column : undefined));
}

/**
 * Whether reading columns in the order of the fields would put numbers into text fields: « 3500 » is not a weighting.
 * The first column may number the rows.
 */
export const hasNumbersForWords = (table: TableName, body: readonly string[][]): boolean =>
  fieldsOf(table).some(({ worded }, column) => column > 0 && worded === true && isNumbers(body, column));

const isText = ({ fields }: Column) =>
  fields[0]?.shape.kind === 'text' || fields[0]?.shape.kind === 'long-text';

/** The line of units: below the headings, or any row named as such. */
export function unitsRow(
  columns: readonly (Column | undefined)[],
  rows: readonly string[][],
): { at: number; units: string[] } | undefined {
  const named = rows.findIndex((row) =>
    UNIT_NAMES.has(fold(row.find((cell) => !isBlank(cell)) ?? '').trim()),
  );
  const at = Math.max(named, 0);
  const units = unitsOf(columns, rows[at] ?? []);
  return units && { at, units };
}
