import type { Page } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import { bearerOf, expect, test } from './fixtures.ts';
import { changeProtocol } from './make-protocols.ts';
import { chestProtocol, longProtocol } from './protocols-to-read.ts';

const volume = (page: Page) => page.getByRole('status', { name: 'Volume à injecter' });
const weight = (page: Page) => page.getByLabel('Poids du patient (kg)');

/** Takes the review of the person's protocol to its end, which makes a version. */
async function validate(page: Page, id: string): Promise<void> {
  const headers = await bearerOf(page);
  const own = `/api/protocols/${id}`;
  for (const status of ['En révision', 'Validé']) {
    const { revision } = await (await page.request.get(`${own}/parts/body`, { headers })).json();
    const moved = await page.request.post(`${own}/review`, { headers, data: { status, revision } });
    expect(moved.status(), await moved.text()).toBe(200);
  }
}

async function calculatorAlive(page: Page): Promise<void> {
  await page.locator('.contrast').scrollIntoViewIfNeeded();
  await page.waitForFunction(
    () => !document.querySelector('astro-island[client="visible"][ssr]:has(.contrast)'),
  );
}

test('the volume to inject for a weight is in the address, with the limit and the time', {
  tag: '@gate',
}, async ({ signedIn: page }) => {
  await page.goto(`/protocols/view/${await chestProtocol(page)}?poids=72,5`);
  await expect(weight(page)).toHaveValue('72,5');
  await expect(volume(page)).toContainText('108,7 mL');
  await expect(volume(page)).toContainText('en 27 s à 4 mL/s');
  await expect(volume(page)).not.toContainText('plafond');
  await calculatorAlive(page);
  await weight(page).fill('96');
  await expect(volume(page)).toContainText('plafond de 120 mL atteint');
  await expect(volume(page)).toContainText('en 30 s à 4 mL/s');
  await expect(page).toHaveURL(/[?]poids=96$/);
  await weight(page).fill('96 livres');
  await expect(volume(page)).toContainText('de 0,4 à 350');
  await expect(page).toHaveURL(/\/view\/[^?]*$/);
  await weight(page).fill('80 kg');
  await weight(page).press('Enter');
  await page.reload();
  await expect(weight(page)).toHaveValue('80 kg');
  await expect(volume(page)).toContainText('120 mL');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the server computes the volume, and the page is read whole', async ({ signedIn: page }) => {
    await page.goto(`/protocols/view/${await chestProtocol(page)}`);
    await weight(page).fill('72,5');
    await page.getByRole('button', { name: 'Calculer' }).click();
    await page.waitForURL(/[?]poids=72%2C5#contraste$/);
    await expect(volume(page)).toContainText('108,7 mL');
    await weight(page).fill('0');
    await weight(page).press('Enter');
    await expect(volume(page)).toContainText('de 0,4 à 350');
    await expect(page.getByRole('table').last()).toContainText('Artère pulmonaire');
    await page.getByRole('button', { name: 'Exporter' }).click();
    await expect(page.locator('#export').getByRole('link')).toHaveCount(3);
  });
});

test('items are ticked for the patient who is there, and for nobody else', async ({ signedIn: page }) => {
  await page.goto(`/protocols/view/${await chestProtocol(page)}`);
  const boxes = page.getByRole('form', { name: 'À vérifier avant l’examen' }).getByRole('checkbox');
  await expect(boxes).toHaveCount(4);
  await expect(boxes.first()).toHaveAccessibleName(/^Jeûne/);
  await boxes.first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(boxes.first()).toBeChecked();
  await page.getByRole('button', { name: 'Tout décocher' }).click();
  await expect(boxes.first()).not.toBeChecked();
  await boxes.last().check();
  await page.reload();
  await expect(boxes.last()).not.toBeChecked();
});

test('doses are judged against the department’s own reference, in words', async ({ signedIn: page }) => {
  await page.goto(`/protocols/view/${await chestProtocol(page)}`);
  const doses = page.locator('.verdicts > li');
  await expect(doses).toHaveText([
    /✓\s*Artère pulmonaire\s: 6\smGy, dans la référence/,
    /▲\s*Portal\s: 9\smGy, au-dessus de la référence \(\+\s13\s%\)/,
    /▲\s*PDL de l’examen\s: 530\smGy·cm, au-dessus de la référence \(\+\s6\s%\)/,
  ]);
  await expect(page.locator('#dose')).toContainText('médiane du service, 2025');
  await page.goto(`/protocols/view/${await longProtocol(page)}`);
  await expect(page.locator('#dose')).toHaveCount(0);
});

