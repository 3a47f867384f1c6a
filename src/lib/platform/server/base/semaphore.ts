import { AppError } from '../../errors.ts';
import { type FairQueue, fairQueue } from './fair-queue.ts';

/**
 * A counting semaphore whose waiting callers take turns between people. All concurrency limits of the server use it;
 * most callers use `fairConcurrency` or `limitConcurrency`, which release permits by themselves.
 */
export class Semaphore {
  readonly #waiting: FairQueue<() => void>;
  #free: number;

  /** @param waitingEach maximum number of waiting calls per person */
  constructor(permits: number, waitingEach = Number.POSITIVE_INFINITY) {
    this.#free = permits;
    this.#waiting = fairQueue<() => void>(waitingEach);
  }

  /**
   * Resolves once a permit is available, which the caller must release.
   * @throws AppError `busy` when the person already has too many calls waiting
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
