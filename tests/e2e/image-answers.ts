import type { Page } from 'playwright/test';
import { bearerOf, expect } from './fixtures.ts';

/** The id of a demo case, by the words of its title. */
export async function caseCalled(page: Page, words: string): Promise<string> {
  const answer = await page.request.get(`/api/cases/public?q=${encodeURIComponent(words)}`, {
    headers: await bearerOf(page),
  });
  const { cases } = (await answer.json()) as { cases: { _id: string }[] };
  return cases[0]!._id;
}

export const question = (page: Page, position: number) =>
  page.getByRole('group', { name: new RegExp(`^Question ${position} `) });
export const validate = (page: Page) => page.getByRole('button', { name: /^Valider/ });
export const bar = (page: Page) => page.getByRole('region', { name: 'Réponse sur les images' });
export const film = (page: Page) => page.locator('.panel-view.active');
export const labels = (page: Page) => film(page).locator('.measures text');

/** Where in the panel a share of its width and height is. */
export async function placeIn(page: Page, across: number, down: number): Promise<[number, number]> {
  const { x, y, width, height } = (await film(page).boundingBox())!;
  return [x + width * across, y + height * down];
}

/** The place in the panel of a pixel of the first folder's images, as they open: whole, in the panel's middle. */
export async function pixelIn(page: Page, id: string, x: number, y: number): Promise<[number, number]> {
  const answer = await page.request.get(`/api/cases/${id}/viewer`, { headers: await bearerOf(page) });
  const { shown } = (await answer.json()) as { shown: { folders: { width: number; height: number }[] } };
  const { width, height } = shown.folders[0]!;
  const panel = (await film(page).boundingBox())!;
  const scale = Math.min(panel.width / width, panel.height / height);
  return [
    panel.x + panel.width / 2 + (x - width / 2) * scale,
    panel.y + panel.height / 2 + (y - height / 2) * scale,
  ];
}

/**
 * Waits until the question has its tool: its code is loaded with the first one, and a press before that draws
 * nothing.
 */
export const toolChosen = (page: Page, name: 'Placer un point' | 'Longueur') =>
  expect(bar(page).getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
