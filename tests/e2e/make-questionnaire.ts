import type { Page } from 'playwright/test';
import { bearerOf, expect } from './fixtures.ts';

interface Made {
  title: string;
  tags?: string[];
  /** Without one it stays empty. */
  body?: object;
}

/** A draft of the person signed in. Returns its id. */
export async function makeQuestionnaire(page: Page, { title, tags = [], body }: Made): Promise<string> {
  const headers = await bearerOf(page);
  const made = await page.request.post('/api/questionnaires', { headers, data: { title, tags } });
  expect(made.status(), await made.text()).toBe(201);
  const { _id: id } = (await made.json()) as { _id: string };
  if (body) {
    const saved = await page.request.put(`/api/questionnaires/${id}/parts/body`, {
      headers: { ...headers, 'If-Match': '"1"' },
      data: body,
    });
    expect(saved.status(), await saved.text()).toBe(200);
  }
  return id;
}
