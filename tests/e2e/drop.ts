import type { Page } from 'playwright/test';
import { expect, framesDrawn, open } from './fixtures.ts';

/**
 * Drops files and directories of this machine on a page, as a hand would from the desktop: Chromium makes their
 * entries.
 */
export async function dropPaths(page: Page, selector: string, files: string[]): Promise<void> {
  const place = page.locator(selector).first();
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  if (!box) throw new Error(`nothing to drop on: ${selector}`);
  const line = await page.context().newCDPSession(page);
  const at = {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    data: { items: [], files, dragOperationsMask: 1 },
  };
  // A page that has just been drawn may not feel the first moves; a hand waits until the place lights up.
  for (let move = 0; move < 60; move++) {
    await line.send('Input.dispatchDragEvent', { type: 'dragEnter', ...at });
    await line.send('Input.dispatchDragEvent', { type: 'dragOver', ...at });
    await framesDrawn(page);
    if ((await page.locator('.is-over').count()) > 0) break;
  }
  await line.send('Input.dispatchDragEvent', { type: 'drop', ...at });
  await line.detach();
}

/** Waits until the editor answers to the hand. An island’s `ssr` mark goes before React has taken it over. */
export const ready = (page: Page) =>
  expect(page.locator('.case-editor')).toHaveAttribute('aria-busy', 'false');

/** Makes a case and opens its editor. Returns its id. */
export async function newCase(page: Page): Promise<string> {
  await open(page, '/cases');
  await page.getByRole('button', { name: 'Nouveau cas' }).click();
  await page.waitForURL(/\/cases\?cas=/);
  await ready(page);
  return new URL(page.url()).searchParams.get('cas') ?? '';
}

export const isSaved = (page: Page) => expect(page.locator('.save-state')).toHaveText('Enregistré');

/** The review of the given files: images that must be seen are looked at, as a person would, then attested and sent. */
export async function attest(page: Page, name = 'Images à envoyer'): Promise<void> {
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  const send = dialog.getByRole('button', { name: /^(Envoyer|Attester) \d/ });
  await expect(send).toBeDisabled();
  const word = dialog.getByRole('checkbox', { name: /J’atteste/ });
  const look = dialog.getByRole('button', { name: /^Regarder/ });
  await expect(async () => {
    if ((await look.count()) > 0) await look.click({ timeout: 1_000 }).catch(() => {});
    await expect(word).toBeEnabled({ timeout: 150 });
  }).toPass({ intervals: [0] });
  await word.check();
  await send.click();
  await expect(dialog).toHaveCount(0);
}
