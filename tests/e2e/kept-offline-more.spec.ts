import { drawn } from './film.ts';
import { bearerOf, expect, open, test } from './fixtures.ts';
import {
  brokenImages,
  forgetWhatCame,
  GL_LAUNCH,
  isSeen,
  keepByButton,
  keepCase,
  OFFLINE_ERRORS,
  openPanel,
  stackedCase,
} from './keep-offline.ts';
import { caseOf, picture } from './own-images.ts';

test.use({ launchOptions: GL_LAUNCH, expectedErrors: OFFLINE_ERRORS, serviceWorkers: 'allow' });

test('a sheet alone is kept, and read without network', async ({ signedIn: page, context }) => {
  const { id, title } = await stackedCase(page);
  await open(page, `/sheet/${id}`);
  await keepByButton(page);
  await forgetWhatCame(page);
  await context.setOffline(true);
  await page.goto(`/sheet/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(await brokenImages(page)).toEqual([]);
  await page.goto(`/radiology-viewer/${id}`);
  await expect(page.getByText('cette page n’est pas gardée')).toBeVisible();
});

test('a collection is kept with its cases, which nobody has read by that', async ({
  signedIn: page,
  context,
}) => {
  const { id, title } = await stackedCase(page);
  const headers = await bearerOf(page);
  const made = await page.request.post('/api/collections', { headers, data: { name: 'Garde', case: id } });
  const { _id } = await made.json();
  await open(page, `/collections/${_id}`);
  await keepByButton(page);
  const { cases } = await (await page.request.get('/api/cases/public?limit=100', { headers })).json();
  expect(cases.find((each: { _id: string }) => each._id === id).read).toBeUndefined();
  await forgetWhatCame(page);
  await context.setOffline(true);
  await page.goto(`/collections/${_id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Garde');
  await page.getByRole('link', { name: title }).first().click();
  await drawn(page);
});

test('lists that one saw stay readable, with their images', { tag: '@gate' }, async ({
  signedIn: page,
  context,
}) => {
  const kept = await stackedCase(page);
  await keepCase(page, kept);
  await open(page, '/public-cases?modalite=IRM');
  await isSeen(page);
  const titles = await page.locator('.card-title').allInnerTexts();
  await context.setOffline(true);
  await page.goto('/public-cases?modalite=IRM');
  expect(await page.locator('.card-title').allInnerTexts()).toEqual(titles);
  await expect
    .poll(() =>
      page
        .locator('.card img')
        .first()
        .evaluate((image) => (image as HTMLImageElement).naturalWidth),
    )
    .toBeGreaterThan(0);
  await page.goto('/public-cases?modalite=TDM');
  await expect(page.getByText('cette page n’est pas gardée')).toBeVisible();
});

test('what comes is told in bytes, of a total that stays, and never goes back', async ({
  signedIn: page,
}) => {
  const { id } = await stackedCase(page);
  await page.goto(`/radiology-viewer/${id}`);
  await drawn(page);
  await page.evaluate(() => {
    const told: [done: number, total: number, text: string][] = [];
    new MutationObserver(() => {
      const bar = document.querySelector<HTMLProgressElement>('progress[aria-label="Garder hors ligne"]');
      if (bar) told.push([bar.value, bar.max, bar.nextElementSibling?.textContent ?? '']);
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    Object.assign(globalThis, { told });
  });
  const panel = await openPanel(page);
  await panel.getByRole('button', { name: 'Garder hors ligne' }).click();
  await expect(panel).toContainText('Gardé le');
  const told = await page.evaluate(
    () => (globalThis as unknown as { told: [done: number, total: number, text: string][] }).told,
  );
  const done = told.map(([value]) => value);
  expect(done.length).toBeGreaterThan(5);
  expect(done).toEqual(done.toSorted((a, b) => a - b));
  expect(new Set(told.map(([, total]) => total)).size).toBe(1);
  for (const [, , text] of told) expect(text).toMatch(/^[\d,]+\u00a0[km]o sur [\d,]+\u00a0Mo$/i);
});

test('a case that has been changed since is brought up to date when asked', async ({ signedIn: page }) => {
  const kept = await stackedCase(page);
  const { id, title } = kept;
  await keepCase(page, kept);
  await open(page, '/hors-ligne');
  await expect(page.locator('.kept-row')).toHaveCount(1);
  await expect(page.getByText('Une version plus récente existe.')).toHaveCount(0);
  // As if it had been kept before its author changed it.
  await page.evaluate(async (caseId) => {
    const cache = await caches.open('kept');
    const address = `/hors-ligne/entries/case/${caseId}`;
    const entry = await (await cache.match(address))!.json();
    await cache.put(address, Response.json({ ...entry, cases: { [caseId]: '2020-01-01T00:00:00.000Z' } }));
  }, id);
  await open(page, '/hors-ligne');
  await expect(page.getByText('Une version plus récente existe.')).toBeVisible();
  await page.getByRole('button', { name: `Actualiser «\u202f${title}\u202f»` }).click();
  await expect(page.getByText('Une version plus récente existe.')).toHaveCount(0);
  await expect(page.locator('.kept-row')).toHaveCount(1);
});

test('a write that the device refuses leaves nothing behind, and is told', async ({ signedIn: page }) => {
  const { id } = await stackedCase(page);
  await open(page, `/sheet/${id}`);
  await page.evaluate(() => {
    Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  });
  await page.getByRole('button', { name: 'Garder hors ligne' }).click();
  const panel = page.getByRole('dialog', { name: 'Garder hors ligne' });
  await panel.getByRole('button', { name: 'Garder hors ligne' }).click();
  await expect(panel.getByRole('alert')).toContainText('pas assez de place');
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('an image that is masked elsewhere leaves the device with the next page, whichever that is', async ({
  signedIn: page,
  context,
}) => {
  const pictures = [0, 1].map((more) => picture({ width: 320 + more, height: 240 }));
  const id = await caseOf(page, await Promise.all(pictures));
  await page.goto(`/radiology-viewer/${id}`);
  await drawn(page);
  const panel = await openPanel(page);
  await panel.getByRole('button', { name: 'Garder hors ligne' }).click();
  await expect(panel).toContainText('Gardé le', { timeout: 40_000 });
  /** Every address and every text that the browser keeps of the site. */
  const everythingKept = () =>
    page.evaluate(async () => {
      const found: string[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const answer = await cache.match(request, { ignoreVary: true });
          const isText = /text|json/.test(answer?.headers.get('content-type') ?? '');
          found.push(request.url, isText ? ((await answer?.text()) ?? '') : '');
        }
      }
      return found.join('\n');
    });
  const headers = await bearerOf(page);
  const { body } = await (await page.request.get(`/api/cases/${id}`, { headers })).json();
  const { file } = body.folders[0].images[0];
  expect(await everythingKept()).toContain(file);
  const zones = [{ x: 0, y: 0, width: 100, height: 30 }];
  const masked = await page.request.post(`/api/cases/${id}/masked`, {
    headers,
    data: { images: [{ file, zones }] },
  });
  const by = (await masked.json()).names[file];
  await page.goto('/account');
  await expect.poll(everythingKept).not.toContain(file);
  await expect.poll(everythingKept).toContain(`/images/${id}/${by}`);
  await context.setOffline(true);
  await page.goto(`/radiology-viewer/${id}`);
  await drawn(page);
});
