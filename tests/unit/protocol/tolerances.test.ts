import { expect, it } from 'vitest';
import { protocolBody } from '#lib/protocols/body-schema.ts';
import { changeLine } from '#lib/protocols/changes-texts.ts';
import { ownTolerances } from '#lib/protocols/conformity-texts.ts';
import { writeProtocolText } from '#lib/protocols/exchange/write-text.ts';
import { PROTOCOL_WORDS } from '#lib/protocols/export-texts.ts';
import { fieldDifferences } from '#lib/protocols/field-differences.ts';
import { fieldsOf, TABLE_NAMES } from '#lib/protocols/fields/acquisition-fields.ts';
import { TOLERANCE_FIELDS, TOLERANCE_KEYS } from '#lib/protocols/fields/tolerance-fields.ts';
import { mergeBodies } from '#lib/protocols/merge-bodies.ts';

const body = { imagingType: 'IRM', region: 'Autre', reviewStatus: 'Brouillon' } as const;
const own = { ...body, tolerances: { tr: 2, flipAngle: 0 } };

it('are kept in bounds, and nothing else is', () => {
  expect(protocolBody.parse(own)).toEqual(own);
  for (const tolerances of [{ tr: -1 }, { tr: 101 }, { tr: '2' }, { name: 1 }])
    expect(protocolBody.safeParse({ ...body, tolerances }).success, JSON.stringify(tolerances)).toBe(false);
});

it('differ, merge and are exported as other facts are', () => {
  const changes = fieldDifferences(body, own);
  expect(changes.map(({ path, section }) => [path, section])).toEqual([
    ['tolerances.tr', 'tolerances'],
    ['tolerances.flipAngle', 'tolerances'],
  ]);
  expect(changeLine(changes[0]!)).toBe('TR\u00a0: rien → 2\u00a0%');
  expect(mergeBodies({ base: body, mine: { ...body, version: '2' }, theirs: own })).toEqual({
    ...own,
    version: '2',
  });
  const text = writeProtocolText({ title: 'Genou', facts: [], body: own }, PROTOCOL_WORDS);
  expect(text).toContain('Tolérances\n----------\nTR\u00a0: 2\u00a0%\nAngle\u00a0: 0°');
});

it('are told on the page with what they are of', () => {
  expect(ownTolerances({ tr: 2, flipAngle: 0, thickness: 0.2, dlp: 10 })).toEqual([
    'TR ±\u00a02\u00a0%',
    'Angle valeur exacte',
    'Ép. ±\u00a00,2\u00a0mm',
    'PDL +\u00a010\u00a0% au plus',
  ]);
  expect(ownTolerances()).toEqual([]);
});

it('are of one kind for all fields of a key', () => {
  const fields = TABLE_NAMES.flatMap((table) => fieldsOf(table));
  for (const key of TOLERANCE_KEYS) {
    const units = fields
      .filter((field) => field.key === key)
      .map(({ shape }) => JSON.stringify([shape.kind, 'unit' in shape && shape.unit]));
    expect(new Set(units).size, key).toBe(1);
    expect(TOLERANCE_FIELDS[key].shape.min, key).toBe(0);
  }
});

it('every number of every row has one: without it « Conforme ? » could only say « à vérifier »', () => {
  const numbers = TABLE_NAMES.flatMap((table) =>
    fieldsOf(table)
      .filter(({ shape }) => ['number', 'numbers', 'duration'].includes(shape.kind))
      .map(({ key }) => key),
  );
  expect(numbers.filter((key) => !TOLERANCE_KEYS.some((known) => known === key))).toEqual([]);
});
