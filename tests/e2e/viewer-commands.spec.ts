import { GL_LAUNCH, sliceOf } from './film.ts';
import { expect, test } from './fixtures.ts';
import { openLong } from './hands.ts';

test.use({ launchOptions: GL_LAUNCH });

test.describe('a command', () => {
  test('is given by its key as by its button', { tag: '@gate' }, async ({ signedIn: page }) => {
    await openLong(page);
    await page.keyboard.press('2');
    const panel = page.locator('.panel-view').first();
    await panel.focus();
    for (const [key, name] of [
      ['x', 'Zoom (X)'],
      ['v', 'Fenêtre (V)'],
      ['b', 'Déplacer (B)'],
      ['n', 'Angle (N)'],
      ['o', 'Densité (O)'],
      ['e', 'ROI (ellipse) (E)'],
      ['u', 'Longueur (U)'],
      ['i', 'Inverser (I)'],
      ['m', 'Miroir (M)'],
      ['c', 'Coupes (C)'],
    ] as const) {
      const button = page.getByRole('button', { name, exact: true });
      await expect(button).toHaveAttribute('aria-pressed', 'false');
      await page.keyboard.press(key);
      await expect(button).toHaveAttribute('aria-pressed', 'true');
    }
    const link = page.getByRole('button', { name: 'Défilement lié (L)' });
    await link.click();
    await expect(link).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('l');
    await expect(link).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('1');
    await expect(link).toHaveCount(0);
    await page.getByRole('button', { name: '2 panneaux' }).click();
    await expect(page.locator('.panel-view')).toHaveCount(2);
    await page.keyboard.press('p');
    await expect(page.locator('.panel-view').nth(1)).toHaveClass(/active/);
    await page.keyboard.press('+');
    await expect(page.locator('.bottom-left')).toHaveText(['× 1,0', '× 1,2']);
    await page.keyboard.press('g');
    await expect(page.getByRole('dialog', { name: 'Réglages' })).toBeVisible();
  });

  test('is named in the help with its keys, whatever gives it', async ({ signedIn: page }) => {
    await openLong(page);
    const buttons = await page
      .locator('.toolbar button')
      .evaluateAll((tools) => tools.map((tool) => tool.getAttribute('aria-label') ?? ''));
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Souris, doigts et clavier' });
    await expect(help).toBeVisible();
    const lines = await help
      .locator('dl > div')
      .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent ?? '')));
    const keyed = buttons.filter((label) => label.endsWith(')'));
    expect(keyed.length).toBeGreaterThan(15);
    for (const label of keyed) {
      const [, name, key] = /^(.*) \(([^()]+)\)$/.exec(label)!;
      // The help may say more: « Densité en UH, ou valeur ailleurs qu’au scanner ».
      expect(
        lines.some(([keys, words]) => keys === key && words?.startsWith(name ?? '-')),
        label,
      ).toBe(true);
    }
    expect(lines).toContainEqual(['1 2 3 4', 'Nombre de panneaux (avec ou sans Maj)']);
    expect(lines).toContainEqual(['Z S', 'Éclaircir, assombrir']);
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => sliceOf(page)).toBe(41);
  });

  test('is given as soon as the help is closed, before it is taken off the page', async ({
    signedIn: page,
  }) => {
    await openLong(page);
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Souris, doigts et clavier' });
    await expect(help).toBeVisible();
    const isThere = await help.evaluate((dialog: HTMLDialogElement) => {
      const button = dialog.querySelector('button')!;
      dialog.close();
      // A hidden element keeps the focus until the browser draws; the page hears of the closing a task later.
      for (const key of ['ArrowDown', ' '])
        button.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      return dialog.isConnected;
    });
    expect(isThere).toBe(true);
    await expect(page.getByRole('button', { name: 'Arrêter le ciné (Espace)' })).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('button', { name: 'Ciné (Espace)' })).toBeVisible();
    await expect(help).toHaveCount(0);
  });
});
