import type { Page } from 'playwright/test';
import { bearerOf, expect } from './fixtures.ts';

/** Takes the person's protocol through its review, and makes it public if it is not. */
export async function publishProtocol(page: Page, id: string): Promise<void> {
  const headers = await bearerOf(page);
  const path = `/api/protocols/${id}`;
  const read = async () =>
    (await (await page.request.get(path, { headers })).json()) as { revision: number; visibility: string };
  for (const status of ['En révision', 'Validé']) {
    const { revision } = await read();
    const taken = await page.request.post(`${path}/review`, { headers, data: { status, revision } });
    expect(taken.status(), await taken.text()).toBe(200);
  }
  const { revision, visibility } = await read();
  if (visibility === 'public') return;
  const made = await page.request.patch(path, { headers, data: { visibility: 'public', revision } });
  expect(made.status(), await made.text()).toBe(200);
}
