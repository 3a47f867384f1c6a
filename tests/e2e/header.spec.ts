import type { Page } from 'playwright/test';
import { expect, framesDrawn, open, test } from './fixtures.ts';

const menu = (page: Page) => page.locator('#menu');
const opener = (page: Page) => page.getByRole('button', { name: /^Menu de/ });

test('the menu names the person and leads to every built page', { tag: '@gate' }, async ({
  signedIn: page,
  person,
}) => {
  await open(page, '/public-cases');
  await opener(page).click();
  await expect(menu(page)).toContainText(`Connecté en tant que ${person.username}`);
  const addresses = await menu(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses).toEqual(
    expect.arrayContaining([
      '/questionnaires',
      '/questionnaires-list',
      '/public-questionnaires',
      '/cases-list',
      '/public-cases',
      '/protocols/personal',
      '/protocols/public',
    ]),
  );
  for (const address of addresses) {
    const answer = await page.request.get(address);
    expect(answer.status(), address).toBe(200);
    expect(new URL(answer.url()).pathname, address).toBe(address);
  }
});

test('it closes on Escape, on an outside click and when a link is followed', async ({ signedIn: page }) => {
  await open(page, '/public-cases');
  await opener(page).click();
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await opener(page).click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(menu(page)).toBeHidden();
  await opener(page).click();
  await menu(page).getByRole('link', { name: 'Protocoles publics' }).click();
  await page.waitForURL((url) => url.pathname === '/protocols/public');
  await expect(menu(page)).toBeHidden();
});

test('signing out forgets the session here and on the server', { tag: '@gate' }, async ({
  signedIn: page,
}) => {
  await open(page, '/cases-list');
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await opener(page).click();
  await menu(page).getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page.getByRole('heading', { name: 'Connexion', exact: true })).toBeVisible();
  expect(
    await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('username')]),
  ).toEqual([null, null]);
  const answer = await page.request.get('/api/cases/mine', { headers: { Authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(401);
  expect((await page.context().cookies()).filter((cookie) => cookie.name.includes('session'))).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the menu is a modal: overlay, close button, focus kept inside, page still', async ({
    signedIn: page,
  }) => {
    await open(page, '/public-questionnaires');
    await opener(page).click();
    const close = menu(page).getByRole('button', { name: 'Fermer le menu' });
    await expect(close).toBeFocused();
    expect((await menu(page).boundingBox())?.width).toBeLessThanOrEqual(350);
    const stops = await menu(page).locator('a[href], button').count();
    for (let step = 0; step < stops; step += 1) await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(menu(page).getByRole('button', { name: 'Se déconnecter' })).toBeFocused();
    await page.mouse.move(10, 600);
    const turned = page.evaluate(
      () => new Promise((done) => addEventListener('wheel', () => done(true), { once: true })),
    );
    await page.mouse.wheel(0, 800);
    await turned;
    await framesDrawn(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await close.click();
    await expect(menu(page)).toBeHidden();
    // The page scrolls again once the dialog has closed: a turn of the wheel just before is lost, the next one is
    // not.
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 800);
        return page.evaluate(() => scrollY);
      })
      .toBeGreaterThan(0);
  });

  test('a touch on the overlay closes it', async ({ signedIn: page }) => {
    await open(page, '/public-questionnaires');
    await opener(page).tap();
    await expect(menu(page)).toBeVisible();
    await page.touchscreen.tap(4, 700);
    await expect(menu(page)).toBeHidden();
  });

  test('the header is 60 pixels high and nothing is wider than the screen', async ({ signedIn: page }) => {
    for (const path of [
      '/',
      '/public-questionnaires',
      '/public-cases',
      '/protocols/public',
      '/cases-list',
      '/account',
      '/practice',
      '/statistics',
      '/collections',
    ]) {
      await open(page, path);
      expect((await page.locator('header').first().boundingBox())?.height, path).toBeLessThanOrEqual(61);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
  });

  test('signed out nothing is wider than the screen either', async ({ page }) => {
    for (const path of ['/', '/public-questionnaires', '/public-cases', '/protocols/public']) {
      await open(page, path);
      if (path !== '/')
        await expect(page.getByRole('button', { name: 'Passer en mode sombre' })).toBeVisible();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
  });
});

test('the theme is switched, kept, and there before the first paint', async ({ page }) => {
  await open(page, '/public-cases');
  await page.getByRole('button', { name: 'Passer en mode sombre' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('darkMode'))).toBe('true');
  await page.goto('/public-questionnaires', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: 'Passer en mode clair' })).toHaveAttribute(
    'title',
    'Passer en mode clair',
  );
  await page.getByRole('button', { name: 'Passer en mode clair' }).click();
  expect(await page.evaluate(() => localStorage.getItem('darkMode'))).toBe('false');
});

test('signed out, the public pages offer to sign in and come back', async ({ page }) => {
  await open(page, '/public-cases?difficulte=3');
  await page.locator('header').getByRole('link', { name: 'Se connecter' }).click();
  expect(new URL(page.url()).searchParams.get('suite')).toBe('/public-cases?difficulte=3');
});

test('the skip link leads to the content', async ({ page }) => {
  await open(page, '/public-cases');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#contenu')).toBeFocused();
});

test('the menu of a wide screen does not keep the page from scrolling', async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await open(page, '/public-cases');
  await page.getByRole('button', { name: /^Menu de/ }).click();
  await expect(page.locator('#menu')).toBeVisible();
  await framesDrawn(page);
  await page.mouse.move(200, 500);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(page.locator('#menu')).toBeVisible();
});
