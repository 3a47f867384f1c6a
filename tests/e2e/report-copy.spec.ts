import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { openReport, ownQuestionnaire } from './own-questionnaire.ts';
import { answerOf, choose, selectText, textOf } from './report-pages.ts';

const PLAIN = `INDICATION
Traumatisme du genou droit.

RÉSULTATS
Fissure du ménisque médial. Elle mesure >= 12\u00a0mm.

CONCLUSION
Fissure du ménisque médial.`;

test.beforeEach(async ({ signedIn: page }) => {
  await openReport(page, await ownQuestionnaire(page));
});

/** Answers all that is important, and a size that old programs could misread. */
async function answerAll(page: Page): Promise<void> {
  await choose(page, 'Côté', 'Droit');
  await choose(page, 'Motif', 'Traumatisme');
  await page.getByRole('link', { name: /Ménisques/ }).click();
  await choose(page, 'Ménisque médial', 'Fissure');
  await page.getByLabel('Taille').fill('12');
  await expect(textOf(page)).toContainText('Elle mesure ≥');
}

const copyButton = (page: Page) => page.getByRole('button', { name: 'Copier', exact: true });

/** What two fields of another page get when one pastes there. */
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
    const dialog = page.getByRole('dialog', { name: '2 questions importantes sont sans réponse' });
    await expect(dialog.getByRole('listitem')).toHaveText(['Côté', 'Motif']);
    await dialog.getByRole('button', { name: 'Motif' }).click();
    await expect(answerOf(page, 'Motif', 'Traumatisme')).toBeFocused();
    await copyButton(page).click();
    await dialog.getByRole('button', { name: 'Côté' }).click();
    await expect(answerOf(page, 'Côté', 'Droit')).toBeFocused();
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

test('is taken as a text file and as a Word document, named after the questionnaire', async ({ page }) => {
  await answerAll(page);
  const [text] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Texte (.txt)' }).click(),
  ]);
  expect(text.suggestedFilename()).toBe('compte-rendu IRM genou test.txt');
  const written = await readFile(await text.path(), 'utf8');
  expect(written.startsWith('\ufeffINDICATION\r\nTraumatisme du genou droit.\r\n\r\nRÉSULTATS\r\n')).toBe(
    true,
  );
  const [word] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Word (.docx)' }).click(),
  ]);
  expect(word.suggestedFilename()).toBe('compte-rendu IRM genou test.docx');
  const archive = await readFile(await word.path());
  expect(archive.subarray(0, 2).toString()).toBe('PK');
  expect(archive.toString('utf8')).toContain('<w:t xml:space="preserve">Traumatisme du genou droit.</w:t>');
});

test('only the report is printed', { tag: '@gate' }, async ({ page }) => {
  await answerAll(page);
  await page.emulateMedia({ media: 'print' });
  await expect(textOf(page)).toBeVisible();
  const shown = await page.evaluate(() => document.body.innerText.replaceAll(/\s+/g, ' ').trim());
  expect(shown).toBe(
    'INDICATION Traumatisme du genou droit. RÉSULTATS Fissure du ménisque médial. Elle mesure ≥ 12 mm. CONCLUSION Fissure du ménisque médial.',
  );
});
