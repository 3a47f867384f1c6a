import { AppError } from '#lib/contract/errors.ts';
import { fairQueue } from './fair-queue.ts';

/**
 * Runs what it is given at most `atOnce` at a time, one person after the other. The work is refused (AppError `busy`) when the person has `waitingEach` things waiting already.
 */
export function fairConcurrency(
  atOnce: number,
  waitingEach: number,
): <T>(person: string, work: () => Promise<T>) => Promise<T> {
  const waiting = fairQueue<() => void>(waitingEach);
  let running = 0;
  return async (person, work) => {
    if (running < atOnce) running += 1;
    else
      await new Promise<void>((begin, refuse) => {
        if (!waiting.push(person, begin)) refuse(new AppError('busy'));
      });
    try {
      return await work();
    } finally {
      const begin = waiting.shift();
      if (begin) begin();
      else running -= 1;
    }
  };
}
