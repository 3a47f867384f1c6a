import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import {
  dialog,
  kept,
  line,
  makeSkull,
  prefer,
  press,
  report,
  saveNext,
  skull,
  unfold,
} from './preference-pages.ts';
import { formIsAlive, openForm } from './reporting-pages.ts';

test('preferences are made by keyboard, act on every report, and can be left aside in one', {
  tag: '@gate',
}, async ({ signedIn: page }) => {
  const id = await makeSkull(page);
  await openForm(page, id);
  await prefer(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  // The current report keeps its answers, and is written with them.
  await expect(page.getByRole('radio', { name: 'Fracture' })).toBeChecked();
  await expect(report(page)).toContainText(/CONCLUSION\s*Hématome extradural\. Trait de fracture\./);
  await expect(page.getByRole('link', { name: 'Compléments' })).toHaveCount(0);

  await page.goto(`/use/${id}`);
  await formIsAlive(page);
  await expect(line(page)).toContainText(
    'Vos préférences sont appliquées\u00a0: 1\u00a0réponse, 1\u00a0phrase, 1\u00a0page masquée et ordre de la conclusion.',
  );
  await expect(page.getByRole('radio', { name: 'Avec injection' })).toBeChecked();
  await expect(report(page)).toContainText('Avec injection.');
  await page.getByRole('radio', { name: 'Fracture' }).check();
  await page.getByRole('button', { name: 'Utiliser sans mes préférences' }).click();
  await expect(line(page)).toContainText('Ce compte rendu se fait sans vos préférences.');
  await expect(report(page)).toContainText('Fracture de la voûte.');
  await expect(report(page)).not.toContainText('Avec injection.');
  await expect(page.getByRole('link', { name: 'Compléments' })).toBeVisible();
  await expect(page).toHaveURL(/#cr-/);
  await page.reload();
  await formIsAlive(page);
  await expect(line(page)).toContainText('Ce compte rendu se fait sans vos préférences.');
  await expect(report(page)).toContainText('Fracture de la voûte.');
  await page.getByRole('button', { name: 'Les appliquer' }).click();
  await expect(report(page)).toContainText('Trait de fracture.');
  await expect(report(page)).toContainText('Avec injection.');
});

test('a new version keeps what it still has, and tells what its author changed', { tag: '@gate' }, async ({
  signedIn: page,
}) => {
  const id = await makeSkull(page);
  await openForm(page, id);
  await prefer(page);
  await saveNext(page, id, skull('Fracture de la base.', 'Avec gadolinium'));
  await page.goto(`/use/${id}`);
  await formIsAlive(page);
  await expect(line(page)).toContainText('1\u00a0page masquée et ordre de la conclusion.');
  await expect(line(page)).toContainText('2\u00a0préférences mises de côté\u00a0: l’auteur a changé');
  await expect(page.getByRole('radio', { name: 'Avec gadolinium' })).not.toBeChecked();
  await page.getByRole('radio', { name: 'Fracture' }).check();
  await expect(report(page)).toContainText('Fracture de la base.');
  await expect(report(page)).not.toContainText('Trait de fracture.');
  // One of them still fits; the other goes.
  await line(page).getByRole('button', { name: 'Modifier' }).click();
  await unfold(page, 'Phrases réécrites');
  await expect(dialog(page)).toContainText('La phrase de l’auteur a changé');
  await press(page, 'button', /^La mienne convient encore/);
  await unfold(page, 'Mes réponses d’avance');
  await press(page, 'button', 'Retirer la réponse d’avance\u00a0: Technique');
  await kept(page);
  await page.keyboard.press('Escape');
  await expect(report(page)).toContainText('Trait de fracture.');
  await expect(line(page)).not.toContainText('mises de côté');
});

test('all is undone at once, which is undone as well', async ({ signedIn: page }) => {
  const id = await makeSkull(page);
  await openForm(page, id);
  await prefer(page);
  await press(page, 'button', 'Tout effacer');
  await kept(page);
  await expect(dialog(page).locator('summary', { hasText: 'Phrases réécrites (1)' })).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(dialog(page).locator('summary', { hasText: 'Phrases réécrites (1)' })).toBeVisible();
  await kept(page);
  await press(page, 'button', 'Reprendre la phrase de l’auteur\u00a0: Voûte › Fracture');
  await kept(page);
  await page.reload();
  await formIsAlive(page);
  await expect(line(page)).not.toContainText('phrase');
  await page.getByRole('button', { name: 'Mes préférences', exact: true }).click();
  await press(page, 'button', 'Tout effacer');
  await kept(page);
  await page.goto(`/use/${id}`);
  await formIsAlive(page);
  await expect(line(page)).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'Avec injection' })).not.toBeChecked();
});

test.describe('without network', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

  test('they are told to be unread, and read once it is back', async ({ signedIn: page, context }) => {
    await openForm(page, await makeSkull(page));
    await page.getByRole('button', { name: 'Mes préférences', exact: true }).click();
    await expect(dialog(page).locator('summary')).toHaveCount(4);
    await page.keyboard.press('Escape');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Mes préférences', exact: true }).click();
    await expect(dialog(page).getByRole('alert')).toContainText('n’ont pas pu être lues');
    await context.setOffline(false);
    await dialog(page).getByRole('button', { name: 'Réessayer' }).click();
    await expect(dialog(page).locator('summary')).toHaveCount(4);
  });
});

for (const dark of [false, true])
  test.describe(`360 px, ${dark ? 'dark' : 'light'}`, () => {
    test.use({ viewport: { width: 360, height: 740 }, bypassCSP: true });

    test('axe finds nothing in the preferences, which fit', async ({ signedIn: page }) => {
      await page.evaluate((value) => localStorage.setItem('darkMode', value), String(dark));
      const id = await makeSkull(page);
      await openForm(page, id);
      await prefer(page);
      await expectAccessible(page, 'everything otherwise');
      await press(page, 'button', 'Modifier ma phrase\u00a0: Voûte › Fracture');
      await page.keyboard.type(' Mme Durand');
      await expectAccessible(page, 'a sentence being written');
      const over = () => dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(await over()).toBeLessThanOrEqual(0);
      await saveNext(page, id, skull('Fracture de la base.'));
      await page.goto(`/use/${id}`);
      await formIsAlive(page);
      await expect(line(page)).toContainText('mise de côté');
      await expectAccessible(page, 'the line');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    });
  });
