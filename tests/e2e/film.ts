import type { CDPSession, Page } from 'playwright/test';
import sharp from 'sharp';
import { findTestChromium, GL_FLAGS } from '../run/chromium.ts';
import { decodeFrame } from '../run/frame.ts';
import { expect } from './fixtures.ts';

const executablePath = findTestChromium();
/** WebGL on the processor: the flags of the other tests leave it out. */
export const GL_LAUNCH = {
  args: GL_FLAGS,
  ...(executablePath ? { executablePath } : {}),
};

export async function boxOf(page: Page, panel = 0) {
  const box = await page.locator('.panel-view').nth(panel).boundingBox();
  if (!box) throw new Error('no panel');
  return box;
}

/** The facts of a case that the tests know, from the API. */
export interface Told {
  id: string;
  shown: {
    folders: {
      name: string;
      count: number;
      start: number;
      width: number;
      height: number;
      series: {
        pixelSpacing: [number, number];
        window: { centre: number; width: number };
        unit: 'HU' | null;
        orientation: number[] | null;
        frames: boolean;
      };
    }[];
  };
  stacks: { files: string[]; frames: string[]; positions: number[][] }[];
}

/** The demo case with the long stack: « Carcinome bronchique spiculé ». */
export async function longCase(page: Page): Promise<Told> {
  return page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` };
    const list = await (await fetch('/api/cases/public?q=bronchique', { headers })).json();
    const found = list.cases.find((each: { imageCount: number }) => each.imageCount > 100);
    const told = await (await fetch(`/api/cases/${found._id}/viewer`, { headers })).json();
    return { id: found._id, ...told };
  });
}

/** Opens a case and waits until its slice is drawn. */
export async function openViewer(page: Page, id: string, search = ''): Promise<void> {
  await page.goto(`/radiology-viewer/${id}${search}`);
  await drawn(page);
}

export async function drawn(page: Page): Promise<void> {
  await expect(page.locator('canvas.film')).toHaveCount(1);
  await expect(page.locator('[data-poster]')).toHaveCount(0);
  await expect(page.getByText('chargement…')).toHaveCount(0);
}

/** The slice number that a panel says it shows, from 1. */
export async function sliceOf(page: Page, panel = 0): Promise<number> {
  const text = await page.locator('.panel-view').nth(panel).locator('.top-left').innerText();
  return Number(/– ([\d\s\u202f]+) \//.exec(text)?.[1]?.replace(/\D/g, ''));
}

/** The values of a frame that the server sends. */
export async function frameOf(page: Page, id: string, sha: string): Promise<Int16Array> {
  const answer = await page.request.get(`/images/${id}/${sha}-frame.bin`);
  expect(answer.status()).toBe(200);
  return decodeFrame(await answer.body()).values;
}

/** The greys of a panel as they are on the screen. */
export async function greysOf(page: Page, panel = 0) {
  const shot = await page.locator('.panel-view').nth(panel).screenshot();
  const { data, info } = await sharp(shot).raw().toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    at: (x: number, y: number) => data[(y * info.width + x) * info.channels]!,
  };
}

/** The greys once drawing has stopped: two successive screenshots are equal. */
export async function settledGreysOf(page: Page) {
  let before = await greysOf(page);
  await expect(async () => {
    const [last, now] = [before, await greysOf(page)];
    before = now;
    expect(partMoved(last, now, { x: 0, y: 0 })).toBe(1);
  }).toPass();
  return before;
}

/** The grey that the screen must show of a frame that fits a panel: bilinear, then DICOM PS3.3 C.11.2.1.2. */
export function expectedGrey(
  values: Int16Array,
  image: { width: number; height: number },
  panel: { width: number; height: number },
  window: { centre: number; width: number },
  x: number,
  y: number,
): number {
  const scale = Math.min(panel.width / image.width, panel.height / image.height);
  const u = (x + 0.5 - panel.width / 2) / scale + image.width / 2 - 0.5;
  const v = (y + 0.5 - panel.height / 2) / scale + image.height / 2 - 0.5;
  const [x0, y0] = [Math.floor(u), Math.floor(v)];
  const value = [0, 1]
    .flatMap((j) => [0, 1].map((i) => ({ i, j })))
    .reduce((sum, { i, j }) => {
      const weight = (i ? u - x0 : 1 - u + x0) * (j ? v - y0 : 1 - v + y0);
      return sum + weight * values[(y0 + j) * image.width + x0 + i]!;
    }, 0);
  const grey = ((value - (window.centre - 0.5)) / (window.width - 1) + 0.5) * 255;
  return Math.min(255, Math.max(0, grey));
}

/** A connection that is neither fast nor to be spared. */
export const ORDINARY = { effectiveType: '4g', downlink: 2 };

/** Acts as a line of this kind would make the browser say: headless browsers call every line fast. */
export async function onLine(
  page: Page,
  line: { effectiveType: string; downlink: number; saveData?: boolean },
): Promise<void> {
  await page.addInitScript((told) => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => told });
  }, line);
}

const NETWORKS = new WeakMap<Page, CDPSession>();

/** Sets how fast the page's network is; `null` cuts it. */
export async function throttle(page: Page, bytesPerSecond: number | null, latency = 0): Promise<void> {
  const client = NETWORKS.get(page) ?? (await page.context().newCDPSession(page));
  NETWORKS.set(page, client);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: bytesPerSecond === null,
    latency,
    downloadThroughput: bytesPerSecond ?? 0,
    uploadThroughput: bytesPerSecond ?? 0,
  });
}

/** Whether the content moved by so much to the right and down: on a grid over the panel's middle. */
export function partMoved(
  before: Awaited<ReturnType<typeof greysOf>>,
  after: Awaited<ReturnType<typeof greysOf>>,
  by: { x: number; y: number },
): number {
  let [same, seen] = [0, 0];
  for (let y = Math.round(before.height * 0.35); y < before.height * 0.6; y += 5) {
    for (let x = Math.round(before.width * 0.35); x < before.width * 0.6; x += 5) {
      if (Math.abs(before.at(x, y) - after.at(x + by.x, y + by.y)) <= 1) same += 1;
      seen += 1;
    }
  }
  return same / seen;
}

/** Fingers on the page, as the browser's own touch events. */
export async function fingersOn(page: Page) {
  const client = await page.context().newCDPSession(page);
  return (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...touchPoints: { x: number; y: number; id?: number }[]
  ) => client.send('Input.dispatchTouchEvent', { type, touchPoints });
}
