import { isBlank } from '#lib/platform/blank.ts';
import { fold } from '#lib/platform/fold.ts';
import { fieldsOf, type TableName } from '../fields/acquisition-fields.ts';
import { type Column, chosenColumn, type Names, readHeading, readUnit } from './headings.ts';
import { areWritten } from './write-table.ts';

/** The meaning of the columns of a pasted table: from their headings, the units below these, or by hand. */

/** A person's choice for the columns: the key of each one's field, undefined where it is left out. */
export type ChosenFields = readonly (string | undefined)[];

const UNIT_NAMES = new Set(['unite', 'unites', 'unit', 'units']);
const BARE_NUMBER = /^[+\-−–]?[\d.,\s]+$/;

/** Whether all that a column says is numbers. */
export const isNumbers = (body: readonly string[][], column: number): boolean => {
  const filled = body.map((row) => row[column] ?? '').filter((cell) => !isBlank(cell));
  return filled.length > 0 && filled.every((cell) => BARE_NUMBER.test(cell.trim()));
};

/** The fields named by the headings, each once. Numbers below a field of words mean something else. */
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
  // A table's first column names its rows, whatever its heading; a column of numbers counts them.
  if (first === undefined && name && !taken.has('name') && !isNumbers(body, 0))
    columns[0] = { fields: [name], unit: '' };
  return columns;
}

/** The units of a second line of headings, by column; undefined where the line is none. */
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

/** Columns with the units of a line below their headings; a unit that is none of its field leaves the column out. */
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

/** The columns that somebody chose by hand, each field once. */
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
 * Without headings, columns are the fields in order as far as their content allows; else only the first is used, as
 * the name.
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
 * Whether rows in the order of the fields would put numbers where only words are allowed: « 3500 » is not a weighting.
 * The first column names rows, and may number them.
 */
export const hasNumbersForWords = (table: TableName, body: readonly string[][]): boolean =>
  fieldsOf(table).some(({ worded }, column) => column > 0 && worded === true && isNumbers(body, column));

const isText = ({ fields }: Column) =>
  fields[0]?.shape.kind === 'text' || fields[0]?.shape.kind === 'long-text';

/** The line of units: below the headings, or wherever a row has that name. */
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
