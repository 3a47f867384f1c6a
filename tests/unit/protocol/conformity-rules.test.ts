import { describe, expect, it } from 'vitest';
import { readAmount, readFactor, readMatrix } from '#lib/protocols/conformity/amounts.ts';
import { compareValue } from '#lib/protocols/conformity/compare-value.ts';
import type { ExamSeries, ReadValue } from '#lib/protocols/conformity/exam.ts';
import { pairRows, withChoice } from '#lib/protocols/conformity/pair-rows.ts';
import { conformityMessages as m } from '#lib/protocols/conformity-texts.ts';
import { fieldsOf, TABLE_NAMES } from '#lib/protocols/fields/acquisition-fields.ts';
import { toleranceOf } from '#lib/protocols/fields/tolerance-fields.ts';
import { fieldOf } from './field-of.ts';

const read = (value: ReadValue['value'], others: number[] = []): ReadValue => ({
  value,
  others,
  text: String(value),
  otherTexts: others.map(String),
  origins: [],
  disputes: [],
  isOutside: false,
});

describe('amounts', () => {
  it.each([
    ['150', 'mAs', { least: 150, most: 150 }],
    ['80–145 mAs', 'mAs', { least: 80, most: 145 }],
    ['3000-4000', 'mAs', { least: 3000, most: 4000 }],
    ['80 à 145', 'mAs', { least: 80, most: 145 }],
    ['1 250', 'mAs', { least: 1250, most: 1250 }],
    ['370 MBq', 'MBq', { least: 370, most: 370 }],
    ['3,5 MBq/kg', 'MBq', undefined],
    ['145–80', 'mAs', undefined],
    ['Modulation', 'mAs', undefined],
    ['150 mAs, modulation', 'mAs', undefined],
  ])('%s in %s', (text, unit, amount) => {
    expect(readAmount(text, unit)).toEqual(amount);
  });

  it('reads matrices and factors whole, or not at all', () => {
    expect(readMatrix('384 × 307')).toEqual([384, 307]);
    expect(readMatrix('384')).toBeUndefined();
    expect(readFactor('GRAPPA 2')).toEqual({ technique: 'GRAPPA', plane: 2, through: undefined });
    expect(readFactor('2 × 1,5')).toEqual({ technique: '', plane: 2, through: 1.5 });
    expect(readFactor('CAIPIRINHA')).toBeUndefined();
  });
});

describe('a value', () => {
  const verdict = (
    table: 'sequences' | 'passes' | 'tracerAcquisitions',
    key: string,
    ...told: [string, string]
  ) => compareValue(fieldOf(table, key), told[0], read(told[1]), toleranceOf(key));

  it.each([
    ['90–110 mAs', '100', 'conform'],
    ['90–110', 'Modulation, 95–105', 'conform'],
    ['90–110', 'Modulation, 60–105', 'check'],
    ['90–110', 'Modulation, 20–40', 'gap'],
    ['90–110', '132', 'conform'],
    ['90–110', '133', 'gap'],
    ['CARE Dose', '100', 'check'],
    ['1 250', '1\u202f250', 'conform'],
  ])('a charge « %s », read as « %s »: %s', (expected, found, said) => {
    expect(verdict('passes', 'mas', expected, found)).toBe(said);
  });

  it.each([
    ['256 × 320', '320 × 256', 'check'],
    ['320 × 256', '320 × 250', 'conform'],
    ['320', '320 × 256', 'check'],
    ['320 × 256', '512 × 512', 'gap'],
  ])('a matrix « %s », read as « %s »: %s', (expected, found, said) => {
    expect(verdict('sequences', 'matrix', expected, found)).toBe(said);
  });

  it.each([
    ['plane', 'AXIALE', 'axial', 'conform'],
    ['plane', 'Axial', 'sagittal', 'gap'],
    ['plane', 'Axial oblique', 'axial', 'check'],
    ['plane', 'Axial', 'oblique', 'check'],
    ['weighting', 'T2', 'FLAIR', 'check'],
    ['phaseDirection', 'A>>P', 'AP', 'conform'],
    ['phaseDirection', 'R-L', 'AP', 'gap'],
    ['coil', 'Genou', 'Genou', 'check'],
    ['acceleration', 'GRAPPA 2', '2', 'conform'],
    ['acceleration', '2', '2 × 2', 'gap'],
    // The other direction is not given.
    ['acceleration', '2 × 2', '2', 'check'],
    ['acceleration', '2 × 2', '3', 'gap'],
  ])('%s « %s », read as « %s »: %s', (key, expected, found, said) => {
    expect(verdict('sequences', key, expected, found)).toBe(said);
  });

  it('in another unit, or beyond what a field may hold, is to be compared', () => {
    expect(verdict('tracerAcquisitions', 'activity', '3 MBq/kg', '259\u00a0MBq')).toBe('check');
    const tr = fieldOf('sequences', 'tr');
    expect(compareValue(tr, 500, { ...read(500), isOutside: true }, toleranceOf('tr'))).toBe('check');
  });

  it('one echo of an echo-planar image says nothing of its train', () => {
    const train = fieldOf('sequences', 'echoTrain');
    expect(compareValue(train, 96, read(1), toleranceOf('echoTrain'))).toBe('check');
    expect(compareValue(train, 96, read(2), toleranceOf('echoTrain'))).toBe('gap');
  });

  it('every number of the table of fields has a tolerance', () => {
    const numbers = TABLE_NAMES.flatMap((table) => fieldsOf(table)).filter(({ shape }) =>
      ['number', 'numbers', 'duration'].includes(shape.kind),
    );
    for (const { key } of numbers) expect(toleranceOf(key), key).toBeDefined();
  });
});

