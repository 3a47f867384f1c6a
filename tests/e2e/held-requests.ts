import type { Page } from 'playwright/test';

/**
 * Keeps requests to an address on the way, as a slow connection does, until the function that it returns is called: what
 * stands meanwhile can be looked at.
 * @param end what becomes of them then
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
