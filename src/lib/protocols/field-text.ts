import { frenchDecimal } from '#lib/platform/french-formats.ts';
import { writeCell } from './cells.ts';
import { type AcquisitionRow, fieldsOf, type TableName } from './fields/acquisition-fields.ts';
import type { Field } from './fields/field.ts';
import { isBlank, type Value } from './same-value.ts';
import { ABSENT, NOTHING, scannerCell } from './scanners/scanner-cells.ts';

/** Maximum number of displayed decimals. */
const DECIMALS = 3;
const shown = (value: unknown): string =>
  typeof value === 'number' ? frenchDecimal(value, DECIMALS) : String(value);

/** The unit displayed with a field's value; durations and texts contain theirs. */
const unitOf = ({ shape }: Field): string =>
  shape.kind === 'number' || shape.kind === 'numbers' ? shape.unit : '';

/** The unit beside a column's abbreviation; '' when there is none, or « kV » already is the abbreviation. */
export const headingUnit = (of: Field): string => (unitOf(of) === of.abbreviation ? '' : unitOf(of));

/** Whether a scanner has no value in a field that others have. */
const isNothing = (of: Field, value: Value) => value === NOTHING && scannerCell(of.key) !== undefined;

/** A value as displayed below a heading with its unit; not as typed (`cells.ts`). */
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

/** The text of a cell for comparison: for a scanner without its own value, the shared one. */
export function comparedText(of: Field, row: AcquisitionRow): string {
  const cell = scannerCell(of.key);
  return valueText(of, row[of.key] ?? (cell && cell.key !== ABSENT ? row[cell.key] : undefined));
}

/** All values of a row except its name, as one line. */
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
