import { expect, open, test } from './fixtures.ts';
import { refusals } from './refusals.ts';

test.describe('a page that was changed before its islands came', () => {
  // React says that it builds the island again.
  test.use({ expectedErrors: /Minified React error #418/ });

  test('has its header again, with links and menu, which React writes from strings', {
    tag: '@gate',
  }, async ({ signedIn: page }) => {
    const refused = await refusals(page);
    // As a translator does, while the page comes.
    await page.addInitScript(() => {
      const translator = new MutationObserver(() => {
        const name = document.querySelector('.logo-name');
        if (!name?.firstChild) return;
        translator.disconnect();
        name.textContent = 'Lightbox';
      });
      translator.observe(document, { childList: true, subtree: true });
    });
    await open(page, '/public-cases');
    await expect(page.locator('.logo-name')).toHaveText('Négatoscope');
    await expect(page.locator('.header-links').getByRole('link')).not.toHaveCount(0);
    await page.locator('.menu-button').click();
    await expect(page.locator('#menu')).toBeVisible();
    await expect(page.locator('#menu').getByRole('link')).not.toHaveCount(0);
    expect(refused).toEqual([]);
  });
});
