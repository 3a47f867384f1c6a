import { boxOf, fingersOn, GL_LAUNCH, longCase, openViewer, sliceOf } from './film.ts';
import { openBarMenu, ownCopy } from './finding-pages.ts';
import { expect, test } from './fixtures.ts';
import { openLong } from './hands.ts';

test.use({ launchOptions: GL_LAUNCH });

test.describe('a case', () => {
  test('begins with its indication; the answer is quiet until one has looked', { tag: '@gate' }, async ({
    signedIn: page,
  }) => {
    await page.goto('/public-cases');
    const { id } = await longCase(page);
    await openViewer(page, id);
    const indication = page.locator('.case-indication button');
    await expect(indication).toBeVisible();
    const answer = page.getByRole('link', { name: 'Voir la réponse' });
    await expect(answer).not.toHaveClass(/primary/);
    await page.keyboard.press('PageDown');
    await expect(answer).toHaveClass(/primary/);
    const said = await indication.textContent();
    await indication.click();
    await expect(page.locator('.case-texts')).toContainText(said!.slice(0, 40));
  });

  test('opens answer and sheet apart', async ({ signedIn: page }) => {
    await openLong(page);
    const heading = (name: string) => page.locator('.case-texts').getByRole('heading', { name, level: 2 });
    const sheet = page.locator('.case-bar').getByRole('link', { name: 'Fiche récapitulative' });
    await sheet.click();
    await expect(heading('Fiche récapitulative')).toBeVisible();
    await expect(heading('Réponse')).toHaveCount(0);
    await sheet.click();
    await expect(heading('Fiche récapitulative')).toHaveCount(0);
    await page.getByRole('link', { name: 'Voir la réponse' }).click();
    await expect(heading('Réponse')).toBeVisible();
    await expect(heading('Fiche récapitulative')).toHaveCount(0);
  });
});

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1440, 900],
] as const)
  test(`its author goes to its editor from the bar, ${width} px wide; the film keeps its place`, async ({
    signedIn: page,
  }) => {
    await page.setViewportSize({ width, height });
    await openViewer(page, await ownCopy(page));
    const bar = page.locator('.case-bar');
    const edit = bar.getByRole('link', { name: 'Modifier le cas' });
    await openBarMenu(page);
    await expect(edit).toBeInViewport({ ratio: 1 });
    // One row, or as many as it takes without it.
    const rows = () => bar.evaluate((each) => each.getBoundingClientRect().height);
    const whole = await rows();
    const showEdit = (display: string) =>
      bar.locator('a.write-link').evaluate((link, as) => link.style.setProperty('display', as), display);
    await showEdit('none');
    expect(whole).toBe(await rows());
    await showEdit('');
    await openBarMenu(page);
    await edit.press('Enter');
    await expect(page).toHaveURL(/\/cases\?cas=/);
  });

test.describe('the tool bar', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('is one stop of the Tab key, gone through by arrows, with words where there is room', async ({
    signedIn: page,
  }) => {
    await openLong(page);
    const bar = page.getByRole('toolbar', { name: 'Outils' });
    await expect(bar.locator('.tool-word').first()).toBeVisible();
    expect(await bar.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    await expect(bar.locator('[tabindex="0"]')).toHaveCount(1);
    const first = page.getByRole('button', { name: 'Coupes (C)', exact: true });
    await first.focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('button', { name: 'Fenêtre (V)', exact: true })).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('button', { name: 'Aide (?)', exact: true })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(first).toBeFocused();
    expect(await sliceOf(page)).toBe(40);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(bar.locator('.tool-word').first()).toBeHidden();
  });
});

for (const [width, height] of [
  [640, 360],
  [740, 360],
  [844, 390],
] as const) {
  test.describe(`a phone on its side, ${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true });

    test('reaches series, measures, full screen and help', async ({ signedIn: page }) => {
      await page.goto('/public-cases');
      const { id } = await longCase(page);
      await openViewer(page, id);
      const before = await boxOf(page);
      expect(before.width).toBeGreaterThan(width / 2);
      for (const name of ['Coupes (C)', 'Longueur (U)', 'Aide (?)', 'Plein écran (F)'])
        await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 0.9 });
      for (const each of await page.locator('.case-bar').locator('a, button').all())
        if (await each.isVisible()) await expect(each).toBeInViewport({ ratio: 1 });
      await page.locator('.folder-strip a').nth(1).click();
      await expect(page.locator('.panel-view')).toContainText('TDM axial médiastin');
      await page.getByRole('link', { name: 'Infos cliniques' }).click();
      await expect(page.locator('.case-texts')).toBeVisible();
      expect(await boxOf(page)).toEqual(before);
    });

    test('has its windows within reach when it is filled', async ({ signedIn: page }) => {
      await openLong(page);
      await page.keyboard.press('f');
      await expect.poll(() => page.evaluate(() => document.fullscreenElement?.className)).toBe('viewer');
      const windows = page.getByLabel('Fenêtrage');
      await windows.scrollIntoViewIfNeeded();
      await expect(windows).toBeInViewport({ ratio: 1 });
      const [select, film] = [(await windows.boundingBox())!, await boxOf(page)];
      expect(select.x + select.width).toBeLessThanOrEqual(film.x);
      expect(select.height).toBeGreaterThanOrEqual(44);
      await windows.selectOption({ label: 'Os' });
      await expect(page.locator('.panel-view')).toContainText('Os');
    });
  });
}

test.describe('a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('moves one slice for ten pixels, keeps its film while one reads, and has help in sight', async ({
    signedIn: page,
  }) => {
    const at = await openLong(page);
    const touch = await fingersOn(page);
    await touch('touchStart', at);
    for (let by = 5; by <= 50; by += 5) await touch('touchMove', { x: at.x, y: at.y + by });
    await touch('touchEnd');
    await expect.poll(() => sliceOf(page)).toBe(45);
    for (const name of ['Coupes (C)', 'Aide (?)', 'Plein écran (F)'])
      await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 0.9 });
    const before = await boxOf(page);
    await page.getByRole('link', { name: 'Infos cliniques' }).click();
    await expect(page.locator('.case-texts')).toBeVisible();
    expect(await boxOf(page)).toEqual(before);
    await expect(page.locator('.folder-strip')).toBeVisible();

    // The text lies over the film: it slides away to show what it speaks of, and comes back with the next one.
    const text = page.locator('.information-text');
    await page.getByRole('button', { name: 'Voir l’image' }).click();
    await expect(text).toBeHidden();
    await page.getByRole('button', { name: 'Revenir au texte' }).click();
    await expect(text).toBeVisible();
    await page.getByRole('button', { name: 'Voir l’image' }).click();
    await page.getByRole('link', { name: 'Voir la réponse' }).click();
    await expect(page.locator('.case-answer')).toBeVisible();
  });
});

test.describe('a phone on its side with a credit', () => {
  test.use({ viewport: { width: 740, height: 360 }, hasTouch: true });

  test('has its lower corners over the credit line', async ({ signedIn: page }) => {
    await page.goto('/public-cases');
    const { id } = await longCase(page);
    await openViewer(page, id);
    await page.evaluate(() => {
      const line = document.createElement('p');
      line.className = 'credit-line';
      line.textContent = 'Images : A. Nonyme · CC BY 4.0';
      document.querySelector('.viewer')?.append(line);
    });
    const credit = (await page.locator('.credit-line').boundingBox())!;
    for (const corner of ['.films .bottom-left', '.films .bottom-right']) {
      const box = (await page.locator(corner).first().boundingBox())!;
      expect(box.y + box.height, corner).toBeLessThanOrEqual(credit.y + 1);
    }
  });
});