describe('pairs', () => {
  const series = (id: string, label: string, values: Record<string, string | number> = {}): ExamSeries => ({
    id,
    table: 'sequences',
    name: label,
    label,
    images: 20,
    isAside: false,
    values: Object.fromEntries(Object.entries(values).map(([key, value]) => [key, read(value)])),
  });
  const row = (id: string, name: string, more: object = {}) => ({
    id,
    table: 'sequences' as const,
    row: { name, ...more },
  });

  it('what two series may be is to be confirmed, and confirming it is enough', () => {
    const rows = [row('a', 'T1 ax', { plane: 'Axial', weighting: 'T1', tr: 500 })];
    const values = { plane: 'axial', weighting: 'T1', tr: 500 };
    const exam = [series('1', 't1_ax_pre', values), series('2', 't1_ax_gado', { ...values, tr: 510 })];
    const [pair] = pairRows(rows, exam);
    expect(pair).toMatchObject({ row: 'a', series: '1', isDoubtful: true });
    expect(withChoice([pair!], 'a', '2')).toEqual([{ row: 'a', series: '2', isDoubtful: false }]);
  });

  it('another plane is another sequence', () => {
    const rows = [row('a', 'T2 cor', { plane: 'Coronal', weighting: 'T2', tr: 4000, te: 90 })];
    const exam = [series('1', 't2_sag', { plane: 'sagittal', weighting: 'T2', tr: 4000, te: 90 })];
    expect(pairRows(rows, exam)).toEqual([{ row: 'a', series: null, isDoubtful: false }]);
  });

  it('a series chosen by hand leaves the row that had it', () => {
    const pairs = [
      { row: 'a', series: '1', isDoubtful: false },
      { row: 'b', series: null, isDoubtful: false },
    ];
    expect(withChoice(pairs, 'b', '1')).toEqual([
      { row: 'a', series: null, isDoubtful: false },
      { row: 'b', series: '1', isDoubtful: false },
    ]);
  });

  it('rows of one name that say the same are in doubt', () => {
    const rows = [row('a', 'T1 ax', { tr: 500 }), row('b', 'T1 ax', { tr: 500 })];
    const exam = [series('1', 'T1 ax', { tr: 500 }), series('2', 'T1 ax', { tr: 500 })];
    expect(pairRows(rows, exam)).toEqual([
      { row: 'a', series: '1', isDoubtful: true },
      { row: 'b', series: '2', isDoubtful: true },
    ]);
  });
});

describe('the headline', () => {
  const none = { conform: 0, gap: 0, check: 0, unread: 0, missing: 0, extra: 0, repeated: 0, doubtful: 0 };
  it.each([
    [{ conform: 14, unread: 3 }, 'Conforme sur 14\u00a0paramètres lus\u202f; 3\u00a0non lus'],
    [{ conform: 1 }, 'Conforme sur 1\u00a0paramètre lu'],
    [
      { conform: 9, gap: 1, check: 2 },
      '1\u00a0écart sur 10\u00a0paramètres comparés\u202f; 2\u00a0à comparer',
    ],
    [{ conform: 9, missing: 1 }, '1\u00a0ligne absente\u202f; sans écart sur 9\u00a0paramètres lus'],
    [{ conform: 9, doubtful: 2 }, '2\u00a0lignes à confirmer\u202f; sans écart sur 9\u00a0paramètres lus'],
    [{ unread: 4 }, 'Aucun paramètre comparé\u202f; 4\u00a0non lus'],
  ])('%j', (counts, line) => {
    expect(m.headline({ ...none, ...counts })).toBe(line);
  });
});
