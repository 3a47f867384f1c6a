import type { AcquisitionRow } from '../fields/acquisition-fields.ts';
import { type Field, field, YES_NO } from '../fields/field.ts';
import { isBlank, saysSame } from '../same-value.ts';

/**
 * A row contains the shared values, and beside them those in which a scanner differs: the cell `tr@ge3t` is the TR on
 * the scanner whose id is `ge3t`. So a row that is moved, copied, merged or undone keeps its differences.
 */

export interface Scanner {
  id: string;
  name: string;
}

/** Maximum number of scanners in one protocol, and length of their names. */
export const SCANNERS_MAX = 8;
export const SCANNER_NAME_MAX = 60;

/** The value of a scanner's cell that is empty although the shared one is not. */
export const NOTHING = '∅';
/** The key of a row that a scanner does not make. */
export const ABSENT = 'absent';

const MARK = '@';

export const scannerKey = (key: string, scanner: string): string => `${key}${MARK}${scanner}`;

/** The field and the scanner of a key; undefined of a shared cell. */
export function scannerCell(key: string): { key: string; scanner: string } | undefined {
  const at = key.indexOf(MARK);
  return at < 0 ? undefined : { key: key.slice(0, at), scanner: key.slice(at + 1) };
}

/** The keys of a row that are of one scanner, whole. */
export const keysOfScanner = (row: AcquisitionRow, scanner: string): string[] =>
  Object.keys(row).filter((key) => scannerCell(key)?.scanner === scanner);

/** Whether a row says something else on some scanner. */
export const hasScannerCells = (row: AcquisitionRow): boolean => Object.keys(row).some(scannerCell);

export const isAbsentOn = (row: AcquisitionRow, scanner: string): boolean =>
  row[scannerKey(ABSENT, scanner)] === true;

/** The value of a field of a row on a scanner. */
export function valueOn(row: AcquisitionRow, key: string, scanner: string): AcquisitionRow[string] {
  const own = row[scannerKey(key, scanner)];
  if (own === undefined) return row[key];
  // A row is never without a name.
  return own === NOTHING && key !== 'name' ? undefined : own;
}

/** Whether the scanners that make a row differ in a field, or all differ from what is shared. */
export function variesOn(row: AcquisitionRow, key: string, scanners: readonly Scanner[]): boolean {
  return scanners.some(({ id }) => !isAbsentOn(row, id) && !saysSame(valueOn(row, key, id), row[key]));
}

/** Whether a field has a value on any scanner. */
export const saysSomewhere = (row: AcquisitionRow, key: string, scanners: readonly Scanner[] = []): boolean =>
  !isBlank(row[key]) || scanners.some(({ id }) => !isBlank(valueOn(row, key, id)));

/** Fields with those of each scanner after them, as they are compared: « TR (Aera) », and whether a row is not made. */
export function withScannerFields(fields: readonly Field[], scanners: readonly Scanner[]): readonly Field[] {
  if (scanners.length === 0) return fields;
  return [
    ...fields,
    ...scanners.flatMap(({ id, name }) =>
      [...fields, field(ABSENT, NOTHING, NOTHING, YES_NO) as Field].map((each) => ({
        ...each,
        key: scannerKey(each.key, id),
        abbreviation: `${each.abbreviation} (${name})`,
        label: `${each.label} (${name})`,
      })),
    ),
  ];
}
