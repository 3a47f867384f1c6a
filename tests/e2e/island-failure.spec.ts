import { expect, open, test } from './fixtures.ts';

test.use({ expectedErrors: /NotFoundError|removeChild|insertBefore|status of 404/ });

test('a list that a translator has rewritten says that it stopped, and offers to load the page again', async ({
  page,
}) => {
  await open(page, '/public-cases');
  // Before the first answer, React treats the page as mismatched, and renders it again.
  const whole = await page.locator('.card').count();
  await page.getByRole('searchbox').first().fill('glioblastome');
  await expect(page.locator('.card')).not.toHaveCount(whole);
  await expect(page.locator('.card').first()).toBeVisible();
  // As translators do: text rendered by React is moved into elements of their own.
  await page.evaluate(() => {
    for (const card of document.querySelectorAll('.card')) {
      const font = document.createElement('font');
      card.replaceWith(font);
      font.append(card.cloneNode(true));
    }
  });
  await page.getByRole('searchbox').first().fill('genou');
  const alert = page
    .getByRole('alert')
    .filter({ hasText: 'Une erreur a interrompu cette partie de la page.' });
  await expect(alert).toBeVisible();
  // The rest of the page goes on.
  await page.getByRole('button', { name: 'Passer en mode sombre' }).click();
  await expect(page.getByRole('button', { name: 'Passer en mode clair' })).toBeVisible();
  await alert.getByRole('button', { name: 'Recharger la page' }).click();
  await expect(alert).toHaveCount(0);
  await expect(page.locator('.card').first()).toBeVisible();
});
