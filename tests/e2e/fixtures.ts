import { test as base, expect, type Page } from 'playwright/test';

export interface Person {
  username: string;
  password: string;
}

interface Fixtures {
  /** Console errors that a test provokes on purpose; any other fails it. */
  expectedErrors: RegExp[];
  quiet: undefined;
  /** A new account. */
  person: Person;
  /** A page in which that person is signed in. */
  signedIn: Page;
}

let made = 0;

async function post(page: Page, path: string, body: object): Promise<void> {
  const answer = await page.request.post(path, { data: body });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
}

/** Makes an account of its own for a test, so that tests can run side by side. */
export async function makePerson(page: Page): Promise<Person> {
  made += 1;
  const person = { username: `essai-${process.pid}-${made}`, password: 'coupe-axiale-oblique-42' };
  await post(page, '/api/auth/register', person);
  return person;
}

/** Signs a person in as the page itself would: the cookie by the browser, the token in local storage. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(async (credentials) => {
    const answer = await fetch('/api/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(credentials),
    });
    const { token, username } = await answer.json();
    localStorage.setItem('token', token);
    localStorage.setItem('username', username);
  }, person);
}

/** Waits until the islands of the page answer to the hand. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('astro-island[client="idle"][ssr]'));
}

/** Opens a page and waits until its islands are alive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await alive(page);
}

export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
  quiet: [
    async ({ page, expectedErrors }, use) => {
      const problems: string[] = [];
      const note = (text: string) => {
        if (!expectedErrors.some((expected) => expected.test(text))) problems.push(text);
      };
      page.on('console', (message) => {
        if (message.type() === 'error') note(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => note(String(error)));
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
