import type { Browser, Page } from 'playwright/test';
import { makePerson, signIn } from './fixtures.ts';

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

/** Does what stands in an editor's bar, by the keyboard, wherever it stands; resolves to where the focus comes back to. */
export async function pressAction(page: Page, name: string) {
  const action = page.locator('.editor-bar').getByRole('button', { name, exact: true });
  if (await action.isVisible()) {
    await action.press('Enter');
    return action;
  }
  const menu = page.getByRole('button', { name: 'Actions', exact: true });
  await menu.press('Enter');
  await action.press('Enter');
  return menu;
}
