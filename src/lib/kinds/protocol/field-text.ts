import { frenchDecimal } from '#lib/domain/french-formats.ts';
import { writeCell } from './cells.ts';
import { isBlank, type Value } from './field-changes.ts';
import { type AcquisitionRow, fieldsOf, type TableName } from './fields/acquisition-fields.ts';
import type { Field } from './fields/field.ts';

/** Decimals that a reader is shown. */
const DECIMALS = 3;
const shown = (value: unknown): string =>
  typeof value === 'number' ? frenchDecimal(value, DECIMALS) : String(value);

/** A value as it is read, with its unit; not as it is typed (`cells.ts`). */
export function valueText(of: Field, value: Value): string {
  if (isBlank(value)) return '';
  const { shape } = of;
  if (shape.kind === 'duration' || shape.kind === 'yes-no') return writeCell(of, value);
  const text = Array.isArray(value) ? value.map(shown).join(' · ') : shown(value);
  const unit = shape.kind === 'number' || shape.kind === 'numbers' ? shape.unit : '';
  if (unit === '') return text;
  return `${text}${unit === '°' ? '' : '\u00a0'}${unit}`;
}

/** All that a row says besides its name, in a line. */
export function rowText(table: TableName, row: AcquisitionRow): string {
  return fieldsOf(table)
    .filter(({ key }) => key !== 'name' && !isBlank(row[key]))
    .map((each) => `${each.abbreviation}\u00a0: ${valueText(each, row[each.key])}`)
    .join(' · ');
}
