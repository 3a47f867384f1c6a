import { expect, test } from './fixtures.ts';
import { knee, rowsOf } from './protocol-grid-pages.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

  test('rows are cards, written, moved and mended there', async ({ signedIn: page }) => {
    const id = await knee(page);
    await page.getByRole('button', { name: /T1 sag/ }).tap();
    await page.getByLabel('Temps de répétition (ms)').fill('0,6 s');
    await page.getByLabel('Temps d’écho (ms)').fill('court');
    await expect(page.getByText('Un nombre est attendu, de 0 à 60\u202f000\u00a0ms.')).toBeVisible();
    await page.getByRole('button', { name: 'Monter' }).tap();
    await expect(page.getByText('1\u00a0valeur est à corriger')).toBeVisible();
    const rows = await rowsOf(page, id);
    expect(rows?.map(({ name, tr, te }) => [name, tr, te])).toEqual([
      ['T1 sag', 600, 12],
      ['DP FS sag', 2800, 35],
      ['DP FS cor', 2900, 34],
    ]);
    await page.getByRole('button', { name: 'Ajouter une séquence' }).tap();
    await expect(page.getByLabel('Nom de la séquence')).toBeFocused();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
  });
});
