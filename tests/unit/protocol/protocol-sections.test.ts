import { expect, it } from 'vitest';
import type { ProtocolBody } from '#lib/protocols/body-schema.ts';
import { sectionsOf } from '#lib/protocols/layout/sections.ts';

const head: ProtocolBody = { imagingType: 'Scanner', region: 'Thorax', reviewStatus: 'Validé' };
const ids = (body: Partial<ProtocolBody>) => sectionsOf({ ...head, ...body }).map(({ id }) => id);

it('leads to what says something, in the order of the page', () => {
  expect(
    ids({
      references: ['Guide'],
      preparation: { position: 'Décubitus', fasting: '6 heures' },
      acquisition: { passes: [{ name: 'Portal' }] },
      contrast: { doseMlPerKg: 0 },
      doseReference: { dlp: 500 },
    }),
  ).toEqual(['verifier', 'preparation', 'contraste', 'acquisition', 'dose', 'references']);
});

it('leads to nothing that is empty', () => {
  expect(
    ids({
      indications: [],
      preparation: { fasting: '', coil: '' },
      acquisition: { passes: [], sequences: [] },
      contrast: { agent: '' },
    }),
  ).toEqual([]);
});
