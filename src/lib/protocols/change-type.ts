import { type EditedBody, rowsOf, setRows } from './body-edits.ts';
import { type AcquisitionRow, fieldsOf, TABLE_OF_TYPE, type TableName } from './fields/acquisition-fields.ts';
import { ABSENT, scannerCell } from './scanners/scanner-cells.ts';
import type { ImagingType } from './vocabulary.ts';

/** What to do with the rows of the former imaging type's table. */
export type KeptRows = 'shared' | 'none';

/** The keys that mean the same in both tables: the same field, that holds the same. */
export function sharedKeys(from: TableName, to: TableName): string[] {
  const shapes = new Map(fieldsOf(to).map(({ key, shape }) => [key, shape.kind]));
  return fieldsOf(from)
    .filter(({ key, shape }) => shapes.get(key) === shape.kind)
    .map(({ key }) => key);
}

/** The losses of a change of type. */
export interface TypeLoss {
  from: TableName;
  to: TableName;
  rows: number;
  /** The fields with something in them that the other table has not, by their keys, in the table's order. */
  lost: string[];
  /** Fields that the new table has too. */
  kept: string[];
}

const isGiven = (rows: readonly AcquisitionRow[]) => (key: string) =>
  rows.some((row) =>
    Object.entries(row).some(
      ([at, value]) => (scannerCell(at)?.key ?? at) === key && value !== undefined && value !== '',
    ),
  );

/** The losses if the type were changed; null when there are none. */
export function lossOfType(body: EditedBody, type: ImagingType): TypeLoss | null {
  const [from, to] = [TABLE_OF_TYPE[body.imagingType], TABLE_OF_TYPE[type]];
  const rows = rowsOf(body, from);
  if (from === to || rows.length === 0) return null;
  const shared = new Set(sharedKeys(from, to));
  const given = fieldsOf(from)
    .map(({ key }) => key)
    .filter(isGiven(rows));
  return {
    from,
    to,
    rows: rows.length,
    lost: given.filter((key) => !shared.has(key)),
    kept: given.filter((key) => shared.has(key)),
  };
}

function converted(row: AcquisitionRow, keys: readonly string[]): AcquisitionRow {
  const kept = new Set([...keys, ABSENT]);
  const held = Object.entries(row).filter(([key]) => kept.has(scannerCell(key)?.key ?? key));
  return { ...Object.fromEntries(held), name: row.name } as AcquisitionRow;
}

/** A body of another imaging type, whose table then has what both tables have, after the rows that it had already. */
export function changeType(body: EditedBody, type: ImagingType, keep: KeptRows = 'shared'): EditedBody {
  if (body.imagingType === type) return body;
  const [from, to] = [TABLE_OF_TYPE[body.imagingType], TABLE_OF_TYPE[type]];
  const changed = { ...body, imagingType: type };
  const rows = rowsOf(body, from);
  if (from === to || rows.length === 0) return changed;
  const left = setRows(changed, from, []);
  if (keep === 'none') return left;
  const keys = sharedKeys(from, to);
  return setRows(left, to, [...rowsOf(left, to), ...rows.map((row) => converted(row, keys))]);
}
