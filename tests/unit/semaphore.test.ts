import { describe, expect, it } from 'vitest';
import { AppError } from '#lib/platform/errors.ts';
import { limitConcurrency, serializeByKey } from '#lib/platform/server/base/concurrency.ts';
import { fairConcurrency } from '#lib/platform/server/base/fair-concurrency.ts';
import { Semaphore } from '#lib/platform/server/base/semaphore.ts';

/** Work that ends on command, and a list of what has begun. */
function works() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    work: (name: string) => () =>
      new Promise<string>((resolve) => {
        begun.push(name);
        ends.set(name, () => resolve(name));
      }),
    end: (name: string) => ends.get(name)!(),
  };
}

describe('semaphore', () => {
  it('gives so many permits, and each that comes back to whoever waits first', async () => {
    const semaphore = new Semaphore(2);
    const got: string[] = [];
    const take = (name: string) => semaphore.acquire().then(() => got.push(name));
    const [, , third, fourth] = ['a', 'b', 'c', 'd'].map(take);
    await Promise.resolve();
    expect(got).toEqual(['a', 'b']);
    semaphore.release();
    await third;
    semaphore.release();
    await fourth;
    expect(got).toEqual(['a', 'b', 'c', 'd']);
  });

  it('has its permits again once all came back', async () => {
    const semaphore = new Semaphore(1, 0);
    await semaphore.acquire();
    await expect(semaphore.acquire()).rejects.toEqual(new AppError('busy'));
    semaphore.release();
    await semaphore.acquire();
  });
});

describe('limits', () => {
  it('run one person after the other, and refuse what one of them has too much waiting', async () => {
    const { begun, work, end } = works();
    const limited = fairConcurrency(1, 2);
    const first = limited('ann', work('a1'));
    const [second, third] = [limited('ann', work('a2')), limited('ann', work('a3'))];
    const other = limited('ben', work('b1'));
    await expect(limited('ann', work('a4'))).rejects.toEqual(new AppError('busy'));
    for (const [name, done] of Object.entries({ a1: first, a2: second, b1: other, a3: third })) {
      await expect.poll(() => begun.at(-1)).toBe(name);
      end(name);
      expect(await done).toBe(name);
    }
  });

  it('go on after work that failed', async () => {
    const limited = limitConcurrency(1);
    await expect(limited(() => Promise.reject(new Error('once')))).rejects.toThrow('once');
    expect(await limited(async () => 'then')).toBe('then');
  });

  it('keep work of one key apart, and let that of others go on', async () => {
    const { begun, work, end } = works();
    const inTurn = serializeByKey();
    const done = [inTurn('x', work('x1')), inTurn('x', work('x2')), inTurn('y', work('y1'))];
    await expect.poll(() => begun).toEqual(['x1', 'y1']);
    end('x1');
    await expect.poll(() => begun).toEqual(['x1', 'y1', 'x2']);
    end('x2');
    end('y1');
    expect(await Promise.all(done)).toEqual(['x1', 'x2', 'y1']);
  });
});
