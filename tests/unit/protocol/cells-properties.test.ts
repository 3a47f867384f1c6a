import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frenchDecimal } from '#lib/platform/french-formats.ts';
import { readCell, writeCell } from '#lib/protocols/cells.ts';
import { fieldsOf, TABLE_NAMES } from '#lib/protocols/fields/acquisition-fields.ts';
import { boundsOf, cellProblem } from '#lib/protocols/fields-texts.ts';
import { propertyRuns } from '../../run/tier.ts';
import { arbitraryValue } from './arbitrary-row.ts';

const FIELDS = TABLE_NAMES.flatMap((table) =>
  fieldsOf(table).map((field) => [`${table}.${field.key}`, field] as const),
);

describe.each(FIELDS)('%s', (_, field) => {
  it('reads what it writes', () => {
    fc.assert(
      fc.property(arbitraryValue(field), (value) => {
        expect(readCell(field, writeCell(field, value))).toEqual({ value });
      }),
    );
  });

  it('reads any text, or says in words why not', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30, unit: 'grapheme' }), (text) => {
        const reading = readCell(field, text);
        if ('problem' in reading) expect(cellProblem(field, reading.problem)).toMatch(/\.$/);
        else expect(readCell(field, writeCell(field, reading.value))).toEqual(reading);
      }),
    );
    expect(boundsOf(field)).not.toBe('');
  });

  it('is nothing when nothing is written', () => {
    expect(writeCell(field, undefined)).toBe('');
    expect(readCell(field, '')).toEqual({ value: undefined });
  });
});

it('reads numbers as French screens show them', () => {
  const numbers = FIELDS.flatMap(([, field]) =>
    field.shape.kind === 'number' ? [{ field, shape: field.shape }] : [],
  );
  for (const { field, shape } of numbers) {
    const { min, max, unit, decimals } = shape;
    fc.assert(
      fc.property(fc.integer({ min: Math.ceil(min * 100), max: Math.floor(max * 100) }), (hundredths) => {
        const text = `${frenchDecimal(hundredths / 100, Math.max(decimals, 2))}\u00a0${unit}`;
        expect(readCell(field, text), text).toEqual({ value: hundredths / 100 });
      }),
      { numRuns: propertyRuns(50) },
    );
  }
});
