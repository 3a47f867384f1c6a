import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findChromium, GL_FLAGS } from '../tests/run/chromium.ts';
import { connectDevtools } from './devtools.ts';

export interface BareBrowser {
  pid: number;
  /** Goes to an address and waits until it has loaded. */
  open(url: string): Promise<void>;
  /** Runs an expression in the page and waits for its promise. */
  run<T>(expression: string): Promise<T>;
  close(): Promise<void>;
}

/**
 * A phone's browser with nothing watching it: Playwright listens to the network, and a page listened to keeps up
 * to 200 MB of answers for its developer tools.
 */
export async function openBareBrowser(width: number, height: number): Promise<BareBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'negatoscope-browser-'));
  const flags = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'];
  const executable = findChromium();
  if (!executable) throw new Error('no Chromium: set CHROMIUM_PATH');
  const browser = spawn(executable, [...GL_FLAGS, ...flags], { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(browser, 'exit');
  let host = '';
  for await (const line of createInterface(browser.stderr)) {
    host = /DevTools listening on ws:\/\/([^/]+)/.exec(line)?.[1] ?? '';
    if (host) break;
  }
  browser.stderr.resume();
  const targets = (await (await fetch(`http://${host}/json/list`)).json()) as Record<string, string>[];
  const page = await connectDevtools(targets.find(({ type }) => type === 'page')?.webSocketDebuggerUrl ?? '');
  await page.call('Page.enable');
  await page.call('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    deviceScaleFactor: 2,
    mobile: true,
  });
  await page.call('Emulation.setTouchEmulationEnabled', { enabled: true });
  return {
    pid: browser.pid ?? 0,
    async run(expression) {
      const asked = { expression, awaitPromise: true, returnByValue: true };
      const { result, exceptionDetails } = await page.call('Runtime.evaluate', asked);
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return result.value;
    },
    async open(url) {
      const loaded = page.event('Page.loadEventFired');
      await page.call('Page.navigate', { url });
      await loaded;
    },
    async close() {
      page.close();
      browser.stderr.destroy();
      browser.kill();
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
