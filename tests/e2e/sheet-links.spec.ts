import { bearerOf, expect, open, test } from './fixtures.ts';
import { expectSaved, openEmptied, ownCase, tool } from './sheet-pages.ts';

test('a link to a slice outlives another order, and says when its image has gone', async ({
  signedIn: page,
}) => {
  const id = await ownCase(page, /Nodule pulmonaire solitaire gauche/);
  await openEmptied(page, id);
  await tool(page, 'Renvoi vers une image').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').last().check({ force: true });
  await dialog.getByRole('slider').fill('3');
  await dialog.getByLabel('Texte du lien').fill('cette coupe');
  await dialog.getByRole('button', { name: 'Insérer', exact: true }).click();
  await expectSaved(page);
  await open(page, `/sheet/${id}`);
  const link = page.getByRole('link', { name: 'cette coupe' });
  const before = new URL((await link.getAttribute('href')) ?? '', page.url());
  expect(before.searchParams.get('image')).toBe('4');

  const headers = await bearerOf(page);
  const read = async () => (await page.request.get(`/api/cases/${id}`, { headers })).json();
  const { revision, body } = await read();
  const last = body.folders.length - 1;
  const folders = body.folders.toReversed().map((folder: { images: unknown[]; mainImage?: number }) => ({
    ...folder,
    images: folder.images.toReversed(),
    mainImage: folder.images.length - 1 - (folder.mainImage ?? 0),
  }));
  const count = body.folders[last].images.length;
  const save = (data: object, read: number) =>
    page.request.put(`/api/cases/${id}/parts/images`, {
      headers: { ...headers, 'If-Match': `"${read}"` },
      data,
    });
  const reordered = await save({ folders, mainImage: null }, revision);
  expect(reordered.status()).toBe(200);
  await page.reload();
  await expect(link).toHaveAttribute('href', `/radiology-viewer/${id}?serie=1&image=${count - 3}`);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`serie=1&image=${count - 3}$`));

  // Running requests of the viewer would be aborted.
  await page.goto('/robots.txt');
  const now = await read();
  const left = now.body.folders.slice(1);
  await save({ folders: left, mainImage: null }, now.revision);
  await open(page, `/sheet/${id}`);
  await expect(link).toHaveCount(0);
  await expect(page.locator('.rich-text')).toHaveText('cette coupe\u00a0(image retirée)');
});

test('a link without words of its own says which image it leads to', async ({ signedIn: page }) => {
  const id = await ownCase(page, /Nodule pulmonaire solitaire gauche/);
  await openEmptied(page, id);
  await tool(page, 'Renvoi vers une image').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').last().check({ force: true });
  await dialog.getByRole('slider').fill('3');
  await expect(dialog.getByText(/^Image 4 \/ /)).toBeVisible();
  await dialog.getByRole('button', { name: 'Insérer', exact: true }).click();
  await expect(page.locator('.ProseMirror')).toHaveText(/, image 4$/);
});
