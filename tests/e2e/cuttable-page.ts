import type { Page } from 'playwright/test';
import { type CuttableLine, openLine } from '../run/cuttable-line.ts';
import { test as base, expect } from './fixtures.ts';

interface Fixtures {
  /** Between the pages of the test and the server. */
  line: CuttableLine;
}

/**
 * Tests whose connection is cut outside the browser. Requests that Playwright takes off the network are let through
 * as its page closes: the last save of a closed tab would arrive.
 */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  line: async ({}, use) => {
    const line = await openLine(new URL(`http://localhost:${process.env.E2E_PORT}`));
    await use(line);
    await line.close();
  },
  baseURL: async ({ line }, use) => use(`http://localhost:${line.port}`),
});

/**
 * Reloads a page while its connection is cut, and again once it is mended. The page is gone before that, or it would
 * save as it goes; the browser's own page about it tries again by itself, and may do so at the same time. Playwright
 * answers a page that asks whether to leave it when nobody listens, and does not mind that it is gone by then.
 */
export async function reloadWhileCut(page: Page, line: CuttableLine): Promise<void> {
  const address = page.url();
  await expect(page.reload()).rejects.toThrow(/ERR_/);
  await expect.poll(() => page.url()).toMatch(/^chrome-error:/);
  line.mend();
  await expect(() => page.goto(address)).toPass();
}
