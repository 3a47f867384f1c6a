import { headingsOf } from '../exchange/headings.ts';
import { type PlacedRows, readPlacedRows } from '../exchange/read-table.ts';
import { headingsIn } from '../exchange/table-layout.ts';
import { TABLE_NAMES, TABLE_OF_TYPE, type TableName } from '../fields/acquisition-fields.ts';
import { IMAGING_TYPES, type ImagingType } from '../vocabulary.ts';

/** Fewer headings make no table: a word of a sentence may be one by chance. */
const HEADINGS_MIN = 2;

export type Reader = (table: TableName) => PlacedRows;

/** Makes a reader of rows as those of a requested table, each read once. */
export function readerOf(cells: string[][]): Reader {
  const known = new Map<TableName, PlacedRows>();
  return (table) => {
    const read = known.get(table) ?? readPlacedRows(table, cells, Number.MAX_SAFE_INTEGER);
    known.set(table, read);
    return read;
  };
}

/** The tables that cells may be, those whose headings are known best; none where they are not tables. */
export function tablesOf(cells: string[][], read: Reader): TableName[] {
  const scores = TABLE_NAMES.map((table) => ({ table, score: headingsIn(headingsOf(table), cells) }));
  const most = Math.max(...scores.map(({ score }) => score));
  if (most < HEADINGS_MIN) return [];
  return scores
    .filter(({ table, score }) => score === most && read(table).headed && read(table).rows.length > 0)
    .map(({ table }) => table);
}

/** The imaging type of rows: the named one where the headings agree, else the only one that has such rows. */
export function typeOf(
  tables: readonly TableName[],
  named: ImagingType | undefined,
): ImagingType | undefined {
  const possible = IMAGING_TYPES.filter((type) => tables.includes(TABLE_OF_TYPE[type]));
  if (named) return possible.includes(named) ? named : undefined;
  return possible.length === 1 ? possible[0] : undefined;
}
