import { Worker } from 'node:worker_threads';
import { AppError } from '#lib/platform/errors.ts';
import type { ReaderOptions } from '#lib/platform/server/db/engine/open.ts';
import type { Reading } from '../public-list-queries.ts';
import { type ListReads, listReads } from './list-reads.ts';
import type { Reply, Request, Started } from './thread.ts';

/** Reads lists beside everything else that the server does. */
export interface Lists {
  /** @throws AppError `busy` when the answer takes too long */
  run<Job extends keyof ListReads>(
    job: Job,
    ...given: Parameters<ListReads[Job]>
  ): ReturnType<ListReads[Job]>;
  close(): Promise<void>;
}

/**
 * Milliseconds after which the thread is ended with everything it works on, and another one is started. Counted from
 * when it has started: on a busy machine starting takes long, and restarting would take as long again.
 */
const DEADLINE = 10_000;
const MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 8 };

interface Waiting {
  /** Undefined while the thread starts. */
  timer: NodeJS.Timeout | undefined;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/** Reads on the given connection, where no other can be opened. */
export function listsOn(reading: Reading): Lists {
  const reads = listReads(reading);
  return {
    run: (job, ...given) => (reads[job] as (...given: unknown[]) => never)(...given),
    close: async () => undefined,
  };
}

/**
 * Reads in a thread with connections of its own. It starts when a list is first requested.
 * @param notice called with every error of a read
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
    // It keeps the process from ending only while somebody waits for it.
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

  /** Ends the thread and rejects everything that waits for it with the error; the next request starts another one. */
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
