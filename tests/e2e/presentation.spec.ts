import { drawn, GL_LAUNCH, openViewer, sliceOf } from './film.ts';
import { ownCopy } from './finding-pages.ts';
import { bearerOf, expect, test } from './fixtures.ts';
import { zoomOf } from './hands.ts';

test.use({ launchOptions: GL_LAUNCH });

test.describe('how a case opens', () => {
  test('is kept by its author, found by R and by reloading, and taken back', async ({ signedIn: page }) => {
    const id = await ownCopy(page);
    await openViewer(page, id);
    await page.locator('.panel-view').first().focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('2');
    for (let i = 0; i < 6; i++) await page.keyboard.press('+');
    await page.keyboard.press('t');
    const zoom = await zoomOf(page);
    expect(zoom).toBeGreaterThan(1);
    await page.getByRole('button', { name: 'Affichage initial', exact: true }).click();
    const panel = page.getByRole('complementary', { name: 'Affichage initial' });
    await panel.getByRole('button', { name: 'Garder cette vue' }).click();
    const row = panel.getByRole('listitem').filter({ hasText: 'TDM axial poumon' });
    await expect(row).toContainText(/Image 1, zoom × .*rotation de 90°/);
    await expect(panel).toContainText('2 panneaux, qui défilent ensemble.');
    await expect(panel.getByText('Enregistré', { exact: true })).toBeVisible();
    await panel.getByRole('button', { name: 'Terminer' }).click();
    // The case is opened again, as its readers will see it.
    await expect(panel).toHaveCount(0);
    await expect(page.locator('.panel-view')).toHaveCount(2);
    await drawn(page);
    await expect.poll(() => sliceOf(page)).toBe(1);
    await expect.poll(() => zoomOf(page)).toBeCloseTo(zoom, 1);
    await page.locator('.panel-view').first().focus();
    await page.keyboard.press('-');
    await page.keyboard.press('-');
    await expect.poll(() => zoomOf(page)).toBeLessThan(zoom - 0.05);
    await page.keyboard.press('r');
    await expect.poll(() => zoomOf(page)).toBeCloseTo(zoom, 1);

    await page.getByRole('button', { name: 'Affichage initial', exact: true }).click();
    await panel.getByRole('button', { name: 'Ne plus garder la vue de « TDM axial poumon »' }).click();
    await expect(row).toContainText('Par défaut');
    await panel.getByRole('button', { name: 'Annuler' }).click();
    await expect(row).toContainText('Image 1,');
    await panel.getByRole('button', { name: 'Ne plus garder la vue de « TDM axial poumon »' }).click();
    await panel.getByRole('button', { name: 'Terminer' }).click();
    await expect(panel).toHaveCount(0);
    const headers = await bearerOf(page);
    const { shown } = await (await page.request.get(`/api/cases/${id}/viewer`, { headers })).json();
    expect(shown.folders[0].view).toBeUndefined();
    // The slice with the finding, the cover of the folder, is in its middle, far from there.
    expect(shown.folders[0].start).toBe(59);
  });

  test('is said to give a finding away where its slice has one', async ({ signedIn: page }) => {
    const id = await ownCopy(page);
    await openViewer(page, id);
    await page.getByRole('button', { name: 'Affichage initial', exact: true }).click();
    const panel = page.getByRole('complementary', { name: 'Affichage initial' });
    await expect(panel.getByText('Cette coupe porte un signe')).toBeVisible();
    await page.locator('.panel-view').first().focus();
    await page.keyboard.press('Home');
    await panel.getByRole('button', { name: 'Garder cette vue' }).click();
    await expect(panel.getByText('Cette coupe porte un signe')).toHaveCount(0);
  });
});

test.describe('a part of a series', () => {
  test('is all that readers scroll through, its slices counted from its first, and is taken back', async ({
    signedIn: page,
  }) => {
    const id = await ownCopy(page);
    await openViewer(page, id, '?serie=1&image=21');
    await page.getByRole('button', { name: 'Affichage initial', exact: true }).click();
    const panel = page.getByRole('complementary', { name: 'Affichage initial' });
    const row = panel.getByRole('listitem').filter({ hasText: 'TDM axial poumon' });
    await panel.getByRole('button', { name: 'Commencer à cette coupe' }).click();
    await expect(row).toContainText('coupes 21 à 118');
    await page.locator('.panel-view').first().focus();
    for (let i = 0; i < 2; i++) await page.keyboard.press('PageDown');
    await expect.poll(() => sliceOf(page)).toBe(41);
    await panel.getByRole('button', { name: 'Finir à cette coupe' }).click();
    await expect(row).toContainText('coupes 21 à 41');
    await expect(panel.getByText('Enregistré', { exact: true })).toBeVisible();
    await panel.getByRole('button', { name: 'Terminer' }).click();
    await expect(panel).toHaveCount(0);
    // Of 118 slices there are 21; none is before the first, none after the last.
    const corner = page.locator('.panel-view .top-left').first();
    await expect(corner).toContainText('/ 21');
    // The case is opened again: keys count once the engine is loaded.
    await drawn(page);
    await page.locator('.panel-view').first().focus();
    await page.keyboard.press('End');
    await expect.poll(() => sliceOf(page)).toBe(21);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Home');
    await expect.poll(() => sliceOf(page)).toBe(1);
    const headers = await bearerOf(page);
    const { shown, stacks } = await (await page.request.get(`/api/cases/${id}/viewer`, { headers })).json();
    expect(shown.folders[0].count).toBe(21);
    expect(stacks[0].files).toHaveLength(21);
    const { body } = await (await page.request.get(`/api/cases/${id}`, { headers })).json();
    expect(body.folders[0].images).toHaveLength(118);
    expect(stacks[0].files[0]).toBe(body.folders[0].images[20].file);

    await page.getByRole('button', { name: 'Affichage initial', exact: true }).click();
    await panel.getByRole('button', { name: 'Montrer « TDM axial poumon » en entier' }).click();
    await expect(row).not.toContainText('coupes');
    await panel.getByRole('button', { name: 'Terminer' }).click();
    await expect(panel).toHaveCount(0);
    await expect(corner).toContainText('/ 118');
  });
});
