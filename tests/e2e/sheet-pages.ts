import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { bearerOf, expect, open } from './fixtures.ts';
import { allItems } from './routes.ts';

/** A copy of a demo case with several slices: the person's own, images and sheet included. */
export async function ownCase(page: Page, title = /extradural temporal/): Promise<string> {
  const found = (await allItems(page.request, 'cases')).find((item) => title.test(item.title));
  if (!found) throw new Error(`no case like ${title}`);
  const headers = await bearerOf(page);
  const copy = await page.request.post(`/api/cases/${found._id}/copy`, { headers });
  return ((await copy.json()) as { _id: string })._id;
}

/** After so long without typing another step of the history begins (ms): a little more than half a second. */
export const HISTORY_STEP = 600;

export const textOf = (page: Page) => page.getByRole('textbox', { name: 'Texte de la fiche' });
export const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const saveState = (page: Page) => page.locator('.save-state');

/** Opens the editor with the cursor in the text. */
export async function openEditor(page: Page, id: string): Promise<void> {
  await open(page, `/sheet-editor/${id}`);
  await page.waitForFunction(() => !document.querySelector('astro-island[client="load"][ssr]'));
  await textOf(page).click();
}

/** Opens the editor and empties the text. */
export async function openEmptied(page: Page, id: string): Promise<void> {
  await openEditor(page, id);
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Backspace');
}

export async function expectSaved(page: Page): Promise<void> {
  await expect(saveState(page)).toHaveText(/^Enregistré à \d\d:\d\d$/);
}

export interface GivenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A small picture that differs from the others by its red. */
export async function picture(name: string, red: number): Promise<GivenFile> {
  const create = { width: 120, height: 90, channels: 3 as const, background: { r: red, g: 80, b: 40 } };
  return { name, mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() };
}

/** Brings files to the text as the clipboard or a drag would. */
export async function bringFiles(
  page: Page,
  how: 'paste' | 'drop',
  files: GivenFile[],
  html?: string,
): Promise<void> {
  const given = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, bytes: [...buffer] }));
  await textOf(page).evaluate(
    (element, { how, given, html }) => {
      const data = new DataTransfer();
      for (const { name, mimeType, bytes } of given)
        data.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }));
      if (html !== undefined) data.setData('text/html', html);
      const box = element.getBoundingClientRect();
      const event =
        how === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
          : new DragEvent('drop', {
              dataTransfer: data,
              clientX: box.left + 30,
              clientY: box.top + 10,
              bubbles: true,
              cancelable: true,
            });
      (element.querySelector('p') ?? element).dispatchEvent(event);
    },
    { how, given, html },
  );
}
