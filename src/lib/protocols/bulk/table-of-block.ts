import { headingsOf } from '../exchange/headings.ts';
import { type PlacedRows, readPlacedRows } from '../exchange/read-table.ts';
import { headingsIn } from '../exchange/table-layout.ts';
import { TABLE_NAMES, TABLE_OF_TYPE, type TableName } from '../fields/acquisition-fields.ts';
import { IMAGING_TYPES, type ImagingType } from '../vocabulary.ts';

/** Minimum number of headings of a table: a word in a sentence may match one by chance. */
const HEADINGS_MIN = 2;

export type Reader = (table: TableName) => PlacedRows;

/** Returns a cached reader of the rows as those of a given table. */
export function readerOf(cells: string[][]): Reader {
  const known = new Map<TableName, PlacedRows>();
  return (table) => {
    const read = known.get(table) ?? readPlacedRows(table, cells, Number.MAX_SAFE_INTEGER);
    known.set(table, read);
    return read;
  };
}

/** The tables to which cells may belong, with the most recognised headings; empty when they form no table. */
export function tablesOf(cells: string[][], read: Reader): TableName[] {
  const scores = TABLE_NAMES.map((table) => ({ table, score: headingsIn(headingsOf(table), cells) }));
  const most = Math.max(...scores.map(({ score }) => score));
  if (most < HEADINGS_MIN) return [];
  return scores
    .filter(({ table, score }) => score === most && read(table).headed && read(table).rows.length > 0)
    .map(({ table }) => table);
}

/** The imaging type of rows: the named one if the headings match it, else the only one with such rows. */
export function typeOf(
  tables: readonly TableName[],
  named: ImagingType | undefined,
): ImagingType | undefined {
  const possible = IMAGING_TYPES.filter((type) => tables.includes(TABLE_OF_TYPE[type]));
  if (named) return possible.includes(named) ? named : undefined;
  return possible.length === 1 ? possible[0] : undefined;
}
