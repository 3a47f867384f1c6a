import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { openSession, startSession } from './practice-pages.ts';

/** Names of the buttons and fields of the attempt that are cut off, or overlap something else. */
const squeezed = (page: Page) =>
  page.locator('.attempt-bar').evaluate((bar) => {
    const { left, right, bottom } = bar.getBoundingClientRect();
    return [...bar.querySelectorAll<HTMLElement>('button, label, input.input')]
      .filter((each) => each.checkVisibility())
      .filter((each) => {
        const box = each.getBoundingClientRect();
        const isOutside = box.left < left || box.right > right + 1 || box.bottom > bottom + 1;
        return (
          isOutside || box.height < 44 || (each.localName === 'button' && each.scrollWidth > each.clientWidth)
        );
      })
      .map((each) => each.textContent || each.getAttribute('aria-label'));
  });

for (const { name, viewport } of [
  { name: 'zoomed to 200 %, in forced colours', viewport: { width: 640, height: 400 } },
  { name: 'on a phone on its side', viewport: { width: 844, height: 390 } },
])
  test(`a session ${name} shows all that it asks and takes`, async ({ signedIn: page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await page.goto('/practice');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await openSession(page, await startSession(page, 1));
    await page.getByRole('button', { name: 'Diagnostic différentiel', exact: true }).click();
    await expect(page.getByLabel('Diagnostic différentiel 3')).toBeInViewport();
    expect(await squeezed(page)).toEqual([]);
    await page.getByLabel('Votre hypothèse', { exact: true }).fill('Kyste');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /Facile/ })).toBeInViewport({ ratio: 1 });
    expect(await squeezed(page)).toEqual([]);
    await expect(page.getByRole('heading', { name: 'Réponse', exact: true })).toBeInViewport();
  });
