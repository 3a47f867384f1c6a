import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { register } from '#lib/accounts/server/register.ts';
import { storeSeries } from '#lib/demo/server/store-series.ts';
import { recordImages } from '#lib/images/server/files-queries.ts';
import { createItem } from '#lib/items/server/create-item.ts';
import { readSettings } from '#lib/platform/server/base/settings.ts';
import { openContext } from '#lib/platform/server/context.ts';
import { buildThoraxCt } from '../../src/lib/demo/phantoms/thorax-ct.ts';
import { findChromium, GL_FLAGS } from '../../tests/run/chromium.ts';
import { startProduct } from '../../tests/run/product.ts';
import { putOnLine } from '../browser.ts';
import type { LongStack } from '../long-stack.ts';
import type { Row } from '../report.ts';
import { seconds, times } from '../stats.ts';
import { signIn } from '../viewer-page.ts';

const SLICES = 118;
const SPREAD = 16;
/** 400 kbit/s, with the delay of a mobile line. */
const LINE = { latency: 150, throughput: 50_000 };
const BARS = { spread: 4000, all: 20_000 };

/** The demo's chest series of 118 slices of 320 × 320, as a case. */
async function makeSeries(dataDir: string): Promise<LongStack> {
  const context = await openContext(readSettings({ ...process.env, DATA_DIR: dataDir, SEED: 'none' }));
  try {
    const person = { username: 'banc', password: 'coupe-axiale-oblique-42' };
    const { id: ownerId } = await register(context, person, null);
    const lung = buildThoraxCt({ seed: 3, lesion: { kind: 'nodule' }, slices: SLICES })[0]!;
    const stored = await storeSeries(context.files, lung, { thumbnails: true, now: context.now() });
    const { mainImage: _, ...unmarked } = stored.folder;
    await context.db.transaction().execute((trx) => recordImages(trx, stored.rows));
    const body = {
      difficulty: 1,
      clinicalInformation: '',
      answer: '',
      sheet: null,
      mainImage: null,
      // Without a chosen cover it opens in its middle.
      folders: [{ ...unmarked, id: 'a', description: '' }],
    };
    const { id } = await createItem(context, ownerId, { kind: 'case', title: 'Banc', tags: ['TDM'], body });
    return { id, ...person };
  } finally {
    await context.close();
  }
}

/** Opens an address over a slow line, nothing being kept from before. */
async function openSlowly(page: Page, address: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await putOnLine(session, LINE);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.goto(address, { waitUntil: 'commit', timeout: 60_000 });
}

/**
 * Runs in the page: turns its wheel to and fro; when this many slices have been on screen, as fast as a hand may
 * turn.
 */
function watchFilm(slices: number): Promise<number> {
  return new Promise((resolve) => {
    const seen = new Set<string>();
    let deltaY = 100;
    let before = '';
    const look = () => {
      const poster = document.querySelector<HTMLImageElement>('img[data-poster]');
      const isShown = poster?.complete || document.querySelector('.panel-view:not(.waiting) .position-bar');
      const position = document.querySelector('[data-position]')?.textContent ?? '';
      if (isShown && position) seen.add(position);
      if (position === before) deltaY = -deltaY;
      before = position;
      const wheel = new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true });
      document.querySelector('.panel-view')?.dispatchEvent(wheel);
      if (seen.size >= slices) resolve(performance.now());
      else setTimeout(look, 20);
    };
    look();
  });
}

/** Runs in the page: when all slices can be gone to, by its bar, and when all are whole. */
function watchBar(slices: number): Promise<{ all: number; whole: number }> {
  return new Promise((resolve) => {
    const times = { all: 0, whole: 0 };
    const covered = (name: string) =>
      [...document.querySelectorAll(`.${name}`)].reduce(
        (sum, bar) => sum + Number(bar.getAttribute('height')),
        0,
      );
    const look = () => {
      const now = performance.now();
      if (covered('bar-there') >= slices) times.all ||= now;
      if (covered('bar-ready') >= slices) times.whole ||= now;
      if (times.whole) resolve(times);
      else setTimeout(look, 20);
    };
    look();
  });
}

/** The same bytes, fetched without the viewer: when those before the 16th slice, and all of them, have arrived. */
async function bare(browser: Browser, parts: number[]): Promise<number[]> {
  const server = createServer((request, response) => {
    const bytes = parts[Number(request.url?.slice(1))];
    response.setHeader('content-type', bytes === undefined ? 'text/html' : 'application/octet-stream');
    response.end(bytes === undefined ? '<!doctype html>' : Buffer.alloc(bytes));
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const page = await browser.newPage();
  try {
    await openSlowly(page, `http://localhost:${(server.address() as AddressInfo).port}/page`);
    return await page.evaluate(async (count) => {
      const ends: number[] = [];
      for (let part = 0; part < count; part++) {
        await (await fetch(`/${part}`)).arrayBuffer();
        ends.push(performance.now());
      }
      return ends;
    }, parts.length);
  } finally {
    await page.close();
    server.close();
  }
}

async function measure(browser: Browser, origin: string, stack: LongStack) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await signIn(context, origin, stack);
  const page = await context.newPage();
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', {
      get: () => ({ effectiveType: '4g', downlink: 0.4 }),
    }),
  );
  const came: { at: number; bytes: number }[] = [];
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const began = Date.now();
  session.on('Network.dataReceived', ({ encodedDataLength }) =>
    came.push({ at: Date.now() - began, bytes: encodedDataLength }),
  );
  await openSlowly(page, `${origin}/radiology-viewer/${stack.id}`);
  const spread = await page.evaluate(watchFilm, SPREAD);
  const ours = { spread, ...(await page.evaluate(watchBar, SLICES)) };
  const until = (end: number) =>
    came.filter(({ at }) => at <= end).reduce((sum, { bytes }) => sum + bytes, 0);
  const bytes = [until(ours.spread), until(ours.all), until(ours.whole)];
  await context.close();
  const alone = await bare(browser, [bytes[0]!, bytes[1]! - bytes[0]!, bytes[2]! - bytes[1]!]);
  return { ours, alone };
}

/** S16V: a series of 118 slices on 400 kbit/s, beside the same bytes fetched bare. */
export async function slowSeries(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'negatoscope-slow-'));
  const stack = await makeSeries(folder);
  const product = await startProduct({ DATA_DIR: folder, SEED: 'none' });
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: GL_FLAGS, ...(executablePath ? { executablePath } : {}) });
  try {
    const { ours, alone } = await measure(browser, product.origin, stack);
    const row = (what: string, took: number, baseline: number, bar?: number): Row => ({
      id: 'S16V',
      what: `${SLICES} slices of 320², 400 kbit/s and ${LINE.latency} ms: ${what}`,
      baseline: seconds(baseline),
      ours: seconds(took),
      ratio: times(took / baseline),
      bar: bar === undefined ? '–' : `≤ ${seconds(bar)}`,
      met: bar === undefined || took <= bar,
    });
    return [
      row(
        `${SPREAD} spread ones have been scrolled through, beside the same bytes bare`,
        ours.spread,
        alone[0]!,
        BARS.spread,
      ),
      row('every one can be scrolled', ours.all, alone[1]!, BARS.all),
      row('every preview in its own size is there', ours.whole, alone[2]!),
    ];
  } finally {
    await browser.close();
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
