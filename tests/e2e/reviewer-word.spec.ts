import type { Page } from 'playwright/test';
import { anotherPerson, pressAction } from './another-person.ts';
import { expectAccessible } from './axe.ts';
import { bearerOf, expect, open, test } from './fixtures.ts';
import { makeQuestionnaire } from './make-questionnaire.ts';

const TITLE = 'Nodule à relire';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Relecture avant publication' });

/** Names somebody and asks for their word, by the keyboard alone. */
async function askWordOf(page: Page, username: string, word: string): Promise<void> {
  await expect(page.locator('astro-island[client="load"][ssr]')).toHaveCount(0);
  const opener = await pressAction(page, 'Relecture');
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('status').first()).toContainText('Personne d’autre ne l’a encore relu');
  const ask = dialog.getByRole('button', { name: 'Demander une relecture' });
  await expect(ask).toBeDisabled();
  await dialog.getByLabel('Nom d’utilisateur').fill(username);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('listitem')).toContainText(username);
  await dialog.getByLabel(/^Un mot/).fill(word);
  await expectAccessible(page, 'asking for a word');
  await ask.press('Enter');
  await expect(dialog.locator('.word-state')).toContainText('Relecture demandée le');
  // The pressed button is still there, with the focus, and now takes the request back.
  await expect(dialog.getByRole('button', { name: 'Annuler la demande' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Fermer', exact: true }).press('Enter');
  await expect(opener).toBeFocused();
  await expect(page.locator('.editor-bar').getByText('En relecture')).toBeVisible();
}

/** Answers on the page that is open. */
async function answer(page: Page, step: 'Prêt à publier' | 'À reprendre', word: string): Promise<void> {
  const region = page.getByRole('region', { name: 'Relecture avant publication' });
  await expect(page.locator('astro-island[client="load"][ssr]')).toHaveCount(0);
  const dialog = page.getByRole('dialog', { name: step });
  // The mark goes a moment before React answers.
  await expect(async () => {
    if (!(await dialog.isVisible())) await region.getByRole('button', { name: step }).press('Enter');
    await expect(dialog).toBeVisible({ timeout: 3000 });
  }).toPass();
  await dialog.getByLabel(/^Un mot/).fill(word);
  await dialog.getByRole('button', { name: step }).press('Enter');
}

test('a case is read by its reviewer alone before it is published, and said to be ready', {
  tag: '@gate',
}, async ({ signedIn: page, browser }) => {
  const headers = await bearerOf(page);
  const made = await page.request.post('/api/cases', { headers, data: { title: TITLE } });
  const { _id: id } = (await made.json()) as { _id: string };
  const reviewer = await anotherPerson(browser);
  const stranger = await anotherPerson(browser);
  const status = async (who: Page, path: string) => (await who.request.get(path)).status();
  await open(page, `/cases?cas=${id}`);
  await page.getByLabel('Informations cliniques').fill('Toux depuis un mois.');
  await askWordOf(page, reviewer.username, 'Pour lundi');

  await reviewer.page.evaluate(() => localStorage.setItem('darkMode', 'true'));
  await open(reviewer.page, '/cases-list');
  const asked = reviewer.page.getByRole('region', { name: 'À relire (1)' });
  await expect(asked).toContainText('Pour lundi');
  await expectAccessible(reviewer.page, 'a list with what one is to review');
  await asked.getByRole('link', { name: `Relire\u00a0: ${TITLE}` }).press('Enter');
  for (const path of [`/radiology-viewer/${id}`, `/sheet/${id}`])
    expect([await status(reviewer.page, path), await status(stranger.page, path)]).toEqual([200, 404]);
  expect(await status(reviewer.page, `/cases?cas=${id}`)).toBe(404);
  await reviewer.page
    .getByRole('link', { name: 'Vous relisez ce contenu\u00a0: donnez votre avis.' })
    .press('Enter');
  await reviewer.page.waitForURL(`**/sheet/${id}#relecture`);
  await expectAccessible(reviewer.page, 'saying a word');
  const wider = await reviewer.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wider, 'sideways scroll').toBeLessThanOrEqual(0);
  await answer(reviewer.page, 'À reprendre', 'Il manque le scanner');
  await reviewer.page.waitForURL('**/cases-list');
  expect(await status(reviewer.page, `/radiology-viewer/${id}`)).toBe(404);

  await open(page, '/cases');
  const answered = page.getByRole('region', { name: 'Avis reçu (1)' });
  await expect(answered).toContainText(/À reprendre, le .* par .*Il manque le scanner/);
  await answered.getByRole('link', { name: `Modifier\u00a0: ${TITLE}` }).press('Enter');
  await page.waitForURL(`**/cases?cas=${id}`);
  await expect(page.getByLabel('Informations cliniques')).toHaveValue('Toux depuis un mois.');
  await pressAction(page, 'Relecture');
  await dialogOf(page).getByRole('button', { name: 'Demander une relecture' }).press('Enter');
  await expect(dialogOf(page).locator('.word-state')).toContainText('Relecture demandée le');
  await page.keyboard.press('Escape');
  // The request that publication waits for links to it, each time.
  for (const _ of ['once', 'again']) {
    await page.locator('.editor-bar').getByRole('button', { name: 'Publier' }).press('Enter');
    const awaited = page
      .getByRole('dialog', { name: 'Publier ce cas' })
      .getByRole('listitem')
      .filter({ hasText: 'Son relecteur n’a pas encore répondu' });
    await awaited.getByRole('link', { name: /^Voir la relecture/ }).press('Enter');
    await expect(dialogOf(page).locator('.word-state')).toContainText('Relecture demandée le');
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
  }
  // It also opens when coming from another page.
  await open(page, `/cases?cas=${id}#avis`);
  await page.reload();
  await expect(dialogOf(page)).toHaveCount(0);
  await open(page, '/cases');
  await page.goto(`/cases?cas=${id}#avis`);
  await expect(dialogOf(page).locator('.word-state')).toContainText('Relecture demandée le');
  await open(reviewer.page, `/sheet/${id}`);
  await answer(reviewer.page, 'Prêt à publier', '');
  await reviewer.page.waitForURL('**/cases-list');
  await open(page, `/cases?cas=${id}`);
  await expect(page.locator('.editor-bar').getByText('Prêt à publier')).toBeVisible();
  // Later edits have not been approved by anybody.
  await page.getByLabel('Informations cliniques').fill('Toux depuis deux mois.');
  await expect(page.locator('.editor-bar').getByText('Prêt à publier')).toHaveCount(0);
  await pressAction(page, 'Relecture');
  await expect(dialogOf(page).locator('.word-state')).toContainText('Il a changé depuis');
  await reviewer.close();
  await stranger.close();
});

test('a questionnaire that was read before says so to its readers', async ({ signedIn: page, browser }) => {
  const body = {
    pages: [
      {
        id: 'p',
        name: 'Examen',
        questions: [{ id: 'q', text: 'Diamètre', section: 'findings', type: 'text' }],
      },
    ],
    fiches: [{ id: 'f', title: 'Mesurer', content: [] }],
  };
  const id = await makeQuestionnaire(page, { title: TITLE, body });
  const reviewer = await anotherPerson(browser, 1280);
  await open(page, `/edit/${id}`);
  await askWordOf(page, reviewer.username, '');
  await open(reviewer.page, '/questionnaires-list');
  await reviewer.page
    .getByRole('region', { name: 'À relire (1)' })
    .getByRole('link', { name: /^Relire/ })
    .press('Enter');
  await reviewer.page.waitForURL(`**/use/${id}`);
  expect((await reviewer.page.request.get(`/link/${id}.f`)).status()).toBe(200);
  await answer(reviewer.page, 'Prêt à publier', 'Clair');
  await reviewer.page.waitForURL('**/questionnaires-list');
  expect((await reviewer.page.request.get(`/use/${id}`)).status()).toBe(404);
  await open(page, `/edit/${id}`);
  await pressAction(page, 'Publier');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Publier/ })
    .press('Enter');
  await expect(page.locator('.editor-bar .status.public').first()).toBeVisible();
  await open(reviewer.page, `/use/${id}?mode=consulter`);
  await expect(reviewer.page.locator('.facts')).toContainText(`relu par ${reviewer.username}`);
  await reviewer.close();
});
