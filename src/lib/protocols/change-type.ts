import { type EditedBody, rowsOf, setRows } from './body-edits.ts';
import { type AcquisitionRow, fieldsOf, TABLE_OF_TYPE, type TableName } from './fields/acquisition-fields.ts';
import { ABSENT, scannerCell } from './scanners/scanner-cells.ts';
import type { ImagingType } from './vocabulary.ts';

/** Whether to keep the shared fields of the former imaging type's rows, or none of these rows. */
export type KeptRows = 'shared' | 'none';

/** The keys with the same meaning and type in both tables. */
export function sharedKeys(from: TableName, to: TableName): string[] {
  const shapes = new Map(fieldsOf(to).map(({ key, shape }) => [key, shape.kind]));
  return fieldsOf(from)
    .filter(({ key, shape }) => shapes.get(key) === shape.kind)
    .map(({ key }) => key);
}

/** Data lost by a change of imaging type. */
export interface TypeLoss {
  from: TableName;
  to: TableName;
  rows: number;
  /** Keys of the filled fields that the new table does not have, in the former table's order. */
  lost: string[];
  /** Keys of the filled fields that the new table has, too. */
  kept: string[];
}

const isGiven = (rows: readonly AcquisitionRow[]) => (key: string) =>
  rows.some((row) =>
    Object.entries(row).some(
      ([at, value]) => (scannerCell(at)?.key ?? at) === key && value !== undefined && value !== '',
    ),
  );

/** The data that a change of type would lose; null when there are none. */
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

/** A body with another imaging type: rows already in the new table, then the former rows' shared fields. */
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
