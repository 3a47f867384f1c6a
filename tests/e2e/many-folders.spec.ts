import { ready } from './drop.ts';
import { bearerOf, expect, open, test } from './fixtures.ts';
import { caseOf, picture } from './own-images.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const COUNT = 30;

test('thirty folders on a phone are a list one finds one’s way in', async ({ signedIn: page }) => {
  const id = await caseOf(page, [await picture({ width: 320, height: 240 })]);
  const headers = await bearerOf(page);
  const { body, revision } = await (await page.request.get(`/api/cases/${id}`, { headers })).json();
  const [first] = body.folders;
  const folders = Array.from({ length: COUNT }, (_, at) => ({
    ...first,
    id: `f${at}`,
    name: `IRM axial T2 fat-sat, série numéro ${at + 1}`,
    images: Array.from({ length: 6 }, () => first.images[0]),
  }));
  const saved = await page.request.put(`/api/cases/${id}/parts/images`, {
    headers: { ...headers, 'If-Match': `"${revision}"` },
    data: { folders, mainImage: null },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  await open(page, `/cases?cas=${id}`);
  await ready(page);
  const list = page.locator('.folder-list > li');
  await expect(list).toHaveCount(COUNT);
  await expect(page.locator('.tile')).toHaveCount(0);
  // It was 10 655 pixels.
  const height = await page.evaluate(() => {
    // Parts that are on the page however many folders there are: the following steps, and links to them.
    const others = [
      ...document.querySelectorAll('.case-steps, .case-findings, .questions-panel, .case-publication'),
    ];
    const fixed = others.reduce((sum, each) => sum + each.getBoundingClientRect().height, 0);
    return document.documentElement.scrollHeight - fixed;
  });
  expect(height).toBeLessThan(4_500);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBe(360);
  await expect(list.nth(20).locator('.folder-number')).toHaveText('21');

  await list
    .nth(20)
    .getByRole('button', { name: /^Déplier/ })
    .click();
  await expect(page.locator('.tile')).toHaveCount(6);
  await page.locator('.tile').first().click();
  await page.getByRole('button', { name: 'Agrandir l’image' }).click();
  const large = page.getByRole('dialog', { name: /série numéro 21$/ });
  await large.getByRole('button', { name: 'Image suivante' }).click();
  await expect(large.getByText('2 / 6')).toBeVisible();
  await large.getByRole('button', { name: 'Fermer' }).click();

  await page.getByRole('button', { name: 'Nouveau dossier' }).click();
  await expect(list).toHaveCount(COUNT + 1);
  const name = list.first().getByLabel('Nom du dossier');
  await expect(name).toBeFocused();
  await expect(name).toBeInViewport();
  await expect(list.first().getByText('Déposez des images ici.')).toBeVisible();
});
