import { expect, it } from 'vitest';
import { demoCases } from '#lib/demo/content.ts';
import { buildPhantom } from '#lib/demo/phantoms/catalogue.ts';
import type { PhantomSeries } from '#lib/demo/phantoms/types.ts';

/** Mean of a square around a point in mm from the centre of the slice that shows the lesion. */
function meanAt({ slices, keySlice, spacingMm }: PhantomSeries, x: number, y: number): number {
  const { rows, columns, pixels } = slices[keySlice]!;
  const [row, column] = [y / spacingMm[0] + rows / 2, x / spacingMm[1] + columns / 2].map(Math.round);
  const values = [-3, -2, -1, 0, 1, 2, 3].flatMap((down) =>
    [-3, -2, -1, 0, 1, 2, 3].map((along) => pixels[(row! + down) * columns + column! + along]!),
  );
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

it('the acute infarct of the demo is bright in FLAIR as in diffusion, and its texts say so', () => {
  const infarct = demoCases.find(({ title }) => title === 'Infarctus sylvien gauche à la phase aiguë')!;
  const drawn = infarct.imaging.find(({ phantom }) => phantom === 'head-mr')!;
  const series = buildPhantom(drawn.phantom, { ...drawn, slices: 9, size: 128 });
  for (const name of ['IRM FLAIR ax', 'IRM diffusion b1000']) {
    const one = series.find((each) => each.name === name)!;
    // The patient's left is on the right of the image.
    expect(meanAt(one, 45, 0) / meanAt(one, -45, 0), name).toBeGreaterThan(1.25);
  }
  const said = JSON.stringify(infarct.body);
  expect(said).toContain('le FLAIR est déjà en hypersignal au même niveau');
  expect(said).not.toMatch(/FLAIR est normal|ce FLAIR négatif/);
});
