import { availableParallelism } from 'node:os';
import { AppError } from '#lib/contract/errors.ts';
import type { Jobs } from './jobs.ts';
import type { Request } from './worker.ts';
import { Ended, Worker } from './worker-process.ts';

/** Works on images beside the server. */
export interface Ingest {
  /**
   * Runs a job.
   * @throws AppError with the fault of the file, or `busy` when too many jobs wait already
   */
  run<Job extends keyof Jobs>(
    job: Job,
    ...given: Parameters<Jobs[Job]>
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
    run: (job, ...given) =>
      new Promise((resolve, reject) => {
        if (queue.length >= limits.waiting) return reject(new AppError('busy'));
        queue.push({ request: { job, given }, resolve: resolve as Waiting['resolve'], reject });
        next();
      }),
    close() {
      for (const { reject } of queue.splice(0)) reject(new AppError('unavailable'));
      for (const worker of all) worker.end();
      all.clear();
    },
  };
}
