import type { Page } from 'playwright/test';

/** Islands that come to life by themselves; others (`client:asked`) wait for somebody. */
const ASLEEP = ['load', 'idle', 'poster', 'slices']
  .map((when) => `astro-island[client="${when}"][ssr]`)
  .join();

/** Waits until the islands of the page answer to the hand. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction((asleep) => !document.querySelector(asleep), ASLEEP);
}
