import type { Page } from 'playwright/test';
import { longCase } from './film.ts';
import { bearerOf } from './fixtures.ts';

/** A copy of one's own of the demo case with the long stack. */
export async function ownCopy(page: Page): Promise<string> {
  await page.goto('/public-cases');
  const { id } = await longCase(page);
  const copied = await page.request.post(`/api/cases/${id}/copy`, { headers: await bearerOf(page) });
  return (await copied.json())._id;
}

export const tour = (page: Page) => page.getByRole('region', { name: 'Parcourir les signes' });
export const showAnswer = (page: Page) => page.getByRole('link', { name: 'Voir la réponse' }).click();
