import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { findChromium, GL_FLAGS } from '../../tests/run/chromium.ts';
import { startProduct } from '../../tests/run/product.ts';
import { wireBytes } from '../../tests/run/wire.ts';
import { makeLongStack } from '../long-stack.ts';
import type { Row } from '../report.ts';
import { type SliceTimes, traced } from '../slice-trace.ts';
import { kilobytes, median, percentile, seconds, times } from '../stats.ts';
import { loaded, signIn } from '../viewer-page.ts';

const SLICES = 300;
const RUNS = 7;
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
/** A slice of 512 × 512 pixels of 16 bits as it is. */
const RAW = 512 * 512 * 2;
const BARS = { first: 1.15, slice: 16, task: 50, script: 110 };

/** Runs in the page: when the image whose address holds these words was painted, and no other one. */
function painted(words: string): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const images = list.getEntries() as (PerformanceEntry & { url: string })[];
      const image = images.find(({ url }) => url.includes(words));
      if (image) resolve(image.startTime);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

/** A page that holds only one image, from a server of its own. */
async function imageOnly(image: Buffer, type: string) {
  const server = createServer((request, response) => {
    const page = request.url === '/';
    response.setHeader('content-type', page ? 'text/html' : type);
    response.end(
      page ? '<!doctype html><meta name=viewport content="width=device-width"><img src=/i>' : image,
    );
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}/`,
    close: () => server.close(),
  };
}

async function timeFirst(make: () => Promise<BrowserContext>, url: string, image: string): Promise<number> {
  const found: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const context = await make();
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await session.send('Network.emulateNetworkConditions', SLOW_3G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
    found.push(await page.evaluate(painted, image));
    await context.close();
  }
  return median(found);
}

/** Medians of what the slices weigh on the line. */
async function sliceBytes(context: BrowserContext, origin: string, id: string, token: string) {
  const headers = { Authorization: `Bearer ${token}` };
  const told = await (await context.request.get(`${origin}/api/cases/${id}/viewer`, { headers })).json();
  const [{ bytes, frameBytes }] = told.stacks as [{ bytes: number[]; frameBytes: number[] }];
  return { preview: median(bytes), frame: median(frameBytes) };
}

const OWN_TIME = 'main thread’s own time: median, p95; longest task (p95 by the clock)';

function told({ own, wall, longest }: SliceTimes): string {
  const milliseconds = (value: number) => `${value.toFixed(1)} ms`;
  const [middle, high, clock] = [median(own), percentile(own, 0.95), percentile(wall, 0.95)].map(
    milliseconds,
  );
  return `${middle}, ${high}; ${Math.round(longest)} ms (${clock})`;
}

/** Goes through the stack under a window of one's own: only true values are shown with it. */
async function scrolled(browser: Browser, page: Page) {
  await page.keyboard.press('Home');
  await page.getByLabel('Fenêtrage').selectOption({ label: 'Os' });
  const coming = await traced(browser, page, SLICES);
  await loaded(page, SLICES);
  await page.keyboard.press('Home');
  await page.waitForTimeout(500);
  const there = await traced(browser, page, SLICES);
  if (there.late > 0) throw new Error(`${there.late} slices were on their way`);
  return { coming, there };
}

async function scriptBytes(page: Page, url: string): Promise<number> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.url().includes('/_astro/') && request.url().endsWith('.js')) scripts.add(request.url());
  });
  await page.goto(url);
  await loaded(page, SLICES);
  const weights = await Promise.all([...scripts].map((script) => wireBytes(script)));
  return weights.reduce((sum, each) => sum + each, 0);
}

/** S8–S10: the first image beside that image alone, changing slices, and what the page's scripts weigh. */
export async function viewer(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'negatoscope-viewer-'));
  const stack = await makeLongStack(folder, SLICES);
  const product = await startProduct({ DATA_DIR: folder, SEED: 'none' });
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: GL_FLAGS, ...(executablePath ? { executablePath } : {}) });
  try {
    const url = `${product.origin}/radiology-viewer/${stack.id}`;
    const phone = async () => {
      const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true });
      await signIn(context, product.origin, stack);
      return context;
    };
    const desk = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const token = await signIn(desk, product.origin, stack);
    const page = await desk.newPage();
    const script = await scriptBytes(page, url);
    const { coming, there } = await scrolled(browser, page);
    const poster = await page.evaluate(async () => {
      const html = await (await fetch(location.pathname)).text();
      return /<link rel="preload" as="image"[^>]*href="([^"]+)"/.exec(html)?.[1] ?? '';
    });
    const image = await desk.request.get(product.origin + poster);
    const alone = await imageOnly(await image.body(), image.headers()['content-type'] ?? '');
    const theirs = await timeFirst(phone, alone.origin, '/i');
    const ours = await timeFirst(phone, url, poster.split('-').at(-2)?.split('/').at(-1) ?? poster);
    const bytes = await sliceBytes(desk, product.origin, stack.id, token);
    alone.close();
    const high = percentile(there.own, 0.95);
    return [
      {
        ...{ id: 'S8', what: `viewer: first image on slow 3G, median of ${RUNS}` },
        ...{ baseline: seconds(theirs), ours: seconds(ours), ratio: times(ours / theirs) },
        ...{ bar: `≤ × ${BARS.first}`, met: ours / theirs <= BARS.first },
      },
      {
        ...{ id: 'S9', what: `changing slice, ${SLICES} × 512² × 16 bit, ${OWN_TIME}`, baseline: '–' },
        ...{ ours: told(there), ratio: '–', bar: `p95 ≤ ${BARS.slice} ms; ≤ ${BARS.task} ms` },
        met: high <= BARS.slice && there.longest <= BARS.task,
      },
      {
        ...{ id: 'S9', what: `the same while its frames come (${coming.late} of ${SLICES} shown late)` },
        ...{ baseline: '–', ours: told(coming), ratio: '–', bar: `≤ ${BARS.task} ms` },
        met: coming.longest <= BARS.task,
      },
      {
        ...{
          id: 'S9',
          what: 'bytes of a slice of that stack: 8-bit preview, 16-bit frame; beside raw 16 bits',
        },
        ...{ baseline: kilobytes(RAW), ours: `${kilobytes(bytes.preview)}, ${kilobytes(bytes.frame)}` },
        ...{ ratio: times(bytes.frame / RAW), bar: '–', met: bytes.frame < RAW },
      },
      {
        ...{ id: 'S10', what: 'scripts of the viewer page, brotli', baseline: '–', ours: kilobytes(script) },
        ...{ ratio: '–', bar: `≤ ${BARS.script} KB`, met: script / 1024 <= BARS.script },
      },
    ];
  } finally {
    await browser.close();
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
