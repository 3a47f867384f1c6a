import { describe, expect, it } from 'vitest';
import { readCell } from '#lib/protocols/cells.ts';
import { boundsOf, cellProblem } from '#lib/protocols/fields-texts.ts';
import { fieldOf, read } from './field-of.ts';

const tr = fieldOf('sequences', 'tr');
const fov = fieldOf('sequences', 'fov');
const gap = fieldOf('sequences', 'gap');
const nex = fieldOf('sequences', 'nex');
const flip = fieldOf('sequences', 'flipAngle');
const b = fieldOf('sequences', 'bValues');
const duration = fieldOf('sequences', 'durationSeconds');
const grid = fieldOf('views', 'grid');
const reconstructions = fieldOf('passes', 'reconstructions');

describe('numbers', () => {
  it.each([
    ['2800', 2800],
    ['1 234,5', 1234.5],
    ['1\u202f234,5', 1234.5],
    ['1\u00a0234,5', 1234.5],
    ['1\u2009234', 1234],
    ['12 345', 12_345],
    ['1 234.5', 1234.5],
    ['1.234,5', 1234.5],
    ['1,234.5', 1234.5],
    ['1’234.5', 1234.5],
    ['2,8', 2.8],
    ['2.8', 2.8],
    [',5', 0.5],
    ['5,', 5],
    ['1,5E+03', 1500],
    ['1.5e3', 1500],
    ['+90', 90],
    ['  2800\t', 2800],
    ['\u200e2800\u200e', 2800],
    ['2800 ms', 2800],
    ['2800ms', 2800],
    ['2800\u00a0MS', 2800],
    ['2,8 s', 2800],
    ['TR 2800', 2800],
    ['TR = 2800 ms', 2800],
    ['tr: 2800', 2800],
    ['Temps de répétition 2800', 2800],
    ['ms 2800', 2800],
  ])('reads %j as %j ms', (text, value) => expect(read(tr, text)).toBe(value));

  it.each([
    '3/0,3',
    '≥ 2800',
    '> 2800',
    '~2800',
    '100–300',
    '2 800 000 5',
    '12 34',
    '2800 mm',
    '2800 ms env.',
    'auto',
    '1,2,3',
    '10²',
    '½',
    '#N/A',
    '#####',
    '2800 ms 5',
    '1e999',
    'NaN',
    'Infinity',
    '0x10',
    '2800 2800',
    'x',
    '٣',
    '2800-',
  ])('%j is none', (text) => expect(read(tr, text)).toBe('not-a-number'));

  it.each(['', ' ', '-', '–', '—', '\u00a0'])('%j says nothing', (text) =>
    expect(readCell(tr, text)).toEqual({ value: undefined }),
  );

  it('converts units to the field’s', () => {
    expect(read(fov, '24 cm')).toBe(240);
    expect(read(fov, '1,1 cm')).toBe(11);
    expect(read(fieldOf('views', 'distance'), '1,15 m')).toBe(115);
    expect(read(fieldOf('passes', 'kv'), '120 kVp')).toBe(120);
    expect(read(fieldOf('passes', 'dlp'), '450 mGy.cm')).toBe(450);
    expect(read(fieldOf('passes', 'ctdiVol'), '9 mGy')).toBe(9);
    expect(read(fieldOf('sequences', 'bandwidth'), '200 Hz/pixel')).toBe(200);
    expect(read(fieldOf('runs', 'rateMlPerSecond'), '300 ml/min')).toBe(5);
    expect(read(fieldOf('runs', 'framesPerSecond'), '4 i/s')).toBe(4);
    expect(read(flip, '150 degrés')).toBe(150);
    expect(read(flip, '150°')).toBe(150);
    expect(read(nex, '2 NEX')).toBe(2);
    expect(read(nex, '2 mm')).toBe('not-a-number');
  });

  it('reads signs and never minus zero', () => {
    expect(read(gap, '−0,5')).toBe(-0.5);
    expect(read(gap, '–0,5 mm')).toBe(-0.5);
    expect(read(gap, '- 0,5')).toBe(-0.5);
    expect(Object.is(read(gap, '-0'), 0)).toBe(true);
  });

  it('names the bound that is broken', () => {
    expect(readCell(tr, '60001')).toEqual({ problem: { code: 'too-high', limit: 60_000 } });
    expect(readCell(fov, '0,5')).toEqual({ problem: { code: 'too-low', limit: 1 } });
    expect(readCell(tr, '60 s')).toEqual({ value: 60_000 });
  });
});

