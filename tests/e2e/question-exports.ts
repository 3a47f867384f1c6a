import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright/test';
import { expect } from './fixtures.ts';

export const panel = (page: Page) => page.locator('#questions');
export const dialog = (page: Page) => page.getByRole('dialog');

/** Saves the questions as a file, and reads it. @param withImage what is asked of the dialog before */
export async function exported(
  page: Page,
  format: string,
  withImage?: (shown: Locator) => Promise<void>,
): Promise<{ name: string; text: string; bytes: Buffer<ArrayBuffer> }> {
  await panel(page).getByRole('button', { name: 'Exporter les questions' }).press('Enter');
  await dialog(page).getByLabel('Format du fichier').selectOption(format);
  if (withImage) {
    await dialog(page).getByLabel('Joindre la première image du cas').check();
    await withImage(dialog(page));
  }
  const download = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Enregistrer le fichier' }).press('Enter');
  const saved = await download;
  await expect(dialog(page)).toHaveCount(0);
  const bytes = Buffer.from(readFileSync(await saved.path()));
  return { name: saved.suggestedFilename(), text: bytes.toString('utf8'), bytes };
}
