import { describe, expect, it } from 'vitest';
import { compareDoses } from '#lib/protocols/dose-comparison.ts';

const passes = [
  { name: 'Artériel', ctdiVol: 12, dlp: 400 },
  { name: 'Portal', ctdiVol: 10, dlp: 500 },
];

describe('doses against the department’s reference', () => {
  it('are judged pass by pass and for the whole exam', () => {
    const compared = compareDoses({ acquisition: { passes }, doseReference: { ctdiVol: 10, dlp: 1000 } });
    expect(compared).toEqual([
      { name: 'Artériel', quantity: 'ctdiVol', value: 12, reference: 10, verdict: 'above', percent: 20 },
      { name: 'Portal', quantity: 'ctdiVol', value: 10, reference: 10, verdict: 'within', percent: 0 },
      { quantity: 'dlp', value: 900, reference: 1000, verdict: 'within', percent: -10 },
    ]);
  });

  it('are left alone without a reference, or without a dose', () => {
    expect(compareDoses({ acquisition: { passes } })).toEqual([]);
    expect(compareDoses({ acquisition: { passes }, doseReference: { source: 'médiane 2025' } })).toEqual([]);
    expect(
      compareDoses({ acquisition: { passes: [{ name: 'A' }] }, doseReference: { ctdiVol: 1, dlp: 1 } }),
    ).toEqual([]);
    expect(compareDoses({ doseReference: { ctdiVol: 1, dlp: 1 } })).toEqual([]);
  });

  it('are not called low while a pass is silent, but high as soon as they are', () => {
    const silent = [...passes, { name: 'Tardif' }];
    const verdict = (dlp: number) =>
      compareDoses({ acquisition: { passes: silent }, doseReference: { dlp } }).map((dose) => dose.verdict);
    expect(verdict(1000)).toEqual(['unknown']);
    expect(verdict(800)).toEqual(['above']);
  });

  it('hold against a reference of zero', () => {
    const [dose] = compareDoses({ acquisition: { passes }, doseReference: { ctdiVol: 0 } });
    expect(dose).toMatchObject({ verdict: 'above', percent: 0 });
  });
});
