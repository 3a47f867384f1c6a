import { AppError } from '#lib/platform/errors.ts';
import { fairQueue } from '#lib/platform/server/base/fair-queue.ts';
import { isBounded } from './image-limits.ts';
import type { Request } from './worker.ts';
import { Ended, Worker } from './worker-process.ts';

/** The number of processes, and the limits of their work. */
export interface WorkerGroupLimits {
  workers: number;
  /** Maximum number of waiting jobs per person; a further job is refused with `busy`. */
  waitingEach: number;
  /** Time in milliseconds after which a job's process is killed. */
  deadline: number;
  /** The deadline for jobs that take long only because of their size. */
  boundedDeadline: number;
  /** Number of jobs after which a process is replaced, so that memory leaks do not add up. */
  jobsPerWorker: number;
}

interface Waiting {
  request: Request;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/** Worker processes with a common queue; they start when there is work and end when there is none. */
export class WorkerGroup {
  readonly #limits: WorkerGroupLimits;
  readonly #queue;
  readonly #idle: Worker[] = [];
  readonly #all = new Set<Worker>();

  constructor(limits: WorkerGroupLimits) {
    this.#limits = limits;
    this.#queue = fairQueue<Waiting>(limits.waitingEach);
  }

  /** @throws AppError with the fault of the file, or `busy` when too many jobs of this person wait already */
  run(person: string, request: Request): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (!this.#queue.push(person, { request, resolve, reject })) return reject(new AppError('busy'));
      this.#next();
    });
  }

  /** Numbers of waiting jobs and of processes. */
  get load(): { waiting: number; processes: number } {
    return { waiting: this.#queue.size, processes: this.#all.size };
  }

  /** Ends the processes; waiting requests fail with `unavailable`. */
  close(): void {
    for (let waiting = this.#queue.shift(); waiting; waiting = this.#queue.shift())
      waiting.reject(new AppError('unavailable'));
    for (const worker of this.#all) worker.end();
    this.#all.clear();
  }

  #next(): void {
    while (this.#queue.size > 0) {
      const worker = this.#idleWorker() ?? (this.#all.size < this.#limits.workers ? this.#add() : undefined);
      if (!worker) return;
      void this.#serve(worker, this.#queue.shift()!);
    }
  }

  /** An idle worker that has not been killed meanwhile (for example by the system, when short of memory). */
  #idleWorker(): Worker | undefined {
    for (let worker = this.#idle.pop(); worker; worker = this.#idle.pop()) {
      if (worker.isAlive) return worker;
      this.#all.delete(worker);
    }
    return undefined;
  }

  #add(): Worker {
    const worker = new Worker();
    this.#all.add(worker);
    return worker;
  }

  async #serve(worker: Worker, waiting: Waiting): Promise<void> {
    const { request, resolve, reject } = waiting;
    const { deadline, boundedDeadline } = this.#limits;
    const isFresh = worker.served === 0;
    try {
      resolve(await worker.ask(request, isBounded(request.job) ? boundedDeadline : deadline));
    } catch (error) {
      if (error instanceof Ended && (error.isByRequest || !isFresh)) {
        // The process ended for another reason, or because of earlier files: the file is tried again in a new process.
        this.#all.delete(worker);
        return this.#serve(this.#add(), waiting);
      }
      reject(error instanceof Ended ? new AppError('image_unreadable') : error);
    }
    this.#keepOrEnd(worker);
    this.#next();
  }

  #keepOrEnd(worker: Worker): void {
    if (!worker.isAlive || worker.served >= this.#limits.jobsPerWorker) {
      worker.end();
      this.#all.delete(worker);
      return;
    }
    this.#idle.push(worker);
    worker.endWhenIdle(() => {
      const place = this.#idle.indexOf(worker);
      if (place >= 0) this.#idle.splice(place, 1);
      this.#all.delete(worker);
    });
  }
}
