import { z } from 'zod';
import { freeText, text, within } from '#lib/items/kinds/fields-schema.ts';
import { fieldsOf, ROWS_MAX, type RowOf, type TableName } from './fields/acquisition-fields.ts';
import { type FieldShape, LIST_MAX, NAME_MAX, TEXT_MAX } from './fields/field.ts';

function valueSchema(shape: FieldShape): z.ZodType {
  switch (shape.kind) {
    case 'text':
    case 'long-text':
      return freeText(TEXT_MAX[shape.kind]);
    case 'texts':
      return z.array(text(TEXT_MAX.texts)).max(LIST_MAX.texts);
    case 'yes-no':
      return z.boolean();
    case 'numbers':
      return z.array(within(shape.min, shape.max)).max(LIST_MAX.numbers);
    case 'number':
    case 'duration':
      return within(shape.min, shape.max);
  }
}

/** Rows of a table, as its fields say (`fields/acquisition-fields.ts`). While one is written it has no name yet. */
function rows<Table extends TableName>(table: Table): z.ZodType<RowOf<Table>[]> {
  const own = fieldsOf(table)
    .filter(({ key }) => key !== 'name')
    .map(({ key, shape }) => [key, valueSchema(shape).optional()]);
  const row = z.strictObject({ name: freeText(NAME_MAX), ...Object.fromEntries(own) });
  return z.array(row).max(ROWS_MAX) as unknown as z.ZodType<RowOf<Table>[]>;
}

export const acquisition = z.strictObject({
  sequences: rows('sequences').optional(),
  passes: rows('passes').optional(),
  views: rows('views').optional(),
  scans: rows('scans').optional(),
  tracerAcquisitions: rows('tracerAcquisitions').optional(),
  runs: rows('runs').optional(),
});

export type Acquisition = z.infer<typeof acquisition>;
