import { fairConcurrency } from './fair-concurrency.ts';

/** Runs what it is given at most `atOnce` at a time, first come first served. */
export function limitConcurrency(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  const run = fairConcurrency(atOnce, Number.POSITIVE_INFINITY);
  return (work) => run('', work);
}

/** Work of the same key never runs at the same time in this process; that of other keys goes on beside it. */
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
