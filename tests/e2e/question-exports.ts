import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright/test';
import { bearerOf, expect } from './fixtures.ts';

export const panel = (page: Page) => page.locator('#questions');
export const dialog = (page: Page) => page.getByRole('dialog');

/**
 * Saves the questions as a file, and reads it.
 * @param withImage what is asked of the dialog before, once it was asked for pictures by the tick of that name
 */
export async function exported(
  page: Page,
  format: string,
  withImage?: (shown: Locator) => Promise<void>,
  tick = 'Joindre la première image du cas',
): Promise<{ name: string; text: string; bytes: Buffer<ArrayBuffer> }> {
  await panel(page).getByRole('button', { name: 'Exporter les questions' }).press('Enter');
  await dialog(page).getByLabel('Format du fichier').selectOption(format);
  if (withImage) {
    await dialog(page).getByLabel(tick).check();
    await withImage(dialog(page));
  }
  const download = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Enregistrer le fichier' }).press('Enter');
  const saved = await download;
  await expect(dialog(page)).toHaveCount(0);
  const bytes = Buffer.from(readFileSync(await saved.path()));
  return { name: saved.suggestedFilename(), text: bytes.toString('utf8'), bytes };
}

/** Saves a part of a case as its editor, or the viewer, would. */
export async function savePart(page: Page, id: string, part: string, revision: number, value: object) {
  const saved = await page.request.put(`/api/cases/${id}/parts/${part}`, {
    headers: { ...(await bearerOf(page)), 'If-Match': `"${revision}"` },
    data: value,
  });
  expect(saved.status(), await saved.text()).toBe(200);
}

/** A question that every kind of file can ask. */
export const QUESTION = {
  id: 'q1',
  format: 'qru',
  text: 'Quel signe ?',
  explanation: 'Un trait.',
  propositions: ['un', 'deux', 'trois', 'quatre'].map((text, at) => ({
    id: `p${at}`,
    text,
    isRight: at === 0,
  })),
};
