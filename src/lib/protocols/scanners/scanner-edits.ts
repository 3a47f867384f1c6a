import { type EditedBody, rowsOf, setRows, withKey } from '../body-edits.ts';
import { type AcquisitionRow, TABLE_NAMES } from '../fields/acquisition-fields.ts';
import {
  ABSENT,
  hasScannerCells,
  keysOfScanner,
  type Scanner,
  scannerCell,
  scannerKey,
} from './scanner-cells.ts';
import { scannerOf } from './scanner-names.ts';

export const addScanner = (body: EditedBody, scanner: Scanner): EditedBody =>
  withKey(body, 'scanners', [...(body.scanners ?? []), scanner]);

export const renameScanner = (body: EditedBody, id: string, name: string): EditedBody =>
  withKey(
    body,
    'scanners',
    (body.scanners ?? []).map((each) => (each.id === id ? { id, name } : each)),
  );

/** Changes every row of a body, table by table; a row that becomes null is removed. */
function mapRows(body: EditedBody, change: (row: AcquisitionRow) => AcquisitionRow | null): EditedBody {
  return TABLE_NAMES.reduce((next, table) => {
    const rows = rowsOf(next, table);
    const changed = rows.map(change);
    if (changed.every((row, at) => row === rows[at])) return next;
    return setRows(
      next,
      table,
      changed.filter((row) => row !== null),
    );
  }, body);
}

/** Adds a scanner: it acquires the shared rows, except those that only one other scanner acquires. */
export function addNewScanner(body: EditedBody, scanner: Scanner): EditedBody {
  const { scanners = [] } = body;
  const rows = mapRows(body, (row) =>
    scanners.some(({ id }) => isOnlyOn(row, id, scanners))
      ? ({ ...row, [scannerKey(ABSENT, scanner.id)]: true } as AcquisitionRow)
      : row,
  );
  return addScanner(rows, scanner);
}

/** Number of cells and rows that belong to one scanner only. */
export function ownCells(body: EditedBody, id: string): number {
  return TABLE_NAMES.flatMap((table) =>
    rowsOf(body, table).map((row) => keysOfScanner(row, id).length),
  ).reduce((sum, count) => sum + count, 0);
}

/** Whether only this scanner acquires a row, which is then removed together with it. */
const isOnlyOn = (row: AcquisitionRow, id: string, scanners: readonly Scanner[]) =>
  scanners.length > 1 &&
  scanners.every((each) => (row[scannerKey(ABSENT, each.id)] === true) !== (each.id === id));

/** The names of the rows removed together with a scanner. */
export const rowsOnlyOn = (body: EditedBody, id: string): string[] =>
  TABLE_NAMES.flatMap((table) =>
    rowsOf(body, table)
      .filter((row) => isOnlyOn(row, id, body.scanners ?? []))
      .map(({ name }) => name),
  );

/** A body without a scanner and its own values. */
export function removeScanner(body: EditedBody, id: string): EditedBody {
  const { scanners = [] } = body;
  const left = scanners.filter((each) => each.id !== id);
  if (left.length === scanners.length) return body;
  const rows = mapRows(body, (row) => {
    if (isOnlyOn(row, id, scanners)) return null;
    const gone = new Set(keysOfScanner(row, id));
    if (gone.size === 0) return row;
    return Object.fromEntries(Object.entries(row).filter(([each]) => !gone.has(each))) as AcquisitionRow;
  });
  return withKey(rows, 'scanners', left.length > 0 ? left : undefined);
}

/**
 * A body whose scanners take the ids of equally named scanners in another body: protocols written independently
 * are then compared by the names of their scanners.
 */
export function withScannerIdsOf(body: EditedBody, other: EditedBody): EditedBody {
  const { scanners = [] } = body;
  const ids = new Map(
    scanners.flatMap(({ id, name }): [string, string][] => {
      if (other.scanners?.some((each) => each.id === id)) return [];
      const same = scannerOf(other.scanners, name);
      return same && !scanners.some((each) => each.id === same.id) ? [[id, same.id]] : [];
    }),
  );
  if (ids.size === 0) return body;
  const renamed = mapRows(body, (row) =>
    hasScannerCells(row)
      ? (Object.fromEntries(
          Object.entries(row).map(([each, value]) => {
            const cell = scannerCell(each);
            const id = cell && ids.get(cell.scanner);
            return [cell && id ? scannerKey(cell.key, id) : each, value];
          }),
        ) as AcquisitionRow)
      : row,
  );
  return withKey(
    renamed,
    'scanners',
    scanners.map(({ id, name }) => ({ id: ids.get(id) ?? id, name })),
  );
}
