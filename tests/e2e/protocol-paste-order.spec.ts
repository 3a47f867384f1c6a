import { expect, test } from './fixtures.ts';
import { cell, KNEE, knee, paste, rowsOf } from './protocol-grid-pages.ts';

test('rows that the columns do not take in their order are asked about, and put nowhere by themselves', async ({
  signedIn: page,
}) => {
  const id = await knee(page, KNEE.slice(0, 1));
  await cell(page, 0, 0).click();
  await paste(page, 'T2 TSE sag\t3500\t98\t240\t3\nT1 TSE sag\t550\t9\t240\t3\n');
  const dialog = page.getByRole('dialog', { name: 'Coller 2\u00a0lignes' });
  await expect(dialog.getByText('Aucun en-tête n’a été reconnu')).toBeVisible();
  for (const [place, label] of [
    [2, 'Temps de répétition'],
    [3, 'Temps d’écho'],
    [4, 'Champ de vue'],
    [5, 'Épaisseur de coupe'],
  ])
    await dialog.getByLabel(`Ce que contient «\u202fColonne ${place}\u202f»`).selectOption(`${label}`);
  await dialog.getByRole('button', { name: 'Coller', exact: true }).click();
  await expect(dialog).toBeHidden();
  expect((await rowsOf(page, id))?.slice(1)).toEqual([
    { name: 'T2 TSE sag', tr: 3500, te: 98, fov: 240, thickness: 3 },
    { name: 'T1 TSE sag', tr: 550, te: 9, fov: 240, thickness: 3 },
  ]);
});
