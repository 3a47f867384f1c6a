import { chromium } from 'playwright';
import { CHROMIUM_FLAGS, findChromium } from '../tests/run/chromium.ts';
import { type Weight, weigh } from '../tests/run/wire.ts';

export interface FirstView {
  /** Milliseconds. */
  lcp: number;
  cls: number;
}

/** 400 kbit/s, 400 ms, a processor four times slower: a phone on a ward. */
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const PHONE = { width: 412, height: 823 };

async function launch() {
  const executablePath = findChromium();
  return chromium.launch({ args: CHROMIUM_FLAGS, ...(executablePath ? { executablePath } : {}) });
}

/** Runs in the page: keeps the last largest paint and the sum of shifts. */
function observe(): void {
  const seen = { lcp: 0, cls: 0 };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.cls += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** First views with a cold cache on slow 3G. */
export async function firstViews(url: string, runs: number): Promise<FirstView[]> {
  const browser = await launch();
  const views: FirstView[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 2, isMobile: true });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_3G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(500);
    views.push(await page.evaluate(() => (globalThis as unknown as { seen: FirstView }).seen));
    await context.close();
  }
  await browser.close();
  return views;
}

/** What a page weighs on the wire, on a phone. @param as who is signed in */
export async function weightOf(url: string, as?: { username: string; password: string }): Promise<Weight> {
  const browser = await launch();
  try {
    const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 2 });
    if (as) await context.request.post(new URL('/api/auth/login', url).href, { data: as });
    return await weigh(await context.newPage(), url);
  } finally {
    await browser.close();
  }
}
