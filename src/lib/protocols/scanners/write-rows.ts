import type { AcquisitionRow } from '../fields/acquisition-fields.ts';
import { isBlank, saysSame } from '../same-value.ts';
import { remember, rowsFor } from './rows-for.ts';
import { ABSENT, isAbsentOn, NOTHING, type Scanner, scannerKey } from './scanner-cells.ts';

type Rows = readonly AcquisitionRow[];

/**
 * A row with a new value for a scanner: a value of its own, or none if it equals the shared one. If the shared cell is
 * empty and other scanners have no values, the shared cell is filled instead, as are names and all cells of a row that
 * only this scanner acquires.
 */
function withCell(
  row: AcquisitionRow,
  key: string,
  value: AcquisitionRow[string],
  { scanner, isAlone }: { scanner: string; isAlone: boolean },
) {
  const at = scannerKey(key, scanner);
  const { [at]: _, ...others } = row;
  if (saysSame(value, row[key])) return others as AcquisitionRow;
  // An emptied name returns to the shared one, since a row always has a name.
  if (key === 'name' && value === '') return others as AcquisitionRow;
  if (isBlank(row[key]) && (isAlone || key === 'name')) return { ...others, [key]: value } as AcquisitionRow;
  const stored = value === undefined || value === '' ? NOTHING : value;
  return { ...others, [at]: stored } as AcquisitionRow;
}

/** A shared row with the changes made to it for one scanner. */
function written(
  shared: AcquisitionRow,
  was: AcquisitionRow,
  is: AcquisitionRow,
  scanner: string,
  scanners: readonly Scanner[],
) {
  if (was === is) return shared;
  const isAlone = scanners.length > 1 && scanners.every(({ id }) => id === scanner || isAbsentOn(shared, id));
  const keys = new Set([...Object.keys(was), ...Object.keys(is)]);
  const next = [...keys]
    .filter((key) => !saysSame(was[key], is[key]))
    .reduce((row, key) => withCell(row, key, is[key], { scanner, isAlone }), shared);
  // Cached, so that the grid recognises its own row object.
  if (next !== shared && !(is.name === '' && shared.name !== '')) remember(next, scanner, is);
  return next;
}

const isEverywhereAbsent = (row: AcquisitionRow, scanners: readonly Scanner[]) =>
  scanners.every(({ id }) => isAbsentOn(row, id));

/** A copy of a row, marked as absent on all scanners except one. */
function alone(row: AcquisitionRow, scanner: string, scanners: readonly Scanner[]): AcquisitionRow {
  const others = scanners.filter(({ id }) => id !== scanner).map(({ id }) => [scannerKey(ABSENT, id), true]);
  const next = { ...row, ...Object.fromEntries(others) } as AcquisitionRow;
  remember(next, scanner, row);
  return next;
}

/** For each new row, the index of its earlier version: the row itself, or the row at that index if none was moved. */
function origins(shown: Rows, next: Rows): (number | undefined)[] {
  const places = new Map(shown.map((row, at) => [row, at]));
  const kept = next.filter((row) => places.has(row)).length;
  const isInPlace = next.length >= shown.length && kept < shown.length;
  return next.map((row, at) => {
    const place = places.get(row);
    if (place !== undefined) return place;
    return isInPlace && at < shown.length && !next.includes(shown[at]!) ? at : undefined;
  });
}

/**
 * The shared rows after an edit of one scanner's rows: changed values apply to that scanner only, an added
 * row is acquired by it only, and a removed row stays for the others. The order is common to all scanners.
 */
export function writeRows(
  shared: Rows,
  next: Rows,
  scanner: string,
  scanners: readonly Scanner[],
): AcquisitionRow[] {
  const shown = rowsFor(shared, scanner);
  const visible = shared.filter((row) => !isAbsentOn(row, scanner));
  const from = origins(shown, next);
  const stays = new Set(from);
  // Hidden rows stay after the row that they followed.
  const behind = new Map<number, AcquisitionRow[]>();
  let last = -1;
  let place = -1;
  for (const row of shared) {
    const isShown = !isAbsentOn(row, scanner);
    if (isShown) place += 1;
    if (isShown && stays.has(place)) last = place;
    else {
      const hidden = isShown ? ({ ...row, [scannerKey(ABSENT, scanner)]: true } as AcquisitionRow) : row;
      if (!isEverywhereAbsent(hidden, scanners)) behind.set(last, [...(behind.get(last) ?? []), hidden]);
    }
  }
  const rows = next.flatMap((row, at) => {
    const origin = from[at];
    if (origin === undefined) return [alone(row, scanner, scanners)];
    return [written(visible[origin]!, shown[origin]!, row, scanner, scanners), ...(behind.get(origin) ?? [])];
  });
  return [...(behind.get(-1) ?? []), ...rows];
}

/** The shared rows after an edit of themselves, or of one scanner's view. */
export function changeRows(
  shared: Rows,
  change: (rows: Rows) => Rows,
  scanner: string | undefined,
  scanners: readonly Scanner[],
): Rows {
  if (scanner === undefined) return change(shared);
  const shown = rowsFor(shared, scanner);
  const next = change(shown);
  return next === shown ? shared : writeRows(shared, next, scanner, scanners);
}

/** Rows whose cells return to the shared values for a scanner. */
export function resetCells(
  shared: Rows,
  cells: readonly { row: AcquisitionRow; keys: readonly string[] }[],
  scanner: string,
): AcquisitionRow[] {
  const asked = new Map(
    cells.map(({ row, keys }) => [row, new Set(keys.map((key) => scannerKey(key, scanner)))]),
  );
  return shared.map((row) => {
    const keys = asked.get(row);
    const left = Object.entries(row).filter(([key]) => !keys?.has(key));
    return left.length === Object.keys(row).length ? row : (Object.fromEntries(left) as AcquisitionRow);
  });
}
