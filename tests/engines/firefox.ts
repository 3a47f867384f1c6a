import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Driver, marionetteName, SCRIPT_LIMIT } from './webdriver.ts';

const START_MS = 120_000;
const LOOK_MS = 50;

/** Firefox chooses its port, and none of its own requests disturbs a test. */
const PREFERENCES = {
  'marionette.port': 0,
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'browser.aboutwelcome.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'fr-FR, fr',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
};

const preferencesFile = () =>
  Object.entries(PREFERENCES)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('');

/** The port that Firefox writes into its profile once it listens. */
async function portOf(profile: string, child: ChildProcess): Promise<number> {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    const written = await readFile(join(profile, 'MarionetteActivePort'), 'utf8').catch(() => '');
    if (Number(written) > 0) return Number(written);
    await pause(LOOK_MS);
  }
  throw new Error('Firefox did not start');
}

type Answer = [1, number, { error: string; message: string } | null, unknown];

/** Messages of Marionette: their length in bytes, a colon, JSON. */
class Connection {
  readonly #socket: Socket;
  readonly #waiting = new Map<number, { done(result: unknown): void; failed(error: Error): void }>();
  #received = Buffer.alloc(0);
  #sent = 0;

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (part: Buffer) => this.#read(part));
    socket.on('close', () => {
      for (const { failed } of this.#waiting.values()) failed(new Error('Firefox is gone'));
    });
  }

  call(name: string, parameters: object): Promise<unknown> {
    this.#sent += 1;
    const message = JSON.stringify([0, this.#sent, name, parameters]);
    this.#socket.write(`${Buffer.byteLength(message)}:${message}`);
    return new Promise((done, failed) => this.#waiting.set(this.#sent, { done, failed }));
  }

  close(): void {
    this.#socket.destroy();
  }

  #read(part: Buffer): void {
    this.#received = Buffer.concat([this.#received, part]);
    for (;;) {
      const colon = this.#received.indexOf(':');
      const end = colon + 1 + Number(this.#received.subarray(0, Math.max(colon, 0)).toString());
      if (colon < 0 || this.#received.length < end) return;
      const message = JSON.parse(this.#received.subarray(colon + 1, end).toString());
      this.#received = this.#received.subarray(end);
      if (Array.isArray(message)) this.#answer(message as Answer);
    }
  }

  #answer([, id, error, result]: Answer): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error) waiting?.failed(new Error(`${error.error}: ${error.message}`));
    else waiting?.done(result);
  }
}

const unwrapped = (result: unknown) =>
  result !== null && typeof result === 'object' && 'value' in result ? result.value : result;

/** Starts Firefox without a window, with a profile of its own. */
export async function startFirefox(binary: string): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'negatoscope-firefox-'));
  await writeFile(join(profile, 'user.js'), preferencesFile());
  const child = spawn(binary, ['-headless', '-no-remote', '-marionette', '-profile', profile], {
    stdio: 'ignore',
  });
  const socket = connect(await portOf(profile, child), '127.0.0.1');
  await once(socket, 'connect');
  const connection = new Connection(socket);
  await connection.call('WebDriver:NewSession', {
    capabilities: { alwaysMatch: { timeouts: { script: SCRIPT_LIMIT }, pageLoadStrategy: 'normal' } },
  });
  return {
    send: async (command, parameters = {}) =>
      unwrapped(await connection.call(marionetteName(command), parameters)),
    async quit() {
      const gone = child.exitCode === null ? once(child, 'exit') : undefined;
      child.kill('SIGTERM');
      await gone;
      connection.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
