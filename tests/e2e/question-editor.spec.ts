import type { Page } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import { isSaved, ready } from './drop.ts';
import { expect, open, test } from './fixtures.ts';
import { caseOf, picture } from './own-images.ts';

/** A draft with one picture, open in its editor. */
async function openCase(page: Page): Promise<string> {
  const id = await caseOf(page, [await picture({ width: 64, height: 48 })]);
  await open(page, `/cases?cas=${id}`);
  await ready(page);
  return id;
}

const panel = (page: Page) => page.locator('#questions');
const textOf = (page: Page, question: number) => page.getByLabel(`Énoncé de la question ${question}`);
const proposition = (page: Page, letter: string, question = 1) =>
  page.getByLabel(`Proposition ${letter} de la question ${question}`, { exact: true });
const isRight = (page: Page, letter: string, question = 1) =>
  page.getByRole('checkbox', {
    name: new RegExp(`^Proposition ${letter} de la question ${question}\\s: juste`),
  });

/** Types a list of lines at the cursor, each followed by Enter except the last. */
async function typeLines(page: Page, lines: readonly string[]): Promise<void> {
  for (const [at, line] of lines.entries()) {
    if (at > 0) await page.keyboard.press('Enter');
    await page.keyboard.type(line);
  }
}

/**
 * A single-choice question (QRU) of four propositions of which the first is right, as the first question of a case;
 * only by keyboard.
 */
async function writeFirst(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ajouter des questions' }).press('Enter');
  await expect(textOf(page, 1)).toBeFocused();
  await typeLines(page, ['Quel os est fracturé ?', 'Scaphoïde']);
  await page.keyboard.press('Alt+KeyJ');
  await page.keyboard.press('Enter');
  await typeLines(page, ['Radius', 'Lunatum', 'Capitatum', '']);
  await expect(proposition(page, 'E')).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(proposition(page, 'D')).toBeFocused();
  await expect(proposition(page, 'E')).toHaveCount(0);
  await expect(isRight(page, 'A')).toBeChecked();
}