test('sections are reached from a list on a wide screen, from a menu on a phone', async ({
  signedIn: page,
}) => {
  await page.goto(`/protocols/view/${await chestProtocol(page)}`);
  const nav = page.getByRole('navigation', { name: 'Sections' });
  await nav.getByRole('link', { name: 'Pièges' }).click();
  await expect(page.getByRole('heading', { name: 'Pièges' })).toBeInViewport();
  await expect(page).toHaveURL(/#pieges$/);
  await page.setViewportSize({ width: 360, height: 700 });
  await expect(nav.getByRole('link')).toHaveCount(0);
  await nav.getByRole('button', { name: 'Sections' }).click();
  await nav.getByRole('link', { name: 'Acquisition' }).click();
  await expect(page.getByRole('heading', { name: 'Acquisition' })).toBeInViewport();
  await expect(nav.getByRole('link')).toHaveCount(0);
});

test('on a phone a row is a card whose name stays in sight, and nothing is cut off', async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto(`/protocols/view/${await longProtocol(page)}`);
  const name = page.getByRole('rowheader', { name: 'Séquence 20', exact: true });
  const row = page.getByRole('row', { name: /^Séquence 20 / });
  await expect(row.getByRole('cell')).toHaveCount(17);
  await row.getByRole('cell').last().scrollIntoViewIfNeeded();
  await row
    .getByRole('cell')
    .nth(9)
    .evaluate((cell) => cell.scrollIntoView({ block: 'start' }));
  await expect(name).toBeInViewport();
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wide).toBe(0);
});

test('is exported in three formats and compared by links alone', async ({ signedIn: page }) => {
  const id = await chestProtocol(page);
  await page.goto(`/protocols/view/${id}`);
  await page.getByRole('button', { name: 'Exporter' }).click();
  const links = page.locator('#export').getByRole('link');
  await expect(links).toHaveCount(3);
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(['json', 'csv', 'txt'].map((format) => `/protocols/export/${id}.${format}`));
  await expect(page.getByRole('link', { name: 'Comparer' })).toHaveAttribute(
    'href',
    `/protocols/compare?avant=${id}`,
  );
  await expect(page.getByRole('link', { name: 'Modifier' })).toHaveAttribute('href', `/protocols/edit/${id}`);
});

test('an owner reads the version in use, and is led to the draft of the next', async ({ signedIn: page }) => {
  const id = await chestProtocol(page);
  await validate(page, id);
  const path = `/protocols/view/${id}`;
  await page.goto(path);
  const facts = page.locator('.item-head .facts');
  await expect(facts).toContainText('Version 1');
  await expect(facts).toContainText(/validée le \d\d\/\d\d\/\d{4} par /);
  await expect(page.locator('.read-state')).toHaveCount(0);
  await changeProtocol(page, id, { pitfalls: ['Voie veineuse trop fine'] });
  await page.goto(`${path}?poids=72`);
  await expect(page.getByText('Injection trop lente')).toBeVisible();
  await page.getByRole('link', { name: 'Lire le brouillon' }).click();
  await expect(page.locator('.read-state')).toContainText('Brouillon de la version 2, non validé.');
  await expect(page.getByText('Voie veineuse trop fine')).toBeVisible();
  await page.getByRole('link', { name: 'Lire la version 1, validée' }).click();
  await expect(page.getByText('Injection trop lente')).toBeVisible();
  await validate(page, id);
  await page.goto(`${path}?version=1`);
  await expect(page.locator('.read-state')).toContainText('Version 1, remplacée par la version 2.');
  await page.getByRole('link', { name: 'Lire la version en vigueur' }).click();
  await expect(facts).toContainText('Version 2');
});

for (const width of [360, 768, 1440])
  for (const dark of [false, true])
    test.describe(`${width} px, ${dark ? 'dark' : 'light'}`, {
      tag: width === 1440 && dark ? '@gate' : [],
    }, () => {
      test.use({ viewport: { width, height: 800 }, bypassCSP: true });

      test('axe finds nothing in a protocol', async ({ signedIn: page }) => {
        await page.evaluate((value) => localStorage.setItem('darkMode', value), String(dark));
        await page.goto(`/protocols/view/${await chestProtocol(page)}?poids=96`);
        await calculatorAlive(page);
        await expectAccessible(page, 'a weight above the limit');
        await weight(page).fill('beaucoup');
        await page.getByRole('button', { name: 'Exporter' }).click();
        await expectAccessible(page, 'a weight that is none, exports open');
      });
    });
