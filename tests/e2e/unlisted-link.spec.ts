import { pressAction } from './another-person.ts';
import { expectAccessible } from './axe.ts';
import { bearerOf, expect, makePerson, open, signIn, test } from './fixtures.ts';

const TITLE = 'Genou à ne montrer qu’au staff';

test('a draft is read by who has its link, listed nowhere, until the link is withdrawn', {
  tag: '@gate',
}, async ({ signedIn: page, browser }) => {
  const headers = await bearerOf(page);
  const made = await page.request.post('/api/cases', { headers, data: { title: TITLE } });
  const { _id: id } = (await made.json()) as { _id: string };
  await open(page, '/cases-list');
  const opener = page.getByRole('button', { name: `Actions sur «\u202f${TITLE}\u202f»` });
  await opener.press('Enter');
  await page.getByRole('button', { name: 'Lien non répertorié' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Partager par un lien' });
  await dialog.getByRole('button', { name: 'Créer le lien' }).press('Enter');
  const field = dialog.getByRole('textbox', { name: 'Lien non répertorié' });
  await expect(field).toHaveValue(/\/unlisted\/[\w-]{22}$/);
  // The pressed button is gone; the new field has the focus.
  await expect(field).toBeFocused();
  const first = await field.inputValue();
  await dialog.getByRole('button', { name: 'Changer de lien' }).press('Enter');
  await expect(field).not.toHaveValue(first);
  await expect(dialog.getByRole('button', { name: 'Changer de lien' })).toBeFocused();
  const link = await field.inputValue();
  await expect(dialog).toContainText('Personne ne l’a encore ouvert.');
  await expectAccessible(page, 'the dialog of an unlisted link');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();

  const context = await browser.newContext({ viewport: { width: 360, height: 760 }, bypassCSP: true });
  const reader = await context.newPage();
  expect((await reader.goto(link))?.url()).toContain('/?suite=%2Funlisted%2F');
  await signIn(reader, await makePerson(reader));
  const statusOf = async (path: string) => (await reader.request.get(path)).status();
  expect(await statusOf(first)).toBe(404);
  expect(await statusOf(`/radiology-viewer/${id}`)).toBe(404);
  await open(reader, link);
  await expect(reader).toHaveURL(new RegExp(`/radiology-viewer/${id}`));
  await expect(reader.getByText('Lu par un lien que l’auteur vous a donné').first()).toBeVisible();
  await expect(reader.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(reader.getByRole('button', { name: 'Favoris' })).toHaveCount(0);
  await expectAccessible(reader, 'a case read by a link');
  await open(reader, `/sheet/${id}`);
  await expect(reader.getByText('Lu par un lien que l’auteur vous a donné')).toBeVisible();
  await open(reader, `/public-cases?q=${encodeURIComponent(TITLE)}`);
  await expect(reader.getByText(TITLE)).toHaveCount(0);

  await open(page, `/cases?cas=${id}`);
  const action = await pressAction(page, 'Lien non répertorié');
  await expect(dialog).toContainText('1\u00a0personne l’a ouvert.');
  await dialog.getByRole('button', { name: 'Retirer le lien' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Créer le lien' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Fermer', exact: true }).press('Enter');
  await expect(action).toBeFocused();
  expect(await statusOf(`/radiology-viewer/${id}`)).toBe(404);
  expect(await statusOf(link)).toBe(404);
  await context.close();
});
