import { z } from 'zod';
import { freeText, text, within } from '#lib/items/kinds/fields-schema.ts';
import { fieldsOf, ROWS_MAX, type RowOf, type TableName } from './fields/acquisition-fields.ts';
import { type FieldShape, LIST_MAX, NAME_MAX, TEXT_MAX } from './fields/field.ts';
import { ABSENT, NOTHING, scannerCell } from './scanners/scanner-cells.ts';

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

/** The possible values of a cell in a scanner column; its field restricts them further. */
const anyValue = z.union([
  freeText(TEXT_MAX['long-text']),
  z.number(),
  z.boolean(),
  z.array(text(TEXT_MAX.texts)).max(LIST_MAX.texts),
  z.array(z.number()).max(LIST_MAX.numbers),
]);

/** Validates the cells of scanner columns by their fields, and refuses every other key. */
function scannerCells(table: TableName) {
  const schemas = new Map<string, z.ZodType>([
    ...fieldsOf(table).map(({ key, shape }): [string, z.ZodType] => [key, valueSchema(shape)]),
    ['name', freeText(NAME_MAX).min(1)],
    [ABSENT, z.literal(true)],
  ]);
  const shared = new Set<string>(fieldsOf(table).map(({ key }) => key));
  return (row: Record<string, unknown>, ctx: z.RefinementCtx) => {
    for (const [key, value] of Object.entries(row)) {
      if (shared.has(key)) continue;
      const cell = scannerCell(key);
      const schema = cell && schemas.get(cell.key);
      if (!schema) ctx.addIssue({ code: 'unrecognized_keys', keys: [key], input: row });
      else if (value !== NOTHING || cell.key === 'name' || cell.key === ABSENT)
        for (const issue of schema.safeParse(value).error?.issues ?? [])
          ctx.addIssue({ ...issue, path: [key, ...issue.path] } as Parameters<typeof ctx.addIssue>[0]);
    }
  };
}

/** The schema of a table's rows, from its fields (`fields/acquisition-fields.ts`). A new row may have no name yet. */
function rows<Table extends TableName>(table: Table): z.ZodType<RowOf<Table>[]> {
  const own = fieldsOf(table)
    .filter(({ key }) => key !== 'name')
    .map(({ key, shape }) => [key, valueSchema(shape).optional()]);
  const row = z
    .object({ name: freeText(NAME_MAX), ...Object.fromEntries(own) })
    .catchall(anyValue)
    .superRefine(scannerCells(table));
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
