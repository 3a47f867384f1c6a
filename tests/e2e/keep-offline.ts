import type { Page } from 'playwright/test';
import { drawn, GL_LAUNCH } from './film.ts';
import { bearerOf, expect } from './fixtures.ts';

export { GL_LAUNCH };

/** The browser's errors about a missing network. */
export const OFFLINE_ERRORS = /net::ERR|Failed to fetch|status of (404|503)/;

/** A public case with a small stack, whose images have values. */
export async function stackedCase(page: Page): Promise<{ id: string; title: string; count: number }> {
  const headers = await bearerOf(page);
  const { cases } = await (await page.request.get('/api/cases/public?limit=100', { headers })).json();
  const found = cases.find(({ imageCount }: { imageCount: number }) => imageCount > 10 && imageCount < 60);
  return { id: found._id, title: found.title, count: found.imageCount };
}

/** Keeps the case in view offline, by its menu, and waits until it is there. */
export async function keepCase(page: Page, { id, title }: { id: string; title: string }): Promise<void> {
  await page.goto(`/radiology-viewer/${id}`);
  await drawn(page);
  const panel = await openPanel(page);
  await expect(panel).toContainText(
    /Environ [\d,]+\u00a0Mo à télécharger, [\d,]+\u00a0Mo sur cet appareil\./,
  );
  await panel.getByRole('button', { name: 'Garder hors ligne' }).click();
  await expect(panel).toContainText(/Gardé le .* sur cet appareil\./);
  // Keeping a case whose title is hidden reveals it nowhere.
  await expect(page.locator('body')).not.toContainText(title);
}

/** Opens a case's menu at what keeping it offline takes. */
export async function openPanel(page: Page) {
  await page.locator('.case-marks').getByRole('button', { name: 'Listes', exact: true }).click();
  await page.locator('.keep-menu').getByRole('button', { name: 'Garder hors ligne' }).click();
  return page.getByRole('region', { name: 'Garder hors ligne' });
}

/** Keeps what the page shows, by its button. */
export async function keepByButton(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Garder hors ligne' }).click();
  const panel = page.getByRole('dialog', { name: 'Garder hors ligne' });
  await expect(panel).toContainText('à télécharger');
  await panel.getByRole('button', { name: 'Garder hors ligne' }).click();
  await expect(panel).toContainText('Gardé le');
}

/** The names of all caches that the browser has of the site. */
export const cachesOf = (page: Page) => page.evaluate(() => caches.keys());

/** Signs out by the menu. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Menu de/ }).click();
  await page.locator('#menu').getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page.getByRole('heading', { name: 'Connexion', exact: true })).toBeVisible();
}

/** Empties the browser's own cache, which a new build would make worthless: what is left is what is kept. */
export async function forgetWhatCame(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await page.evaluate(() => caches.delete('seen'));
}

/** Addresses of the images of a page that do not come. */
export const brokenImages = (page: Page) =>
  page.locator('main img').evaluateAll(async (images) => {
    const states = images.map(async (image) => {
      const { currentSrc } = image as HTMLImageElement;
      (image as HTMLImageElement).loading = 'eager';
      const came = await (image as HTMLImageElement).decode().then(
        () => true,
        () => false,
      );
      return came ? [] : [currentSrc];
    });
    return (await Promise.all(states)).flat();
  });

/** Waits until the list in view is kept, and the worker that hands it out is there. */
export async function isSeen(page: Page): Promise<void> {
  const state = () =>
    page.evaluate(async () => {
      const address = location.pathname + location.search;
      const copy = await caches.match(address, { cacheName: 'seen', ignoreVary: true });
      return copy !== undefined && navigator.serviceWorker.controller !== null;
    });
  await expect.poll(state).toBe(true);
}

/** Stops the browser's worker, as the browser itself does after half a minute; the next page starts it again. */
export async function stopWorker(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
}
