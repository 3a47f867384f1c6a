import type { Page } from 'playwright/test';
import { expect } from './fixtures.ts';

export const reportPane = (page: Page) => page.getByRole('region', { name: 'Compte rendu' });
export const textOf = (page: Page) => page.getByRole('textbox', { name: 'Texte du compte rendu' });
export const sentence = (page: Page, text: string) =>
  textOf(page).locator('[data-key]', { hasText: text }).first();
/** The sentences that are marked so, whichever way the text is drawn. */
export const marked = (page: Page, name: 'is-edited' | 'is-pointed') => textOf(page).locator(`.${name}`);
export const answerOf = (page: Page, question: string, option: string) =>
  page.getByRole('group', { name: question }).getByRole('radio', { name: option });

/** Chooses an option of a question on the page that is shown. */
export async function choose(page: Page, question: string, option: string): Promise<void> {
  const group = page.getByRole('group', { name: question });
  await group
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: option }) })
    .click();
}

/** Selects words of the text, as dragging over them does. */
export async function selectText(page: Page, words: string): Promise<void> {
  await expect(page.locator('.ProseMirror')).toHaveCount(1);
  await textOf(page).focus();
  await textOf(page).evaluate((root, text) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = (node as Text).data.indexOf(text);
      if (at < 0) continue;
      getSelection()?.setBaseAndExtent(node, at, node, at + text.length);
      return;
    }
    throw new Error(`no « ${text} » in the text`);
  }, words);
  await followed(page);
}

/** Waits until the editor knows the page's selection: the browser notifies it a task later. */
async function followed(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Puts the cursor before words of the text, and types there. */
export async function typeAt(page: Page, words: string, typed: string): Promise<void> {
  await selectText(page, words);
  await page.keyboard.press('ArrowLeft');
  await followed(page);
  await page.keyboard.type(typed);
}

/** Answers all that is important, and a size that old programs could misread. */
export async function answerAll(page: Page): Promise<void> {
  await choose(page, 'Côté', 'Droit');
  await choose(page, 'Motif', 'Traumatisme');
  await page.getByRole('link', { name: /Ménisques/ }).click();
  await choose(page, 'Ménisque médial', 'Fissure');
  await sizeField(page).fill('12');
  await expect(textOf(page)).toContainText('Elle mesure ≥');
}

export const sizeField = (page: Page) => page.getByRole('spinbutton', { name: 'Taille' });
