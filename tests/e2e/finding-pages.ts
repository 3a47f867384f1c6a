import type { Page } from 'playwright/test';
import { longCase } from './film.ts';
import { bearerOf } from './fixtures.ts';

/** The person's own copy of the demo case with the long stack. */
export async function ownCopy(page: Page): Promise<string> {
  await page.goto('/public-cases');
  const { id } = await longCase(page);
  const copied = await page.request.post(`/api/cases/${id}/copy`, { headers: await bearerOf(page) });
  return (await copied.json())._id;
}

/** Opens the menu with what the bar has no room for on a narrow screen, unless it is open; wider ones have none. */
export async function openBarMenu(page: Page): Promise<void> {
  const button = page.locator('.case-bar .bar-menu-button');
  if (!(await button.isVisible()) || (await page.locator('.bar-menu:popover-open').count())) return;
  await button.press('Enter');
}

export const tour = (page: Page) => page.getByRole('region', { name: 'Parcourir les signes' });
export const showAnswer = (page: Page) => page.getByRole('link', { name: 'Voir la réponse' }).click();
