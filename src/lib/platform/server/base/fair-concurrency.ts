import { Semaphore } from './semaphore.ts';

/**
 * Runs what it is given at most `atOnce` at a time, one person after the other. The work is refused (AppError `busy`)
 * when the person has `waitingEach` things waiting already.
 */
export function fairConcurrency(
  atOnce: number,
  waitingEach: number,
): <T>(person: string, work: () => Promise<T>) => Promise<T> {
  const semaphore = new Semaphore(atOnce, waitingEach);
  return async (person, work) => {
    await semaphore.acquire(person);
    try {
      return await work();
    } finally {
      semaphore.release();
    }
  };
}
