import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { findChromium, GL_FLAGS } from '../../tests/run/chromium.ts';
import { startProduct } from '../../tests/run/product.ts';
import { wireBytes } from '../../tests/run/wire.ts';
import { putOnLine, SLOW_3G } from '../browser.ts';
import { type LongStack, makeLongStack } from '../long-stack.ts';
import type { Row } from '../report.ts';
import { traced } from '../slice-trace.ts';
import { median } from '../stats.ts';
import { loaded, signIn } from '../viewer-page.ts';
import { RUNS, SLICES, type ViewerFigures, viewerRows } from '../viewer-rows.ts';

/** Runs in the page: when the image whose address contains these words was painted, and no other one. */
function painted(words: string): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const images = list.getEntries() as (PerformanceEntry & { url: string })[];
      const image = images.find(({ url }) => url.includes(words));
      if (image) resolve(image.startTime);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

/** A page with only one image, from a separate server. */
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
    await putOnLine(session, SLOW_3G);
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
    found.push(await page.evaluate(painted, image));
    await context.close();
  }
  return median(found);
}

/** Medians of what the slices weigh on the wire. */
async function sliceBytes(context: BrowserContext, origin: string, id: string, token: string) {
  const headers = { Authorization: `Bearer ${token}` };
  const told = await (await context.request.get(`${origin}/api/cases/${id}/viewer`, { headers })).json();
  const [{ bytes, frameBytes }] = told.stacks as [{ bytes: number[]; frameBytes: number[] }];
  return { preview: median(bytes), frame: median(frameBytes) };
}

/** Scrolls through the stack with a window set by hand: only true values are shown with it. */
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

/** The address of the image that the page asks for first. */
function posterOf(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const html = await (await fetch(location.pathname)).text();
    return /<link rel="preload" as="image"[^>]*href="([^"]+)"/.exec(html)?.[1] ?? '';
  });
}

async function measure(browser: Browser, origin: string, stack: LongStack): Promise<ViewerFigures> {
  const url = `${origin}/radiology-viewer/${stack.id}`;
  const phone = async () => {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true });
    await signIn(context, origin, stack);
    return context;
  };
  const desk = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const token = await signIn(desk, origin, stack);
  const page = await desk.newPage();
  const script = await scriptBytes(page, url);
  const { coming, there } = await scrolled(browser, page);
  const poster = await posterOf(page);
  const image = await desk.request.get(origin + poster);
  const alone = await imageOnly(await image.body(), image.headers()['content-type'] ?? '');
  const first = {
    alone: await timeFirst(phone, alone.origin, '/i'),
    viewer: await timeFirst(phone, url, poster.split('-').at(-2)?.split('/').at(-1) ?? poster),
  };
  alone.close();
  return { first, coming, there, script, bytes: await sliceBytes(desk, origin, stack.id, token) };
}

/** S8–S10: the first image beside that image alone, changing slices, and what the page's scripts weigh. */
export async function viewer(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'negatoscope-viewer-'));
  const stack = await makeLongStack(folder, SLICES);
  const product = await startProduct({ DATA_DIR: folder, SEED: 'none' });
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: GL_FLAGS, ...(executablePath ? { executablePath } : {}) });
  try {
    return viewerRows(await measure(browser, product.origin, stack));
  } finally {
    await browser.close();
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
