import type { Page } from 'playwright/test';
import { bearerOf, expect, open } from './fixtures.ts';
import { allItems } from './routes.ts';

/** A copy of a demo case with several slices: the person's own, images and sheet included. */
export async function ownCase(page: Page, title = /extradural temporal/): Promise<string> {
  const found = (await allItems(page.request, 'cases')).find((item) => title.test(item.title));
  if (!found) throw new Error(`no case like ${title}`);
  const headers = await bearerOf(page);
  const copy = await page.request.post(`/api/cases/${found._id}/copy`, { headers });
  return ((await copy.json()) as { _id: string })._id;
}

export const textOf = (page: Page) => page.getByRole('textbox', { name: 'Texte de la fiche' });
export const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const saveState = (page: Page) => page.locator('.save-state');

/** Opens the editor with the cursor in the text. */
export async function openEditor(page: Page, id: string): Promise<void> {
  await open(page, `/sheet-editor/${id}`);
  await page.waitForFunction(() => !document.querySelector('astro-island[client="load"][ssr]'));
  await textOf(page).click();
}

/** Opens the editor and empties the text. */
export async function openEmptied(page: Page, id: string): Promise<void> {
  await openEditor(page, id);
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Backspace');
}

export async function expectSaved(page: Page): Promise<void> {
  await expect(saveState(page)).toHaveText(/^Enregistré à \d\d:\d\d$/);
}
