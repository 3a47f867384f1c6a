import type { EditedBody } from '../body-edits.ts';
import { type AcquisitionRow, TABLE_NAMES } from '../fields/acquisition-fields.ts';
import {
  hasScannerCells,
  isAbsentOn,
  keysOfScanner,
  type Scanner,
  scannerCell,
  valueOn,
} from './scanner-cells.ts';

type Rows = readonly AcquisitionRow[];

/** The rows derived from a row for each scanner, cached so that a grid recognises its rows by object identity. */
const known = new WeakMap<AcquisitionRow, Map<string, AcquisitionRow>>();
const sharedOf = new WeakMap<AcquisitionRow, AcquisitionRow>();

/** Records a scanner's row as derived from a shared row. */
export function remember(shared: AcquisitionRow, scanner: string, row: AcquisitionRow): void {
  const rows = known.get(shared) ?? new Map<string, AcquisitionRow>();
  known.set(shared, rows.set(scanner, row));
  sharedOf.set(row, shared);
}

function made(row: AcquisitionRow, scanner: string): AcquisitionRow {
  const own = Object.entries(row).filter(([key]) => !scannerCell(key));
  const keys = keysOfScanner(row, scanner).flatMap((key) => scannerCell(key)?.key ?? []);
  const values = { ...Object.fromEntries(own) } as AcquisitionRow;
  for (const key of keys) {
    const value = valueOn(row, key, scanner);
    if (value === undefined) delete values[key];
    else values[key] = value;
  }
  return values;
}

/** A row with the values of a scanner; a row without differences is returned unchanged. */
function rowFor(row: AcquisitionRow, scanner: string): AcquisitionRow {
  if (!hasScannerCells(row)) return row;
  const before = known.get(row)?.get(scanner);
  if (before) return before;
  const next = made(row, scanner);
  remember(row, scanner, next);
  return next;
}

/** The rows that a scanner acquires, with its values. */
export const rowsFor = (rows: Rows, scanner: string): AcquisitionRow[] =>
  rows.filter((row) => !isAbsentOn(row, scanner)).map((row) => rowFor(row, scanner));

/** The shared row from which `rowsFor` derived a row. */
export const sharedRow = (row: AcquisitionRow): AcquisitionRow => sharedOf.get(row) ?? row;

/** The fields in which a row from `rowsFor` has values of the scanner's own. */
export function ownKeys(row: AcquisitionRow, scanner: string): ReadonlySet<string> {
  return new Set(keysOfScanner(sharedRow(row), scanner).flatMap((key) => scannerCell(key)?.key ?? []));
}

type Resolved<Body> = Omit<Body, 'scanners'>;
type Varied = Pick<EditedBody, 'acquisition' | 'scanners'>;

/** A protocol with the values of one scanner; returned unchanged if it distinguishes no scanners. */
export function bodyFor<Body extends Varied>(body: Body, scanner: string): Resolved<Body> {
  if (!body.scanners) return body;
  const { scanners: _, acquisition, ...others } = body;
  const tables = TABLE_NAMES.flatMap((table) => {
    const rows = rowsFor((acquisition?.[table] ?? []) as Rows, scanner);
    return rows.length > 0 ? [[table, rows]] : [];
  });
  if (tables.length === 0) return others as Resolved<Body>;
  return { ...others, acquisition: Object.fromEntries(tables) } as unknown as Resolved<Body>;
}

/** A protocol for each of its scanners in turn; the protocol itself, without scanner, if it distinguishes none. */
export function onEachScanner<Body extends Varied>(
  body: Body,
): { scanner: Scanner | undefined; body: Resolved<Body> }[] {
  const { scanners = [] } = body;
  if (scanners.length === 0) return [{ scanner: undefined, body }];
  return scanners.map((scanner) => ({ scanner, body: bodyFor(body, scanner.id) }));
}
