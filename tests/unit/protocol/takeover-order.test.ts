import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeOffers, takeOver } from '#islands/protocol-editor/takeover/take-over.ts';
import type { EditedBody } from '#lib/protocols/body-edits.ts';
import { fieldDifferences } from '#lib/protocols/field-differences.ts';
import { propertyRuns } from '../../run/tier.ts';

const value = fc.option(fc.nat(3), { nil: undefined });
/** Rows that share names, two by two or all of them: such as « Diffusion », « Diffusion », « Repérage ». */
const rows = fc.array(
  fc.record({ name: fc.constantFrom('Diffusion', 'Repérage', 'T1'), tr: value, te: value }),
  { maxLength: 8 },
);
const withRows = (sequences: object[]): EditedBody =>
  ({
    imagingType: 'IRM',
    region: 'Thorax',
    reviewStatus: 'Brouillon',
    acquisition: { sequences },
  }) as unknown as EditedBody;
const said = ({ acquisition }: EditedBody) => JSON.parse(JSON.stringify(acquisition?.sequences ?? []));

describe('a copy that takes over all of what its source has become', () => {
  it('has its rows in the order of the source, those that share a name too', () => {
    fc.assert(
      fc.property(rows, rows, (was, is) => {
        const [before, after] = [withRows(was), withRows(is)];
        const changes = fieldDifferences(before, after);
        const { body, refused } = takeOver(before, changes);
        expect(refused).toBe(0);
        expect(changeOffers(changes, before).map(({ state }) => state)).toEqual(changes.map(() => 'applies'));
        expect(said(body)).toEqual(said(after));
      }),
      { numRuns: propertyRuns(400), seed: 1895 },
    );
  });
});
