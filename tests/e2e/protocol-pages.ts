import type { Locator, Page } from 'playwright/test';
import { bearerOf, expect } from './fixtures.ts';

/** A protocol's body as a test needs it. */
export const protocolBody = (more: object = {}) => ({
  imagingType: 'IRM',
  region: 'Membre inférieur',
  ...more,
});

/** Makes a protocol of the person signed in; returns its id. */
export async function newProtocol(page: Page, more: object = {}, title = 'IRM du genou'): Promise<string> {
  const headers = await bearerOf(page);
  const made = await page.request.post('/api/protocols', { headers, data: { title, tags: ['IRM'] } });
  expect(made.status(), await made.text()).toBe(201);
  const { _id: id } = (await made.json()) as { _id: string };
  const data = protocolBody(more);
  const saved = await page.request.put(`/api/protocols/${id}/parts/body`, {
    headers: { ...headers, 'If-Match': '"1"' },
    data,
  });
  expect(saved.status(), await saved.text()).toBe(200);
  return id;
}

export const editorOf = (page: Page) => page.locator('.protocol-editor');

/** Opens the editor of a protocol and waits until it answers to the hand. @param place `#contraste` */
export async function openProtocol(page: Page, id: string, place = ''): Promise<void> {
  await page.goto(`/protocols/edit/${id}${place}`);
  await expect(editorOf(page)).toHaveAttribute('aria-busy', 'false', { timeout: 15_000 });
}

/** The lines of a list. */
export const linesOf = (page: Page, list: string): Locator =>
  page.getByRole('group', { name: list, exact: true }).getByRole('textbox');

export const textsOf = (lines: Locator): Promise<string[]> =>
  lines.evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value));

/** The body that the server has. */
export async function savedBody(page: Page, id: string): Promise<Record<string, unknown>> {
  const answer = await page.request.get(`/api/protocols/${id}`, { headers: await bearerOf(page) });
  return ((await answer.json()) as { body: Record<string, unknown> }).body;
}

export const isSaved = (page: Page) =>
  expect(page.locator('.save-state')).toHaveText(/^Enregistré/, { timeout: 15_000 });
