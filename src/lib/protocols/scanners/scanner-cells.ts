import type { AcquisitionRow } from '../fields/acquisition-fields.ts';
import { type Field, field, YES_NO } from '../fields/field.ts';
import { isBlank, saysSame } from '../same-value.ts';

/**
 * A row contains the shared values, and the differing values of scanners: the cell `tr@ge3t` is the TR on
 * the scanner with the id `ge3t`. A row that is moved, copied, merged or undone therefore keeps its differences.
 */

export interface Scanner {
  id: string;
  name: string;
}

/** Maximum number of scanners in a protocol, and maximum length of their names. */
export const SCANNERS_MAX = 8;
export const SCANNER_NAME_MAX = 60;

/** The value of a scanner's cell that is empty although the shared cell is not. */
export const NOTHING = '∅';
/** Key that marks a row as not acquired by a scanner. */
export const ABSENT = 'absent';

const MARK = '@';

export const scannerKey = (key: string, scanner: string): string => `${key}${MARK}${scanner}`;

/** The field and the scanner in a cell's key; undefined for a shared cell. */
export function scannerCell(key: string): { key: string; scanner: string } | undefined {
  const at = key.indexOf(MARK);
  return at < 0 ? undefined : { key: key.slice(0, at), scanner: key.slice(at + 1) };
}

/** The complete keys of a row's cells for one scanner. */
export const keysOfScanner = (row: AcquisitionRow, scanner: string): string[] =>
  Object.keys(row).filter((key) => scannerCell(key)?.scanner === scanner);

/** Whether a row has differing values for any scanner. */
export const hasScannerCells = (row: AcquisitionRow): boolean => Object.keys(row).some(scannerCell);

export const isAbsentOn = (row: AcquisitionRow, scanner: string): boolean =>
  row[scannerKey(ABSENT, scanner)] === true;

/** The value of a row's field for a scanner. */
export function valueOn(row: AcquisitionRow, key: string, scanner: string): AcquisitionRow[string] {
  const own = row[scannerKey(key, scanner)];
  if (own === undefined) return row[key];
  // A row always has a name.
  return own === NOTHING && key !== 'name' ? undefined : own;
}

/** Whether the scanners that acquire a row differ in a field, from each other or all from the shared value. */
export function variesOn(row: AcquisitionRow, key: string, scanners: readonly Scanner[]): boolean {
  return scanners.some(({ id }) => !isAbsentOn(row, id) && !saysSame(valueOn(row, key, id), row[key]));
}

/** Whether a field has a value for any scanner. */
export const saysSomewhere = (row: AcquisitionRow, key: string, scanners: readonly Scanner[] = []): boolean =>
  !isBlank(row[key]) || scanners.some(({ id }) => !isBlank(valueOn(row, key, id)));

/** Fields, each followed by that of each scanner, for comparison: « TR (Aera) », and whether a row is not acquired. */
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
