import { fold } from '#lib/platform/fold.ts';
import { headingsOf } from '../exchange/headings.ts';
import { toldRow } from '../exchange/left-out-rows.ts';
import type { PlacedRows, ReadRows } from '../exchange/read-table.ts';
import { clean } from '../exchange/sort-rows.ts';
import { isRepeated } from '../exchange/table-layout.ts';
import { ROWS_MAX, TABLE_NAMES } from '../fields/acquisition-fields.ts';

/** Headings of the column that names the protocol of a row, and of those that give its kind. */
const GROUP = /^(?:(?:nom|titre) du )?protocole?s?$/;
const TYPE = /^(?:type d.imagerie|modalite|modality)$/;
const REGION = /^(?:region|region anatomique)$/;
const LINES_ABOVE_MAX = 5;

/** The columns of a table of several protocols that say which one a row is of; -1 where there is none. */
export interface GroupColumns {
  group: number;
  type: number;
  region: number;
}

const plain = (text: string) => fold(clean(text));

/** The columns in which a table names the protocol of each row; undefined where there are none. */
export function groupColumns(cells: readonly string[][]): GroupColumns | undefined {
  for (const row of cells.slice(0, LINES_ABOVE_MAX)) {
    const at = (heading: RegExp) => row.findIndex((cell) => heading.test(plain(cell)));
    const group = at(GROUP);
    const isHeadings = TABLE_NAMES.some((table) => isRepeated(headingsOf(table), row));
    if (group !== -1 && isHeadings) return { group, type: at(TYPE), region: at(REGION) };
  }
  return undefined;
}

/** The cells without the columns that distinguish protocols. */
export function withoutColumns(
  cells: readonly string[][],
  { group, type, region }: GroupColumns,
): string[][] {
  const gone = new Set([group, type, region]);
  return cells.map((row) => row.filter((_, column) => !gone.has(column)));
}

/** The rows of one protocol among those of a table. */
export interface RowGroup {
  title: string;
  /** Indexes among the rows read. */
  rows: number[];
  types: string[];
  regions: string[];
}

/** The rows of a table by the protocol that each names, or that the one above names. */
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
      ungrouped.push(clean(toldRow(row)));
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

/** Some of the rows that were read, as if they were a table of their own. */
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
