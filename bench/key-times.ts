import type { Page } from 'playwright';
import { type Row, row } from './report.ts';
import { percentile } from './stats.ts';

/** Runs in the page: keeps how long each key took until the frame after it was painted. */
function observe(): void {
  const painted: number[] = [];
  Object.assign(globalThis, { painted });
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        // A message posted in a frame arrives once the frame is drawn.
        const channel = new MessageChannel();
        channel.port1.onmessage = () => painted.push(performance.now() - timeStamp);
        channel.port2.postMessage(null);
      });
    },
    { capture: true },
  );
}

/** Prepares timing the keys of the page that is opened next. */
export const observeKeys = (page: Page): Promise<unknown> => page.addInitScript(observe);

/** Presses keys one after the other, as a quick hand does; returns the milliseconds that each took to be painted. */
export async function timedKeys(page: Page, keys: readonly string[]): Promise<number[]> {
  await page.evaluate(() => (globalThis as unknown as { painted: number[] }).painted.splice(0));
  for (const [index, key] of keys.entries()) {
    await page.keyboard.press(key);
    await page.waitForFunction(
      (count) => (globalThis as unknown as { painted: number[] }).painted.length >= count,
      index + 1,
    );
  }
  return page.evaluate(() => [...(globalThis as unknown as { painted: number[] }).painted]);
}

/** A row of the report: median and p95, held to a bar at p95 (milliseconds). */
export function keyRow(id: string, what: string, times: readonly number[], bar: number): Row {
  const high = percentile(times, 0.95);
  const ours = `${percentile(times, 0.5).toFixed(0)} ms, ${high.toFixed(0)} ms`;
  return row(id, what, ours, `p95 ≤ ${bar} ms`, high <= bar);
}
