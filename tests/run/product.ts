import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import manifest from '../../package.json' with { type: 'json' };
import { ROOT } from './root.ts';

const POLL_MS = 20;
/** As `npm start` does: flags and file. */
const COMMAND = manifest.scripts.start.split('exec node ')[1]?.split(' ') ?? [];

/** A running copy of the built product. */
export interface Product {
  origin: string;
  pid: number;
  /** Milliseconds from the start of the process to the first page answered. */
  startMs: number;
  /** Everything it has written, for messages about failures. */
  output(): string;
  /** Asks it to stop and waits. */
  stop(): Promise<void>;
  /** `kill -9`. */
  kill(): Promise<void>;
}

/** A port that is free right now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

async function firstAnswer(url: string, child: ChildProcess, deadline: number): Promise<void> {
  while (Date.now() < deadline && child.exitCode === null) {
    const answered = await fetch(url).then(
      (response) => response.arrayBuffer().then(() => response.ok),
      () => false,
    );
    if (answered) return;
    await new Promise((wake) => setTimeout(wake, POLL_MS));
  }
  throw new Error('no answer');
}

/**
 * Starts the built product on a free port, with these settings over the embedded defaults.
 * @param page the path whose first answer counts as started.
 * @param root where the product is, when it is not the checkout
 * @throws Error with what it wrote, when it ends or does not answer within `timeoutMs`.
 */
export async function startProduct(
  env: Record<string, string>,
  { page = '/public-cases', timeoutMs = 240_000, root = ROOT } = {},
): Promise<Product> {
  const port = env.PORT ?? String(await freePort());
  const started = performance.now();
  const child = spawn(process.execPath, COMMAND, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOST: 'localhost', DATABASE_URL: '', FILES_URL: '', ...env, PORT: port },
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => {
      written = (written + part.toString()).slice(-20_000);
    });
  }
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  const origin = `http://localhost:${port}`;
  try {
    await firstAnswer(origin + page, child, Date.now() + timeoutMs);
  } catch (cause) {
    await end('SIGKILL');
    throw new Error(`The product did not start:\n${written}`, { cause });
  }
  return {
    origin,
    pid: child.pid ?? 0,
    startMs: performance.now() - started,
    output: () => written,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}
