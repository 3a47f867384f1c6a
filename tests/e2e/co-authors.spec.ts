import type { Page } from 'playwright/test';
import { authors as demoAuthors } from '#lib/demo/authors.ts';
import { AUTHORS_MAX } from '#lib/items/item.ts';
import { anotherPerson, pressAction } from './another-person.ts';
import { expectAccessible } from './axe.ts';
import { ready } from './drop.ts';
import { bearerOf, expect, open, test } from './fixtures.ts';

const TITLE = 'Épaule écrite à deux';

/** Opens the dialog from the editor's bar, by the keyboard. */
async function openAuthors(page: Page) {
  const opener = await pressAction(page, 'Coauteurs');
  return { dialog: page.getByRole('dialog', { name: 'Coauteurs' }), opener };
}

test.describe('', () => {
  test.use({ expectedErrors: /422/ });

  test('somebody invited by name writes a case with its owner, until it is taken back', {
    tag: '@gate',
  }, async ({ signedIn: page, browser }) => {
    const made = await page.request.post('/api/cases', {
      headers: await bearerOf(page),
      data: { title: TITLE },
    });
    const { _id: id } = (await made.json()) as { _id: string };
    const other = await anotherPerson(browser);
    const statusOf = async (path: string) => (await other.page.request.get(path)).status();
    expect(await statusOf(`/cases?cas=${id}`)).toBe(404);

    await open(page, `/cases?cas=${id}`);
    const { dialog, opener } = await openAuthors(page);
    await expect(dialog).toContainText('Personne d’autre ne l’écrit avec vous.');
    await dialog.getByLabel('Nom d’utilisateur').fill('personne-du-tout');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('Personne n’a ce nom');
    await dialog.getByLabel('Nom d’utilisateur').fill(other.username);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('listitem')).toContainText(other.username);
    await expectAccessible(page, 'the dialog of co-authors');
    await expect(dialog.getByLabel('Nom d’utilisateur')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();

    await open(other.page, '/cases');
    const shared = other.page.getByRole('region', { name: 'Avec d’autres auteurs (1)' });
    await expect(shared).toContainText(TITLE);
    await expectAccessible(other.page, 'a list with what one writes with others');
    await shared.getByRole('link', { name: `Modifier\u00a0: ${TITLE}` }).press('Enter');
    await other.page.waitForURL(`**/cases?cas=${id}`);
    await expect(other.page.locator('.editor-bar')).toContainText(/Avec /);
    await expect(other.page.getByRole('button', { name: 'Publier' })).toHaveCount(0);
    await ready(other.page);
    await other.page.getByLabel('Informations cliniques').fill('Chute de sa hauteur.');
    await expect(other.page.locator('.save-state')).toContainText('Enregistré');

    await open(page, `/cases?cas=${id}`);
    await expect(page.getByLabel('Informations cliniques')).toHaveValue('Chute de sa hauteur.');
    await open(other.page, `/sheet/${id}`);
    await expect(other.page.getByText('Vous écrivez ce contenu avec son auteur.')).toBeVisible();
    await expect(other.page.locator('.facts')).toContainText(/par .+ et .+/);
    const { dialog: again } = await openAuthors(page);
    await again.getByRole('button', { name: /^Retirer / }).press('Enter');
    await expect(again).toContainText('Personne d’autre ne l’écrit avec vous.');
    expect(await statusOf(`/cases?cas=${id}`)).toBe(404);
    expect(await statusOf(`/sheet/${id}`)).toBe(404);
    await other.close();
  });
});

test('the last one who may be invited leaves the focus in the field, which says that it is full', async ({
  signedIn: page,
}) => {
  const headers = await bearerOf(page);
  const made = await page.request.post('/api/cases', { headers, data: { title: TITLE } });
  const { _id: id } = (await made.json()) as { _id: string };
  const all = demoAuthors.slice(0, AUTHORS_MAX).map(({ username }) => username);
  for (const username of all.slice(1)) {
    const named = await page.request.post(`/api/cases/${id}/authors`, { headers, data: { username } });
    expect(named.status()).toBe(200);
  }
  await open(page, `/cases?cas=${id}`);
  const { dialog } = await openAuthors(page);
  await expect(dialog.getByRole('listitem')).toHaveCount(AUTHORS_MAX - 1);
  const field = dialog.getByLabel('Nom d’utilisateur');
  await field.fill(all[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('listitem')).toHaveCount(AUTHORS_MAX);
  await expect(dialog.getByText(/^10\s+personnes au plus/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Inviter' })).toBeDisabled();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('readonly');
  await expectAccessible(page, 'the dialog of as many co-authors as there may be');

  await dialog
    .getByRole('button', { name: /^Retirer / })
    .first()
    .press('Enter');
  await expect(dialog.getByRole('listitem')).toHaveCount(AUTHORS_MAX - 1);
  await expect(field).toBeFocused();
  await expect(field).toBeEditable();
});

const KINDS = [
  { plural: 'cases', list: '/cases', edit: (id: string) => `/cases?cas=${id}` },
  { plural: 'questionnaires', list: '/questionnaires', edit: (id: string) => `/edit/${id}` },
  { plural: 'protocols', list: '/protocols/personal', edit: (id: string) => `/protocols/edit/${id}` },
];

for (const { plural, list, edit } of KINDS)
  test(`leaves what they write with somebody, from the list and from the editor: ${plural}`, async ({
    signedIn: page,
    browser,
  }) => {
    const headers = await bearerOf(page);
    const make = async () => {
      const made = await page.request.post(`/api/${plural}`, { headers, data: { title: TITLE } });
      expect(made.status(), await made.text()).toBe(201);
      return ((await made.json()) as { _id: string })._id;
    };
    const other = await anotherPerson(browser);
    for (const way of ['list', 'editor'] as const) {
      const id = await make();
      const data = { username: other.username };
      expect((await page.request.post(`/api/${plural}/${id}/authors`, { headers, data })).status()).toBe(200);
      await open(other.page, way === 'list' ? list : edit(id));
      const shared = other.page.getByRole('button', { name: `Quitter\u00a0: ${TITLE}` });
      const ask = async () => {
        if (way === 'list') return shared.press('Enter');
        const opener = await pressAction(other.page, 'Coauteurs');
        const authors = other.page.getByRole('dialog', { name: 'Coauteurs' });
        await expect(authors.getByRole('listitem')).toHaveText([other.username]);
        await authors.getByRole('button', { name: 'Ne plus écrire' }).press('Enter');
        return opener;
      };
      const opener = await ask();
      const dialog = other.page.getByRole('dialog', { name: /^Ne plus écrire/ });
      await expect(dialog).toContainText('vous ne le lirez plus');
      await dialog.getByRole('button', { name: 'Annuler' }).press('Enter');
      if (opener) await other.page.keyboard.press('Escape');
      await expect(opener ?? shared).toBeFocused();
      await ask();
      await dialog.getByRole('button', { name: 'Quitter' }).press('Enter');
      await other.page.waitForURL(`**${list}`);
      await expect(other.page.getByRole('region', { name: /^Avec d’autres auteurs/ })).toHaveCount(0);
      expect((await other.page.request.get(edit(id))).status()).toBe(404);
      expect((await page.request.get(edit(id))).status()).toBe(200);
    }
    await other.close();
  });
