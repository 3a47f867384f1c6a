import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { openReport, ownQuestionnaire } from './own-questionnaire.ts';
import { answerAll, answerOf, choose, selectText, sizeField, textOf } from './report-pages.ts';

const PLAIN = `INDICATION
Traumatisme du genou droit.

RÉSULTATS
Fissure du ménisque médial. Elle mesure >= 12\u00a0mm.

CONCLUSION
Fissure du ménisque médial.`;

test.beforeEach(async ({ signedIn: page }) => {
  await openReport(page, await ownQuestionnaire(page));
});

const copyButton = (page: Page) => page.getByRole('button', { name: 'Copier', exact: true });

/** The content of two fields of another page after pasting there. */
async function pasted(page: Page): Promise<{ plain: string; rich: string }> {
  const other = await page.context().newPage();
  await other.goto('/robots.txt');
  await other.setContent(
    '<textarea aria-label="t"></textarea><div contenteditable aria-label="r" role="textbox"></div>',
  );
  await other.getByLabel('t').focus();
  await other.keyboard.press('Control+V');
  const plain = await other.getByLabel('t').inputValue();
  await other.getByLabel('r').focus();
  await other.keyboard.press('Control+V');
  const rich = await other.getByLabel('r').evaluate((field) => {
    for (const element of field.querySelectorAll('*'))
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
    return field.innerHTML.replaceAll(/<\/?(?:span|meta)>/g, '').replaceAll('&nbsp;', '\u00a0');
  });
  await other.close();
  return { plain, rich };
}

test.describe('with the clipboard allowed', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('copies headings, bold and line breaks to rich and plain fields', { tag: '@gate' }, async ({
    page,
  }) => {
    await answerAll(page);
    await textOf(page).click();
    await selectText(page, 'médial');
    await page.keyboard.press('Control+B');
    await copyButton(page).click();
    await expect(page.getByText('Compte rendu copié.')).toBeVisible();
    const { plain, rich } = await pasted(page);
    expect(plain).toBe(PLAIN);
    expect(rich).toContain('<h2>INDICATION</h2><p>Traumatisme du genou droit.</p><h2>RÉSULTATS</h2>');
    expect(rich).toContain('<p>Fissure du ménisque <strong>médial</strong>. Elle mesure ≥');
    expect(rich).not.toMatch(/data-key|undefined|\{/);
  });

  test('lists the important questions without an answer first, and leads to them', { tag: '@gate' }, async ({
    page,
  }) => {
    await page.getByRole('link', { name: /Ménisques/ }).click();
    await choose(page, 'Ménisque médial', 'Normal');
    await copyButton(page).click();
    const dialog = page.getByRole('dialog', { name: '2 points à revoir' });
    await expect(dialog).toContainText('Rien n’est encore copié.');
    await expect(dialog.getByRole('listitem')).toHaveText(['Côté', 'Motif']);
    await dialog.getByRole('button', { name: 'Motif' }).click();
    await expect(answerOf(page, 'Motif', 'Traumatisme')).toBeFocused();
    await copyButton(page).click();
    // The main button has the focus, and leads to what comes first.
    await expect(dialog.getByRole('button', { name: 'Compléter' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(answerOf(page, 'Côté', 'Droit')).toBeFocused();
    await expect(page.getByText('Compte rendu copié.')).toBeHidden();
    await copyButton(page).click();
    await dialog.getByRole('button', { name: 'Copier quand même' }).click();
    await expect(page.getByText('Compte rendu copié.')).toBeVisible();
    expect((await pasted(page)).plain).toBe('RÉSULTATS\nMénisque médial normal.');
  });

  test('Ctrl+C with nothing selected copies everything, with a selection only that', {
    tag: '@gate',
  }, async ({ page }) => {
    await answerAll(page);
    await answerOf(page, 'Ménisque médial', 'Fissure').focus();
    await page.keyboard.press('Control+C');
    await expect(page.getByText('Compte rendu copié.')).toBeVisible();
    expect((await pasted(page)).plain).toBe(PLAIN);
    await textOf(page).click();
    await selectText(page, 'Elle mesure ≥');
    await page.keyboard.press('Control+C');
    expect((await pasted(page)).plain).toBe('Elle mesure >=');
  });
});

test('Ctrl+C in a field where nothing is selected copies the report', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await answerAll(page);
  await sizeField(page).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Control+C');
  await expect(page.getByText('Compte rendu copié.')).toBeVisible();
  expect((await pasted(page)).plain).toBe(PLAIN);
  await sizeField(page).selectText();
  await page.keyboard.press('Control+C');
  expect((await pasted(page)).plain).toBe('12');
});

test('an empty report says that the clipboard is as it was', async ({ page }) => {
  await page.getByRole('button', { name: 'Copier', exact: true }).focus();
  await page.keyboard.press('Control+C');
  await expect(page.getByRole('alert')).toContainText('rien n’a été copié');
  await page.keyboard.press('Control+X');
  await expect(page.getByRole('alert').filter({ hasText: 'rien n’a été coupé' })).toBeVisible();
});

test('a refused value writes nothing and is listed before copying', async ({ page }) => {
  await answerAll(page);
  await sizeField(page).fill('450');
  await expect(textOf(page)).not.toContainText('450');
  await copyButton(page).click();
  const dialog = page.getByRole('dialog', { name: '1 point à revoir' });
  await expect(dialog).toContainText('Valeur refusée, absente du compte rendu');
  await page.keyboard.press('Enter');
  await expect(sizeField(page)).toBeFocused();
  await sizeField(page).fill('12 mm');
  await expect(textOf(page)).toContainText('12\u00a0mm');
  // A refused value is still there on coming back.
  await sizeField(page).fill('12 cm');
  await page.getByRole('link', { name: /Indication/ }).click();
  await page.getByRole('link', { name: /Ménisques/ }).click();
  await expect(sizeField(page)).toHaveValue('12 cm');
});

test('copies where the clipboard’s API is refused', async ({ page }) => {
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await answerAll(page);
  await copyButton(page).click();
  await expect(page.getByText('Compte rendu copié.')).toBeVisible();
  await page.context().grantPermissions(['clipboard-read']);
  expect((await pasted(page)).plain).toBe(PLAIN);
});

test('says so where nothing can be copied, with the text selected', async ({ page }) => {
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await answerAll(page);
  await copyButton(page).click();
  await expect(page.getByRole('alert')).toContainText('copiez-le avec Ctrl+C');
  expect(await page.evaluate(() => getSelection()?.toString())).toContain('Traumatisme du genou droit.');
});
