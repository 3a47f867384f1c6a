import type { Browser, Page } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import { bearerOf, expect, makePerson, open, signIn, test } from './fixtures.ts';

const TITLE = 'Épaule écrite à deux';

/** Another person, signed in on a phone. */
async function another(browser: Browser): Promise<{ page: Page; username: string; close(): Promise<void> }> {
  const context = await browser.newContext({ viewport: { width: 360, height: 760 }, bypassCSP: true });
  const page = await context.newPage();
  const person = await makePerson(page);
  await signIn(page, person);
  return { page, username: person.username, close: () => context.close() };
}

/** Opens the dialog from the editor's bar, by the keyboard. */
async function openAuthors(page: Page) {
  const action = page.getByRole('button', { name: 'Co-auteurs' });
  if (!(await action.isVisible())) await page.getByRole('button', { name: 'Actions' }).press('Enter');
  await action.press('Enter');
  return page.getByRole('dialog', { name: 'Co-auteurs' });
}

test.describe('', () => {
  test.use({ expectedErrors: /422/ });

  test('somebody invited by name writes a case with its owner, until it is taken back', async ({
    signedIn: page,
    browser,
  }) => {
    test.setTimeout(60_000);
    const made = await page.request.post('/api/cases', {
      headers: await bearerOf(page),
      data: { title: TITLE },
    });
    const { _id: id } = (await made.json()) as { _id: string };
    const other = await another(browser);
    const statusOf = async (path: string) => (await other.page.request.get(path)).status();
    expect(await statusOf(`/cases?cas=${id}`)).toBe(404);

    await open(page, `/cases?cas=${id}`);
    const dialog = await openAuthors(page);
    await expect(dialog).toContainText('Vous êtes seul à l’écrire.');
    await dialog.getByLabel('Nom d’utilisateur').fill('personne-du-tout');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('Personne n’a ce nom');
    await dialog.getByLabel('Nom d’utilisateur').fill(other.username);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('listitem')).toContainText(other.username);
    await expectAccessible(page, 'the dialog of co-authors');

    await open(other.page, '/cases');
    const shared = other.page.getByRole('region', { name: 'Avec d’autres auteurs (1)' });
    await expect(shared).toContainText(TITLE);
    await expectAccessible(other.page, 'a list with what one writes with others');
    await shared.getByRole('link', { name: `Modifier\u00a0: ${TITLE}` }).press('Enter');
    await other.page.waitForURL(`**/cases?cas=${id}`);
    await expect(other.page.locator('.editor-bar')).toContainText(/Avec /);
    await expect(other.page.getByRole('button', { name: 'Publier' })).toHaveCount(0);
    await other.page.getByLabel('Informations cliniques').fill('Chute de sa hauteur.');
    await expect(other.page.locator('.save-state')).toContainText('Enregistré');

    await open(page, `/cases?cas=${id}`);
    await expect(page.getByLabel('Informations cliniques')).toHaveValue('Chute de sa hauteur.');
    await open(other.page, `/sheet/${id}`);
    await expect(other.page.getByText('Vous écrivez ce contenu avec son auteur.')).toBeVisible();
    await expect(other.page.locator('.facts')).toContainText(/par .+ et .+/);
    const again = await openAuthors(page);
    await again.getByRole('button', { name: /^Retirer / }).press('Enter');
    await expect(again).toContainText('Vous êtes seul à l’écrire.');
    expect(await statusOf(`/cases?cas=${id}`)).toBe(404);
    expect(await statusOf(`/sheet/${id}`)).toBe(404);
    await other.close();
  });
});
