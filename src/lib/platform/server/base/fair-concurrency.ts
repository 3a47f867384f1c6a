import { Semaphore } from './semaphore.ts';

/**
 * Runs functions, at most `atOnce` at a time, taking turns between people. Work is refused (AppError `busy`) if the
 * person already has `waitingEach` items waiting.
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
