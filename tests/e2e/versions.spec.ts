import { pressAction } from './another-person.ts';
import { ready } from './drop.ts';
import { bearerOf, expect, open, test } from './fixtures.ts';
import { caseOf, picture } from './own-images.ts';

test('an author publishes anew, compares, brings a version back, and drops changes', {
  tag: '@gate',
}, async ({ signedIn: page }) => {
  const id = await caseOf(page, [await picture({ width: 80, height: 60 })]);
  const headers = await bearerOf(page);
  const data = { visibility: 'public', title: `Versions ${id}`, revision: 99 };
  expect((await page.request.patch(`/api/cases/${id}`, { headers, data })).status()).toBe(200);
  const answerSeen = async () =>
    (await (await page.request.get(`/api/cases/${id}/answer`, { headers })).json()).answer;
  const before = await answerSeen();
  await open(page, `/cases?cas=${id}`);
  await ready(page);
  const button = (name: string) => page.locator('.editor-bar').getByRole('button', { name, exact: true });
  await expect(button('Mettre à jour la version publique')).toHaveCount(0);

  await page.getByLabel('Réponse').fill('Fracture du scaphoïde');
  await expect(page.getByText('Modifications non publiées')).toBeVisible();
  expect(await answerSeen()).toBe(before);
  await button('Mettre à jour la version publique').click();
  const asking = page.getByRole('dialog');
  await asking.getByLabel('Un mot sur cette version').fill('Réponse écrite');
  await asking.getByRole('button', { name: /^(Mettre à jour|Publier quand même)$/ }).click();
  await expect(page.getByText('Version publique mise à jour.')).toBeVisible();
  await asking.getByRole('button', { name: 'Fermer', exact: true }).click();
  await expect(page.getByText('Modifications non publiées')).toHaveCount(0);
  expect(await answerSeen()).toBe('Fracture du scaphoïde');

  await page.getByLabel('Réponse').fill('Trop vite');
  await expect(page.getByText('Modifications non publiées')).toBeVisible();
  await button('Mettre à jour la version publique').click();
  await asking.getByRole('button', { name: /^(Mettre à jour|Publier quand même)$/ }).click();
  await expect(asking.getByRole('heading', { name: 'Version publique mise à jour.' })).toBeVisible();
  expect(await answerSeen()).toBe('Trop vite');
  await asking.getByRole('button', { name: 'Annuler', exact: true }).click();
  await expect(asking).toHaveCount(0);
  await expect(page.getByText('Modifications non publiées')).toBeVisible();
  expect(await answerSeen()).toBe('Fracture du scaphoïde');
  await expect(page.getByLabel('Réponse')).toHaveValue('Trop vite');
  await pressAction(page, 'Revenir à la version publique');
  await asking.getByRole('button', { name: 'Abandonner mes modifications' }).click();
  await expect(
    asking.getByRole('heading', { name: 'Vous êtes revenu à la version publique.' }),
  ).toBeFocused();
  await asking.getByRole('button', { name: 'Annuler' }).click();
  await expect(asking).toHaveCount(0);
  await expect(page.getByText('Modifications non publiées')).toBeVisible();
  await page.reload();
  await ready(page);
  await expect(page.getByLabel('Réponse')).toHaveValue('Trop vite');
  await pressAction(page, 'Revenir à la version publique');
  await asking.getByRole('button', { name: 'Abandonner mes modifications' }).click();
  await asking.getByRole('button', { name: 'Fermer' }).click();
  await expect(page.getByLabel('Réponse')).toHaveValue('Fracture du scaphoïde');
  await ready(page);

  await pressAction(page, 'Versions');
  const versions = page.getByRole('dialog', { name: 'Versions' });
  // Undone, an update leaves the version before it as a further one.
  await expect(versions.getByText('Réponse écrite')).toHaveCount(2);
  await versions.getByLabel('De').selectOption('Version 1');
  await expect(versions.locator('ins')).toHaveText('Fracture du scaphoïde');
  await versions.getByRole('button', { name: 'Lire la version 1' }).click();
  await expect(versions.getByRole('heading', { name: `Versions ${id}` })).toBeVisible();
  await versions.getByRole('button', { name: 'Reprendre la version 1' }).click();
  // For a moment the former draft can be had again; closed, the page shows what was brought back.
  const back = page.getByRole('dialog', { name: 'La version 1 est reprise dans votre copie de travail.' });
  await expect(back.getByRole('heading')).toBeFocused();
  await back.getByRole('button', { name: 'Annuler' }).click();
  await expect(back).toHaveCount(0);
  await expect(
    page.getByText('Annulé\u00a0: votre copie de travail est de nouveau celle d’avant.'),
  ).toBeVisible();
  await expect(page.getByLabel('Réponse')).toHaveValue('Fracture du scaphoïde');
  await page.reload();
  await ready(page);
  await expect(page.getByLabel('Réponse')).toHaveValue('Fracture du scaphoïde');
  await expect(page.getByText('Modifications non publiées')).toHaveCount(0);
  await pressAction(page, 'Versions');
  await versions.getByRole('button', { name: 'Reprendre la version 1' }).click();
  await back.getByRole('button', { name: 'Fermer' }).click();
  await expect(page.getByLabel('Réponse')).toHaveValue(before);
  await expect(page.getByText('Modifications non publiées')).toBeVisible();
  expect(await answerSeen()).toBe('Fracture du scaphoïde');

  await ready(page);
  await pressAction(page, 'Revenir à la version publique');
  await page.getByRole('dialog').getByRole('button', { name: 'Abandonner mes modifications' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click();
  await expect(page.getByLabel('Réponse')).toHaveValue('Fracture du scaphoïde');
  await expect(page.getByText('Modifications non publiées')).toHaveCount(0);
});

test('the sheet is published from where it is written, and says on its own page that it is not yet', async ({
  signedIn: page,
}) => {
  const id = await caseOf(page, [await picture({ width: 80, height: 60 })]);
  const headers = await bearerOf(page);
  const data = { visibility: 'public', title: `Fiche ${id}`, revision: 99 };
  expect((await page.request.patch(`/api/cases/${id}`, { headers, data })).status()).toBe(200);
  const sheetSeen = async () =>
    JSON.stringify((await (await page.request.get(`/api/cases/${id}/answer`, { headers })).json()).sheet);
  await open(page, `/sheet-editor/${id}`);
  const update = page.getByRole('button', { name: 'Mettre à jour la version publique', exact: true });
  await expect(page.getByRole('button', { name: 'Versions', exact: true })).toBeVisible();
  await expect(update).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Texte de la fiche' }).click();
  await page.keyboard.type('Arrachement du ligament croisé');
  await expect(page.getByText('Modifications non publiées')).toBeVisible();
  expect(await sheetSeen()).not.toContain('Arrachement');

  await page.goto(`/sheet/${id}`);
  await page.getByRole('link', { name: 'Les publier depuis l’éditeur' }).click();
  await update.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Mettre à jour|Publier quand même)$/ })
    .click();
  await expect(page.getByText('Version publique mise à jour.')).toBeVisible();
  await expect(update).toHaveCount(0);
  expect(await sheetSeen()).toContain('Arrachement');
  await page.goto(`/sheet/${id}`);
  await expect(page.getByText('Arrachement du ligament croisé')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Les publier depuis l’éditeur' })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the bar of an editor keeps its secondary actions in a menu, by keyboard too', async ({
    signedIn: page,
  }) => {
    const id = await caseOf(page, [await picture({ width: 80, height: 60 })]);
    const headers = await bearerOf(page);
    const data = { visibility: 'public', title: `Menu ${id}`, revision: 99 };
    expect((await page.request.patch(`/api/cases/${id}`, { headers, data })).status()).toBe(200);
    await open(page, `/cases?cas=${id}`);
    await ready(page);
    await page.getByLabel('Réponse').fill('Fracture du scaphoïde');
    await expect(
      page.locator('.editor-bar').getByRole('button', { name: 'Mettre à jour la version publique' }),
    ).toBeVisible();
    const versions = page.getByRole('button', { name: 'Versions', exact: true });
    await expect(versions).toBeHidden();
    const bar = page.locator('.editor-bar');
    expect((await bar.boundingBox())!.height).toBeLessThan(200);

    const menu = page.getByRole('button', { name: 'Actions', exact: true });
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(versions).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(versions).toBeHidden();
    await expect(menu).toBeFocused();
    await page.keyboard.press('Enter');
    await versions.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Versions' });
    await expect(dialog.getByText('Version 1', { exact: true }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(menu).toBeFocused();

    await page.setViewportSize({ width: 768, height: 900 });
    await page.keyboard.press('Enter');
    await versions.click();
    const read = dialog.getByRole('button', { name: 'Lire la version 1' });
    await read.click();
    await expect(dialog.getByRole('region', { name: 'Version 1' })).toContainText(/Clichés\s:\s1\simage/);
    await expect(read).toBeFocused();
    await read.press('Enter');
    await expect(read).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
    await expect(versions).toBeHidden();

    const update = bar.getByRole('button', { name: 'Mettre à jour la version publique' });
    await update.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Un mot sur cette version')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(update).toBeFocused();
  });
});
