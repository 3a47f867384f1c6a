import type { Page } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import { bearerOf, expect, open, test } from './fixtures.ts';
import { caseOf, picture } from './own-images.ts';

const cards = (page: Page) => page.locator('.card');
const boxes = (page: Page) => page.locator('.card .select-box input');
const bar = (page: Page) => page.getByRole('group', { name: 'Actions sur les éléments choisis' });
const dialog = (page: Page) => page.getByRole('dialog');

/** Empty cases of the person's, the last one first in their list. */
async function emptyCases(page: Page, ...titles: string[]): Promise<void> {
  for (const title of titles) {
    const made = await page.request.post('/api/cases', { headers: await bearerOf(page), data: { title } });
    expect(made.ok(), await made.text()).toBe(true);
  }
}

test('a card leads to its editor, and its menu to what readers see', async ({ signedIn: page }) => {
  await emptyCases(page, 'Un');
  await open(page, '/cases');
  await expect(cards(page).getByRole('link', { name: 'Modifier\u00a0: Un' })).toHaveAttribute(
    'href',
    /^\/cases\?cas=/,
  );
  await expect(cards(page).locator('.card-title a')).toHaveAttribute('href', /^\/cases\?cas=/);
  await page.getByRole('button', { name: /^Actions/ }).click();
  await expect(page.locator('.dropdown:popover-open a').first()).toHaveText('Ouvrir');
  await open(page, '/cases-list');
  await expect(cards(page).getByRole('link', { name: 'Ouvrir\u00a0: Un' })).toHaveCount(1);
  await expect(boxes(page)).toHaveCount(0);
});

test('states are filtered by in the address, together with what is incomplete', async ({
  signedIn: page,
}) => {
  await emptyCases(page, 'Vide');
  const id = await caseOf(page, [await picture({ width: 80, height: 60 })]);
  await open(page, '/cases');
  await expect(cards(page)).toHaveCount(2);
  await page.getByRole('button', { name: /^État/ }).click();
  await page.getByRole('checkbox', { name: 'Incomplet' }).click();
  await expect(page).toHaveURL(/etat=incomplet/);
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText('Vide');
  await expect(page.getByRole('link', { name: 'Retirer le filtre Incomplet' })).toBeVisible();
  await open(page, '/cases?etat=public');
  await expect(cards(page)).toHaveCount(0);
  await open(page, '/cases?etat=brouillon');
  await expect(cards(page)).toHaveCount(2);
  expect(id).toBeTruthy();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the filter is a form', async ({ signedIn: page }) => {
    await emptyCases(page, 'Vide');
    await page.goto('/cases');
    await page.getByRole('button', { name: /^État/ }).click();
    await page.getByRole('checkbox', { name: 'Public' }).check();
    await page.locator('.filter-etat').getByRole('button', { name: 'Appliquer' }).click();
    await expect(page).toHaveURL(/etat=public/);
    await expect(cards(page)).toHaveCount(0);
    await page.goto('/cases?etat=incomplet');
    await expect(cards(page)).toHaveCount(1);
    await expect(boxes(page).first()).toBeHidden();
    await expect(page.getByRole('link', { name: 'Modifier\u00a0: Vide' })).toBeVisible();
  });
});

test('many are chosen by keyboard alone: run, all, none', async ({ signedIn: page }) => {
  await emptyCases(page, 'Un', 'Deux', 'Trois', 'Quatre');
  await open(page, '/cases');
  await boxes(page).first().focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('1\u00a0cas choisi')).toBeVisible();
  await boxes(page).nth(2).focus();
  await page.keyboard.press('Shift+Space');
  await expect(page.getByText('3\u00a0cas choisis')).toBeVisible();
  const all = page.getByRole('checkbox', { name: 'Tout choisir' });
  await all.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('4\u00a0cas choisis')).toBeVisible();
  await bar(page).getByRole('button', { name: 'Publier' }).focus();
  await page.keyboard.press('Escape');
  await expect(bar(page)).toHaveCount(0);
  await expect(all).toBeFocused();
  await expect(boxes(page).and(page.locator(':checked'))).toHaveCount(0);
});

