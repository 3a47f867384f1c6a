import { request } from 'node:http';
import type { Page } from 'playwright/test';
import { alive } from './islands.ts';

/** Bytes of an answer's body as they cross the wire, in brotli where the server offers it. */
export function wireBytes(url: string, cookie = ''): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br', ...(cookie && { cookie }) } }, (answer) => {
      let bytes = 0;
      answer.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      answer.on('end', () => resolve(bytes));
    })
      .on('error', reject)
      .end();
  });
}

/** All bytes that come for a page asked for on a connection of its own: status line, headers and body in brotli. */
export function answerBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { agent: false, headers: { 'accept-encoding': 'br' } }, (answer) => {
      const { socket } = answer;
      answer.resume().on('end', () => resolve(socket.bytesRead));
    })
      .on('error', reject)
      .end();
  });
}

export interface Weight {
  /** Bytes of HTML, and of style sheets beside it. */
  critical: number;
  /** Requests that must have ended before anything can be painted. */
  blocking: number;
  script: number;
  /** Largest image, and how many were asked for. */
  largestImage: number;
  images: number;
}

/** What a page weighs for somebody who sees it for the first time, everything scrolled into view. */
export async function weigh(page: Page, url: string): Promise<Weight> {
  // The page before asks for its scripts late on a busy machine: they are none of this one's.
  await page.goto('about:blank');
  const asked: { url: string; type: string }[] = [];
  page.on('request', (each) => asked.push({ url: each.url(), type: each.resourceType() }));
  await page.goto(url, { waitUntil: 'networkidle' });
  const blocking = await page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => (entry as { renderBlockingStatus?: string }).renderBlockingStatus === 'blocking')
        .length,
  );
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 400) {
      scrollTo(0, y);
      await new Promise((wake) => setTimeout(wake, 30));
    }
  });
  // Scripts come once the first images are painted and the browser has time for them, which may be after a quiet while.
  await alive(page);
  // A series' frames are decoded by a worker, a script too, which comes as the first of them is asked for.
  const isViewer = (await page.locator('.panel-view').count()) > 0;
  if (isViewer && page.workers().length === 0)
    await page.waitForEvent('worker', { timeout: 15_000 }).catch(() => undefined);
  await page.waitForLoadState('networkidle');
  const cookies = await page.context().cookies(url);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const bytesOf = async (type: string) => {
    const urls = [...new Set(asked.filter((each) => each.type === type).map((each) => each.url))];
    return Promise.all(urls.map((each) => wireBytes(each, cookie)));
  };
  const total = (bytes: number[]) => bytes.reduce((sum, each) => sum + each, 0);
  const images = await bytesOf('image');
  return {
    critical: total([...(await bytesOf('document')), ...(await bytesOf('stylesheet'))]),
    blocking: 1 + blocking,
    script: total(await bytesOf('script')),
    largestImage: Math.max(0, ...images),
    images: images.length,
  };
}
