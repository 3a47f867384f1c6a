import { expect, test } from './fixtures.ts';
import { openReport, ownQuestionnaire } from './own-questionnaire.ts';
import {
  answerOf,
  choose,
  marked,
  reportPane,
  selectText,
  sentence,
  textOf,
  typeAt,
} from './report-pages.ts';

test.beforeEach(async ({ signedIn: page }) => {
  await openReport(page, await ownQuestionnaire(page));
});

test('every sentence shows its question and leads to it', async ({ page }) => {
  await page.getByRole('button', { name: 'Tout normal' }).click();
  await sentence(page, 'Ménisque latéral normal.').hover();
  const pane = reportPane(page);
  await expect(pane.getByText('Écrite par « Ménisque latéral »')).toBeVisible();
  await textOf(page).click();
  await selectText(page, 'latéral');
  await pane.getByRole('button', { name: 'Aller à la question' }).click();
  await expect(answerOf(page, 'Ménisque latéral', 'Normal')).toBeFocused();
  await expect(marked(page, 'is-pointed')).toHaveText(['Ménisque latéral normal.']);
  await sentence(page, 'Ménisque médial normal.').click({ modifiers: ['Control'] });
  await expect(answerOf(page, 'Ménisque médial', 'Normal')).toBeFocused();
  await selectText(page, 'latéral');
  await page.keyboard.press('Alt+Enter');
  await expect(answerOf(page, 'Ménisque latéral', 'Normal')).toBeFocused();
});

test('a question leads to its sentence', async ({ page }) => {
  await page.getByRole('button', { name: 'Tout normal' }).click();
  await page.getByRole('link', { name: /Ménisques/ }).click();
  await answerOf(page, 'Ménisque latéral', 'Normal').focus();
  await expect(marked(page, 'is-pointed')).toHaveText(['Ménisque latéral normal.']);
  await page.keyboard.press('Alt+Enter');
  await expect(page.locator('.ProseMirror')).toBeFocused();
  await page.keyboard.type(' Vu.');
  await expect(textOf(page)).toContainText('Ménisque latéral normal. Vu.');
});

test('is corrected, chosen and copied by the keyboard alone', async ({ page }) => {
  await answerOf(page, 'Côté', 'Droit').focus();
  await page.keyboard.press('*');
  await page.keyboard.press('>');
  await page.keyboard.press('Alt+Enter');
  await expect(page.locator('.ProseMirror')).toBeFocused();
  await page.keyboard.press('Backspace');
  await page.keyboard.type(' et stable.');
  await expect(marked(page, 'is-edited')).toHaveText(['Ménisque médial normal et stable.']);
  await page.keyboard.press('Alt+Enter');
  await expect(answerOf(page, 'Ménisque médial', 'Normal')).toBeFocused();
  await page.keyboard.press('3');
  const offer = page.getByRole('region', { name: 'La réponse a changé' });
  await expect(offer).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Alt+Enter');
  for (const name of ['Garder mon texte', 'Prendre la nouvelle']) {
    await page.keyboard.press('Tab');
    await expect(offer.getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(textOf(page)).toContainText('Ménisque médial absent.');
  await expect(page.getByRole('group', { name: 'À propos de la phrase' })).toBeFocused();
});

test('warns of what looks like an identity or says the other side, and stops nobody', {
  tag: '@gate',
}, async ({ page }) => {
  await choose(page, 'Côté', 'Gauche');
  await choose(page, 'Motif', 'Douleur');
  await textOf(page).click();
  await typeAt(page, 'Douleur', 'Mme Durand. Genou droit normal. ');
  const pane = reportPane(page);
  await expect(pane.getByText('« Mme Durand » ressemble à un nom')).toBeVisible();
  await expect(pane.getByText('« droit » n’est pas le côté choisi')).toBeVisible();
  await pane.getByRole('button', { name: 'Voir « droit » dans le texte' }).click();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('droit');
  await page.keyboard.type('gauche');
  await expect(pane.getByText('l’autre côté')).toBeHidden();
  await expect(textOf(page)).toContainText('Genou gauche normal.');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the report is beside the form, its sentences lead there and back', async ({ page }) => {
    await page.getByRole('button', { name: 'Tout normal' }).click();
    await page.getByRole('button', { name: 'Compte rendu', exact: true }).click();
    await sentence(page, 'Ménisque latéral normal.').tap();
    await expect(page.locator('.ProseMirror')).toBeFocused();
    await reportPane(page).getByRole('button', { name: 'Aller à la question' }).tap();
    await expect(answerOf(page, 'Ménisque latéral', 'Normal')).toBeFocused();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
