import type { Page } from 'playwright/test';

export const answer = (page: Page, question: string, option: string) =>
  page.getByRole('group', { name: question }).getByRole('radio', { name: option });
export const choose = (page: Page, option: string) => answer(page, 'Motif', option).check({ force: true });
export const list = (page: Page) => page.locator('.kept-reports');
export const rows = (page: Page) => list(page).getByRole('listitem');
export const unfold = (page: Page) => list(page).locator('> summary').click();
/** The address names the report once it is kept. */
export const isKept = (page: Page) => page.waitForURL(/#cr-\w+$/);

/** Keys of what this device keeps. */
export const keys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('report:')));
