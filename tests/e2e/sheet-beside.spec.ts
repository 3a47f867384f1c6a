import type { Page } from 'playwright/test';
import { attest, ready } from './drop.ts';
import { bearerOf, expect, open, test } from './fixtures.ts';
import { holdRequests } from './held-requests.ts';
import { caseOf, picture } from './own-images.ts';
import { bringFiles, picture as namedPicture, textOf } from './sheet-pages.ts';

test.use({ viewport: { width: 1440, height: 900 } });

async function sheetOf(page: Page, id: string) {
  const answer = await page.request.get(`/api/cases/${id}`, { headers: await bearerOf(page) });
  const { body, visibility, hasChanges } = await answer.json();
  return { sheet: body.sheet, folders: body.folders, visibility, hasChanges };
}

async function openSheet(page: Page, id: string): Promise<void> {
  await open(page, `/cases?cas=${id}`);
  await ready(page);
  await page.getByRole('button', { name: 'Écrire la fiche ici' }).click();
  await expect(textOf(page)).toBeVisible();
}

test('the sheet is written beside the images, which are dragged into it with their link', async ({
  signedIn: page,
}) => {
  const pictures = [0, 1].map((more) => picture({ width: 320 + more, height: 240 }));
  const id = await caseOf(page, await Promise.all(pictures));
  await open(page, `/cases?cas=${id}`);
  await ready(page);
  // A person who does not write the sheet does not fetch its editor.
  const fetched = await page.evaluate(() =>
    performance.getEntriesByType('resource').filter(({ name }) => /SheetDesk|TextPage|sheet-text/.test(name)),
  );
  expect(fetched).toEqual([]);
  await openSheet(page, id);
  await textOf(page).click();
  await page.keyboard.type('À retenir.');
  const tile = page.getByRole('button', { name: /^Image 2 sur 2/ });
  await tile.dragTo(textOf(page), { targetPosition: { x: 60, y: 30 } });
  const figure = textOf(page).locator('figure');
  await expect(figure).toHaveCount(1);
  await expect(textOf(page).locator('a')).toHaveText('Clichés, image 2');
  // It was not moved in its folder.
  await expect(page.locator('.tile')).toHaveCount(2);

  await page.getByRole('button', { name: /^Image 1 sur 2/ }).click();
  await page.getByRole('button', { name: 'Mettre dans la fiche' }).click();
  await expect(figure).toHaveCount(2);
  await expect
    .poll(async () => JSON.stringify((await sheetOf(page, id)).sheet))
    .toMatch(/À retenir.*Clichés, image [12].*Clichés, image [12]/);
  const { sheet, folders } = await sheetOf(page, id);
  const files = sheet.flatMap((block: { type: string; image?: { file: string } }) => block.image?.file ?? []);
  expect(files.toSorted()).toEqual(folders[0].images.map(({ file }: { file: string }) => file).toSorted());

  await page.getByRole('button', { name: 'Replier la fiche' }).click();
  await expect(textOf(page)).toHaveCount(0);
  await openSheet(page, id);
  await expect(figure).toHaveCount(2);
});

test('what was just typed into the sheet is published with the case', async ({ signedIn: page }) => {
  const id = await caseOf(page, [await picture({ width: 320, height: 240 })]);
  await openSheet(page, id);
  await page.getByRole('textbox', { name: 'Titre' }).fill('Fiche et cas');
  await textOf(page).click();
  await page.keyboard.type('Dernier mot');
  await page.locator('.editor-bar').getByRole('button', { name: 'Publier' }).click();
  await page.getByRole('button', { name: 'Publier quand même' }).click();
  await expect.poll(async () => (await sheetOf(page, id)).visibility).toBe('public');
  const { hasChanges, sheet } = await sheetOf(page, id);
  expect(JSON.stringify(sheet)).toContain('Dernier mot');
  expect(hasChanges).toBe(false);
});

test('an image on its way into the sheet holds publication back until it has come', async ({
  signedIn: page,
}) => {
  const id = await caseOf(page, [await picture({ width: 320, height: 240 })]);
  await openSheet(page, id);
  const letGo = await holdRequests(page, '**/api/uploads/*/image');
  await textOf(page).click();
  await bringFiles(page, 'paste', [await namedPicture('colle.png', 90)]);
  await attest(page);
  await page.locator('.editor-bar').getByRole('button', { name: 'Publier' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publier ce cas' });
  const sending = dialog.getByText('Des images sont encore en cours d’envoi');
  await expect(sending).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Publier quand même' })).toHaveCount(0);
  letGo();
  await expect(sending).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Publier quand même' })).toBeVisible();
});
