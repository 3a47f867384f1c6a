import { describe, expect, it } from 'vitest';
import { readCell, writeCell } from '#lib/protocols/cells.ts';
import { fieldOf, read } from './field-of.ts';

const duration = fieldOf('sequences', 'durationSeconds');
const delay = fieldOf('tracerAcquisitions', 'delayMinutes');

describe('durations', () => {
  it.each([
    ['2:58', 178],
    ['02:58', 178],
    ['0:02:58', 178],
    ['1:02:03', 3723],
    ['2:58,5', 178.5],
    ['2 min 58 s', 178],
    ['2 min 58', 178],
    ['2min58s', 178],
    ['2m58s', 178],
    ['2 mn 58', 178],
    ["2'58''", 178],
    ['2’58”', 178],
    ['2′58″', 178],
    ['178', 178],
    ['178 s', 178],
    ['178,5 sec', 178.5],
    ['2,5 min', 150],
    ['45"', 45],
    ['1 h 05', 3900],
    ['1h05', 3900],
    ['1 h', 3600],
    ['TA 2:58', 178],
    ['TA : 2 min 58', 178],
    ['500 ms', 0.5],
  ])('reads %j as %j s', (text, value) => expect(read(duration, text)).toBe(value));

  it.each([
    '2:5',
    '2 s 58 min',
    'env. 3 min',
    '3 mm',
    '2:58:',
    '≈ 2 min',
    '2 min 58 s 3',
    '5 Hz',
    '2 min - 3 min',
  ])('%j is none', (text) => expect(read(duration, text)).toBe('not-a-duration'));

  it('of minutes are in minutes', () => {
    expect(read(delay, '90')).toBe(90);
    expect(read(delay, '3 h')).toBe(180);
    expect(read(delay, '1 h 30')).toBe(90);
    expect(read(delay, '90 min')).toBe(90);
    expect(read(delay, '45 s')).toBe(0.75);
    expect(read(delay, '2 jours')).toBe(2880);
  });

  it('are written in words and kept exactly', () => {
    expect(writeCell(duration, 178)).toBe('2\u00a0min 58\u00a0s');
    expect(writeCell(duration, 3900)).toBe('1\u00a0h 5\u00a0min');
    expect(writeCell(delay, 90)).toBe('1\u00a0h 30\u00a0min');
    expect(writeCell(duration, 0)).toBe('0\u00a0s');
    expect(read(duration, writeCell(duration, 0.1 + 0.2))).toBe(0.1 + 0.2);
    expect(read(delay, writeCell(delay, 1 / 3))).toBe(1 / 3);
  });

  it('have bounds', () => {
    expect(readCell(duration, '3 h')).toEqual({ problem: { code: 'too-high', limit: 7200 } });
    expect(readCell(duration, '-5')).toEqual({ problem: { code: 'too-low', limit: 0 } });
  });
});
