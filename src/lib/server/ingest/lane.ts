import { AppError } from '#lib/contract/errors.ts';
import { fairQueue } from '../base/fair-queue.ts';
import type { Request } from './worker.ts';
import { Ended, Worker } from './worker-process.ts';

export interface LaneLimits {
  workers: number;
  /** Jobs of one person that may wait; the next one is told to come back. */
  waitingEach: number;
  /** Milliseconds a job may take before its process is killed. */
  deadline: number;
  /** Jobs after which a process is replaced, so that nothing it leaks adds up. */
  jobsPerWorker: number;
}

/** Worker processes with one queue; they start when there is work and end when there is none. */
export interface Lane {
  /** @throws AppError with the fault of the file, or `busy` when too many jobs of this person wait already */
  run(person: string, request: Request): Promise<unknown>;
  close(): void;
}

interface Waiting {
  request: Request;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

export function openLane(limits: LaneLimits): Lane {
  const queue = fairQueue<Waiting>(limits.waitingEach);
  const idle: Worker[] = [];
  const all = new Set<Worker>();

  function next(): void {
    while (queue.size > 0) {
      const worker = idleWorker() ?? (all.size < limits.workers ? add() : undefined);
      if (!worker) return;
      void serve(worker, queue.shift()!);
    }
  }

  /** One that has nothing to do, unless something ended it meanwhile (the system, short of memory). */
  function idleWorker(): Worker | undefined {
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
    keepOrEnd(worker);
    next();
  }

  function keepOrEnd(worker: Worker): void {
    if (!worker.isAlive || worker.served >= limits.jobsPerWorker) {
      worker.end();
      all.delete(worker);
      return;
    }
    idle.push(worker);
    worker.endWhenIdle(() => {
      if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1);
      all.delete(worker);
    });
  }

  return {
    run: (person, request) =>
      new Promise((resolve, reject) => {
        if (!queue.push(person, { request, resolve, reject })) return reject(new AppError('busy'));
        next();
      }),
    close() {
      for (let waiting = queue.shift(); waiting; waiting = queue.shift())
        waiting.reject(new AppError('unavailable'));
      for (const worker of all) worker.end();
      all.clear();
    },
  };
}
