import type { Page } from 'playwright/test';

/**
 * Holds requests to an address, as a slow connection does, until the returned function is called: the state meanwhile
 * can be checked.
 * @param end what happens to them then
 */
export async function holdRequests(
  page: Page,
  address: string,
  end: 'continue' | 'abort' = 'continue',
): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route[end]();
  });
  return letGo;
}
