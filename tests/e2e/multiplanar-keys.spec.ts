import { GL_LAUNCH, sliceOf } from './film.ts';
import { expect, test } from './fixtures.ts';
import { openPlanes, panelOf } from './planes.ts';

test.use({ launchOptions: GL_LAUNCH });

test('planes have their own help, by its button and by its key', async ({ signedIn: page }) => {
  await openPlanes(page);
  await expect(panelOf(page, 'axial')).toBeFocused();
  const help = page.getByRole('dialog', { name: 'Souris, doigts et clavier' });
  await page.keyboard.press('?');
  await expect(help).toContainText('poser le curseur');
  await expect(help).toContainText('O');
  await expect(help).not.toContainText('Votre hypothèse');
  // Keys are nobody's beneath it.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('i');
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await expect(panelOf(page, 'axial')).toContainText('Axial – 40 / 118');
  await expect(page.locator('.planes-tools').getByRole('button', { name: 'Inverser (I)' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  const button = page.locator('.planes-head').getByRole('button', { name: 'Aide (?)' });
  await button.click();
  await expect(help).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(page.locator('.planes-dialog')).toBeVisible();
});

test('keys are the series’ as soon as the planes are left, and the focus is where it was', async ({
  signedIn: page,
}) => {
  await openPlanes(page);
  const panel = page.locator('.panel-view').first();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Reconstruction (,)' })).toBeFocused();
  await panel.focus();
  await page.keyboard.press(',');
  await expect(panelOf(page, 'axial')).toBeFocused();
  // The dialog gets its `close` event a task later: a dialog opened before that must not be lost.
  await page.evaluate(() => {
    document.querySelector<HTMLDialogElement>('.planes-dialog')!.close();
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: ',', bubbles: true }));
  });
  await expect(page.locator('.planes-dialog')).toHaveJSProperty('open', true);
  await expect(panelOf(page, 'axial')).toBeFocused();
  await page.evaluate(() => {
    document.querySelector<HTMLDialogElement>('.planes-dialog')!.close();
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: 'PageDown', bubbles: true }));
  });
  await expect(page.locator('.planes-dialog')).toHaveCount(0);
  await expect(panel).toBeFocused();
  await expect.poll(() => sliceOf(page)).toBe(50);
});

test('the focus goes with the plane that is shown', async ({ signedIn: page }) => {
  await openPlanes(page);
  await page.keyboard.press('Enter');
  await expect(page.locator('.planes .panel-view')).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect(panelOf(page, 'coronal')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.planes .panel-view')).toHaveCount(4);
  await expect(panelOf(page, 'coronal')).toBeFocused();
});
