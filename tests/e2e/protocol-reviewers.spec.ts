import type { Browser, Page } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import { alive, expect, makePerson, open, signIn, test } from './fixtures.ts';
import { COMPLETE, newProtocol } from './make-protocols.ts';
import { openProtocol } from './protocol-pages.ts';

/** Another person, signed in, in a browser of their own. */
async function another(browser: Browser, width = 1280): Promise<{ page: Page; username: string }> {
  const context = await browser.newContext({ viewport: { width, height: 800 }, bypassCSP: true });
  const page = await context.newPage();
  const person = await makePerson(page);
  await signIn(page, person);
  return { page, username: person.username };
}

const review = (page: Page) => page.getByRole('region', { name: 'Relecture' });

/** Names a reviewer by the keyboard alone, and asks for a review. */
async function askReviewOf(page: Page, username: string, word = ''): Promise<void> {
  await review(page).getByRole('button', { name: 'Relecteurs' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nom d’utilisateur').fill('personne-du-tout');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('Personne n’a ce nom');
  await dialog.getByLabel('Nom d’utilisateur').fill(username);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('listitem')).toContainText(username);
  await dialog.getByRole('button', { name: 'Fermer' }).press('Enter');
  await review(page).getByRole('button', { name: 'Demander une relecture' }).press('Enter');
  await page
    .getByRole('dialog')
    .getByLabel(/Un mot/)
    .fill(word);
  await page.getByRole('dialog').getByRole('button', { name: 'Demander une relecture' }).press('Enter');
  await expect(review(page)).toContainText('Relecture demandée le');
}

test.describe('', () => {
  test.use({ expectedErrors: /422/ });

  test('a second person is named, validates, and is named to whoever reads it', async ({
    signedIn: page,
    browser,
  }) => {
    const id = await newProtocol(page, COMPLETE, 'IRM du genou relue');
    const reviewer = await another(browser);
    expect((await reviewer.page.goto(`/protocols/view/${id}`))?.status()).toBe(404);
    await openProtocol(page, id);
    await askReviewOf(page, reviewer.username, 'Pour lundi');

    await open(reviewer.page, '/protocols/personal');
    const asked = reviewer.page.getByRole('region', { name: 'À relire (1)' });
    await expect(asked).toContainText('Pour lundi');
    await asked.getByRole('link', { name: /Relire/ }).press('Enter');
    await expect(reviewer.page.getByText('Vous relisez ce protocole')).toBeVisible();
    await alive(reviewer.page);
    await expect(reviewer.page.getByRole('link', { name: 'Modifier' })).toHaveCount(0);
    await reviewer.page.getByRole('button', { name: 'Valider' }).press('Enter');
    const dialog = reviewer.page.getByRole('dialog');
    await dialog.getByLabel(/Un mot/).fill('Bon pour le service');
    await dialog.getByRole('button', { name: 'Valider' }).press('Enter');
    const said = `relue et validée le ${new Date().toLocaleDateString('fr-FR', { timeZone: 'Europe/Paris' })} par ${reviewer.username}`;
    await expect(reviewer.page.locator('.facts').getByText(said)).toBeVisible();
    await reviewer.page.context().close();

    await open(page, `/protocols/view/${id}`);
    await expect(page.locator('.facts').getByText(said)).toBeVisible();
    await open(page, '/protocols/personal');
    await expect(page.locator('.protocol-card')).toContainText(`relu par ${reviewer.username}`);
  });

  test('on a phone, in the dark: sent back with a word, and no more to be read', async ({
    signedIn: page,
    browser,
  }) => {
    const id = await newProtocol(page, COMPLETE);
    const reviewer = await another(browser, 360);
    await openProtocol(page, id);
    await askReviewOf(page, reviewer.username);
    await reviewer.page.evaluate(() => localStorage.setItem('darkMode', 'true'));
    await open(reviewer.page, '/protocols/personal');
    await expectAccessible(reviewer.page, 'to review');
    await open(reviewer.page, `/protocols/view/${id}?brouillon`);
    await expectAccessible(reviewer.page, 'reviewing');
    const wider = await reviewer.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider, 'sideways scroll').toBeLessThanOrEqual(0);
    await reviewer.page.getByRole('button', { name: 'Renvoyer en brouillon' }).press('Enter');
    const dialog = reviewer.page.getByRole('dialog');
    await dialog.getByLabel('Un mot').fill('TR à vérifier');
    await dialog.getByRole('button', { name: 'Renvoyer en brouillon' }).press('Enter');
    await expect(reviewer.page).toHaveURL(/\/protocols\/personal$/);
    await expect(reviewer.page.getByText('À relire')).toHaveCount(0);
    expect((await reviewer.page.goto(`/protocols/view/${id}`))?.status()).toBe(404);
    await reviewer.page.context().close();
    await openProtocol(page, id);
    await expect(review(page)).toContainText('TR à vérifier');
  });

  for (const from of ['the list', 'its page'] as const)
    test(`declines from ${from}, once it is confirmed`, async ({ signedIn: page, browser }) => {
      const title = `IRM du genou, ${from}`;
      const id = await newProtocol(page, COMPLETE, title);
      const reviewer = await another(browser);
      await openProtocol(page, id);
      await askReviewOf(page, reviewer.username);
      await open(
        reviewer.page,
        from === 'the list' ? '/protocols/personal' : `/protocols/view/${id}?brouillon`,
      );
      const decline = reviewer.page.getByRole('button', { name: `Décliner la relecture\u00a0: ${title}` });
      await decline.press('Enter');
      const dialog = reviewer.page.getByRole('dialog', { name: /^Décliner cette relecture/ });
      await dialog.getByRole('button', { name: 'Annuler' }).press('Enter');
      await expect(decline).toBeFocused();
      await decline.press('Enter');
      await dialog.getByRole('button', { name: 'Décliner' }).press('Enter');
      await expect(reviewer.page.getByRole('region', { name: /^À relire/ })).toHaveCount(0);
      expect((await reviewer.page.request.get(`/protocols/view/${id}`)).status()).toBe(404);
      await reviewer.page.context().close();
      await openProtocol(page, id);
      await expect(review(page).getByRole('button', { name: 'Relecteurs', exact: true })).toBeVisible();
    });
});