describe('lists of numbers', () => {
  it.each([
    ['0 · 500 · 1000', [0, 500, 1000]],
    ['0/500/1000', [0, 500, 1000]],
    ['0 / 500 / 1 000', [0, 500, 1000]],
    ['0 ; 500', [0, 500]],
    ['0;500;', [0, 500]],
    ['0|500', [0, 500]],
    ['0\n500', [0, 500]],
    ['0, 500, 1000', [0, 500, 1000]],
    ['0,500,1000', [0, 500, 1000]],
    ['0,500', [0, 500]],
    ['0-1000', [0, 1000]],
    ['b0-b1000', [0, 1000]],
    ['b0 b500 b1000', [0, 500, 1000]],
    ['b = 0, 500', [0, 500]],
    ['0 500 1000', [0, 500, 1000]],
    ['50 400 800', [50, 400, 800]],
    ['0 et 1000', [0, 1000]],
    ['1 000', [1000]],
    ['1000 s/mm²', [1000]],
    ['b1000', [1000]],
    ['0,5 ;', [0.5]],
  ])('reads %j', (text, values) => expect(read(b, text)).toEqual(values));

  it('says what is wrong', () => {
    expect(read(b, 'élevé')).toBe('not-a-number');
    expect(read(b, '0 ; élevé')).toBe('not-a-number');
    expect(readCell(b, '0 ; 30000')).toEqual({ problem: { code: 'too-high', limit: 20_000 } });
    expect(readCell(b, Array.from({ length: 31 }, (_, i) => i).join(' ; '))).toEqual({
      problem: { code: 'too-many', limit: 30 },
    });
    expect(readCell(b, ' ; ')).toEqual({ value: undefined });
  });
});

describe('words', () => {
  it.each(['oui', 'Oui', 'O', 'x', 'X', 'VRAI', 'true', '1', '✓'])('%j is yes', (text) =>
    expect(read(grid, text)).toBe(true),
  );
  it.each(['non', 'N', 'faux', 'FALSE', '0', 'sans'])('%j is no', (text) =>
    expect(read(grid, text)).toBe(false),
  );
  it('anything else is neither', () => {
    expect(read(grid, 'peut-être')).toBe('not-yes-no');
    expect(read(grid, '-')).toBeUndefined();
  });

  it('are kept as typed, up to their length', () => {
    const matrix = fieldOf('sequences', 'matrix');
    expect(read(matrix, ' 384 × 307 ')).toBe('384 × 307');
    expect(read(matrix, '-')).toBe('-');
    expect(readCell(matrix, 'a'.repeat(201))).toEqual({ problem: { code: 'too-long', limit: 200 } });
    expect(readCell(fieldOf('sequences', 'name'), 'a'.repeat(151))).toEqual({
      problem: { code: 'too-long', limit: 150 },
    });
  });

  it('of a list are cut where one writes so', () => {
    expect(read(reconstructions, '3 mm parties molles ; 1 mm os')).toEqual([
      '3 mm parties molles',
      '1 mm os',
    ]);
    expect(read(reconstructions, '3 mm · 1 mm | 5 mm\n2 mm')).toEqual(['3 mm', '1 mm', '5 mm', '2 mm']);
    expect(read(reconstructions, '"a ; b" ; c')).toEqual(['a ; b', 'c']);
    expect(read(reconstructions, '"a" b ; c')).toEqual(['"a" b', 'c']);
    expect(readCell(reconstructions, 'a;'.repeat(21))).toEqual({ problem: { code: 'too-many', limit: 20 } });
    expect(readCell(reconstructions, `a;${'b'.repeat(201)}`)).toEqual({
      problem: { code: 'too-long', limit: 200 },
    });
  });
});

describe('French words of bounds and problems', () => {
  it('name the bounds with their unit', () => {
    expect(boundsOf(tr)).toBe('de 0 à 60\u202f000\u00a0ms');
    expect(boundsOf(flip)).toBe('de 0 à 360°');
    expect(boundsOf(duration)).toBe('de 0\u00a0s à 2\u00a0h');
    expect(boundsOf(nex)).toBe('de 0 à 64');
    expect(boundsOf(fieldOf('sequences', 'name'))).toBe('150\u00a0caractères au plus');
  });

  it('say what is expected', () => {
    expect(cellProblem(tr, { code: 'not-a-number' })).toBe(
      'Un nombre est attendu, de 0 à 60\u202f000\u00a0ms.',
    );
    expect(cellProblem(tr, { code: 'too-high', limit: 60_000 })).toBe(
      'Trop grand\u00a0: 60\u202f000\u00a0ms au plus.',
    );
    expect(cellProblem(duration, { code: 'not-a-duration' })).toContain('2:30');
  });
});
