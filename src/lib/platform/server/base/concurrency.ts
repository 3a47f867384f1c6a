import { fairConcurrency } from './fair-concurrency.ts';

/** Runs functions, at most `atOnce` at a time, in the order of the calls. */
export function limitConcurrency(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  const run = fairConcurrency(atOnce, Number.POSITIVE_INFINITY);
  return (work) => run('', work);
}

/** Runs functions with the same key one after the other in this process; those with other keys run in parallel. */
export function serializeByKey(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const before = last.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}
