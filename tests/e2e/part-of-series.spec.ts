import { chooseOnNewCase, slice } from './ct-slice.ts';
import { attest, isSaved } from './drop.ts';
import { bearerOf, expect, test } from './fixtures.ts';

test('of a long series a range is sent, one slice in so many, and thinned again in its folder', async ({
  signedIn: page,
}) => {
  const files = Array.from({ length: 30 }, (_, at) => slice(at + 1, 100 - at * 2));
  const id = await chooseOnNewCase(page, files);
  const dialog = page.getByRole('dialog', { name: 'Images à envoyer' });
  await dialog.locator('summary', { hasText: 'Ne garder que certaines coupes' }).click();
  await dialog.getByLabel('une coupe sur').fill('2');
  await expect(dialog.getByText('15 images gardées sur 30.')).toBeVisible();
  await dialog.getByLabel('De l’image').fill('9');
  await dialog.getByLabel('à l’image').fill('8');
  await expect(dialog.getByText('Aucune image ne serait gardée')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Envoyer 0/ })).toBeDisabled();
  await dialog.getByLabel('De l’image').fill('1');
  await dialog.getByLabel('à l’image').fill('26');
  await expect(dialog.getByRole('button', { name: /^Envoyer 13 images/ })).toBeVisible();
  await attest(page);
  const tiles = page.locator('.tile');
  await expect(tiles).toHaveCount(13);
  // The middle slice is the cover of a series until its author chooses another.
  await expect(tiles.nth(6)).toHaveAccessibleName(/Image du dossier/);
  await isSaved(page);
  const read = async () => {
    const headers = await bearerOf(page);
    return (await (await page.request.get(`/api/cases/${id}`, { headers })).json()).body.folders[0];
  };
  const heights = async () =>
    (await read()).images.map(({ position }: { position: number[] }) => position[2]);
  expect(await heights()).toEqual(Array.from({ length: 13 }, (_, at) => 100 - at * 4));
  expect((await read()).series.sliceSpacing).toBe(4);

  const panel = page.locator('.folder');
  await panel.locator('summary', { hasText: 'Ne garder que certaines coupes' }).click();
  await panel.getByLabel('De l’image').fill('2');
  await panel.getByLabel('à l’image').fill('11');
  await panel.getByLabel('une coupe sur').fill('3');
  await expect(panel.getByText('4 images gardées sur 13.')).toBeVisible();
  await panel.getByRole('button', { name: 'Retirer les 9 autres' }).click();
  await expect(tiles).toHaveCount(4);
  await isSaved(page);
  expect(await heights()).toEqual([96, 84, 72, 60]);
  await panel.getByRole('button', { name: 'Remettre les 9 images retirées' }).click();
  await expect(tiles).toHaveCount(13);
  await isSaved(page);
  expect(await heights()).toEqual(Array.from({ length: 13 }, (_, at) => 100 - at * 4));
});
