import type { Page } from 'playwright/test';
import { expect, makePerson, open, signIn, test } from './fixtures.ts';
import { answer, choose, isKept, keys, list, rows, unfold } from './kept-reports.ts';
import { openReport, ownQuestionnaire } from './own-questionnaire.ts';

test.describe('on a shared workstation', () => {
  const signOut = async (page: Page) => {
    await page.getByRole('button', { name: /^Menu de/ }).click();
    await page.locator('#menu').getByRole('button', { name: 'Se déconnecter' }).click();
  };

  test('signing out asks what becomes of reports, and the next person sees none', { tag: '@gate' }, async ({
    signedIn: page,
    person,
  }) => {
    const id = await ownQuestionnaire(page);
    await openReport(page, id);
    await choose(page, 'Douleur');
    await isKept(page);
    await signOut(page);
    const dialog = page.getByRole('dialog', { name: 'Se déconnecter de cet appareil' });
    await expect(dialog).toContainText('1\u00a0compte rendu en cours');
    await dialog.getByRole('button', { name: 'Annuler' }).click();
    await expect(answer(page, 'Motif', 'Douleur')).toBeChecked();
    await signOut(page);
    await dialog.getByRole('button', { name: 'Garder et se déconnecter' }).click();
    await expect(page.getByRole('heading', { name: 'Connexion', exact: true })).toBeVisible();
    expect(await keys(page)).toHaveLength(1);

    await signIn(page, await makePerson(page));
    await open(page, '/');
    // A person who has nothing yet is shown ways to begin, and no list.
    await expect(page.getByRole('heading', { name: 'Trois façons de commencer' })).toBeVisible();
    await expect(list(page)).toHaveCount(0);
    await signOut(page);
    // They have nothing here: they are asked nothing.
    await expect(page.getByRole('heading', { name: 'Connexion', exact: true })).toBeVisible();

    await signIn(page, person);
    await open(page, '/');
    await unfold(page);
    await expect(rows(page)).toHaveCount(1);
    await signOut(page);
    await dialog.getByRole('button', { name: 'Effacer et se déconnecter' }).click();
    await expect(page.getByRole('heading', { name: 'Connexion', exact: true })).toBeVisible();
    expect(await keys(page)).toEqual([]);
  });

  test('what is erased while a report is open does not come back as its page is left', async ({
    signedIn: page,
  }) => {
    const id = await ownQuestionnaire(page);
    await openReport(page, id);
    await choose(page, 'Douleur');
    await isKept(page);
    await signOut(page);
    const dialog = page.getByRole('dialog', { name: 'Se déconnecter de cet appareil' });
    await dialog.getByRole('button', { name: 'Effacer et se déconnecter' }).click();
    await expect(page.getByRole('heading', { name: 'Connexion', exact: true })).toBeVisible();
    expect(await keys(page)).toEqual([]);
  });
});
