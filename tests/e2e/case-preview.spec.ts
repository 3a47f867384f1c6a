import { expectAccessible } from './axe.ts';
import { isSaved, ready } from './drop.ts';
import { expect, open, test } from './fixtures.ts';
import { ownCase } from './sheet-pages.ts';

for (const [width, height] of [
  [360, 740],
  [1440, 900],
] as const) {
  test.describe(`« Voir comme un lecteur » at ${width} px`, () => {
    test.use({ viewport: { width, height }, bypassCSP: true });

    test('shows what was just written as its readers will come upon it, and leads back', async ({
      signedIn: page,
    }) => {
      const id = await ownCase(page);
      await open(page, `/cases?cas=${id}`);
      await ready(page);
      const title = await page.getByLabel('Titre').inputValue();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await page.getByLabel('Titre').fill(`${title}, relu`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title}, relu`);
      await expect(page).toHaveTitle(new RegExp(`^${title}, relu`));
      await page.getByLabel('Réponse').fill('Entorse du genou droit');
      if (width < 700) await page.getByRole('button', { name: 'Actions' }).click();
      await page.getByRole('button', { name: 'Voir comme un lecteur' }).click();
      await page.waitForURL(`**/preview/${id}`);
      await expect(page.getByText('Aperçu de votre copie de travail')).toBeVisible();
      await expect(page.locator('.viewer')).not.toContainText(title);
      await expect(page.locator('.viewer')).not.toContainText('Entorse');
      for (const name of ['Modifier le cas', 'Signes', 'Mon hypothèse'])
        await expect(page.getByText(name, { exact: true })).toHaveCount(0);
      await page.waitForFunction(() => !document.querySelector('astro-island[client="load"][ssr]'));
      await page.getByRole('link', { name: 'Voir la réponse' }).click();
      await expect(page.locator('.case-answer')).toHaveText('Entorse du genou droit');
      await page.getByRole('link', { name: 'À propos' }).click();
      await expect(page.locator('.item-panel')).toHaveCount(0);
      await page.getByRole('link', { name: 'Voir titre' }).click();
      await expect(page.locator('.case-title')).toHaveText(`${title}, relu`);
      await expectAccessible(page, 'a preview with its answer');
      await page.getByRole('link', { name: 'Revenir à l’éditeur' }).click();
      await ready(page);
      await expect(page.getByLabel('Réponse')).toHaveValue('Entorse du genou droit');
      await isSaved(page);
    });
  });
}

test('an image of a folder is seen large, the next one by an arrow, and the focus comes back', async ({
  signedIn: page,
}) => {
  await open(page, `/cases?cas=${await ownCase(page)}`);
  await ready(page);
  await page.locator('.tile').first().click();
  const enlarge = page.getByRole('button', { name: 'Agrandir l’image' }).first();
  await enlarge.click();
  const dialog = page.getByRole('dialog');
  const image = dialog.getByRole('img');
  await expect(image).toHaveAttribute('alt', /^Image 1 /);
  await page.keyboard.press('ArrowRight');
  await expect(image).toHaveAttribute('alt', /^Image 2 /);
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(96);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(enlarge).toBeFocused();
});
