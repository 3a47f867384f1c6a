import type { Browser, Page } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import { alive, expect, makePerson, open, signIn, test } from './fixtures.ts';
import { COMPLETE, newProtocol } from './make-protocols.ts';
import { publishProtocol } from './publish-protocol.ts';

/** Another person, signed in, in a browser of their own; without script if requested. */
async function another(browser: Browser, width = 360): Promise<{ page: Page; username: string }> {
  const context = await browser.newContext({ viewport: { width, height: 800 }, bypassCSP: true });
  const page = await context.newPage();
  const person = await makePerson(page);
  await signIn(page, person);
  return { page, username: person.username };
}

test.use({ expectedErrors: /422/, bypassCSP: true });

test('a protocol is confirmed by whom its owner asked, by the keyboard alone', async ({
  signedIn: page,
  browser,
}) => {
  const title = `IRM suivie ${Date.now()}`;
  const id = await newProtocol(page, COMPLETE, title);
  await publishProtocol(page, id);
  const reader = await another(browser);
  await open(page, `/protocols/view/${id}`);
  await page.getByRole('link', { name: 'Suivi' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Suivi du protocole');
  await alive(page);
  await expectAccessible(page, 'nobody asked yet');

  const names = page.getByLabel('Noms d’utilisateur');
  await names.fill(`${reader.username}, personne-du-tout`);
  await page.getByRole('button', { name: 'Demander la confirmation' }).press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('personne-du-tout');
  // The typed text is still there.
  await expect(names).toHaveValue(`${reader.username}, personne-du-tout`);
  await names.fill(reader.username);
  await page.getByRole('button', { name: 'Demander la confirmation' }).press('Enter');
  await expect(page.getByRole('main').getByRole('status')).toContainText('Les demandes sont faites.');
  const current = page.getByRole('region', { name: 'Version 1, en vigueur' });
  await expect(current.getByRole('listitem')).toContainText('en attente');
  await expectAccessible(page, 'somebody asked');

  await open(reader.page, '/');
  await reader.page.getByRole('link', { name: 'Voir ce qui attend' }).press('Enter');
  await expect(reader.page.getByRole('heading', { name: 'À lire et à confirmer (1)' })).toBeVisible();
  await expectAccessible(reader.page, 'what waits');
  await reader.page.getByRole('link', { name: `Lire : ${title}` }).press('Enter');
  await alive(reader.page);
  await expectAccessible(reader.page, 'a protocol to confirm');
  await reader.page.getByRole('button', { name: 'J’ai lu et compris' }).press('Enter');
  await expect(reader.page.getByText(/Vous avez confirmé avoir lu et compris la version 1/)).toBeVisible();
  await expect(reader.page.getByRole('button', { name: 'J’ai lu et compris' })).toHaveCount(0);
  await reader.page.goto('/waiting');
  await expect(reader.page.getByText('Aucune demande ne vous attend')).toBeVisible();

  await page.reload();
  await expect(current.getByRole('listitem')).toContainText('lu et compris le');
  const csv = await page.request.get(`/protocols/follow-up/${id}/export.csv`);
  expect(csv.headers()['content-type']).toContain('text/csv');
  expect(await csv.text()).toContain(`${reader.username};`);
  expect((await reader.page.goto(`/protocols/follow-up/${id}`))?.status()).toBe(404);
});

test('the menu counts what waits', async ({ signedIn: page, browser }) => {
  const id = await newProtocol(page, COMPLETE, `IRM comptée ${Date.now()}`);
  await publishProtocol(page, id);
  const reader = await another(browser, 1280);
  await open(reader.page, '/protocols/public');
  const button = reader.page.getByRole('button', { name: reader.username });
  await button.press('Enter');
  await expect(reader.page.getByRole('link', { name: 'Mes protocoles' })).toBeVisible();
  await expect(reader.page.getByRole('link', { name: /Demandes en attente/ })).toHaveCount(0);
  await page.goto(`/protocols/follow-up/${id}`);
  await page.getByLabel('Noms d’utilisateur').fill(reader.username);
  await page.getByRole('button', { name: 'Demander la confirmation' }).press('Enter');
  await expect(page.getByRole('main').getByRole('status')).toBeVisible();
  // Lists are kept for a minute, with the count that they had.
  await open(reader.page, '/practice');
  await button.press('Enter');
  await reader.page.getByRole('link', { name: 'Demandes en attente (1)' }).press('Enter');
  await expect(reader.page.getByRole('heading', { level: 1 })).toHaveText('Demandes en attente');
});

test('a review is set, noted and taken away', async ({ signedIn: page }) => {
  const id = await newProtocol(page, COMPLETE, `IRM à revoir ${Date.now()}`);
  await publishProtocol(page, id);
  await open(page, `/protocols/follow-up/${id}`);
  const panel = page.getByRole('region', { name: 'Prochaine revue' });
  await expect(panel.getByRole('heading', { level: 3 })).toHaveText(['Fixer une échéance']);
  await panel.getByLabel('Échéance dans').selectOption('6 mois');
  await panel.getByRole('button', { name: 'Fixer le délai' }).press('Enter');
  await expect(page.getByRole('main').getByRole('status')).toContainText('La date de revue est fixée.');
  await expect(panel).toContainText('À revoir au plus tard le');
  await expectAccessible(page, 'a review that is set');
  // To review it and to put that off are told apart.
  await expect(panel.getByRole('heading', { level: 3 })).toHaveText([
    'Vous venez de le revoir',
    'Changer l’échéance',
  ]);
  await panel.getByLabel('Revue suivante dans').selectOption('2 ans');
  await panel.getByRole('button', { name: 'Revu, rien à changer' }).press('Enter');
  await expect(panel).toContainText(/Revu le .*, rien à changer/);
  await page.goto(`/protocols/view/${id}`);
  await expect(page.getByText(/Revu le .*, rien à changer\. À revoir au plus tard le/)).toBeVisible();
  await page.goto(`/protocols/follow-up/${id}`);
  // A date in the past, whatever the browser's own validation says.
  await panel.locator('input[type=date]').evaluate((input: HTMLInputElement) => {
    input.min = '';
    input.value = '2020-01-01';
  });
  await panel.getByRole('button', { name: 'Fixer la date' }).press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Choisissez une date à venir');
  await expect(panel.locator('input[type=date]')).toHaveValue('2020-01-01');
  await panel.getByRole('button', { name: 'Retirer la date de revue' }).press('Enter');
  await expect(panel).toContainText('Aucune date n’est fixée.');
});

test('an indication leads to its protocol, without script', async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 800 },
  });
  const page = await context.newPage();
  await page.goto('/protocols/public');
  await page.getByRole('link', { name: 'Toutes les indications, de A à Z' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Indications');
  const letters = page.getByRole('navigation', { name: 'Lettres' }).getByRole('link');
  expect(await letters.count()).toBeGreaterThan(1);
  const first = page.locator('main dd a').first();
  await expect(first).toHaveAttribute('href', /^\/protocols\/view\//);
  await page.goto('/protocols/public?convient=Enfant');
  const total = await page.locator('article').count();
  await page.goto('/protocols/public?convient=Enfant&convient=Femme+enceinte');
  const fewer = await page.locator('article').count();
  expect(fewer).toBeGreaterThan(0);
  expect(fewer).toBeLessThan(total);
  await context.close();
});
