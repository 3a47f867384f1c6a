import { describe, expect, it } from 'vitest';
import type { ProtocolBody } from '#lib/protocols/body-schema.ts';
import type { RowOf } from '#lib/protocols/fields/acquisition-fields.ts';
import { printFormat } from '#lib/protocols/layout/print-format.ts';

const head: ProtocolBody = { imagingType: 'IRM', region: 'Autre', reviewStatus: 'Validé' };

const sequence: RowOf<'sequences'> = {
  name: 'Diffusion axiale multi-b',
  weighting: 'Diffusion',
  plane: 'Axial',
  tr: 4200,
  te: 80,
  ti: 2500,
  flipAngle: 90,
  fov: 240,
  matrix: '256 × 256',
  thickness: 3,
  gap: 0.3,
  nex: 2,
  bandwidth: 1200,
  fatSaturation: 'SPAIR',
  bValues: [0, 500, 1000],
  acceleration: 'GRAPPA 2',
  durationSeconds: 178,
};

const withRows = (count: number, row: RowOf<'sequences'> = sequence): ProtocolBody => ({
  ...head,
  acquisition: { sequences: Array.from({ length: count }, () => row) },
});

describe('a protocol on paper', () => {
  it('stands upright in large letters when it is short', () => {
    expect(printFormat({ ...head, indications: ['Gonalgie'] })).toEqual({
      orientation: 'portrait',
      points: 10,
    });
    expect(printFormat(withRows(4, { name: 'T1', tr: 500, te: 12 }))).toEqual({
      orientation: 'portrait',
      points: 10,
    });
  });

  it('lies down for the columns of a wide table', () => {
    expect(printFormat(withRows(4)).orientation).toBe('landscape');
  });

  it('takes smaller letters, never under 8 pt, before a second sheet', () => {
    const lines = (count: number) =>
      Array.from({ length: count }, (_, place) => `Indication numéro ${place}`);
    const sizes = [5, 40, 50, 55].map((count) => printFormat({ ...head, pitfalls: lines(count) }).points);
    expect(sizes[0]).toBe(10);
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    expect(sizes.at(-1)).toBe(8);
  });

  it('leaves room for the code beside its title', () => {
    const sizes = (hasCode: boolean) =>
      Array.from({ length: 55 }, (_, count) => {
        const pitfalls = Array.from({ length: count }, (_, place) => `Indication numéro ${place}`);
        return printFormat({ ...head, pitfalls }, hasCode).points;
      });
    const [without, beside] = [sizes(false), sizes(true)];
    expect(beside.every((points, at) => points <= without[at]!)).toBe(true);
    expect(beside.filter((points, at) => points < without[at]!)).not.toEqual([]);
  });

  it('reads well on several sheets when one cannot hold it', () => {
    expect(printFormat(withRows(60))).toEqual({ orientation: 'landscape', points: 9 });
    expect(printFormat(withRows(60, { name: 'T1', comment: 'Mot '.repeat(40) })).orientation).toBe(
      'portrait',
    );
  });

  it('knows what to do with nothing at all', () => {
    expect(printFormat({ ...head, acquisition: { sequences: [] }, preparation: {}, contrast: {} })).toEqual({
      orientation: 'portrait',
      points: 10,
    });
  });
});
