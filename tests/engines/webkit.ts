import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { WebkitPrograms } from '../run/engines.ts';
import { freePort } from '../run/product.ts';
import { type Driver, httpAddress, SCRIPT_LIMIT } from './webdriver.ts';

const START_MS = 60_000;
const LOOK_MS = 50;
const SCREEN = '1400x1000x24';

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** A screen that nobody sees. @returns its process and its name */
async function startScreen(binary: string): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(binary, ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(screen.stdio[3]!, 'data')) as [Buffer];
  return { screen, display: `:${number.toString().trim()}` };
}

async function call(origin: string, method: string, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(origin + path, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
  });
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

async function listens(origin: string): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    if (await call(origin, 'GET', '/status').then(Boolean, () => false)) return;
    await pause(LOOK_MS);
  }
  throw new Error('WebKitWebDriver did not start');
}

/** Starts WebKit's small browser through its driver, with a screen and a home directory of its own. */
export async function startWebkit(programs: WebkitPrograms): Promise<Driver> {
  const home = await mkdtemp(join(tmpdir(), 'negatoscope-webkit-'));
  const { screen, display } = await startScreen(programs.screen);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      HOME: home,
      XDG_DATA_HOME: home,
      XDG_CACHE_HOME: home,
      LANG: 'C.UTF-8',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  });
  await listens(origin);
  const session = (await call(origin, 'POST', '/session', {
    capabilities: {
      alwaysMatch: {
        timeouts: { script: SCRIPT_LIMIT },
        'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
      },
    },
  })) as { sessionId: string };
  const base = `/session/${session.sessionId}`;
  return {
    send(command, parameters) {
      const { method, path } = httpAddress(command);
      return call(origin, method, base + path, parameters);
    },
    async quit() {
      await call(origin, 'DELETE', base).catch(() => {});
      await stop(driver);
      await stop(screen);
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
