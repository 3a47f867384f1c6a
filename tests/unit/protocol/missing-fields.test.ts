import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fieldsOf, TABLE_OF_TYPE } from '#lib/protocols/fields/acquisition-fields.ts';
import { missingFields } from '#lib/protocols/missing-fields.ts';
import { missingPlaces } from '#lib/protocols/missing-fields-texts.ts';
import { IMAGING_TYPES } from '#lib/protocols/vocabulary.ts';

const FULL = { name: 'T2 sag', weighting: 'T2', plane: 'Sagittal', tr: 3000, te: 90, fov: 250, thickness: 3 };
const mri = (rows: object[]) => ({ imagingType: 'IRM', acquisition: { sequences: rows } }) as never;

it('asks for a title and a row at least', () => {
  expect(missingFields({ title: ' ', body: { imagingType: 'Scanner' } as never })).toEqual([
    'title',
    'acquisition',
  ]);
  // Rows of another type are not rows of this one.
  expect(
    missingFields({
      title: 'A',
      body: { imagingType: 'Scanner', acquisition: { sequences: [FULL] } } as never,
    }),
  ).toEqual(['acquisition']);
});

it('misses nothing of a row that says what a console needs, and takes 0 for a value', () => {
  expect(missingFields({ title: 'A', body: mri([FULL]) })).toEqual([]);
  expect(missingFields({ title: 'A', body: mri([{ ...FULL, te: 0 }]) })).toEqual([]);
  expect(missingFields({ title: 'A', body: mri([{ ...FULL, plane: '  ' }]) })).toEqual(['sequences.plane.0']);
});

it('of whatever rows: names exactly the required fields that are empty, by row', () => {
  const cases = fc.record({
    type: fc.constantFrom(...IMAGING_TYPES),
    holes: fc.array(fc.array(fc.nat(20), { maxLength: 4 }), { minLength: 1, maxLength: 5 }),
  });
  fc.assert(
    fc.property(cases, ({ type, holes }) => {
      const table = TABLE_OF_TYPE[type];
      const required = fieldsOf(table).filter((field) => field.required);
      const gone = holes.map((places) => new Set(places.map((at) => required[at % required.length]?.key)));
      const rows = gone.map((keys) =>
        Object.fromEntries(required.flatMap(({ key }) => (keys.has(key) ? [] : [[key, 'x']]))),
      );
      const body = { imagingType: type, acquisition: { [table]: rows } } as never;
      const expected = gone.flatMap((keys, row) =>
        required.filter(({ key }) => keys.has(key)).map(({ key }) => `${table}.${key}.${row}`),
      );
      expect(missingFields({ title: 'A', body })).toEqual(expected);
    }),
  );
});

it('leads to the first cell that a row lacks', () => {
  const { te: _te, fov: _fov, ...row } = FULL;
  const rows = [FULL, row] as never[];
  const places = missingPlaces(missingFields({ title: '', body: mri(rows) }), rows);
  expect(places.map(({ place, cell }) => [place, cell])).toEqual([
    ['title', undefined],
    ['acquisition', { table: 'sequences', row: 1, key: 'te' }],
  ]);
  expect(places[1]?.text).toMatch(/^Ligne 2 \(T2 sag\)/);
});

it('a scanner that makes no row at all is named', () => {
  const scanners = [
    { id: 'aera', name: 'Aera' },
    { id: 'ge3t', name: 'GE 3 T' },
  ];
  const gone = { ...FULL, 'absent@ge3t': true };
  const body = { ...(mri([gone, gone]) as object), scanners } as never;
  expect(missingFields({ title: 'A', body })).toEqual(['scanner.ge3t']);
  expect(missingPlaces(['scanner.ge3t'], [gone] as never, scanners)).toEqual([
    { place: 'acquisition', text: expect.stringContaining('pour l’appareil «\u202fGE 3 T\u202f»') },
  ]);
  const kept = { ...(mri([gone, FULL]) as object), scanners } as never;
  expect(missingFields({ title: 'A', body: kept })).toEqual([]);
});
