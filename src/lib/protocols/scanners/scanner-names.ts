import { foldedName } from '#lib/platform/fold.ts';
import type { AcquisitionRow } from '../fields/acquisition-fields.ts';
import { hasScannerCells, SCANNERS_MAX, type Scanner, scannerCell } from './scanner-cells.ts';

/** The scanner given by a text: its id, or its name in any spelling. */
export const scannerOf = (scanners: readonly Scanner[] = [], text = ''): Scanner | undefined =>
  scanners.find(({ id }) => id === text) ??
  (foldedName(text) === '' ? undefined : scanners.find(({ name }) => foldedName(name) === foldedName(text)));

/** The reason why a name is not allowed for a scanner; undefined when it is. */
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

/** Whether every scanner cell refers to a scanner of the protocol. */
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
