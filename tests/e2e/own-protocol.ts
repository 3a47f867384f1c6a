import type { Page } from 'playwright/test';
import { bearerOf, expect } from './fixtures.ts';

/** Makes a protocol of the person signed in, with this in its body beside what a new one has. */
export async function ownProtocol(page: Page, title: string, body: object): Promise<string> {
  const headers = await bearerOf(page);
  const made = await page.request.post('/api/protocols', { headers, data: { title } });
  expect(made.status(), await made.text()).toBe(201);
  const id = ((await made.json()) as { _id: string })._id;
  await changeProtocol(page, id, body);
  return id;
}

/** Changes some of the body of a protocol of one's own, and nothing else of it. */
export async function changeProtocol(page: Page, id: string, body: object): Promise<void> {
  const headers = await bearerOf(page);
  const part = `/api/protocols/${id}/parts/body`;
  const { revision, ...held } = (await (await page.request.get(part, { headers })).json()) as {
    revision: number;
  };
  const saved = await page.request.put(part, {
    headers: { ...headers, 'If-Match': `"${revision}"` },
    data: { ...held, ...body },
  });
  expect(saved.status(), await saved.text()).toBe(200);
}
