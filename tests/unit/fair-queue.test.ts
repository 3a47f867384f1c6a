import { describe, expect, it } from 'vitest';
import { fairQueue } from '#lib/platform/server/base/fair-queue.ts';

function drained(queue: { shift(): string | undefined }): string[] {
  const items: string[] = [];
  for (let item = queue.shift(); item !== undefined; item = queue.shift()) items.push(item);
  return items;
}

describe('a fair queue', () => {
  it('serves people in turn, each in the order they asked', () => {
    const queue = fairQueue<string>(10);
    for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) expect(queue.push(item[0]!, item)).toBe(true);
    expect(queue.size).toBe(6);
    expect(drained(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
    expect(queue.size).toBe(0);
  });

  it('lets those who were just served wait for the others', () => {
    const queue = fairQueue<string>(10);
    queue.push('a', 'a1');
    queue.push('a', 'a2');
    expect(queue.shift()).toBe('a1');
    queue.push('b', 'b1');
    queue.push('a', 'a3');
    expect(drained(queue)).toEqual(['a2', 'b1', 'a3']);
  });

  it('refuses what is too much for one person only', () => {
    const queue = fairQueue<string>(2);
    expect([1, 2, 3].map((item) => queue.push('a', `a${item}`))).toEqual([true, true, false]);
    expect(queue.push('b', 'b1')).toBe(true);
    queue.shift();
    expect(queue.push('a', 'a4')).toBe(true);
    expect(drained(queue)).toEqual(['b1', 'a2', 'a4']);
  });
});
