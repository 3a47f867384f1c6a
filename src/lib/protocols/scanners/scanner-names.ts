import { foldedName } from '#lib/platform/fold.ts';
import type { AcquisitionRow } from '../fields/acquisition-fields.ts';
import { hasScannerCells, SCANNERS_MAX, type Scanner, scannerCell } from './scanner-cells.ts';

/** The scanner that a text means: its id, or its name however it is written. */
export const scannerOf = (scanners: readonly Scanner[] = [], text = ''): Scanner | undefined =>
  scanners.find(({ id }) => id === text) ??
  (foldedName(text) === '' ? undefined : scanners.find(({ name }) => foldedName(name) === foldedName(text)));

/** Why a name cannot be a scanner's; undefined where it can. */
export function nameProblem(
  scanners: readonly Scanner[],
  name: string,
  own?: string,
): 'empty' | 'taken' | 'full' | undefined {
  if (foldedName(name) === '') return 'empty';
  if (
    scanners.some(
      (each) => each.id !== own && (foldedName(each.name) === foldedName(name) || each.id === name.trim()),
    )
  )
    return 'taken';
  return own === undefined && scanners.length >= SCANNERS_MAX ? 'full' : undefined;
}

/** Whether every scanner's cell is of a scanner that the protocol has. */
export function knowsItsScanners({
  scanners = [],
  acquisition = {},
}: {
  scanners?: readonly Scanner[] | undefined;
  acquisition?: object | undefined;
}): boolean {
  const ids = new Set(scanners.map(({ id }) => id));
  return Object.values(acquisition).every((rows) =>
    (rows as readonly AcquisitionRow[]).every(
      (row) =>
        !hasScannerCells(row) ||
        Object.keys(row).every((each) => {
          const cell = scannerCell(each);
          return !cell || ids.has(cell.scanner);
        }),
    ),
  );
}
