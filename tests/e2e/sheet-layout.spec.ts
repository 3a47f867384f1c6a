import { expectAccessible } from './axe.ts';
import { attest } from './drop.ts';
import { expect, open, test } from './fixtures.ts';
import { bringFiles, expectSaved, openEmptied, ownCase, picture, textOf, tool } from './sheet-pages.ts';

test.use({ bypassCSP: true, viewport: { width: 1280, height: 900 } });

test('images stand side by side and in the size that was chosen, while one writes, when one reads and on paper', async ({
  signedIn: page,
}) => {
  const id = await ownCase(page);
  await openEmptied(page, id);
  await bringFiles(page, 'paste', [await picture('a.png', 30), await picture('b.png', 60)]);
  await attest(page);
  const figures = textOf(page).locator('figure');
  await expect(figures).toHaveCount(2);
  const bar = page.locator('.sheet-bar');
  const height = (await bar.boundingBox())?.height;
  await figures.nth(1).locator('img').click();
  // The tools of an image have a place that was there before.
  expect((await bar.boundingBox())?.height).toBe(height);
  await tool(page, 'Petite').click();
  await expect(figures.nth(1)).toHaveAttribute('data-size', 'small');
  await expect(tool(page, 'Petite')).toHaveAttribute('aria-pressed', 'true');
  await tool(page, 'Côte à côte avec l’image voisine').click();
  await expect(figures.nth(1)).toHaveClass(/pair-second/);
  const places = async (selector: string) =>
    Promise.all([0, 1].map((at) => page.locator(selector).nth(at).boundingBox()));
  const areBeside = async (selector: string) => {
    const [one, other] = await places(selector);
    return Math.abs((one?.y ?? 0) - (other?.y ?? 99)) < 2 && (other?.x ?? 0) > (one?.x ?? 0);
  };
  expect(await areBeside('.sheet-text figure')).toBe(true);
  await expect(page.getByRole('button', { name: /^Décrire cette image/ })).toHaveCount(2);
  // Each button under its own image, also under the first of a pair.
  await page
    .getByRole('button', { name: /^Décrire cette image/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('textbox').fill('Carré sombre');
  await page.getByRole('button', { name: 'Appliquer' }).click();
  await expect(figures.first().getByAltText('Carré sombre')).toBeVisible();
  await expectSaved(page);
  await expectAccessible(page, 'a pair being written');
  await open(page, `/sheet/${id}`);
  expect(await areBeside('.rich-text figure')).toBe(true);
  await page.emulateMedia({ media: 'print' });
  expect(await areBeside('.rich-text figure')).toBe(true);
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await areBeside('.rich-text figure')).toBe(false);
});

test('a long sheet has a table of its headings, and a DOI leads to its publication', async ({
  signedIn: page,
}) => {
  const id = await ownCase(page);
  await openEmptied(page, id);
  for (const [mark, text] of [
    ['##', 'Définition'],
    ['##', 'Signes'],
    ['###', 'En IRM'],
    ['##', 'À retenir'],
  ])
    await page.keyboard.type(`${mark} ${text}\n`);
  await expect(textOf(page).locator('[data-level="Sous-titre"]')).toHaveText('En IRM');
  await page.keyboard.type('MacMahon 2017, doi:10.1148/radiol.2017161659. Suite');
  const link = textOf(page).locator('a');
  await expect(link).toHaveText('doi:10.1148/radiol.2017161659');
  await expect(link).toHaveAttribute('href', 'https://doi.org/10.1148/radiol.2017161659');
  await textOf(page).evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', ' et 10.1016/S0140-6736(20)30183-5');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(link).toHaveCount(2);
  await expectSaved(page);
  await open(page, `/sheet/${id}`);
  const contents = page.getByRole('navigation', { name: 'Sommaire' });
  await expect(contents.getByRole('link')).toHaveText(['Définition', 'Signes', 'En IRM', 'À retenir']);
  await contents.getByRole('link', { name: 'À retenir' }).click();
  await expect(page).toHaveURL(/#partie-a-retenir$/);
  await expect(page.locator('#partie-a-retenir')).toBeInViewport();
  await expect(page.locator('.rich-text a[href^="https://doi.org/10.1016/"]')).toHaveText(
    '10.1016/S0140-6736(20)30183-5',
  );
  await expectAccessible(page, 'a long sheet');
});

test('a sheet begins with a template, and its plan becomes one', async ({ signedIn: page }) => {
  const id = await ownCase(page);
  await openEmptied(page, id);
  await tool(page, 'Modèles de fiche').click();
  const dialog = page.getByRole('dialog', { name: 'Modèles de fiche' });
  await expect(dialog.getByText('n’a pas encore de titre')).toBeVisible();
  await dialog.getByRole('button', { name: 'Insérer le modèle «\u202fPathologie\u202f»' }).click();
  await expect(dialog).toHaveCount(0);
  const headings = textOf(page).locator('[data-level]');
  await expect(headings).toHaveText(['Définition', 'Signes', 'Diagnostics différentiels', 'À retenir']);
  await expect(textOf(page)).toBeFocused();
  await page.keyboard.type('Sous le premier titre');
  await expect(textOf(page).locator('[data-level] + p').first()).toHaveText('Sous le premier titre');
  await headings.last().click();
  await page.keyboard.press('End');
  await page.keyboard.type(' demain');
  await tool(page, 'Modèles de fiche').click();
  await dialog.getByLabel('Nom du modèle').fill('Garde');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog.getByText('est enregistré')).toBeVisible();
  await expectAccessible(page, 'templates');
  await page.keyboard.press('Escape');
  await expectSaved(page);
  await openEmptied(page, await ownCase(page));
  await tool(page, 'Modèles de fiche').click();
  await dialog.getByRole('button', { name: 'Insérer le modèle «\u202fGarde\u202f»' }).click();
  await expect(headings.last()).toHaveText('À retenir demain');
  await tool(page, 'Modèles de fiche').click();
  await dialog.getByRole('button', { name: 'Supprimer le modèle «\u202fGarde\u202f»' }).click();
  await expect(dialog.getByText('Garde', { exact: true })).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Fermer' })).toBeFocused();
});

test('a click below a last table goes on writing', async ({ signedIn: page }) => {
  const id = await ownCase(page);
  await openEmptied(page, id);
  await tool(page, 'Insérer un tableau').click();
  await page.keyboard.type('Signe');
  await expectSaved(page);
  await open(page, `/sheet-editor/${id}`);
  await page.waitForFunction(() => !document.querySelector('astro-island[client="load"][ssr]'));
  await expect(textOf(page).locator('> *')).toHaveCount(1);
  const box = await textOf(page).boundingBox();
  await textOf(page).click({ position: { x: 40, y: (box?.height ?? 200) - 10 } });
  await page.keyboard.type('Suite');
  await expect(textOf(page).locator('> p')).toHaveText('Suite');
});

test.describe('the images of the case beside its sheet', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('are dragged into the text or inserted, each with its link to the viewer', async ({
    signedIn: page,
  }) => {
    const id = await ownCase(page);
    await openEmptied(page, id);
    await page.keyboard.type('Début');
    const beside = page.getByRole('complementary', { name: 'Images du cas' });
    await beside.locator('.picker-image img').dragTo(textOf(page).getByText('Début'));
    const figures = textOf(page).locator('figure');
    await expect(figures).toHaveCount(1);
    const links = textOf(page).locator('a.view-link');
    await expect(links).toHaveCount(1);
    await expect(links).toHaveAttribute('href', new RegExp(`^/radiology-viewer/${id}\\?serie=1&image=`));
    await beside.getByRole('radio').last().check({ force: true });
    await beside.getByRole('button', { name: 'Insérer dans la fiche' }).click();
    await expect(figures).toHaveCount(2);
    await expect(textOf(page)).toBeFocused();
    await expectSaved(page);
    await expectAccessible(page, 'images beside the text');
    await open(page, `/sheet/${id}`);
    await expect(page.locator('.rich-text figure')).toHaveCount(2);
    await expect(page.locator('.rich-text a.view-link')).toHaveCount(2);
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, `/sheet-editor/${id}`);
    await expect(beside).toBeHidden();
  });
});
