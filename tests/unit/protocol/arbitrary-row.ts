import fc from 'fast-check';
import {
  type AcquisitionRow,
  fieldsOf,
  ROWS_MAX,
  type TableName,
} from '#lib/protocols/fields/acquisition-fields.ts';
import { type Field, LIST_MAX, NAME_MAX, TEXT_MAX } from '#lib/protocols/fields/field.ts';

/** All separators of cells, lists, numbers and units, and texts that have broken parsers of tables before. */
const MARKS =
  ' ;|·|\t|\n|\r\n|"|""|,|, |; |/|-|–|=|: |<td>|&amp;|&|<b>|°|mm|ms|1 000|0,3|-|=1+1|@|#N/A|«\u202fa\u202f»|é|œ|🩻'.split(
    '|',
  );

const text = (maximum: number): fc.Arbitrary<string> =>
  fc
    .array(fc.oneof(fc.constantFrom(...MARKS), fc.string({ maxLength: 8, unit: 'grapheme' })), {
      maxLength: 6,
    })
    .map((pieces) => pieces.join('').slice(0, maximum).trim())
    .filter((each) => each !== '');

/** Numbers as people type them mostly, and any double at times. */
const within = ({ min, max }: { min: number; max: number }): fc.Arbitrary<number> =>
  fc
    .oneof(
      fc.integer({ min: Math.ceil(min), max: Math.floor(max) }),
      fc.integer({ min: Math.ceil(min * 100), max: Math.floor(max * 100) }).map((value) => value / 100),
      fc.double({ min, max, noNaN: true }),
      fc.constantFrom(min, max),
    )
    .map((value) => value + 0);

/** Any value that the field may store. */
export function arbitraryValue({ key, shape }: Field): fc.Arbitrary<AcquisitionRow[string]> {
  switch (shape.kind) {
    case 'text':
    case 'long-text':
      return text(key === 'name' ? NAME_MAX : TEXT_MAX[shape.kind]);
    case 'texts':
      return fc.array(text(TEXT_MAX.texts), { minLength: 1, maxLength: LIST_MAX.texts });
    case 'yes-no':
      return fc.boolean();
    case 'numbers':
      return fc.array(within(shape), { minLength: 1, maxLength: LIST_MAX.numbers });
    case 'number':
    case 'duration':
      return within(shape);
  }
}

/** Rows of a table, as they may be stored, each with some of the fields. */
export function arbitraryRows(table: TableName, maxLength = 8): fc.Arbitrary<AcquisitionRow[]> {
  const values = Object.fromEntries(fieldsOf(table).map((field) => [field.key, arbitraryValue(field)]));
  const row = fc.record(values, { requiredKeys: ['name'] }) as fc.Arbitrary<AcquisitionRow>;
  return fc.array(row, { maxLength: Math.min(maxLength, ROWS_MAX) });
}
