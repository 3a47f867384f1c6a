import type { Browser, Locator, Page } from 'playwright/test';
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

/** An action of an editor's bar, in sight or in a menu. */
export const barAction = (page: Page, name: string) =>
  page.locator('.editor-bar').getByRole('button', { name, exact: true, includeHidden: true });

/** The button in sight that leads to an action: its own, or that of the menu it is in. */
async function openerOf(page: Page, action: Locator): Promise<Locator> {
  if (await action.isVisible()) return action;
  const menus = await action.evaluate((button) => {
    const ids: string[] = [];
    for (let menu = button.closest('[popover]'); menu; menu = menu.parentElement!.closest('[popover]'))
      ids.push(menu.id);
    return ids;
  });
  for (const id of menus) {
    const opener = page.locator(`.editor-bar button[popovertarget="${id}"]`);
    if (await opener.isVisible()) return opener;
  }
  throw new Error('nothing leads to the action');
}

/**
 * Opens a dialog from an editor's bar, by keyboard, wherever its button is; resolves to where the focus comes back
 * to. A press before the editor is interactive is repeated.
 */
export async function pressAction(page: Page, name: string) {
  const action = barAction(page, name);
  await expect(action).toHaveCount(1);
  const dialog = page.getByRole('dialog');
  const opener = await openerOf(page, action);
  await expect(async () => {
    if (await dialog.isVisible()) return;
    if (!(await action.isVisible())) await opener.press('Enter');
    await action.press('Enter', { timeout: 1000 });
    await expect(dialog).toBeVisible();
  }).toPass();
  return opener;
}