test('several are published: what is missing is said before and after, of each', { tag: '@gate' }, async ({
  signedIn: page,
}) => {
  await caseOf(page, [await picture({ width: 80, height: 60 })]);
  await emptyCases(page, 'Vide');
  await open(page, '/cases');
  await page.getByRole('checkbox', { name: 'Tout choisir' }).click();
  await bar(page).getByRole('button', { name: 'Publier' }).click();
  await expect(dialog(page)).toContainText('1\u00a0peut être publié');
  await expect(dialog(page)).toContainText('«\u202fVide\u202f»\u00a0: il manque une image');
  await expectAccessible(page, 'many items');
  await dialog(page).getByRole('button', { name: 'Publier 1' }).click();
  await expect(dialog(page).getByText('1\u00a0publié, 1\u00a0incomplet')).toBeVisible();
  await expect(dialog(page).getByRole('link', { name: 'Compléter «\u202fVide\u202f»' })).toHaveAttribute(
    'href',
    /#images$/,
  );
  await dialog(page).getByRole('button', { name: 'Fermer' }).click();
  await expect(cards(page).filter({ hasText: 'Public' })).toHaveCount(1);
  await bar(page).getByRole('button', { name: 'Rendre privé' }).click();
  await expect(page.getByText('1\u00a0redevenu privé, 1\u00a0déjà privé.')).toBeVisible();
  await expect(cards(page).filter({ hasText: 'Public' })).toHaveCount(0);
});

test('several are tagged and deleted, which is asked before', async ({ signedIn: page }) => {
  await emptyCases(page, 'Un', 'Deux', 'Trois');
  await open(page, '/cases');
  await boxes(page).nth(0).click();
  await boxes(page)
    .nth(1)
    .click({ modifiers: ['Shift'] });
  await bar(page).getByRole('button', { name: 'Étiquettes' }).click();
  await dialog(page).getByLabel('Ajouter une étiquette').fill('Garde, TDM');
  await dialog(page).getByRole('button', { name: 'Enregistrer' }).click();
  await expect(cards(page).filter({ hasText: 'Garde' })).toHaveCount(2);
  await bar(page).getByRole('button', { name: 'Étiquettes' }).click();
  await dialog(page)
    .getByRole('checkbox', { name: /^Garde/ })
    .click();
  await dialog(page).getByRole('button', { name: 'Enregistrer' }).click();
  await expect(cards(page).filter({ hasText: 'Garde' })).toHaveCount(0);
  await expect(cards(page).filter({ hasText: 'TDM' })).toHaveCount(2);
  await bar(page).getByRole('button', { name: 'Supprimer' }).click();
  await expect(dialog(page)).toContainText('Supprimer 2\u00a0cas');
  await expect(dialog(page).getByRole('listitem')).toHaveText(['Trois', 'Deux']);
  await page.keyboard.press('Escape');
  await expect(cards(page)).toHaveCount(3);
  await bar(page).getByRole('button', { name: 'Supprimer' }).click();
  await dialog(page).getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText('2\u00a0supprimés.')).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByRole('checkbox', { name: 'Tout choisir' })).toBeFocused();
});

for (const path of ['/cases', '/questionnaires', '/protocols/personal']) {
  test(`${path}: everybody can use what is there for many`, async ({ signedIn: page }) => {
    const plural = path === '/protocols/personal' ? 'protocols' : path.slice(1);
    const list = await (await page.request.get(`/api/${plural}/public?limit=2`)).json();
    for (const { _id } of list[plural])
      await page.request.post(`/api/${plural}/${_id}/copy`, { headers: await bearerOf(page) });
    await open(page, path);
    await page.getByRole('checkbox', { name: 'Tout choisir' }).click();
    await expect(bar(page)).toBeVisible();
    await expectAccessible(page, 'many items');
    await bar(page).getByRole('button', { name: 'Étiquettes' }).click();
    await expect(dialog(page)).toBeVisible();
    await expectAccessible(page, 'many items');
  });
}
