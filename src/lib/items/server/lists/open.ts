import { Worker } from 'node:worker_threads';
import { AppError } from '#lib/platform/errors.ts';
import type { ReaderOptions } from '#lib/platform/server/db/engine/open.ts';
import type { Reading } from '../public-list-queries.ts';
import { type ListReads, listReads } from './list-reads.ts';
import type { Reply, Request, Started } from './thread.ts';

/** Runs list queries outside the server's main thread. */
export interface Lists {
  /** @throws AppError `busy` when the result takes too long */
  run<Job extends keyof ListReads>(
    job: Job,
    ...given: Parameters<ListReads[Job]>
  ): ReturnType<ListReads[Job]>;
  close(): Promise<void>;
}

/**
 * Time-out (ms) after which the thread is terminated with all its work, and replaced. Counted from the moment when it
 * is ready: starting takes long on a busy machine, and a restart would take as long again.
 */
const DEADLINE = 10_000;
const MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 8 };

interface Waiting {
  /** The time-out; undefined while the thread starts. */
  timer: NodeJS.Timeout | undefined;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/** Runs list queries on the given connection, where no separate one can be opened. */
export function listsOn(reading: Reading): Lists {
  const reads = listReads(reading);
  return {
    run: (job, ...given) => (reads[job] as (...given: unknown[]) => never)(...given),
    close: async () => undefined,
  };
}

/**
 * Runs list queries in a thread with its own connections. The thread starts with the first query.
 * @param notice called with every error of a query
 */
export function openLists(
  { dataDir, databaseUrl }: ReaderOptions,
  notice: (error: unknown) => void = () => undefined,
  deadline = DEADLINE,
): Lists {
  return new ThreadedLists({ dataDir, databaseUrl }, notice, deadline);
}

class ThreadedLists implements Lists {
  readonly #options: ReaderOptions;
  readonly #notice: (error: unknown) => void;
  readonly #deadline: number;
  readonly #underWay = new Map<number, Waiting>();
  #thread: Worker | undefined;
  #hasStarted = false;
  #last = 0;

  constructor(options: ReaderOptions, notice: (error: unknown) => void, deadline: number) {
    this.#options = options;
    this.#notice = notice;
    this.#deadline = deadline;
  }

  run<Job extends keyof ListReads>(job: Job, ...given: Parameters<ListReads[Job]>) {
    this.#thread ??= this.#start();
    // The thread keeps the process running only while a query is waiting for it.
    this.#thread.ref();
    this.#last += 1;
    const id = this.#last;
    this.#thread.postMessage({ id, job, given } satisfies Request);
    return new Promise((resolve, reject) => {
      this.#underWay.set(id, { timer: this.#hasStarted ? this.#timer() : undefined, resolve, reject });
    }) as ReturnType<ListReads[Job]>;
  }

  close(): Promise<void> {
    return this.#giveUp(new AppError('unavailable'));
  }

  #timer(): NodeJS.Timeout {
    return setTimeout(() => this.#giveUp(new AppError('busy')), this.#deadline).unref();
  }

  #start(): Worker {
    this.#hasStarted = false;
    const started = new Worker(new URL('thread.ts', import.meta.url), {
      workerData: this.#options,
      execArgv: [],
      resourceLimits: MEMORY,
    });
    started.on('message', (message: Started | Reply) => {
      if (this.#thread !== started) return;
      if (message === 'started') this.#beginTiming();
      else this.#settle(message);
    });
    started.on('error', (error) => {
      if (this.#thread === started) void this.#giveUp(error);
    });
    return started;
  }

  #beginTiming(): void {
    this.#hasStarted = true;
    for (const waiting of this.#underWay.values()) waiting.timer = this.#timer();
  }

  #settle(reply: Reply): void {
    const waiting = this.#underWay.get(reply.id);
    if (!waiting) return;
    clearTimeout(waiting.timer);
    this.#underWay.delete(reply.id);
    if (this.#underWay.size === 0) this.#thread?.unref();
    if ('result' in reply) waiting.resolve(reply.result);
    else {
      const error = Object.assign(new Error(reply.failed.message), reply.failed);
      this.#notice(error);
      waiting.reject(error);
    }
  }

  /** Terminates the thread and rejects all waiting queries with the error; the next query starts a new thread. */
  async #giveUp(error: unknown): Promise<void> {
    const ending = this.#thread?.terminate();
    this.#thread = undefined;
    for (const { timer, reject } of this.#underWay.values()) {
      clearTimeout(timer);
      reject(error);
    }
    this.#underWay.clear();
    await ending;
  }
}
