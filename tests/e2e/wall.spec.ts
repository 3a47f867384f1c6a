/** A visitor opens a public item: what it is, and that an account is enough. */
import { throttle } from './film.ts';
import { alive, expect, open, test } from './fixtures.ts';
import { signInByHand } from './sign-in-by-hand.ts';

const PASSWORD = 'coupe-axiale-oblique-42';

test('a visitor who opens a case registers and comes to that very case', { tag: '@gate' }, async ({
  page,
}) => {
  await open(page, '/public-cases');
  const link = page.locator('.card-title a').first();
  const path = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page.getByText('Un compte gratuit suffit pour ouvrir ce cas')).toBeVisible();
  const film = page.getByRole('img', { name: /image/i }).first();
  await expect.poll(() => film.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inscription');
  await alive(page);
  await page.getByLabel('Nom d’utilisateur').fill(`invite-${Date.now()}`);
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'S’inscrire' }).click();
  await page.waitForURL((url) => url.pathname === path.split('?')[0]);
  await expect(page.locator('.viewer')).toBeVisible();
});

test('who has an account signs in there, and comes to the same', async ({ page, person }) => {
  const { protocols } = await (await page.request.get('/api/protocols/public?limit=1')).json();
  const [{ _id, title }] = protocols;
  await open(page, `/protocols/view/${_id}`);
  await expect(page.getByText('Un compte gratuit suffit pour ouvrir ce protocole')).toBeVisible();
  await expect(page.getByText(title)).toBeVisible();
  await page.getByRole('link', { name: 'Se connecter' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connexion');
  await expect(page.getByText('Un compte gratuit suffit pour ouvrir ce protocole')).toBeVisible();
  await signInByHand(page, person);
  await page.waitForURL((url) => url.pathname === `/protocols/view/${_id}`);
});

test('on a phone’s slow line nothing moves, and the first field is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 720 });
  const { cases } = await (await page.request.get('/api/cases/public?limit=1')).json();
  await throttle(page, 50_000, 150);
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.moved += (entry as LayoutShift).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, `/radiology-viewer/${cases[0]._id}`);
  await expect(page.getByLabel('Nom d’utilisateur')).toBeInViewport();
  expect(await page.evaluate(() => window.moved)).toBeLessThan(0.001);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('one registers on the way to a case, or goes on to sign in', { tag: '@gate' }, async ({ page }) => {
    const { cases } = await (await page.request.get('/api/cases/public?limit=1')).json();
    const path = `/radiology-viewer/${cases[0]._id}`;
    await page.goto(path);
    await page.getByRole('link', { name: 'Se connecter' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connexion');
    await page.getByRole('link', { name: 'Créer un compte' }).click();
    await expect(page.getByText('Un compte gratuit suffit pour ouvrir ce cas')).toBeVisible();
    await page.getByLabel('Nom d’utilisateur').fill(`sans-script-${Date.now()}`);
    await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'S’inscrire' }).click();
    await page.waitForURL((url) => url.pathname === path);
  });
});

interface LayoutShift extends PerformanceEntry {
  value: number;
}

declare global {
  interface Window {
    moved: number;
  }
}
