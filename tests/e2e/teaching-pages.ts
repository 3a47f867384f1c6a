import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { bearerOf } from './fixtures.ts';
import { onBlobSent } from './sent-blobs.ts';

const SAMPLES = new URL('../unit/teaching/samples/', import.meta.url);
const sample = (name: string) => ({ name, mimeType: '', buffer: readFileSync(new URL(name, SAMPLES)) });

/** The step in which the texts of an export are read. */
export const texts = (page: Page) => page.getByRole('dialog', { name: 'Textes à relire' });
/** Gives samples to the editor. */
export const choose = (page: Page, names: string[]) =>
  page.locator('.drop-zone input[type=file]').first().setInputFiles(names.map(sample));

/** A case as its author reads it. */
export async function caseOf(page: Page, id: string) {
  return (await page.request.get(`/api/cases/${id}`, { headers: await bearerOf(page) })).json();
}

/** The stored findings of the person's own case. */
export async function findingsOf(page: Page, id: string) {
  const address = `/api/cases/${id}/parts/findings`;
  const read = await page.request.get(address, { headers: await bearerOf(page) });
  return (await read.json()).findings ?? [];
}

/** Everything that the page sends, as text. */
export async function recordSent(page: Page): Promise<() => string> {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url(), request.postData() ?? ''));
  await onBlobSent(page, (body) => sent.push(body.toString('latin1'), body.toString('utf8')));
  return () => sent.join('\n');
}

/** Ticks what a label says. */
export const tick = (page: Page, name: string | RegExp) =>
  texts(page).getByRole('checkbox', { name, exact: true }).check();
