import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { personLimits } from '#lib/platform/server/base/person-limits.ts';

const LIMITS = { atOnce: 2, waiting: 5, perRequest: 10, perMegabyte: 500, saved: 1000 };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Work that ends on command; `begun` lists what has begun. */
function works() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { begun, work, end };
}

describe('limits of each person', () => {
  it('so many of one person at a time, in their order; others do not wait for them', async () => {
    const limits = personLimits(LIMITS);
    const { begun, work, end } = works();
    const asked = ['a1', 'a2', 'a3', 'a4'].map((name) => limits.run('a', 0, work(name)));
    asked.push(limits.run('b', 0, work('b1')));
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(['a1', 'a2', 'b1']);
    await end('a2');
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
    for (const name of ['a1', 'a3', 'b1', 'a4']) await end(name);
    expect(await Promise.all(asked)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1']);
  });

  it('work that fails gives its turn on', async () => {
    const limits = personLimits({ ...LIMITS, atOnce: 1 });
    const failing = limits.run('a', 0, () => Promise.reject(new Error('broken')));
    const next = limits.run('a', 0, async () => 'next');
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('next');
  });

  it('what waits beyond the limit is refused with the time to wait', async () => {
    const limits = personLimits(LIMITS);
    const { work } = works();
    for (let count = 0; count < 7; count += 1) void limits.run('a', 0, work(`a${count}`));
    const refused = limits.run('a', 0, work('one too many'));
    await expect(refused).rejects.toMatchObject({ code: 'too_many_writes', retryAfter: 1 });
  });

  it('who was quiet may do much at once, then goes on at the pace of their share', async () => {
    const limits = personLimits({ ...LIMITS, waiting: 1000 });
    let done = 0;
    const write = async () => {
      done += 1;
    };
    for (let count = 0; count < 300; count += 1) void limits.run('a', 0, write);
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toBe(101);
    await vi.advanceTimersByTimeAsync(1000);
    expect(done).toBe(201);
    await vi.advanceTimersByTimeAsync(1000);
    expect(done).toBe(300);
  });

  it('bytes weigh: two megabytes are a second of one’s share', async () => {
    const limits = personLimits({ ...LIMITS, waiting: 1000 });
    let done = 0;
    for (let count = 0; count < 5; count += 1)
      void limits.run('a', 2e6, async () => {
        done += 1;
      });
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toBe(1);
    await vi.advanceTimersByTimeAsync(1010);
    expect(done).toBe(2);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(done).toBe(5);
  });

  it('nobody is remembered for longer than it matters', async () => {
    const limits = personLimits(LIMITS);
    for (const person of ['a', 'b', 'c']) await limits.run(person, 0, async () => {});
    expect(limits.size).toBe(3);
    await vi.advanceTimersByTimeAsync(1010);
    expect(limits.size).toBe(0);
  });
});
