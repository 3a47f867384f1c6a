import type { Page } from 'playwright/test';
import { bearerOf, expect, open, test } from './fixtures.ts';

const card = (page: Page) => page.locator('.card').first();
const action = async (page: Page, name: string) => {
  await card(page)
    .getByRole('button', { name: /^Actions/ })
    .click();
  await page.locator('.dropdown:popover-open').getByRole('button', { name, exact: true }).click();
};

/** Copies the first public item of a kind for the person of the page. */
async function copyOne(page: Page, plural: string): Promise<string> {
  const list = await (await page.request.get(`/api/${plural}/public?limit=1`)).json();
  const { _id, title } = list[plural][0];
  const copied = await page.request.post(`/api/${plural}/${_id}/copy`, { headers: await bearerOf(page) });
  expect(copied.ok(), await copied.text()).toBe(true);
  return title;
}

const LISTS = [
  {
    path: '/questionnaires-list',
    plural: 'questionnaires',
    empty: 'Vous n’avez pas encore de questionnaire',
  },
  { path: '/questionnaires', plural: 'questionnaires', empty: 'Vous n’avez pas encore de questionnaire' },
  { path: '/cases-list', plural: 'cases', empty: 'Vous n’avez pas encore de cas' },
  { path: '/protocols/personal', plural: 'protocols', empty: 'Vous n’avez pas encore de protocole' },
];

for (const list of LISTS) {
  test(`${list.path}: empty at first, then a private copy`, async ({ signedIn: page }) => {
    await open(page, list.path);
    await expect(page.getByText(list.empty)).toBeVisible();
    const title = await copyOne(page, list.plural);
    await open(page, list.path);
    await expect(card(page).locator('.card-title')).toHaveText(`Copie de ${title}`);
    // Beside it is the state of its review, where its kind has one.
    await expect(card(page).locator('.status').first()).toHaveText('Privé');
  });
}

test('rename, tag, publish, unpublish, duplicate, delete', { tag: '@gate' }, async ({ signedIn: page }) => {
  await copyOne(page, 'questionnaires');
  await open(page, '/questionnaires');

  await action(page, 'Renommer');
  await page.getByRole('dialog').getByLabel('Titre').fill('IRM du genou à moi');
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
  await expect(card(page).locator('.card-title')).toHaveText('IRM du genou à moi');

  await action(page, 'Étiquettes');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Ajouter une étiquette').fill('Garde');
  await dialog.getByRole('button', { name: 'Ajouter', exact: true }).click();
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog).toHaveCount(0);
  await open(page, '/questionnaires?q=garde');
  await expect(page.locator('.card')).toHaveCount(1);

  await open(page, '/questionnaires');
  await action(page, 'Publier');
  await expect(dialog).toContainText('Rien ne manque');
  await dialog.getByRole('button', { name: 'Publier', exact: true }).click();
  await expect(card(page).locator('.status')).toHaveText('Public');
  await dialog.getByRole('button', { name: 'Fermer', exact: true }).click();
  await action(page, 'Rendre privé');
  await dialog.getByRole('button', { name: 'Rendre privé' }).click();
  await expect(card(page).locator('.status')).toHaveText('Privé');
  await dialog.getByRole('button', { name: 'Fermer', exact: true }).click();

  await action(page, 'Dupliquer');
  await expect(page.locator('.card')).toHaveCount(2);

  await action(page, 'Supprimer');
  await expect(page.getByRole('dialog')).toContainText('va disparaître définitivement');
  await page.keyboard.press('Escape');
  await expect(card(page).getByRole('button', { name: /^Actions/ })).toBeFocused();
  await expect(page.locator('.card')).toHaveCount(2);
  await action(page, 'Supprimer');
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.locator('.card')).toHaveCount(1);
  await page.reload();
  await expect(page.locator('.card')).toHaveCount(1);
});

test.describe('two tabs', () => {
  test.use({ expectedErrors: /status of 409/ });

  test('the second save is told, and keeps what was typed', { tag: '@gate' }, async ({ signedIn: page }) => {
    await copyOne(page, 'protocols');
    await open(page, '/protocols/personal');
    const other = await page.context().newPage();
    await open(other, '/protocols/personal');
    await action(other, 'Renommer');
    await other.getByRole('dialog').getByLabel('Titre').fill('Premier');
    await other.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
    await expect(card(other).locator('.card-title')).toHaveText('Premier');
    await action(page, 'Renommer');
    await page.getByRole('dialog').getByLabel('Titre').fill('Second');
    await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('Cet élément a été modifié entre-temps')).toBeVisible();
    await expect(page.getByRole('dialog').getByLabel('Titre')).toHaveValue('Second');
  });
});
