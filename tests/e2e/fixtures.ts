import { test as base, expect, type Page } from 'playwright/test';
import { alive } from '../run/islands.ts';
import { holdRequests } from './held-requests.ts';

export { alive };

export interface Person {
  username: string;
  password: string;
}

interface Fixtures {
  /** Console errors that a test provokes on purpose; any other fails it. */
  expectedErrors: RegExp | null;
  quiet: undefined;
  /** A new account. */
  person: Person;
  /** A page in which that person is signed in. */
  signedIn: Page;
}

let made = 0;

/** An address of its own: all tests together make more accounts than one address may in a quarter of an hour. */
const addressOf = (made: number) => `10.${(process.pid >> 8) & 255}.${process.pid & 255}.${made & 255}`;

async function register(page: Page, person: Person): Promise<void> {
  const headers = { 'X-Forwarded-For': addressOf(made) };
  const answer = await page.request.post('/api/auth/register', { data: person, headers });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
}

/** Makes a separate account for a test, so that tests can run side by side. */
export async function makePerson(page: Page): Promise<Person> {
  made += 1;
  const person = { username: `essai-${process.pid}-${made}`, password: 'coupe-axiale-oblique-42' };
  await register(page, person);
  return person;
}

/** Signs a person in as the page itself would leave it: the cookie in the browser, the token in local storage. */
export async function signIn(page: Page, person: Person): Promise<void> {
  const answer = await page.request.post('/api/auth/login', { data: person });
  const session = (await answer.json()) as { token: string; username: string };
  await page.goto('/robots.txt');
  await page.evaluate(({ token, username }) => {
    localStorage.setItem('token', token);
    localStorage.setItem('username', username);
  }, session);
}

/** The header that calls of the person signed in on a page carry. */
export async function bearerOf(page: Page): Promise<{ Authorization: string }> {
  if (page.url() === 'about:blank') await page.goto('/robots.txt');
  return { Authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('token'))}` };
}

/**
 * Waits until the page's own clock has advanced by so much (ms). Only for behaviour defined by time: a second tap
 * that is not a double one, the next step of a history. Everything else has a state to wait for.
 */
export async function clockPasses(page: Page, by: number): Promise<void> {
  const now = await page.evaluate(() => performance.now());
  await page.waitForFunction((until) => performance.now() > until, now + by);
}

/** Stops the page's own clock: `page.clock.runFor` moves it on, `page.clock.resume` lets it go. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Waits until the page has drawn what was asked of it before: two frames. */
export async function framesDrawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Opens a page and waits until its islands are alive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await alive(page);
}

/** Keeps every script of the page on the way, as a slow connection does, until the function returned is called. */
export function holdScripts(page: Page): Promise<() => void> {
  return holdRequests(page, '**/*.js');
}

/**
 * Chromium's own words when a page was drawn before the fade from the last one began, or was left meanwhile: it is shown
 * without. The rejection is of a promise that no script ever held (github.com/w3c/csswg-drafts/issues/13726).
 */
const SKIPPED_TRANSITION =
  /InvalidStateError: Transition was aborted because of invalid state|AbortError: Transition was skipped\. Navigation aborted/;

export const test = base.extend<Fixtures>({
  expectedErrors: [null, { option: true }],
  quiet: [
    async ({ page, expectedErrors }, use) => {
      const problems: string[] = [];
      const note = (text: string) => {
        if (!expectedErrors?.test(text)) problems.push(text);
      };
      page.on('console', (message) => {
        if (message.type() === 'error') note(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => {
        if (!SKIPPED_TRANSITION.test(String(error))) note(String(error));
      });
      await use(undefined);
      expect(problems, 'errors in the browser').toEqual([]);
    },
    { auto: true },
  ],
  person: async ({ page }, use) => use(await makePerson(page)),
  signedIn: async ({ page, person }, use) => {
    await signIn(page, person);
    await use(page);
  },
});

export { expect };
