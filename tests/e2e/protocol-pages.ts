import type { Locator, Page } from 'playwright/test';
import { expect } from './fixtures.ts';

export const editorOf = (page: Page) => page.locator('.protocol-editor');

/** Opens the editor of a protocol and waits until it answers to the hand. @param place `#contraste` */
export async function openProtocol(page: Page, id: string, place = ''): Promise<void> {
  await page.goto(`/protocols/edit/${id}${place}`);
  await expect(editorOf(page)).toHaveAttribute('aria-busy', 'false');
  await touch(page);
}

/** Is there, as anybody's hand would be: what comes at the first touch comes, and answers. */
export async function touch(page: Page): Promise<void> {
  const parts = editorOf(page).locator('.from-first-touch[aria-busy="true"]');
  await expect(async () => {
    await page.mouse.move(2, 2);
    await page.mouse.move(3, 3);
    await expect(parts).toHaveCount(0, { timeout: 1000 });
  }).toPass();
}

/** The lines of a list. */
export const linesOf = (page: Page, list: string): Locator =>
  page.getByRole('group', { name: list, exact: true }).getByRole('textbox');

export const textsOf = (lines: Locator): Promise<string[]> =>
  lines.evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value));

export const isSaved = (page: Page) => expect(page.locator('.save-state')).toHaveText(/^Enregistré/);

/** All valid values are saved; the invalid one is reported instead. */
export const isSavedButTold = (page: Page) =>
  expect(page.locator('.save-state')).toHaveText(/^Enregistré|^Non enregistré\u00a0: .*à corriger$/);
