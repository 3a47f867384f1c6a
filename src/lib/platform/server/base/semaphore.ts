import { AppError } from '../../errors.ts';
import { type FairQueue, fairQueue } from './fair-queue.ts';

/**
 * A number of permits: callers wait when there is none, taking turns between people. Everything limited in the server
 * waits here; most callers use `fairConcurrency` or `limitConcurrency`, which return permits by themselves.
 */
export class Semaphore {
  readonly #waiting: FairQueue<() => void>;
  #free: number;

  /** @param waitingEach how much of one person may wait */
  constructor(permits: number, waitingEach = Number.POSITIVE_INFINITY) {
    this.#free = permits;
    this.#waiting = fairQueue<() => void>(waitingEach);
  }

  /**
   * Resolves once there is a permit, which must be released.
   * @throws AppError `busy` when the person has too much waiting already
   */
  async acquire(person = ''): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1;
      return;
    }
    await new Promise<void>((begin, refuse) => {
      if (!this.#waiting.push(person, begin)) refuse(new AppError('busy'));
    });
  }

  /** Returns a permit, which goes to the next caller. */
  release(): void {
    const begin = this.#waiting.shift();
    if (begin) begin();
    else this.#free += 1;
  }
}
