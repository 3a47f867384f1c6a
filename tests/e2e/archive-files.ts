import type { Page } from 'playwright/test';
import { zip } from '../unit/dicom/write-zip.ts';
import { bearerOf, expect } from './fixtures.ts';

/** The beginning of an archive's own files. */
export const HEAD = { format: 'negatoscope-archive', version: 1 };

export async function readJson(page: Page, path: string) {
  const answer = await page.request.get(path, { headers: await bearerOf(page) });
  expect(answer.status(), path).toBe(200);
  return answer.json();
}

/** The one item of a kind that somebody has. */
export async function onlyItem(page: Page, plural: string) {
  const list = await readJson(page, `/api/${plural}/mine`);
  expect(list[plural]).toHaveLength(1);
  return readJson(page, `/api/${plural}/${list[plural][0]._id}`);
}

/** Chooses an archive on the account page. */
export async function chooseArchive(page: Page, buffer: Buffer): Promise<void> {
  const choose = page.getByRole('button', { name: 'Choisir une archive (.zip)' });
  // Waits while one is being read.
  await expect(choose).toHaveAttribute('aria-disabled', 'false');
  const chooser = page.waitForEvent('filechooser');
  await choose.click();
  await (await chooser).setFiles({ name: 'negatoscope.zip', mimeType: 'application/zip', buffer });
}

/** An archive of these files, deflated. */
export async function archiveOf(files: { path: string; content: unknown }[]): Promise<Buffer> {
  const entries = files.map(({ path, content }) => ({
    path,
    bytes: content instanceof Uint8Array ? content : Buffer.from(JSON.stringify(content)),
    deflate: true,
  }));
  return Buffer.from(await zip(entries).arrayBuffer());
}
