/**
 * Protocols kept for the console without network: read as they are in use, on each scanner, and never as another
 * state.
 */
import type { Page } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import { bearerOf, expect, makePerson, open, signIn, test } from './fixtures.ts';
import {
  cachesOf,
  forgetWhatCame,
  keepByButton,
  OFFLINE_ERRORS,
  signOut,
  stopWorker,
} from './keep-offline.ts';
import { changeProtocol, newProtocol } from './make-protocols.ts';

test.use({ expectedErrors: OFFLINE_ERRORS, serviceWorkers: 'allow' });

const NOT_THERE = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;
const BODY = {
  scanners: [
    { id: 'aera', name: 'Aera' },
    { id: 'vida', name: 'Vida 3 T' },
  ],
  acquisition: {
    sequences: [
      { name: 'T1 sag', tr: 510, 'tr@vida': 720 },
      { name: 'T2 sag', tr: 3300 },
    ],
  },
  contrast: { agent: 'Gadolinium', doseMlPerKg: 0.2, maximumDoseMl: 15 },
};
const notice = (page: Page) => page.getByText('cette page est une copie');

test('a protocol that is kept is read without network, on each scanner, with its volumes', {
  tag: '@gate',
}, async ({ signedIn: page, context }) => {
  const id = await newProtocol(page, BODY);
  const path = `/protocols/view/${id}`;
  await page.goto(path);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await keepByButton(page);
  await forgetWhatCame(page);
  await context.setOffline(true);
  await page.goto(path);
  await expect(notice(page)).toBeVisible();
  await page.getByLabel('Poids du patient').fill('72');
  await expect(
    page.getByRole('status', { name: 'Volume à injecter' }).getByText('14,4\u00a0mL'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Vida 3 T', exact: true }).first().click();
  await expect(page).toHaveURL(`${path}?appareil=vida`);
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('cell', { name: '720' })).toBeVisible();
  await expect(page.getByRole('cell', { name: '510' })).toHaveCount(0);
  // A state that is not kept must not be presented as one that is.
  for (const other of ['?brouillon', '?version=1', '?appareil=skyra']) {
    await page.goto(path + other);
    await expect(page.getByText('cette page n’est pas gardée sur cet appareil')).toBeVisible();
    await expect(page.locator('.kept-row')).toContainText(title);
  }
  await page.locator('.kept-row').getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('on paper, too, a copy says of when it is', async ({ signedIn: page, context }) => {
  const id = await newProtocol(page, BODY);
  await page.goto(`/protocols/view/${id}`);
  await keepByButton(page);
  await context.setOffline(true);
  await page.goto(`/protocols/view/${id}`);
  await page.emulateMedia({ media: 'print' });
  await expect(notice(page)).toBeVisible();
  // Each sheet has it at its foot: printing later makes it no younger.
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('.sheet-foot')).toContainText(/Copie hors ligne du \d\d\/\d\d\/\d{4}/);
  await expect(page.locator('.sheet-foot')).not.toContainText('Imprimé');
});

test('it is listed, brought up to date, and taken away', async ({ signedIn: page, context }) => {
  const id = await newProtocol(page, BODY);
  await page.goto(`/protocols/view/${id}`);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await keepByButton(page);
  await open(page, '/hors-ligne');
  const row = page.locator('.kept-row');
  await expect(row).toContainText(title);
  await expect(row).toContainText('Protocole');
  await expect(row).not.toContainText('Une version plus récente existe.');
  await expectAccessible(page, 'a protocol is kept');
  await changeProtocol(page, id, { contrast: { agent: 'Gadobutrol' } });
  await open(page, '/hors-ligne');
  await expect(row).toContainText('Une version plus récente existe.');
  await row.getByRole('button', { name: `Actualiser «\u202f${title}\u202f»` }).click();
  await expect(row).not.toContainText('Une version plus récente existe.');
  await context.setOffline(true);
  await page.goto(`/protocols/view/${id}`);
  await expect(page.locator('main')).toContainText('Gadobutrol');
  await page.goto('/statistics');
  await row.getByRole('button', { name: `Retirer de cet appareil «\u202f${title}\u202f»` }).click();
  await expect.poll(() => cachesOf(page)).not.toContain('kept');
});

test('signing out erases it, and once it is deleted it leaves with the next page', async ({
  signedIn: page,
  context,
}) => {
  const id = await newProtocol(page, BODY);
  await page.goto(`/protocols/view/${id}`);
  await keepByButton(page);
  const headers = await bearerOf(page);
  expect((await page.request.delete(`/api/protocols/${id}`, { headers })).status()).toBeLessThan(300);
  await stopWorker(page);
  await page.goto('/protocols/public');
  await expect.poll(() => cachesOf(page)).not.toContain('kept');

  const other = await newProtocol(page, BODY);
  await page.goto(`/protocols/view/${other}`);
  await keepByButton(page);
  await page.keyboard.press('Escape');
  await signOut(page);
  await signIn(page, await makePerson(page));
  await context.setOffline(true);
  await expect(page.goto(`/protocols/view/${other}`)).rejects.toThrow(NOT_THERE);
});

test('a booklet keeps each of its protocols, and no longer than they may be read', async ({
  signedIn: page,
  context,
}) => {
  const first = await newProtocol(page, BODY, 'IRM du rachis');
  // Documents cited by a protocol are not part of the booklet.
  const references = [`https://site.example/protocols/view/${first}`];
  const ids = [first, await newProtocol(page, { references }, 'Scanner du rachis')] as const;
  const booklet = `/protocols/booklet?${ids.map((id) => `protocole=${id}`).join('&')}`;
  await page.goto(booklet);
  await keepByButton(page);
  await open(page, '/hors-ligne');
  await expect(page.locator('.kept-row')).toContainText('Livret de protocoles · 2\u00a0protocoles');
  await forgetWhatCame(page);
  await context.setOffline(true);
  await page.goto(booklet);
  await expect(page.getByText('2\u00a0protocoles sur')).toBeVisible();
  await page.goto(`/protocols/view/${ids[0]}?appareil=vida`);
  await expect(page.getByRole('cell', { name: '720' })).toBeVisible();
  // A booklet of one protocol alone has another address, and was not kept.
  await page.goto(`/protocols/booklet?protocole=${ids[0]}`);
  await expect(page.getByText('cette page n’est pas gardée sur cet appareil')).toBeVisible();
  await context.setOffline(false);

  const headers = await bearerOf(page);
  expect((await page.request.delete(`/api/protocols/${ids[0]}`, { headers })).status()).toBeLessThan(300);
  await stopWorker(page);
  await page.goto('/protocols/public');
  const left = () =>
    page.evaluate(async () => (await (await caches.open('kept')).keys()).map(({ url }) => url).join(' '));
  await expect.poll(left).not.toContain(`/protocols/view/${ids[0]}`);
  expect(await left()).toContain(`/protocols/view/${ids[1]}`);
});
