import type { Page } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import { attest } from './drop.ts';
import { alive, expect, open, test } from './fixtures.ts';
import { bringFiles, openEditor, ownCase, picture, textOf, tool } from './sheet-pages.ts';

const widthOf = (page: Page) =>
  page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);

test('the viewer leads to the sheet once the answer is shown, and back', async ({ signedIn: page }) => {
  const id = await ownCase(page);
  await open(page, `/radiology-viewer/${id}`);
  const link = page.locator(`a[href="/sheet/${id}"]`);
  await expect(link).toHaveCount(0);
  await page.getByRole('link', { name: 'Voir la réponse' }).click();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Copie de Hématome extradural/);
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByRole('link', { name: 'Ouvrir les images' }).click();
  // The viewer may have put the slice into its address by then.
  await expect(page).toHaveURL(new RegExp(`/radiology-viewer/${id}(\\?|$)`));
});

test('the author’s menu leads to the editor', async ({ signedIn: page }) => {
  const id = await ownCase(page);
  await open(page, '/cases-list');
  await page.getByRole('button', { name: /^Actions/ }).click();
  await page.getByRole('link', { name: 'Écrire la fiche' }).click();
  await expect(page).toHaveURL(new RegExp(`/sheet-editor/${id}$`));
});

test('prints without the page around it', { tag: '@gate' }, async ({ signedIn: page }) => {
  const id = await ownCase(page);
  await open(page, `/sheet/${id}`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: 'Ouvrir les images' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Imprimer' })).toBeHidden();
  await expect(page.locator('.footer')).toBeHidden();
  await expect(page.getByRole('table')).toBeVisible();
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(Number(/\/Count (\d+)/.exec(pdf)?.[1])).toBeLessThanOrEqual(2);
});

test.describe('without JavaScript', () => {
  test('the sheet is all there', async ({ signedIn: page, browser }) => {
    const id = await ownCase(page);
    const quiet = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    });
    const plain = await quiet.newPage();
    await plain.goto(new URL(`/sheet/${id}`, page.url()).href);
    await expect(plain.getByRole('heading', { name: 'Définition' })).toBeVisible();
    await expect(plain.getByRole('columnheader', { name: 'Extradural', exact: true })).toBeVisible();
    await expect(plain.getByRole('button', { name: 'Imprimer' })).toBeHidden();
    await plain.goto(new URL(`/sheet-editor/${id}`, page.url()).href);
    await expect(plain.getByText('L’éditeur a besoin de JavaScript')).toBeVisible();
    await quiet.close();
  });
});

for (const width of [360, 1280]) {
  for (const dark of [false, true]) {
    test.describe(`${width} px, ${dark ? 'dark' : 'light'}`, () => {
      test.use({ viewport: { width, height: 800 }, bypassCSP: true, expectedErrors: /ERR_FAILED/ });

      test('axe finds nothing on the sheet and in its editor', async ({ signedIn: page }) => {
        const id = await ownCase(page);
        await page.evaluate((value) => localStorage.setItem('darkMode', value), String(dark));
        await page.goto(`/sheet/${id}`);
        await alive(page);
        await expectAccessible(page, 'sheet');
        await openEditor(page, id);
        await page.locator('.sheet-text td').first().click();
        await expect(tool(page, 'Ligne au-dessous')).toBeVisible();
        await expectAccessible(page, 'editor');
        for (const path of [`/sheet/${id}`, `/sheet-editor/${id}`]) {
          await open(page, path);
          const [content, screen] = await widthOf(page);
          expect(content, path).toBeLessThanOrEqual(screen ?? 0);
        }
        await openEditor(page, id);
        await page.route('**/api/uploads/*/image', (route) => route.abort());
        await bringFiles(page, 'paste', [
          await picture('radiographie du genou.png', 9),
          { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x'.repeat(99)) },
        ]);
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page, 'review of an image');
        await attest(page);
        await expect(page.locator('.image-placeholder')).toBeVisible();
        await expect(page.locator('.refused-files')).toBeVisible();
        await expectAccessible(page, 'editor with an image on its way');
        const [content, screen] = await widthOf(page);
        expect(content, 'sending').toBeLessThanOrEqual(screen ?? 0);
        await page.getByRole('button', { name: 'Tout annuler' }).click();
        await page.unroute('**/api/uploads/*/image');
        await bringFiles(page, 'paste', [await picture('radiographie du genou.png', 10)]);
        await attest(page);
        await expect(textOf(page).getByRole('button', { name: /^Décrire cette image/ })).toBeVisible();
        await expectAccessible(page, 'editor with an image without description');
        await tool(page, 'Insérer une image').click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page, 'image dialog');
      });
    });
  }
}
