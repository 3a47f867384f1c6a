import type { Page } from 'playwright/test';

/** Holds the calls to an address until the function that it returns lets them go: what stands meanwhile can be looked at. */
export async function holdCalls(page: Page, address: string): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}
