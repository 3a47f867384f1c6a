import type { Page } from 'playwright/test';
import { anotherPerson } from './another-person.ts';
import { drawn } from './film.ts';
import { bearerOf, expect, open, test } from './fixtures.ts';
import {
  forgetWhatCame,
  GL_LAUNCH,
  keepByButton,
  OFFLINE_ERRORS,
  stackedCase,
  stopWorker,
} from './keep-offline.ts';

test.use({ launchOptions: GL_LAUNCH, expectedErrors: OFFLINE_ERRORS, serviceWorkers: 'allow' });

/** A list with a public case and a private one of its owner's, and its link. */
async function sharedList(owner: Page, publicCase: string) {
  const headers = await bearerOf(owner);
  const data = { name: 'Thorax à lire', case: publicCase };
  const { _id: list } = await (await owner.request.post('/api/collections', { headers, data })).json();
  const title = { title: 'Brouillon gardé pour moi' };
  const made = await owner.request.post('/api/cases', { headers, data: title });
  const { _id: hidden } = await made.json();
  const put = await owner.request.put(`/api/collections/${list}/cases/${hidden}`, { headers, data: {} });
  expect(put.status(), await put.text()).toBeLessThan(300);
  const share = () => owner.request.post(`/api/collections/${list}/share`, { headers });
  const { token } = await (await share()).json();
  return {
    list,
    hidden,
    token,
    unshare: () => owner.request.delete(`/api/collections/${list}/share`, { headers }),
  };
}

/** Addresses of all that the device keeps. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    if (!(await caches.has('kept'))) return [];
    return (await (await caches.open('kept')).keys()).map(({ url }) => new URL(url).pathname);
  });

test('a shared list is kept with its public cases alone, until its link is withdrawn', async ({
  signedIn: page,
  context,
  browser,
}) => {
  const { id, title } = await stackedCase(page);
  const owner = await anotherPerson(browser);
  const { hidden, token, unshare } = await sharedList(owner.page, id);
  await open(page, `/shared/${token}`);
  await keepByButton(page);
  const addresses = await kept(page);
  expect(addresses.filter((address) => address.includes(id)).length).toBeGreaterThan(10);
  expect(addresses.filter((address) => address.includes(hidden))).toEqual([]);
  await open(page, '/hors-ligne');
  const row = page.locator('.kept-row');
  await expect(row).toContainText(`«\u202fThorax à lire\u202f» par ${owner.username}`);
  await expect(row).toContainText(/Liste partagée · \d+\u00a0images · [\d,]+\u00a0Mo/);
  await forgetWhatCame(page);
  await context.setOffline(true);
  await page.goto(`/shared/${token}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thorax à lire');
  await expect(page.locator('body')).not.toContainText(title);
  await page.getByRole('list', { name: 'Cas de la liste' }).getByRole('link').first().click();
  await drawn(page);

  expect((await unshare()).status()).toBeLessThan(300);
  await context.setOffline(false);
  // It was last checked a moment ago: a worker that was stopped since does not know.
  await stopWorker(page);
  await page.goto('/public-cases');
  await expect.poll(() => kept(page)).toEqual([]);
  await context.setOffline(true);
  // Nothing loads, or the lists seen before.
  await page.goto(`/shared/${token}`).catch(() => null);
  await expect(page.getByRole('heading', { name: 'Thorax à lire' })).toHaveCount(0);
  await owner.close();
});

test('a case that leaves a list that is kept leaves the device too', async ({ signedIn: page, browser }) => {
  const { id } = await stackedCase(page);
  const owner = await anotherPerson(browser);
  const { list, token } = await sharedList(owner.page, id);
  const headers = await bearerOf(page);
  const { cases } = await (await page.request.get('/api/cases/public?limit=100', { headers })).json();
  const small = cases.find(
    (each: { _id: string; imageCount: number }) => each.imageCount < 3 && each._id !== id,
  );
  const of = { headers: await bearerOf(owner.page) };
  await owner.page.request.put(`/api/collections/${list}/cases/${small._id}`, { ...of, data: {} });
  await open(page, `/shared/${token}`);
  await keepByButton(page);
  const holds = async (caseId: string) => (await kept(page)).some((address) => address.includes(caseId));
  expect([await holds(id), await holds(small._id)]).toEqual([true, true]);
  await owner.page.request.delete(`/api/collections/${list}/cases/${id}`, of);
  await stopWorker(page);
  await page.goto('/protocols/public');
  await expect.poll(() => holds(id)).toBe(false);
  expect(await holds(small._id)).toBe(true);
  await owner.close();
});
