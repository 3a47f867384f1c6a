import { type CellValue, readCell } from '#lib/protocols/cells.ts';
import { fieldsOf, type TableName } from '#lib/protocols/fields/acquisition-fields.ts';
import type { Field } from '#lib/protocols/fields/field.ts';

export function fieldOf(table: TableName, key: string): Field {
  const found = fieldsOf(table).find((field) => field.key === key);
  if (!found) throw new Error(`no field ${key} in ${table}`);
  return found;
}

/** The value of a cell's text, or the code of its fault. */
export function read(field: Field, text: string): CellValue {
  const reading = readCell(field, text);
  return 'problem' in reading ? reading.problem.code : reading.value;
}
