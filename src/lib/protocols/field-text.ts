import { frenchDecimal } from '#lib/platform/french-formats.ts';
import { writeCell } from './cells.ts';
import { type AcquisitionRow, fieldsOf, type TableName } from './fields/acquisition-fields.ts';
import type { Field } from './fields/field.ts';
import { isBlank, type Value } from './same-value.ts';
import { ABSENT, NOTHING, scannerCell } from './scanners/scanner-cells.ts';

/** Decimals that a reader is shown. */
const DECIMALS = 3;
const shown = (value: unknown): string =>
  typeof value === 'number' ? frenchDecimal(value, DECIMALS) : String(value);

/** The unit that a value of the field is read with; durations and words carry theirs. */
const unitOf = ({ shape }: Field): string =>
  shape.kind === 'number' || shape.kind === 'numbers' ? shape.unit : '';

/** The unit beside the abbreviation at the head of a column, '' when there is none or « kV » says it already. */
export const headingUnit = (of: Field): string => (unitOf(of) === of.abbreviation ? '' : unitOf(of));

/** Whether a scanner has nothing in a field that is shared otherwise. */
const isNothing = (of: Field, value: Value) => value === NOTHING && scannerCell(of.key) !== undefined;

/** A value as it is read below the heading that names its unit; not as it is typed (`cells.ts`). */
export function cellText(of: Field, value: Value): string {
  if (isBlank(value)) return '';
  if (isNothing(of, value)) return NOTHING;
  if (of.shape.kind === 'duration' || of.shape.kind === 'yes-no') return writeCell(of, value);
  return Array.isArray(value) ? value.map(shown).join(' · ') : shown(value);
}

/** The value with its unit. */
export function valueText(of: Field, value: Value): string {
  const text = cellText(of, value);
  const unit = isNothing(of, value) ? '' : unitOf(of);
  return text === '' || unit === '' ? text : `${text}${unit === '°' ? '' : '\u00a0'}${unit}`;
}

/** The text of a cell for comparison: where a scanner has none of its own, the shared value, which it then has. */
export function comparedText(of: Field, row: AcquisitionRow): string {
  const cell = scannerCell(of.key);
  return valueText(of, row[of.key] ?? (cell && cell.key !== ABSENT ? row[cell.key] : undefined));
}

/** All values of a row besides its name, in a line. */
export function rowText(
  table: TableName,
  row: AcquisitionRow,
  fields: readonly Field[] = fieldsOf(table),
  nameOf: (of: Field) => string = ({ abbreviation }) => abbreviation,
): string {
  return fields
    .filter(({ key }) => key !== 'name' && !isBlank(row[key]))
    .map((each) => `${nameOf(each)}\u00a0: ${valueText(each, row[each.key])}`)
    .join(' · ');
}
