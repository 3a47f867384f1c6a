import type { Page } from 'playwright/test';
import { unzip } from '#lib/dicom/unzip.ts';
import { drawn } from './film.ts';
import { bearerOf, expect } from './fixtures.ts';
import { caseOf, picture } from './own-images.ts';
import { startSession } from './practice-pages.ts';

/** Ids of this many small public cases of the demo, which other tests do not change. */
async function smallCases(page: Page, count: number): Promise<string[]> {
  const headers = await bearerOf(page);
  const { cases } = await (await page.request.get('/api/cases/public?limit=100', { headers })).json();
  const small = cases
    .filter(({ author, imageCount }: { author: { name: string }; imageCount: number }) => {
      return imageCount > 0 && imageCount < 60 && !/^essai-/.test(author.name);
    })
    .slice(0, count)
    .map(({ _id }: { _id: string }) => _id);
  expect(small).toHaveLength(count);
  return small;
}

/** Starts a session of these cases, in any order. */
export async function sessionOf(page: Page, ids: readonly string[]) {
  const headers = await bearerOf(page);
  const data = { name: 'De garde' };
  const { _id: list } = await (await page.request.post('/api/collections', { headers, data })).json();
  for (const id of ids) {
    const put = await page.request.put(`/api/collections/${list}/cases/${id}`, { headers, data: {} });
    expect(put.status(), await put.text()).toBeLessThan(300);
  }
  return startSession(page, ids.length, list);
}

/** Starts a session of this many small cases, and of others beside. */
export const smallSession = async (page: Page, count: number, others: readonly string[] = []) =>
  sessionOf(page, [...(await smallCases(page, count)), ...others]);

/**
 * Everything that the browser has stored of the site, as text: all caches, databases, local storage and that of the
 * tab.
 */
export const everythingKept = (page: Page) =>
  page.evaluate(async () => {
    const told: string[] = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const key of await cache.keys()) {
        const answer = await cache.match(key, { ignoreVary: true });
        // The worker may have erased it since the keys were listed.
        if (answer) told.push(key.url, JSON.stringify([...answer.headers]), await answer.text());
      }
    }
    const all = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await all(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const values = await all(database.transaction(store).objectStore(store).getAll());
        for (const value of values)
          told.push(value instanceof CryptoKey ? `key ${value.extractable}` : JSON.stringify(value));
      }
      database.close();
    }
    return told.join('\n');
  });

interface StoredAttempt {
  id: string;
  case: string;
  hypothesis: string | null;
  grade: number | null;
}

/** All of the person's attempts on the server, from the export of their account. */
export async function storedAttempts(page: Page): Promise<StoredAttempt[]> {
  const answer = await page.request.get('/api/account/export', { headers: await bearerOf(page) });
  expect(answer.status()).toBe(200);
  const files = await unzip(new Blob([new Uint8Array(await answer.body())]));
  const practice = files.find(({ path }) => path.endsWith('entraînement.json'))!;
  return JSON.parse(await practice.blob.text()).attempts;
}

/** A public case of the person signed in, with one picture. */
export async function publicCase(page: Page): Promise<string> {
  const id = await caseOf(page, [await picture({ width: 320, height: 240 })]);
  const headers = await bearerOf(page);
  const data = { visibility: 'public', title: `De garde ${id}`, revision: 99 };
  const published = await page.request.patch(`/api/cases/${id}`, { headers, data });
  expect(published.status(), await published.text()).toBe(200);
  return id;
}

/** The case on screen is answered and graded by keys. */
export async function walk(page: Page, hypothesis: string, grade: number): Promise<void> {
  await drawn(page);
  await page.keyboard.press('h');
  await expect(page.getByLabel('Votre hypothèse', { exact: true })).toBeFocused();
  await page.keyboard.type(hypothesis);
  await page.keyboard.press('Enter');
  await expect(page.locator('.case-answer')).not.toBeEmpty();
  await page.keyboard.press(String(grade));
}

/** The device's data of sessions: caches, the key of answers, positions and attempts. */
export const leftOfSessions = (page: Page) =>
  page.evaluate(async () => ({
    kept: (await caches.keys()).includes('kept'),
    keys: (await indexedDB.databases()).map(({ name }) => name),
    records: Object.keys(localStorage).filter((key) => key.startsWith('practice:')),
  }));
export const NOTHING = { kept: false, keys: [], records: [] };
