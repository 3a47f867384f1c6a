import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { availableParallelism, constants, setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { AppError, type ErrorCode } from '#lib/contract/errors.ts';
import type { FrameDetails } from '#lib/contract/uploads.ts';
import type { Jobs } from './jobs.ts';
import type { Reply, Request } from './worker.ts';

/** Works on uploaded files beside the server. */
export interface Ingest {
  /**
   * Runs a job on a file.
   * @throws AppError with the fault of the file, or `busy` when too many jobs wait already
   */
  run<Job extends keyof Jobs>(
    job: Job,
    ...[path, details]: Parameters<Jobs[Job]>
  ): Promise<Awaited<ReturnType<Jobs[Job]>>>;
  close(): void;
}

export interface PoolLimits {
  workers: number;
  /** Jobs that may wait; the next one is told to come back. */
  waiting: number;
  /** Milliseconds a job may take before its process is killed. */
  deadline: number;
  /** Jobs after which a process is replaced, so that nothing it leaks adds up. */
  jobsPerWorker: number;
}

const LIMITS: PoolLimits = {
  workers: availableParallelism() < 4 ? 1 : 2,
  waiting: 96,
  deadline: 45_000,
  jobsPerWorker: 200,
};
/** A process that has nothing to do ends after this long (ms). */
const IDLE = 60_000;
/** Characters of a process's complaints that are kept, to be shown when it ends by itself. */
const LAST_WORDS = 2000;
const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url));

interface Waiting {
  request: Request;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/** Opens a pool of worker processes; they start when there is work and end when there is none. */
export function openIngest(limits: PoolLimits = LIMITS): Ingest {
  const queue: Waiting[] = [];
  const idle: Worker[] = [];
  const all = new Set<Worker>();

  function next(): void {
    while (queue.length > 0) {
      const worker = rested() ?? (all.size < limits.workers ? add() : undefined);
      if (!worker) return;
      void serve(worker, queue.shift()!);
    }
  }

  /** One that has nothing to do, unless something ended it meanwhile (the system, short of memory). */
  function rested(): Worker | undefined {
    for (let worker = idle.pop(); worker; worker = idle.pop()) {
      if (worker.isAlive) return worker;
      all.delete(worker);
    }
    return undefined;
  }

  function add(): Worker {
    const worker = new Worker();
    all.add(worker);
    return worker;
  }

  async function serve(worker: Worker, waiting: Waiting): Promise<void> {
    const { request, resolve, reject } = waiting;
    const isFresh = worker.served === 0;
    try {
      resolve(await worker.ask(request, limits.deadline));
    } catch (error) {
      if (error instanceof Ended && !isFresh) {
        // Something else ended it, or what earlier files left behind: only a fresh one may judge this file.
        all.delete(worker);
        return serve(add(), waiting);
      }
      reject(error instanceof Ended ? new AppError('image_unreadable') : error);
    }
    if (worker.isAlive && worker.served < limits.jobsPerWorker) {
      idle.push(worker);
      worker.endWhenIdle(() => {
        if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1);
        all.delete(worker);
      });
    } else {
      worker.end();
      all.delete(worker);
    }
    next();
  }

  return {
    run: (job, path, details?: FrameDetails) =>
      new Promise((resolve, reject) => {
        if (queue.length >= limits.waiting) return reject(new AppError('busy'));
        queue.push({ request: { job, path, details }, resolve: resolve as Waiting['resolve'], reject });
        next();
      }),
    close() {
      for (const { reject } of queue.splice(0)) reject(new AppError('unavailable'));
      for (const worker of all) worker.end();
      all.clear();
    },
  };
}

/** A process ended without an answer. */
class Ended extends Error {}

/** One process. It works on one file at a time. */
class Worker {
  served = 0;
  readonly #process: ChildProcess;
  #said = '';
  #rest: NodeJS.Timeout | undefined;

  constructor() {
    this.#process = fork(WORKER, [], {
      serialization: 'advanced',
      // The pool's settings, not those of whoever started the server (a debugger's port, for one).
      execArgv: ['--max-old-space-size=256'],
      env: { PATH: process.env.PATH, MALLOC_ARENA_MAX: '2', VIPS_CONCURRENCY: '1' },
      // Decoders complain of every spoilt file; what matters comes as a message.
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    // Neither the process nor its channel keeps the server from ending.
    this.#process.unref();
    this.#process.channel?.unref();
    (this.#process.stderr as Socket | null)?.unref();
    this.#process.on('error', () => this.end());
    this.#process.stderr?.on('data', (part: Buffer) => {
      this.#said = (this.#said + part.toString()).slice(-LAST_WORDS);
    });
    this.#process.on('exit', (code) => {
      if (code) console.error('Ingest:', this.#said);
    });
    giveWay(this.#process.pid);
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
    clearTimeout(this.#rest);
    this.served += 1;
    const settled = new AbortController();
    const { signal } = settled;
    const late = pause(deadline, 'late' as const, { signal });
    try {
      const answered = once(this.#process, 'message', { signal }).then(([reply]) => reply as Reply);
      const ended = once(this.#process, 'exit', { signal }).then(() => 'ended' as const);
      this.#process.send(request);
      const reply = await Promise.race([answered, ended, late]).catch(() => 'ended' as const);
      if (reply === 'ended') throw new Ended();
      if (reply === 'late' || reply.worn) this.end();
      if (reply === 'late') throw new AppError('image_unreadable');
      return read(reply);
    } finally {
      late.catch(() => undefined);
      settled.abort();
    }
  }

  endWhenIdle(onEnd: () => void): void {
    this.#rest = setTimeout(() => {
      onEnd();
      this.end();
    }, IDLE).unref();
  }

  end(): void {
    clearTimeout(this.#rest);
    this.#process.kill('SIGKILL');
  }
}

/** Readers come before images: whoever waits for a page does not wait for a decoder. */
function giveWay(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It ended already, or the system has no such thing.
  }
}

function read(reply: Reply): unknown {
  if ('result' in reply) return reply.result;
  if ('refused' in reply) throw new AppError(reply.refused as ErrorCode);
  // Its person gave the upload up meanwhile.
  if (reply.code === 'ENOENT') throw new AppError('not_found');
  throw Object.assign(new Error(`Ingest: ${reply.failed}`), { code: reply.code });
}
