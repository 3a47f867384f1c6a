import { type CDPSession, chromium } from 'playwright';
import { CHROMIUM_FLAGS, findChromium } from '../tests/run/chromium.ts';
import { type Weight, weigh } from '../tests/run/wire.ts';

export interface FirstView {
  /** Milliseconds. */
  lcp: number;
  cls: number;
}

/** A connection: milliseconds of delay, bytes a second. */
interface Line {
  name: string;
  latency: number;
  throughput: number;
}

/** A phone on a ward: 400 kbit/s, and 1.6 Mbit/s. */
export const SLOW_3G: Line = { name: 'slow 3G', latency: 400, throughput: 50_000 };
export const LINES: readonly Line[] = [SLOW_3G, { name: 'slow 4G', latency: 150, throughput: 200_000 }];

/** From now on a page is on such a line. */
export async function putOnLine(
  session: CDPSession,
  { latency, throughput }: Pick<Line, 'latency' | 'throughput'>,
): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}
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

/** First views with a cold cache, on a processor four times slower. */
export async function firstViews(url: string, runs: number, line: Line): Promise<FirstView[]> {
  const browser = await launch();
  const views: FirstView[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 2, isMobile: true });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await putOnLine(session, line);
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

/** The size of a page's transfer, on a phone. @param as who is signed in */
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
