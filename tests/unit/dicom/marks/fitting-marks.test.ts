import { describe, expect, it } from 'vitest';
import { fittingMarks } from '#lib/cases/marks/fitting-marks.ts';
import { briefs, leftOf, marksIn } from './files.ts';

describe('marks on images that they do not fit', () => {
  it('circles are left where pixels are not square, the rest stays', async () => {
    const round = await marksIn('round');
    const shape = { rows: 512, columns: 512, frames: 1 };
    const square = fittingMarks(round, () => ({ ...shape, isSquare: true }));
    expect(square).toEqual(round);
    const wide = fittingMarks(round, () => ({ ...shape, isSquare: false }));
    expect(briefs(wide)).toEqual(briefs(round).slice(0, 2));
    expect(leftOf(wide)).toEqual(['not-square: Area: 1']);
  });

  it('contours of a segmentation are left on an image of another size; of one that is not there nothing is known', async () => {
    const binary = await marksIn('binary');
    const fitted = fittingMarks(binary, ({ instance }) =>
      instance.endsWith('.1')
        ? { rows: 7, columns: 11, isSquare: true, frames: 1 }
        : { rows: 14, columns: 22, isSquare: true, frames: 1 },
    );
    expect(briefs(fitted)).toEqual(briefs(binary).slice(0, 1));
    expect(leftOf(fitted)).toContain('other-size: Neoplasm: 4');
    expect(fittingMarks(binary, () => undefined)).toEqual(binary);
  });

  it('of several frames of which none is named, a border is left, and what is drawn says how many more it means', async () => {
    const shape = { rows: 7, columns: 11, isSquare: true, frames: 5 };
    const binary = fittingMarks(await marksIn('binary'), () => shape);
    expect(binary.findings).toEqual([]);
    expect(leftOf(binary)).toContain('several-sources: Neoplasm: 4');
    const round = await marksIn('round');
    const meant = fittingMarks({ ...round, findings: [{ ...round.findings[0]!, others: 2 }] }, () => shape);
    expect(meant.findings[0]).toMatchObject({ others: 6, marks: round.findings[0]!.marks });
    // Each names its frame.
    expect(fittingMarks(await marksIn('coded'), () => shape)).toEqual(await marksIn('coded'));
  });

  it('a segmentation that lies otherwise in the patient is left', async () => {
    const binary = await marksIn('binary');
    const [mark] = binary.findings[0]!.marks;
    const plane = { position: [1, 2, 3], orientation: [1, 0, 0, 0, 1, 0] };
    const only = { rows: 7, columns: 11, plane };
    const document = {
      ...binary,
      left: [],
      findings: [{ ...binary.findings[0]!, marks: [{ ...mark!, only }] }],
    };
    const leftOn = (own?: typeof plane, frames = 1) =>
      leftOf(
        fittingMarks(document, () => ({
          rows: 7,
          columns: 11,
          isSquare: true,
          frames,
          ...(own && { plane: { ...own, pixel: 0.8 } }),
        })),
      );
    const moved = ['moved: Neoplasm, Anneau: 1'];
    expect(leftOn(plane)).toEqual([]);
    expect(leftOn({ ...plane, position: [1, 2.39, 3] })).toEqual([]);
    expect(leftOn({ ...plane, position: [1, 2.41, 3] })).toEqual(moved);
    expect(leftOn({ ...plane, orientation: [0.9999, 0.0009, 0, 0, 1, 0] })).toEqual([]);
    expect(leftOn({ ...plane, orientation: [1, 0, 0, 0, -1, 0] })).toEqual(moved);
    expect(leftOn()).toEqual([]);
    expect(leftOn({ ...plane, position: [9, 9, 9] }, 2)).not.toContain(moved[0]);
  });
});
