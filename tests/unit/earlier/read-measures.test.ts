import { describe, expect, it } from 'vitest';
import { readMeasures } from '#lib/questionnaires/earlier/read-measures.ts';
import { decimalShift, shifted } from '#lib/questionnaires/earlier/units.ts';

const whole = (text: string) => readMeasures(text).filter(({ part }) => part === undefined);
const read = (text: string) =>
  whole(text).map(({ kind, digits, bound, unit }) => [kind, bound + digits.join(' '), unit]);
const isDoubtful = (text: string) => readMeasures(text).map((measure) => measure.isDoubtful);

describe('numbers of an earlier report', () => {
  it.each([
    ['Kyste de 12 mm.', [['one', '12', 'mm']]],
    ['Kyste de 12,5mm.', [['one', '12,5', 'mm']]],
    ['Kyste de 1.2 cm.', [['one', '1.2', 'cm']]],
    ['Nodule de 12 x 9 mm.', [['product', '12 9', 'mm']]],
    ['Masse de 12x9x8 mm', [['product', '12 9 8', 'mm']]],
    ['Masse de 12 mm × 9 mm', [['product', '12 9', 'mm']]],
    ['Nodules de 5 à 7 mm', [['range', '5 7', 'mm']]],
    ['Nodules de 5-7 mm', [['range', '5 7', 'mm']]],
    ['Densité : -15 UH', [['one', '−15', 'UH']]],
    ['Densité : −15 UH', [['one', '−15', 'UH']]],
    ['Micronodule < 5 mm', [['one', '<5', 'mm']]],
    ['Ganglion inférieur à 10 mm', [['one', '<10', 'mm']]],
    ['ADC 0,8 x 10-3 mm²/s', [['one', '0,8', 'x 10-3 mm²/s']]],
    ['ADC = 0,85.10⁻³ mm²/s', [['one', '0,85', '.10⁻³ mm²/s']]],
    ['Volume 1 250 ml', [['one', '1250', 'ml']]],
    ['Pression 12 mmHg', [['one', '12', 'mmHg']]],
    ['Suivi à 12 mois', [['one', '12', 'mois']]],
    ['Discopathie L4-L5, T12, BI-RADS4', []],
    ['Examen du 03/03/2026 et du 3 mars 2026, 2026-03-03', []],
  ])('%s', (text, measures) => expect(read(text)).toEqual(measures));

  it.each([
    ['Rein droit : 112 mm.', [false]],
    ['Kyste de 12 mm, antérieurement 9 mm.', [false, true]],
    ['Kyste de 12 mm (contre 9 mm le 3 mars 2025).', [false, true]],
    ['Ganglion < 10 mm', [true]],
    ['Épanchement d’environ 20 ml', [true]],
    ['Rein droit - 112 mm', [true]],
    ['Kyste (N < 10 mm)', [true]],
    ['Rein droit 112 mm et rein gauche 108 mm', [false, false]],
    ['Volume 1 250 ml', [true]],
  ])('leave a doubt or none: %s', (text, doubts) => expect(isDoubtful(text)).toEqual(doubts));

  it('of a product can be picked one by one', () => {
    const [product, ...parts] = readMeasures('Masse de 12 x 9 mm');
    expect([product?.digits, ...parts.map(({ digits }) => digits)]).toEqual([['12', '9'], ['12'], ['9']]);
    expect(parts.map(({ kind, isDoubtful }) => [kind, isDoubtful])).toEqual([
      ['one', true],
      ['one', true],
    ]);
  });

  it('come with what is said around them', () => {
    const text = 'REINS\nRein droit : 112 mm, rein gauche : 108 mm.';
    expect(readMeasures(text).map(({ piece, heading }) => [piece.trim(), heading])).toEqual([
      ['Rein droit : 112 mm', 'REINS'],
      ['rein gauche : 108 mm', 'REINS'],
    ]);
  });

  it('end in no time, whatever is pasted', () => {
    const hostile = [
      '1 '.repeat(5000),
      '1 x '.repeat(5000),
      '1-'.repeat(5000),
      '12/'.repeat(5000),
      '- '.repeat(9000),
    ];
    // Patterns that back up over and over would outlast the limit of a test.
    for (const text of hostile) expect(readMeasures(text).length).toBeGreaterThanOrEqual(0);
  });
});

describe('units', () => {
  it.each([
    ['cm', 'mm', 1],
    ['mm', 'cm', -1],
    ['mm', 'mm', 0],
    ['cc', 'mL', 0],
    ['HU', 'UH', 0],
    ['x 10-3 mm2/s', '10⁻³ mm²/s', 0],
    ['ml', 'mm', null],
    ['', 'mm', null],
    ['mm²', 'mm', null],
    ['l', 'ml', null],
  ])('%s in %s', (from, to, places) => expect(decimalShift(from, to)).toBe(places));

  it.each([
    ['0,9', 1, '9'],
    ['1.25', 1, '12,5'],
    ['12', 1, '120'],
    ['9', -1, '0,9'],
    ['112', -1, '11,2'],
    ['120', -1, '12'],
    ['−15', -1, '−1,5'],
    ['0,05', 1, '0,5'],
  ])('%s moved by %i', (digits, places, moved) => expect(shifted(digits, places)).toBe(moved));
});
