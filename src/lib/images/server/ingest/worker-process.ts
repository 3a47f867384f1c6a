import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { constants, setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { AppError, type ErrorCode } from '#lib/platform/errors.ts';
import type { Reply, Request } from './worker.ts';

/** An idle process ends after this time (ms). */
const IDLE = 60_000;
/** Maximum length of a process's error output that is kept, to be logged if the process ends unexpectedly. */
const ERROR_OUTPUT_KEPT = 2000;
const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url));

/** Thrown when a process ends without an answer. */
export class Ended extends Error {
  /** Whether it was stopped by a signal and not by a file: stopping a server may signal its whole process group. */
  readonly isByRequest: boolean;

  constructor(signal: NodeJS.Signals | null) {
    super();
    this.isByRequest = signal === 'SIGTERM' || signal === 'SIGINT';
  }
}

/** One worker process, which processes one file at a time. */
export class Worker {
  served = 0;
  readonly #process: ChildProcess;
  #errorOutput = '';
  #idleTimer: NodeJS.Timeout | undefined;

  constructor() {
    this.#process = fork(WORKER, [], {
      serialization: 'advanced',
      // The pool's own settings, not the server's (which may include a debugger's port).
      execArgv: ['--max-old-space-size=256'],
      env: { PATH: process.env.PATH, MALLOC_ARENA_MAX: '2', VIPS_CONCURRENCY: '1' },
      // Decoders log every damaged file; relevant errors arrive as messages.
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    // Neither the process nor its channel prevents the server from exiting.
    this.#process.unref();
    this.#process.channel?.unref();
    (this.#process.stderr as Socket | null)?.unref();
    this.#process.on('error', () => this.end());
    this.#process.stderr?.on('data', (part: Buffer) => {
      this.#errorOutput = (this.#errorOutput + part.toString()).slice(-ERROR_OUTPUT_KEPT);
    });
    this.#process.on('exit', (code) => {
      if (code) console.error('Ingest:', this.#errorOutput);
    });
    lowerPriority(this.#process.pid);
  }

  get isAlive(): boolean {
    const { connected, killed, exitCode, signalCode } = this.#process;
    return connected && !killed && exitCode === null && signalCode === null;
  }

  /**
   * @throws AppError with the file's fault (a file that takes too long is unreadable), or `Ended` when the process
   * ended without an answer
   */
  async ask(request: Request, deadline: number): Promise<unknown> {
    clearTimeout(this.#idleTimer);
    this.served += 1;
    const settled = new AbortController();
    const { signal } = settled;
    const late = pause(deadline, 'late' as const, { signal });
    try {
      const answered = once(this.#process, 'message', { signal }).then(([reply]) => reply as Reply);
      const ended = once(this.#process, 'exit', { signal }).then(([, by]) => new Ended(by));
      this.#process.send(request);
      const reply = await Promise.race([answered, ended, late]).catch(() => new Ended(null));
      if (reply instanceof Ended) throw reply;
      if (reply === 'late' || reply.holdsTooMuch) this.end();
      if (reply === 'late') throw new AppError('image_unreadable');
      return read(reply);
    } finally {
      late.catch(() => undefined);
      settled.abort();
    }
  }

  endWhenIdle(onEnd: () => void): void {
    this.#idleTimer = setTimeout(() => {
      onEnd();
      this.end();
    }, IDLE).unref();
  }

  end(): void {
    clearTimeout(this.#idleTimer);
    this.#process.kill('SIGKILL');
  }
}

/** Page requests have priority over image processing. */
function lowerPriority(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The process has already ended, or the system does not support priorities.
  }
}

function read(reply: Reply): unknown {
  if ('result' in reply) return reply.result;
  if ('refused' in reply) throw new AppError(reply.refused as ErrorCode);
  // The person has cancelled the upload meanwhile.
  if (reply.code === 'ENOENT') throw new AppError('not_found');
  throw Object.assign(new Error(`Ingest: ${reply.failed}`), { code: reply.code });
}
