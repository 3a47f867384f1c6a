import type { Page } from 'playwright/test';
import { test } from './cuttable-page.ts';
import { expect, makePerson, open, signIn } from './fixtures.ts';
import { brokenImages, cachesOf, isSeen, OFFLINE_ERRORS, signOut } from './keep-offline.ts';

test.use({ expectedErrors: OFFLINE_ERRORS, serviceWorkers: 'allow' });

const titlesOf = (page: Page) => page.locator('.card-title').allInnerTexts();
const COPY =
  /Le réseau ne répond pas\u00a0: cette page est une copie du .* à \d\d:\d\d, gardée sur cet appareil\./;

/** Reads the addresses of the lists that are kept. */
const seenAddresses = (page: Page) =>
  page.evaluate(async () => {
    const index = await caches.match('/hors-ligne/lists', { cacheName: 'seen' });
    return ((await index?.json())?.lists ?? []).map(
      ({ address }: { address: string }) => address,
    ) as string[];
  });

for (const path of ['/public-cases', '/public-questionnaires', '/protocols/public'])
  test(`${path}: a visitor's first list is read again without network`, {
    tag: path === '/public-cases' ? '@gate' : [],
  }, async ({ page, line }) => {
    await open(page, path);
    const titles = await titlesOf(page);
    expect(titles.length).toBeGreaterThanOrEqual(12);
    await isSeen(page);
    await expect(page.getByText(COPY)).toHaveCount(0);
    line.cut();
    await page.reload();
    await expect(page.getByText(COPY)).toBeVisible();
    expect(await titlesOf(page)).toEqual(titles);
    expect(await brokenImages(page)).toEqual([]);
    await page.waitForFunction(() => !document.querySelector('astro-island[client="poster"][ssr]'));
    // It is interactive: loaded items are searched, under the message that not all of them are. Questionnaires are
    // emptied.
    await page.getByRole('searchbox').first().fill(titles[3]!.slice(0, 12));
    await expect(page.locator('.list-body > .banner.error')).toBeVisible();
    if (path !== '/public-questionnaires') await expect(page.locator('.card-title').first()).toBeVisible();
    expect((await titlesOf(page)).length).toBeLessThan(titles.length);
    line.mend();
    await page.goto(path);
    await expect(page.getByText(COPY)).toHaveCount(0);
  });

test('somebody signed in reads their lists again, and what is not kept leads to them', async ({
  signedIn: page,
  line,
}) => {
  await open(page, '/public-cases?modalite=IRM');
  const titles = await titlesOf(page);
  await isSeen(page);
  // Narrowed in the page, and gone on from there.
  await open(page, '/public-cases');
  await page.getByRole('link', { name: 'Suivant' }).click();
  await isSeen(page);
  const second = await titlesOf(page);
  line.cut();
  await page.reload();
  await expect(page.getByText(COPY)).toBeVisible();
  expect(await titlesOf(page)).toEqual(second);
  expect(await brokenImages(page)).toEqual([]);
  await page.goto('/hors-ligne');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gardé hors ligne');
  await page.goto('/statistics');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette page n’est pas gardée');
  await page
    .getByRole('main')
    .getByRole('link', { name: /: IRM$/ })
    .click();
  await expect(page.getByText(COPY)).toBeVisible();
  expect(await titlesOf(page)).toEqual(titles);
  // A copy signs nobody out.
  await page.waitForFunction(() => !document.querySelector('astro-island[client="poster"][ssr]'));
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
});

for (const who of ['a visitor', 'somebody signed in'])
  test(`${who} who chose nothing finds the lists seen, by name, in the list of what is kept`, async ({
    page,
    line,
  }) => {
    if (who !== 'a visitor') await signIn(page, await makePerson(page));
    await open(page, '/hors-ligne');
    const nothing = page.getByText('Rien n’est gardé sur cet appareil');
    await expect(nothing).toBeVisible();
    await open(page, '/public-cases?q=genou&difficulte=2&tri=mieux-notes');
    await isSeen(page);
    const titles = await titlesOf(page);
    await open(page, '/protocols/public');
    await isSeen(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Gardé hors ligne' }).click();
    const lists = page.getByRole('region', { name: 'Dernières listes consultées' }).getByRole('listitem');
    await expect(lists).toHaveText([
      /^Protocoles PublicsVue le .* à \d\d:\d\d$/,
      /^Cas Cliniques Publics\u00a0: «\u202fgenou\u202f», Niveau 2 et Mieux notésVue le .* à \d\d:\d\d$/,
    ]);
    await expect(nothing).toHaveCount(0);
    line.cut();
    await lists.last().getByRole('link').click();
    await expect(page.getByText(COPY)).toBeVisible();
    expect(await titlesOf(page)).toEqual(titles);
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the list of what is kept says what it needs, and reads nothing for ever', async ({ page }) => {
    await page.goto('/hors-ligne');
    await expect(page.getByText('a besoin de JavaScript')).toBeVisible();
    await expect(page.getByText('Chargement de ce qui est gardé')).toBeHidden();
  });
});

test('signing out leaves nothing of the lists one saw', { tag: '@gate' }, async ({
  signedIn: page,
  line,
}) => {
  await open(page, '/public-cases');
  await isSeen(page);
  await signOut(page);
  expect(await cachesOf(page)).toEqual([]);
  line.cut();
  await expect(page.goto('/public-cases')).rejects.toThrow(/ERR_/);
});

test('whoever signs in after a session that ended by itself sees nothing of the lists', async ({
  signedIn: page,
  context,
  line,
}) => {
  await open(page, '/public-cases');
  await isSeen(page);
  const end = async () => {
    await context.clearCookies();
    await page.evaluate(() => {
      localStorage.removeItem('token');
      localStorage.removeItem('username');
    });
  };
  await end();
  await signIn(page, await makePerson(page));
  await open(page, '/statistics');
  await expect.poll(() => cachesOf(page)).toEqual([]);
  // Nor does a visitor.
  await open(page, '/public-questionnaires');
  await isSeen(page);
  await end();
  await open(page, '/credits');
  await expect.poll(() => cachesOf(page)).toEqual([]);
  line.cut();
  await expect(page.goto('/public-questionnaires')).rejects.toThrow(/ERR_/);
});

test('the twelve lists seen last stay', async ({ page }) => {
  const lists = Array.from({ length: 13 }, (_, at) => `/public-cases?q=${'abcdefghijklm'[at]}`);
  await open(page, '/public-cases');
  await isSeen(page);
  await page.evaluate(async (addresses) => {
    const registration = await navigator.serviceWorker.ready;
    for (const path of addresses) registration.active!.postMessage([new URL(path, location.href).href]);
  }, lists);
  await expect.poll(() => seenAddresses(page)).toEqual(lists.slice(1));
});

test('who asks to save data has nothing fetched for it', async ({ page, context }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.clock.install();
  await open(page, '/public-cases');
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(60_000);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(context.serviceWorkers()).toEqual([]);
  expect(await cachesOf(page)).toEqual([]);
});

test('a device that refuses is told nothing', async ({ page }) => {
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () =>
      Promise.reject(new DOMException('private', 'SecurityError'));
  });
  await page.clock.install();
  await open(page, '/public-cases');
  await page.clock.runFor(60_000);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  expect(await cachesOf(page)).toEqual([]);
});
