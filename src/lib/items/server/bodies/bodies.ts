import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { AppError } from '#lib/platform/errors.ts';
import { fairConcurrency } from '#lib/platform/server/base/fair-concurrency.ts';
import { type Jobs, jobs } from './jobs.ts';
import type { Reply, Request } from './worker.ts';

/** Processes the bodies of items. */
export interface Bodies {
  /**
   * Runs a job for a person (an account's id); people take turns.
   * @throws AppError with the fault of the body, or `busy` when too many jobs of this person are waiting
   */
  run<Job extends keyof Jobs>(
    person: string,
    job: Job,
    ...given: Parameters<Jobs[Job]>
  ): Promise<ReturnType<Jobs[Job]>>;
  close(): void;
}

/** Maximum size (bytes) of texts processed in the main thread: a few milliseconds, less than passing them costs. */
const AT_ONCE = 32 * 1024;
/** Maximum number of waiting jobs per person. */
const WAITING_EACH = 16;
/** Time without work (ms) after which the thread ends. */
const IDLE = 60_000;
const MEMORY = { maxOldGenerationSizeMb: 256 };
const WORKER = new URL('worker.ts', import.meta.url);

/** Approximate size in bytes of a job's texts. */
function weightOf(given: unknown): number {
  if (typeof given === 'string' || given instanceof Uint8Array) return given.length;
  return Array.isArray(given) ? given.reduce((sum: number, each) => sum + weightOf(each), 0) : 0;
}

function read(reply: Reply): unknown {
  if ('result' in reply) return reply.result;
  if ('refused' in reply) throw new AppError(reply.refused, reply.details ? { details: reply.details } : {});
  throw new Error(`Bodies: ${reply.failed}`);
}

/** Processes large bodies in a thread, which only exists while there is work. */
export function openBodies(): Bodies {
  const limited = fairConcurrency(1, WAITING_EACH);
  let worker: Worker | undefined;
  let rest: NodeJS.Timeout | undefined;

  function start(): Worker {
    const started = new Worker(WORKER, { resourceLimits: MEMORY });
    // The thread alone must not keep the process running.
    started.unref();
    return started;
  }

  function end(): void {
    clearTimeout(rest);
    void worker?.terminate();
    worker = undefined;
  }

  async function ask(request: Request): Promise<unknown> {
    clearTimeout(rest);
    worker ??= start();
    worker.postMessage(request);
    const [reply] = (await once(worker, 'message').catch((error: NodeJS.ErrnoException) => {
      end();
      throw error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new AppError('too_large', { cause: error }) : error;
    })) as [Reply];
    rest = setTimeout(end, IDLE).unref();
    return read(reply);
  }

  return {
    run: async (person, job, ...given) => {
      const work = jobs[job] as (...given: unknown[]) => never;
      return weightOf(given) <= AT_ONCE
        ? work(...given)
        : (limited(person, () => ask({ job, given })) as Promise<never>);
    },
    close: end,
  };
}
