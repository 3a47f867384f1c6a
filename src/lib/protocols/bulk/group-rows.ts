import { fold } from '#lib/platform/fold.ts';
import { headingsOf } from '../exchange/headings.ts';
import { rowMessageText } from '../exchange/left-out-rows.ts';
import type { PlacedRows, ReadRows } from '../exchange/read-table.ts';
import { clean } from '../exchange/sort-rows.ts';
import { isRepeated } from '../exchange/table-layout.ts';
import { ROWS_MAX, TABLE_NAMES } from '../fields/acquisition-fields.ts';

/** Matches the heading of the column that names a row's protocol; below, headings of columns with its imaging type. */
const GROUP = /^(?:(?:nom|titre) du )?protocole?s?$/;
const TYPE = /^(?:type d.imagerie|modalite|modality)$/;
const REGION = /^(?:region|region anatomique)$/;
const LINES_ABOVE_MAX = 5;

/** Indexes of the columns that identify a row's protocol, in a table of several protocols; -1 when missing. */
export interface GroupColumns {
  group: number;
  type: number;
  region: number;
}

const plain = (text: string) => fold(clean(text));

/** The columns that identify each row's protocol; undefined when there are none. */
export function groupColumns(cells: readonly string[][]): GroupColumns | undefined {
  for (const row of cells.slice(0, LINES_ABOVE_MAX)) {
    const at = (heading: RegExp) => row.findIndex((cell) => heading.test(plain(cell)));
    const group = at(GROUP);
    const isHeadings = TABLE_NAMES.some((table) => isRepeated(headingsOf(table), row));
    if (group !== -1 && isHeadings) return { group, type: at(TYPE), region: at(REGION) };
  }
  return undefined;
}

/** The cells without the columns that identify protocols. */
export function withoutColumns(
  cells: readonly string[][],
  { group, type, region }: GroupColumns,
): string[][] {
  const gone = new Set([group, type, region]);
  return cells.map((row) => row.filter((_, column) => !gone.has(column)));
}

/** The rows of one protocol within a table. */
export interface RowGroup {
  title: string;
  /** Indexes into the rows read. */
  rows: number[];
  types: string[];
  regions: string[];
}

/** Groups the rows of a table by protocol; a row without one belongs to the protocol of the row above. */
export function groupsOf(cells: readonly string[][], columns: GroupColumns, { places }: PlacedRows) {
  const groups = new Map<string, RowGroup>();
  const ungrouped: string[] = [];
  let carried = 0;
  let title = '';
  for (const [index, place] of places.entries()) {
    const row = cells[place] ?? [];
    const own = clean(row[columns.group] ?? '');
    title = own || title;
    if (title === '') {
      ungrouped.push(clean(rowMessageText(row)));
      continue;
    }
    if (own === '') carried += 1;
    const key = plain(title);
    const group = groups.get(key) ?? { title, rows: [], types: [], regions: [] };
    group.rows.push(index);
    group.types.push(clean(row[columns.type] ?? ''));
    group.regions.push(clean(row[columns.region] ?? ''));
    groups.set(key, group);
  }
  return { groups, ungrouped, carried };
}

/** A selection of the rows read, as if from a separate table. */
export function rowsOf(read: PlacedRows, indexes: readonly number[]): ReadRows {
  const taken = indexes.slice(0, ROWS_MAX);
  const at = new Map(taken.map((index, place) => [index, place]));
  return {
    headed: read.headed,
    rows: taken.flatMap((index) => read.rows[index] ?? []),
    problems: read.problems.flatMap((problem) => {
      const row = at.get(problem.row);
      return row === undefined ? [] : [{ ...problem, row }];
    }),
    unknown: [],
    dropped: indexes.length - taken.length,
  };
}
