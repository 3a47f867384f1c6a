import { drawn } from './film.ts';
import { bearerOf, expect, makePerson, open, signIn, test } from './fixtures.ts';
import {
  brokenImages,
  cachesOf,
  forgetWhatCame,
  GL_LAUNCH,
  keepCase,
  OFFLINE_ERRORS,
  openPanel,
  signOut,
  stackedCase,
} from './keep-offline.ts';

test.use({ launchOptions: GL_LAUNCH, expectedErrors: OFFLINE_ERRORS, serviceWorkers: 'allow' });

/** No network, and nothing in its place: reported by the browser, or by a worker that is about to be replaced. */
const NOT_THERE = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

test('a case that is kept opens without network: its images, its values, its answer and its sheet', {
  tag: '@gate',
}, async ({ signedIn: page, context }) => {
  const kept = await stackedCase(page);
  const { id, title, count } = kept;
  await keepCase(page, kept);
  await forgetWhatCame(page);
  await context.setOffline(true);
  await page.goto(`/radiology-viewer/${id}`);
  await drawn(page);
  await expect(page.locator('.panel-view').first()).toContainText('prêtes');
  await expect(page.getByText('aperçu'), 'values have come').toHaveCount(0);
  for (let i = 0; i < 3; i++) await page.keyboard.press('PageDown');
  await expect(page.locator('.panel-view.waiting')).toHaveCount(0);
  await page.getByRole('link', { name: 'Voir la réponse' }).click();
  await expect(page.locator('.case-answer')).not.toBeEmpty();
  await page.goto(`/sheet/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(await brokenImages(page)).toEqual([]);
  // A page that is not kept leads to those that are.
  await page.goto('/statistics');
  await expect(page.getByText('cette page n’est pas gardée')).toBeVisible();
  await expect(page.locator('.kept-row')).toHaveCount(1);
  await expect(page.locator('.kept-row')).toContainText(`${count}\u00a0images`);
  await page.locator('.kept-row').getByRole('link', { name: title }).click();
  await drawn(page);
});

test('what is kept is listed with its weight, and taken away', async ({ signedIn: page, context }) => {
  const kept = await stackedCase(page);
  const { id, title } = kept;
  await keepCase(page, kept);
  await open(page, '/hors-ligne');
  await expect(page.locator('.kept')).toContainText(/En tout\u00a0: [\d,]+\u00a0Mo sur cet appareil\./);
  await page.getByRole('button', { name: `Retirer de cet appareil «\u202f${title}\u202f»` }).click();
  await expect(page.getByText('Rien n’est gardé sur cet appareil')).toBeVisible();
  expect(await cachesOf(page)).toEqual([]);
  await context.setOffline(true);
  await expect(page.goto(`/radiology-viewer/${id}`)).rejects.toThrow(NOT_THERE);
});

test('signing out erases it: no kept page is served afterwards', { tag: '@gate' }, async ({
  signedIn: page,
  context,
}) => {
  const kept = await stackedCase(page);
  const { id } = kept;
  await keepCase(page, kept);
  await signOut(page);
  expect(await cachesOf(page)).toEqual([]);
  await context.setOffline(true);
  await expect(page.goto(`/radiology-viewer/${id}`)).rejects.toThrow(NOT_THERE);
});

test.describe('a session ended from elsewhere', () => {
  // The page asks for its cookie again, and gets 401.
  test.use({ expectedErrors: new RegExp(`${OFFLINE_ERRORS.source}|status of 401.*/auth/session`) });

  test('erases it at the next page with network', async ({ signedIn: page, context }) => {
    const kept = await stackedCase(page);
    await keepCase(page, kept);
    const headers = await bearerOf(page);
    const { sessions } = await (await page.request.get('/api/account/sessions', { headers })).json();
    for (const { id } of sessions) await page.request.delete(`/api/account/sessions/${id}`, { headers });
    await page.goto('/public-cases');
    await expect.poll(() => cachesOf(page)).not.toContain('kept');
    await context.setOffline(true);
    await expect(page.goto(`/radiology-viewer/${kept.id}`)).rejects.toThrow(NOT_THERE);
  });
});

test('somebody else who signs in on the same browser sees nothing of it', { tag: '@gate' }, async ({
  signedIn: page,
  context,
}) => {
  const kept = await stackedCase(page);
  const { id } = kept;
  await keepCase(page, kept);
  // The session ended by itself: nobody signed out.
  await context.clearCookies();
  await page.evaluate(() => {
    localStorage.removeItem('token');
    localStorage.removeItem('username');
  });
  await signIn(page, await makePerson(page));
  await open(page, '/hors-ligne');
  await expect(page.getByText('Rien n’est gardé sur cet appareil')).toBeVisible();
  await expect.poll(() => cachesOf(page)).toEqual([]);
  await context.setOffline(true);
  await expect(page.goto(`/radiology-viewer/${id}`)).rejects.toThrow(NOT_THERE);
});

test('a device without room says so, before anything is fetched', { tag: '@gate' }, async ({
  signedIn: page,
}) => {
  const { id } = await stackedCase(page);
  await page.addInitScript(() => {
    navigator.storage.estimate = async () => ({ quota: 1_000_000, usage: 999_000 });
  });
  await page.goto(`/radiology-viewer/${id}`);
  await drawn(page);
  const panel = await openPanel(page);
  await panel.getByRole('button', { name: 'Garder hors ligne' }).click();
  await expect(panel.getByRole('alert')).toContainText('Il n’y a pas assez de place sur cet appareil.');
  expect(await cachesOf(page)).toEqual([]);
});
