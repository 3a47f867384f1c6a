import { fieldsOf, type TableName } from '#lib/kinds/protocol/fields/acquisition-fields.ts';
import { type Column, headingsOf, readHeading, readUnit } from './headings.ts';

/** How a pasted table is laid out: what its columns hold, and its rows without headings. */
export interface TableLayout {
  columns: (Column | undefined)[];
  body: string[][];
  unknown: string[];
  /** Whether headings were recognised. */
  headed: boolean;
}

/** Lines above the headings: a title, an empty line. */
const LINES_ABOVE_MAX = 5;

type Names = ReturnType<typeof headingsOf>;
const isBlank = (cell: string | undefined) => (cell ?? '').trim() === '';

const widest = (grid: readonly string[][]) => grid.reduce((width, row) => Math.max(width, row.length), 0);

function recognised(names: Names, cells: readonly string[]): number {
  const keys = cells.flatMap((cell) => readHeading(names, cell)?.fields.map(({ key }) => key) ?? []);
  return new Set(keys).size;
}

/** Two headings make a row of headings; one does when it stands alone. */
function isHeadings(names: Names, cells: readonly string[]): boolean {
  const found = recognised(names, cells);
  return found > 1 || (found === 1 && cells.filter((cell) => !isBlank(cell)).length === 1);
}

/** Where the headings are, -1 where there are none; those of groups stand above those of their columns. */
function headingsAt(names: Names, grid: readonly string[][]): number {
  const at = grid.slice(0, LINES_ABOVE_MAX).findIndex((row) => isHeadings(names, row));
  const below = grid[at + 1] ?? [];
  const areAll = below.every((cell) => isBlank(cell) || readHeading(names, cell));
  const isGroups =
    at !== -1 && areAll && recognised(names, below) >= Math.max(2, recognised(names, grid[at] ?? []));
  return isGroups ? at + 1 : at;
}

/** A row of headings; one that spans those of a group too stands in the line above. */
function headingsOfRow(names: Names, grid: readonly string[][], at: number): string[] {
  return (grid[at] ?? []).map((cell, column) => {
    const above = grid[at - 1]?.[column] ?? '';
    return isBlank(cell) && readHeading(names, above) ? above : cell;
  });
}

function transposed(grid: readonly string[][]): string[][] {
  const width = widest(grid);
  return Array.from({ length: width }, (_, column) => grid.map((row) => row[column] ?? ''));
}

/** Sequences in columns: more headings below each other than beside. */
function upright(names: Names, grid: string[][]): string[][] {
  const beside = Math.max(0, ...grid.slice(0, LINES_ABOVE_MAX).map((row) => recognised(names, row)));
  // No table has more fields than this.
  const first = grid.slice(0, 100).map(([cell = '']) => cell);
  const below = recognised(names, first);
  return below > 1 && below > beside ? transposed(grid) : grid;
}

/** What each heading names, each field once. */
function columnsOf(names: Names, headings: readonly string[]): (Column | undefined)[] {
  const taken = new Set<string>();
  const columns = headings.map((heading) => {
    const column = readHeading(names, heading);
    if (!column || column.fields.some(({ key }) => taken.has(key))) return undefined;
    for (const { key } of column.fields) taken.add(key);
    return column;
  });
  const [first] = columns;
  const name = [...names.values()].find(({ key }) => key === 'name');
  // A table's first column names its rows, whatever it is called.
  if (first === undefined && name && !taken.has('name')) columns[0] = { fields: [name], unit: '' };
  return columns;
}

function withHeadings(names: Names, grid: string[][], at: number): TableLayout {
  const headings = headingsOfRow(names, grid, at);
  const columns = columnsOf(names, headings);
  const units = (grid[at + 1] ?? []).map((cell, index) => {
    const column = columns[index];
    return isBlank(cell) ? '' : column && readUnit(column, cell);
  });
  const hasUnits = units.some((unit) => unit) && units.every((unit) => unit !== undefined);
  const body = grid.slice(at + (hasUnits ? 2 : 1));
  const above = grid.slice(0, at).flatMap((row) => row.filter((cell, column) => cell !== headings[column]));
  const lost = headings.flatMap((heading, index) => {
    const said = columns[index] ? undefined : body.find((row) => !isBlank(row[index]))?.[index];
    return said === undefined ? [] : [isBlank(heading) ? said : heading];
  });
  return {
    headed: true,
    columns: columns.map(
      (column, index) => column && { ...column, unit: (hasUnits && units[index]) || column.unit },
    ),
    body,
    unknown: [...above, ...lost]
      .filter((text) => !isBlank(text))
      .map((text) => text.trim().replace(/\s+/g, ' ')),
  };
}

/** Finds the headings of a table and what its columns hold; without headings they are the fields in order. */
export function layOut(table: TableName, pasted: string[][]): TableLayout {
  const names = headingsOf(table);
  const grid = upright(names, pasted);
  const at = headingsAt(names, grid);
  if (at !== -1) return withHeadings(names, grid, at);
  const columns = fieldsOf(table).map((field) => ({ fields: [field], unit: '' }));
  const beyond = Array.from({ length: Math.max(widest(grid) - columns.length, 0) }, (_, index) =>
    grid.map((row) => row[columns.length + index] ?? '').find((cell) => !isBlank(cell)),
  );
  return { headed: false, columns, body: grid, unknown: beyond.filter((text) => text !== undefined) };
}
