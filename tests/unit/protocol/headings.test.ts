import { describe, expect, it } from 'vitest';
import { headingsOf, plainHeading, readHeading } from '#lib/protocols/exchange/headings.ts';
import { fieldsOf, TABLE_NAMES, type TableName } from '#lib/protocols/fields/acquisition-fields.ts';

const said = (table: TableName, heading: string) => {
  const column = readHeading(headingsOf(table), heading);
  return column && [column.fields.map((field) => field?.key).join('+'), column.unit];
};

it.each(TABLE_NAMES)('no heading of %s names two fields', (table) => {
  const names = fieldsOf(table).flatMap(({ key, abbreviation, label, aliases = [] }) =>
    [...new Set([abbreviation, label, ...aliases].map(plainHeading))].map((name) => ({ name, key })),
  );
  const twice = names.filter(({ name }, index) => names.findIndex((each) => each.name === name) !== index);
  expect(twice).toEqual([]);
  expect(names.filter(({ name }) => name === '')).toEqual([]);
});

describe('headings', () => {
  it.each([
    ['TR', 'tr', ''],
    ['TR (ms)', 'tr', 'ms'],
    ['tr [ms]', 'tr', 'ms'],
    ['TR ms', 'tr', 'ms'],
    ['TR en ms', 'tr', 'ms'],
    ['TR\nms', 'tr', 'ms'],
    ['TR, ms', 'tr', 'ms'],
    ['TR (s)', 'tr', 's'],
    ['Temps de repetition (ms)', 'tr', 'ms'],
    ['Repetition time', 'tr', ''],
    ['Ép.', 'thickness', ''],
    ['ep (mm)', 'thickness', 'mm'],
    ['EPAISSEUR (cm)', 'thickness', 'cm'],
    ['Slice thickness', 'thickness', ''],
    ['Séquences', 'name', ''],
    ['Matrice (fréquence × phase)', 'matrix', ''],
    ['Matrice', 'matrix', ''],
    ['FOV (lecture)', 'fov', ''],
    ['b-values', 'bValues', ''],
    ['Angle (°)', 'flipAngle', '°'],
    ['BP (Hz/pixel)', 'bandwidth', 'Hz/pixel'],
    ['Durée (min)', 'durationSeconds', 'min'],
    ['TR/TE (ms)', 'tr+te', 'ms'],
    ['Ép./Esp. (mm)', 'thickness+gap', 'mm'],
    ['NEX :', 'nex', ''],
  ])('%j', (heading, key, unit) => expect(said('sequences', heading)).toEqual([key, unit]));

  it.each([
    '',
    'TR (mm)',
    'BP (kHz)',
    'FOV phase (%)',
    'FOV phase',
    'Remplissage',
    'TR/Machine',
    'T1',
    '2800',
  ])('%j is none', (heading) => expect(said('sequences', heading)).toBeUndefined());

  it('keep the unit of fields that hold text', () => {
    expect(said('tracerAcquisitions', 'Activité (MBq)')).toEqual(['activity', 'MBq']);
    expect(said('passes', 'mAs')).toEqual(['mas', '']);
    expect(said('passes', 'CTDIvol (mGy)')).toEqual(['ctdiVol', 'mGy']);
    expect(said('passes', 'DLP (mGy.cm)')).toEqual(['dlp', 'mGy.cm']);
  });
});
