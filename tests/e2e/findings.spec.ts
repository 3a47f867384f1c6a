import { boxOf, GL_LAUNCH, longCase, openViewer, sliceOf } from './film.ts';
import { ownCopy, showAnswer, tour } from './finding-pages.ts';
import { expect, test } from './fixtures.ts';
import { drag, zoomOf } from './hands.ts';

test.use({ launchOptions: GL_LAUNCH });

test.describe('findings', () => {
  test('are absent from every byte until the answer is asked for, and toured then', { tag: '@gate' }, async ({
    signedIn: page,
  }) => {
    await page.goto('/public-cases');
    const { id } = await longCase(page);
    const bodies: Promise<string>[] = [];
    page.on('response', (answer) => {
      if (/html|json/.test(answer.headers()['content-type'] ?? ''))
        bodies.push(answer.text().catch(() => ''));
    });
    await openViewer(page, id, '?serie=1&image=20&constat=c1');
    const told = (await Promise.all(bodies)).join('\n');
    expect(told).toContain('TDM axial poumon');
    for (const secret of ['Le même, de face', 'entouré de parenchyme', '"marks"', '"findings"'])
      expect(told).not.toContain(secret);
    await expect(tour(page)).toHaveCount(0);
    await showAnswer(page);
    await tour(page).waitFor();
    await expect(page.getByRole('link', { name: 'Le même, de face' })).toBeVisible();
    // The address named the first one: the tour is at it.
    await expect(tour(page)).toContainText(/1\. Nodule spiculé.*1 sur 2/);
    await expect.poll(() => sliceOf(page)).not.toBe(20);
    await expect(page.locator('.measure.arrow')).toHaveCount(1);
    await expect.poll(() => zoomOf(page)).toBeGreaterThan(1.5);
    // An ellipse of the author's points at something; it measures nothing.
    await expect(page.locator('.measures')).not.toContainText('mm²');
    await page.keyboard.press('k');
    await expect(tour(page)).toContainText(/2\. Le même, de face/);
    await expect(page).toHaveURL(/constat=c2/);
    await expect(page.locator('.measures')).toContainText('Nodule');
    await page.keyboard.press('Shift+K');
    await expect(tour(page)).toContainText(/1 sur 2/);
    await page.getByRole('button', { name: 'Quitter le parcours' }).click();
    await expect(page.locator('.measure')).toHaveCount(0);
    await page.getByRole('link', { name: 'Cacher la réponse' }).click();
    await expect(tour(page)).toHaveCount(0);
  });

  test('are no measures of their author’s, whose own ones stay', async ({ signedIn: page }) => {
    const id = await ownCopy(page);
    await openViewer(page, id, '?serie=1&image=60');
    const box = await boxOf(page);
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const words = page.locator('.measure.length text');
    await page.getByRole('button', { name: 'Longueur' }).click();
    await drag(page, { x: middle.x - 100, y: middle.y }, { x: 120 });
    await expect(words).toHaveCount(1);
    const said = (await words.textContent())!;
    await page.keyboard.press('Escape');
    const writing = page.getByRole('complementary', { name: 'Signes' });
    await page.getByRole('button', { name: 'Signes' }).click();
    await writing.getByRole('button', { name: '1. Nodule spiculé' }).click();
    // The finding's own marks are on the film.
    await expect(page.locator('.measure.arrow')).toHaveCount(1);
    await expect(words).toHaveCount(0);
    await writing.getByRole('button', { name: 'Terminer' }).click();
    await expect(writing).toHaveCount(0);
    await expect(page.locator('.measure.arrow')).toHaveCount(0);

    await openViewer(page, id, '?serie=1&image=60');
    await expect(words).toHaveText(said);
    await expect(page.locator('.measure')).toHaveCount(1);
    await showAnswer(page);
    await tour(page).waitFor();
    await page.keyboard.press('k');
    await expect(page.locator('.measure.arrow')).toHaveCount(1);
    await page.keyboard.press('k');
    await expect(tour(page)).toContainText(/2 sur 2/);
    // Nothing of the first finding's series is drawn on this one.
    await expect(page.locator('.measure.arrow, .measure.length')).toHaveCount(0);
  });

  test('are written on the images with the viewer’s own tools', { tag: '@gate' }, async ({
    signedIn: page,
  }) => {
    const id = await ownCopy(page);
    await openViewer(page, id, '?serie=1&image=30');
    await page.getByRole('button', { name: 'Signes' }).click();
    const writing = page.getByRole('complementary', { name: 'Signes' });
    expect(await sliceOf(page)).toBe(30);
    await page.locator('.panel-view').first().focus();
    await page.keyboard.press('Home');
    await expect.poll(() => sliceOf(page)).toBe(1);
    const zoom = await zoomOf(page);
    await writing.getByRole('button', { name: 'Ajouter un signe ici' }).click();
    await expect(writing).toContainText(/image 1 · Aucun tracé/);
    expect(await zoomOf(page)).toBe(zoom);
    // Its name has the focus, and can be typed over.
    await expect(writing.getByLabel('Nom')).toBeFocused();
    await page.keyboard.type('Sommet du poumon');
    await expect(writing.getByRole('button', { name: '3. Sommet du poumon' })).toBeVisible();
    await writing.getByLabel('Explication').fill('Sans anomalie.');
    await page.getByRole('button', { name: 'Flèche' }).click();
    const box = await boxOf(page);
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await drag(page, middle, { x: 90, y: 60 });
    await expect(writing).toContainText(/1\s?tracé/);
    // Alt with the arrows orders the tour.
    await writing.getByRole('button', { name: '3. Sommet du poumon' }).press('Alt+ArrowUp');
    await expect(writing.getByRole('button', { name: '2. Sommet du poumon' })).toBeFocused();
    await expect(writing.getByText('Enregistré', { exact: true })).toBeVisible();
    await writing.getByRole('button', { name: 'Terminer' }).click();
    await expect(writing).toHaveCount(0);
    await page.reload();
    await showAnswer(page);
    await tour(page)
      .getByRole('button', { name: /Parcourir les 3 signes/ })
      .click();
    await page.keyboard.press('k');
    await expect(tour(page)).toContainText(/2\. Sommet du poumon.*2 sur 3.*Sans anomalie/s);
    await expect.poll(() => sliceOf(page)).toBe(1);
    await expect(page.locator('.measure.arrow')).toHaveCount(1);
    await page.goto(`/sheet/${id}`);
    const figures = page.getByRole('figure');
    await expect(figures).toHaveCount(3);
    await expect(figures.nth(1)).toContainText('2. Sommet du poumon');
    await expect(figures.nth(1).locator('path')).not.toHaveCount(0);
  });

  test('Ctrl+Z takes back the last change, whichever of their fields has the focus', async ({
    signedIn: page,
  }) => {
    await openViewer(page, await ownCopy(page));
    await page.getByRole('button', { name: 'Signes' }).click();
    const writing = page.getByRole('complementary', { name: 'Signes' });
    // It is on the slice that the case opens on: it is open.
    const name = writing.getByRole('textbox', { name: 'Nom' });
    const explanation = writing.getByRole('textbox', { name: 'Explication' });
    const [named, explained] = [await name.inputValue(), await explanation.inputValue()];
    await name.fill('Autre nom');
    await explanation.fill('Autre explication');
    await name.focus();
    await page.keyboard.press('Control+z');
    await expect(explanation).toHaveValue(explained);
    await expect(name).toHaveValue('Autre nom');
    await page.keyboard.press('Control+z');
    await expect(name).toHaveValue(named);
    await page.keyboard.press('Control+Shift+z');
    await expect(name).toHaveValue('Autre nom');
    // An emptied name is not a change of the findings: it is what was done last all the same.
    await name.fill('');
    await page.keyboard.press('Control+z');
    await expect(name).toHaveValue('Autre nom');
    await page.keyboard.press('Control+z');
    await expect(name).toHaveValue(named);
  });

  test('are removed down to none, and brought back one by one', async ({ signedIn: page }) => {
    const id = await ownCopy(page);
    await openViewer(page, id);
    await page.getByRole('button', { name: 'Signes' }).click();
    const writing = page.getByRole('complementary', { name: 'Signes' });
    await writing.getByRole('button', { name: /^Supprimer «.Le même/ }).click();
    await writing.getByRole('button', { name: /^Supprimer «.Nodule/ }).click();
    await expect(writing.getByRole('listitem')).toHaveCount(0);
    await writing.getByRole('button', { name: 'Annuler' }).click();
    await expect(writing.getByRole('listitem')).toHaveCount(1);
    await writing.getByRole('button', { name: 'Rétablir' }).click();
    await writing.getByRole('button', { name: 'Terminer' }).click();
    await expect(writing).toHaveCount(0);
    await page.reload();
    await showAnswer(page);
    await expect(page.getByRole('heading', { name: 'Réponse' })).toBeVisible();
    await expect(tour(page)).toHaveCount(0);
  });
});

test.describe('findings on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('are toured by touch, the film still most of the screen', async ({ signedIn: page }) => {
    await page.goto('/public-cases');
    const { id } = await longCase(page);
    await openViewer(page, id);
    await page.getByRole('link', { name: 'Voir la réponse' }).tap();
    await tour(page)
      .getByRole('button', { name: /Parcourir les 2 signes/ })
      .tap();
    await expect(tour(page)).toContainText(/1 sur 2/);
    await expect(page.locator('.measure.arrow')).toBeInViewport();
    await tour(page).getByRole('button', { name: 'Signe suivant' }).tap();
    await expect(tour(page)).toContainText(/2 sur 2/);
    for (const button of await tour(page).getByRole('button').all()) {
      const { width, height } = (await button.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    expect((await boxOf(page)).height).toBeGreaterThan(250);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});
