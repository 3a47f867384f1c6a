import { gunzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright/test';
import { plantedExam, plantedWords } from '../run/pacs-exams.ts';
import { newCase } from './drop.ts';
import { expect, makePerson, signIn } from './fixtures.ts';

const DIALOG = 'Choisir des séries dans le PACS';

/** The exams that a test fills a PACS with. */
export const EXAMS = Array.from({ length: 4 }, (_, at) => plantedExam(at + 1));

/** A page of somebody new, on a new case. */
export async function newCasePage(
  browser: Browser,
  origin: string,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, locale: 'fr-FR', ...options });
  const page = await context.newPage();
  await signIn(page, await makePerson(page));
  await newCase(page);
  return page;
}

/** Opens the PACS of a case's editor. */
export async function openPacs(page: Page, source?: string) {
  await page.getByRole('button', { name: 'Depuis le PACS' }).click();
  const dialog = page.getByRole('dialog', { name: DIALOG });
  await expect(dialog).toBeVisible();
  if (source) await dialog.getByLabel('PACS', { exact: true }).selectOption(source);
  return dialog;
}

type Dialog = Awaited<ReturnType<typeof openPacs>>;

/** Searches by the name of a patient. */
export async function searchName(dialog: Dialog, name = 'zwolfram'): Promise<void> {
  await dialog.getByLabel('Nom du patient').fill(name);
  await dialog.getByRole('button', { name: 'Interroger le PACS' }).click();
}

/** The sent bytes, with packed frames unpacked. */
function unpacked(bytes: Buffer): Buffer {
  return bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes;
}

/** Nothing about the made-up patients is in the sent or stored data. */
export function expectUntold(sent: readonly Buffer[]): void {
  const all = sent.map(unpacked);
  const words = ['zwolfram', 'quentine', ...EXAMS.flatMap(plantedWords)];
  for (const word of words) {
    const found = all.filter((bytes) => bytes.includes(word) || bytes.includes(encodeURIComponent(word)));
    expect(found.length, word).toBe(0);
  }
}
