/** Publishing and withdrawing: the words before and after, and the ten seconds in which it can be undone. */
import type { Page } from 'playwright/test';
import { pressAction } from './another-person.ts';
import { expectAccessible } from './axe.ts';
import { ready } from './drop.ts';
import { expect, open, stopClock, test } from './fixtures.ts';
import { caseOf, picture } from './own-images.ts';

// Axe's code is not a script of the page's own.
test.use({ bypassCSP: true });

const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();
const undo = (page: Page) => dialog(page).getByRole('button', { name: 'Annuler', exact: true });
const status = (page: Page) => page.locator('.card .status');

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Actions/ }).click();
  await page.locator('.dropdown:popover-open').getByRole('button', { name, exact: true }).click();
}

test('from a card: who sees what, the cover, the link, and back again within ten seconds', {
  tag: '@gate',
}, async ({ signedIn: page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const id = await caseOf(page, [await picture({ width: 80, height: 60 })]);
  await open(page, '/cases');
  const before = await status(page).textContent();
  await choose(page, 'Publier');
  await expect(dialog(page)).toContainText('La liste publique montrera à tous son image, son titre');
  const cover = dialog(page).getByRole('img', { name: 'Image affichée dans la liste publique' });
  await expect.poll(() => cover.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0);
  await expect(dialog(page)).toContainText('La réponse n’est pas écrite.');
  await expectAccessible(page, 'asked to publish');
  await press(page, 'Publier quand même');
  const said = page.getByRole('dialog', { name: 'Publié\u00a0: tout le monde peut maintenant le lire.' });
  await expect(said.getByRole('heading')).toBeFocused();
  await expect(status(page)).toHaveText('Public');
  await expectAccessible(page, 'published');
  await press(page, 'Copier le lien');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).pathname).toBe(`/radiology-viewer/${id}`);
  await undo(page).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(status(page)).toHaveText(before ?? '');
  await expect(page.getByRole('button', { name: /^Actions/ })).toBeFocused();

  await choose(page, 'Publier');
  await stopClock(page);
  await press(page, 'Publier quand même');
  await expect(said.getByRole('heading')).toBeFocused();
  await undo(page).focus();
  await expect(undo(page)).toBeFocused();
  await page.clock.runFor(9_500);
  await expect(undo(page)).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(undo(page)).toBeHidden();
  await expect(dialog(page).getByRole('button', { name: 'Fermer', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(status(page)).toHaveText('Public');
});

test('from the editor: taking back is asked, and undone; what is required is what one does', async ({
  signedIn: page,
}) => {
  const id = await caseOf(page, [await picture({ width: 80, height: 60 })]);
  await open(page, `/cases?cas=${id}`);
  await ready(page);
  const bar = page.locator('.editor-bar .status').first();
  await page.getByRole('textbox', { name: 'Titre' }).fill('');
  await page.locator('.editor-bar').getByRole('button', { name: 'Publier', exact: true }).click();
  await dialog(page).getByRole('link', { name: 'Compléter', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Titre' })).toBeFocused();
  await page.keyboard.type('Cas à publier');
  await page.locator('.editor-bar').getByRole('button', { name: 'Publier', exact: true }).click();
  await press(page, 'Publier quand même');
  await expect(bar).toHaveText('Public');
  await press(page, 'Fermer');

  const menu = await pressAction(page, 'Rendre privé');
  await expect(page.getByRole('dialog', { name: 'Rendre privé ce cas' })).toContainText(
    'Il quittera les listes publiques.',
  );
  await expectAccessible(page, 'asked to take back');
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await pressAction(page, 'Rendre privé');
  await press(page, 'Rendre privé');
  await expect(page.getByRole('dialog', { name: /^Redevenu privé/ })).toBeVisible();
  await expect(bar).toHaveText('Privé');
  await undo(page).click();
  await expect(bar).toHaveText('Public');
  await expect(dialog(page)).toHaveCount(0);
});
