import type { Browser, Page } from 'playwright/test';
import { expect, makePerson, signIn } from './fixtures.ts';

/** Another person, signed in, in a browser of their own. */
export async function anotherPerson(
  browser: Browser,
  width = 360,
): Promise<{ page: Page; username: string; close(): Promise<void> }> {
  const context = await browser.newContext({ viewport: { width, height: 760 }, bypassCSP: true });
  const page = await context.newPage();
  const person = await makePerson(page);
  await signIn(page, person);
  return { page, username: person.username, close: () => context.close() };
}

/**
 * Opens a dialog from an editor's bar, by the keyboard, wherever its button stands; resolves to where the focus comes back
 * to. What is pressed before the editor answers is pressed again.
 */
export async function pressAction(page: Page, name: string) {
  const action = page.locator('.editor-bar').getByRole('button', { name, exact: true });
  const menu = page.getByRole('button', { name: 'Actions', exact: true });
  const dialog = page.getByRole('dialog');
  const opener = (await action.isVisible()) ? action : menu;
  await expect(async () => {
    if (await dialog.isVisible()) return;
    if (!(await action.isVisible())) await menu.press('Enter');
    await action.press('Enter', { timeout: 1000 });
    await expect(dialog).toBeVisible();
  }).toPass();
  return opener;
}