test('a dossier of two steps is written by the keyboard alone, saved, undone, and what it lacks keeps it from being published', {
  tag: '@gate',
}, async ({ signedIn: page }) => {
  await openCase(page);
  await writeFirst(page);
  await page.getByRole('button', { name: 'Ajouter une étape' }).press('Enter');
  await expect(textOf(page, 2)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByLabel('Format de la question 2')).toBeFocused();
  await page.keyboard.type('QROC');
  await page.keyboard.press('Tab');
  await typeLines(page, ['Quelle complication craindre ?', 'Pseudarthrose', 'Nécrose']);
  await expect(page.getByLabel('Réponse acceptée 2 de la question 2')).toBeFocused();
  await expect(panel(page).getByText('Les 2\u00a0questions peuvent être posées.')).toBeVisible();
  await isSaved(page);

  await page.reload();
  await ready(page);
  await expect(panel(page).getByRole('heading', { name: 'Étape 1 · 1\u00a0question' })).toBeVisible();
  await panel(page)
    .getByRole('button', { name: 'Question 2, QROC Quelle complication craindre' })
    .press('Enter');
  await expect(textOf(page, 2)).toBeFocused();
  await expect(page.getByLabel('Réponse acceptée 1 de la question 2')).toHaveValue('Pseudarthrose');
  await panel(page).getByRole('button', { name: 'Question 1, QRU Quel os' }).press('Enter');
  await expect(isRight(page, 'A')).toBeChecked();

  // Typed letters are undone together, and so is a whole question that was removed.
  await page.getByRole('button', { name: 'Supprimer la question 1' }).press('Enter');
  await expect(panel(page).getByRole('button', { name: 'Question 1, QROC' })).toBeVisible();
  await page.keyboard.press('Control+KeyZ');
  await expect(panel(page).getByRole('button', { name: 'Question 2, QROC' })).toBeVisible();
  await expect(isRight(page, 'A')).toBeChecked();

  // A question that is undone while it is written in leaves the focus with its section.
  await textOf(page, 1).press('Control+Enter');
  await expect(textOf(page, 2)).toBeFocused();
  await page.keyboard.press('Control+KeyZ');
  await expect(panel(page)).toBeFocused();
  await panel(page).getByRole('button', { name: 'Question 1, QRU Quel os' }).press('Enter');

  await isRight(page, 'A').press('Space');
  await expect(panel(page).getByText('Aucune proposition n’est juste\u00a0: cochez-en une.')).toBeVisible();
  await expect(panel(page).getByText('1\u00a0question à compléter')).toBeVisible();
  await isSaved(page);
  await page.locator('#publication').getByRole('button', { name: 'Publier' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Des questions ne peuvent pas encore être posées');
  await expect(dialog.getByRole('button', { name: /^Publier/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await panel(page).getByRole('button', { name: 'Question 1', exact: true }).press('Enter');
  await expect(textOf(page, 1)).toBeFocused();
});

test('propositions are pasted as a list, moved, told indispensable; the next question has the same format', async ({
  signedIn: page,
}) => {
  await openCase(page);
  await page.getByRole('button', { name: 'Ajouter des questions' }).press('Enter');
  await page.getByLabel('Format de la question 1').selectOption('qrm');
  await proposition(page, 'A').focus();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '*A. Épanchement\nB. Fracture\nC) Luxation\n*D. Œdème');
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement!.dispatchEvent(event);
  });
  await expect(proposition(page, 'D')).toBeFocused();
  await expect(proposition(page, 'C')).toHaveValue('Luxation');
  await expect(isRight(page, 'A')).toBeChecked();
  await expect(isRight(page, 'D')).toBeChecked();
  await expect(isRight(page, 'B')).not.toBeChecked();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(proposition(page, 'C')).toBeFocused();
  await expect(proposition(page, 'C')).toHaveValue('Œdème');
  await expect(page.locator('.case-editor > [role=status]')).toHaveText(
    'Proposition déplacée\u00a0: 3 sur 5.',
  );
  await page.getByRole('button', { name: /réglages de la proposition C de la question 1/ }).click();
  await page.getByRole('checkbox', { name: /^Indispensable/ }).check();
  // A proposition that is no longer right cannot be indispensable.
  await isRight(page, 'C').press('Space');
  await expect(page.getByRole('checkbox', { name: /^Inacceptable/ })).not.toBeChecked();
  await page.keyboard.press('Control+Enter');
  await expect(textOf(page, 2)).toBeFocused();
  await expect(page.getByLabel('Format de la question 2')).toHaveValue('qrm');
  await isSaved(page);
});

test.describe('two windows', () => {
  test.use({ expectedErrors: /status of 409/ });

  test('that both wrote questions ask which are to be kept', async ({ signedIn: page }) => {
    const id = await openCase(page);
    const other = await page.context().newPage();
    await open(other, `/cases?cas=${id}`);
    await ready(other);
    await writeFirst(other);
    await isSaved(other);
    await page.getByRole('button', { name: 'Ajouter des questions' }).click();
    const conflict = page.getByRole('dialog');
    await expect(conflict).toContainText('les questions');
    await conflict.getByRole('button', { name: 'Prendre l’autre version' }).click();
    await expect(panel(page).getByRole('button', { name: 'Question 1, QRU Quel os' })).toBeVisible();
    await isSaved(page);
  });
});

for (const [width, height] of [
  [360, 740],
  [1440, 900],
] as const)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, bypassCSP: true });

    test('the questions fit and are accessible, closed, open, and with what is to be mended', async ({
      signedIn: page,
    }) => {
      await openCase(page);
      await expectAccessible(page, 'a case without questions');
      await writeFirst(page);
      await page.getByRole('button', { name: /réglages de la proposition B/ }).click();
      await page.getByRole('button', { name: 'Explication de la question 1' }).click();
      await page.getByRole('button', { name: 'Ajouter une étape' }).click();
      await expectAccessible(page, 'a question to complete');
      for (const format of ['qroc', 'tcs', 'qrp-long']) {
        await page.getByLabel('Format de la question 2').selectOption(format);
        await expectAccessible(page, format);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await page.getByRole('button', { name: 'Replier les questions' }).click();
      await expectAccessible(page, 'questions that are listed');
    });
  });

test('an author tries the questions as a reader gets them, and nothing of it is kept', async ({
  signedIn: page,
}) => {
  await openCase(page);
  await writeFirst(page);
  await panel(page).getByRole('button', { name: 'Essayer' }).press('Enter');
  const asked = panel(page).getByRole('group', { name: /^Question 1 / });
  await expect(asked.getByRole('radio')).toHaveCount(4);
  await expect(panel(page).getByText('juste')).toHaveCount(0);
  await asked.getByText('Scaphoïde').click();
  await panel(page).getByRole('button', { name: 'Valider l’étape' }).press('Enter');
  await expect(asked).toContainText('1 / 1');
  await expect(panel(page).getByText('1 sur 1\u00a0point')).toBeVisible();
  await expectAccessible(page, 'a trial of the questions');
  await panel(page).getByRole('button', { name: 'Terminer l’essai' }).press('Enter');
  await expect(panel(page).getByRole('heading', { name: 'Étape 1 · 1\u00a0question' })).toBeVisible();
});
