import type { Page } from 'playwright/test';
import { drawn } from './film.ts';
import { bearerOf, expect } from './fixtures.ts';

interface Started {
  id: string;
  cases: { caseId: string }[];
}

/**
 * Starts a session by a call: of cases never practised, as many as requested, from a collection of the person's own
 * if given.
 */
export async function startSession(page: Page, count: number, collection?: string): Promise<Started> {
  const answer = await page.request.post('/api/practice/sessions', {
    headers: await bearerOf(page),
    data: { criteria: { collection }, choice: 'new', count },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

/** Starts a session of one case: by itself it would be drawn by lot. */
export async function startSessionOf(page: Page, caseId: string): Promise<Started> {
  const made = await page.request.post('/api/collections', {
    headers: await bearerOf(page),
    data: { name: 'À lire', case: caseId },
  });
  return startSession(page, 1, (await made.json())._id);
}

/** Opens a session at its present case, and waits until its slice is drawn. */
export async function openSession(page: Page, { id }: Started): Promise<void> {
  await page.goto(`/practice/${id}`);
  await drawn(page);
}

/** The hidden parts of a case, from calls that ask for them. One made by another test may have no answer. */
export async function secretsOf(page: Page, id: string): Promise<string[]> {
  const headers = await bearerOf(page);
  const { shown } = await (await page.request.get(`/api/cases/${id}/viewer?titre=1`, { headers })).json();
  const answer = await (await page.request.get(`/api/cases/${id}/answer`, { headers })).json();
  const sheet = [...JSON.stringify(answer.sheet).matchAll(/"text":"([^"]{12,})"/g)].map(([, text]) => text!);
  const comments: string[] = answer.comments.map((each: { comment: string }) => each.comment);
  return [shown.title, answer.answer, ...sheet, ...comments].filter(Boolean);
}
