import { describe, expect, it } from 'vitest';
import { BoundedCache } from '#lib/platform/bounded-cache.ts';

/** Which of these keys are there, without counting as a use. */
const present = (cache: { has(key: string): boolean }, keys: string) =>
  [...keys].filter((key) => cache.has(key)).join('');

describe('bounded cache', () => {
  it('holds so many values, and lets those go that were asked for longest ago', () => {
    const cache = new BoundedCache<number>(3);
    for (const [index, key] of [...'abc'].entries()) cache.set(key, index);
    expect(cache.get('a')).toBe(0);
    cache.set('d', 3);
    expect(present(cache, 'abcd')).toBe('acd');
    expect(cache.get('b')).toBeUndefined();
    expect(cache.size).toBe(3);
  });

  it('knows what was used last, whatever was asked for twice or taken out meanwhile', () => {
    const cache = new BoundedCache<number>(3);
    for (const key of 'abc') cache.set(key, 1);
    for (const key of 'aab') cache.get(key);
    cache.set('d', 1);
    expect(present(cache, 'abcd')).toBe('abd');
    cache.delete('d');
    cache.set('e', 1);
    cache.get('a');
    cache.set('f', 1);
    cache.set('g', 1);
    expect(present(cache, 'abefg')).toBe('afg');
  });

  it('measures values when it is told how, and counts one that is replaced once', () => {
    const cache = new BoundedCache<string>(10, (value, key) => value.length + key.length);
    cache.set('a', '1234');
    cache.set('a', '12');
    cache.set('b', '1234');
    expect(cache.size).toBe(8);
    cache.set('c', '12');
    expect(present(cache, 'abc')).toBe('bc');
    expect(cache.size).toBe(8);
  });

  it('keeps the value set last whatever its size, alone if need be', () => {
    const cache = new BoundedCache<string>(4, ({ length }) => length);
    cache.set('a', '12');
    cache.set('b', '123456');
    expect(present(cache, 'ab')).toBe('b');
    cache.set('c', '1');
    expect(present(cache, 'bc')).toBe('c');
  });

  it('keeps what it is told to keep, until it is told otherwise', () => {
    const cache = new BoundedCache<number>(2);
    cache.keep(new Set(['a']));
    for (const key of 'abc') cache.set(key, 1);
    expect(present(cache, 'abc')).toBe('ac');
    cache.keep(new Set(['c']));
    cache.set('d', 1);
    expect(present(cache, 'acd')).toBe('cd');
  });

  it('tells of every value that leaves, once', () => {
    const left: string[] = [];
    const cache = new BoundedCache<string>(2, undefined, (value) => left.push(value));
    cache.set('a', 'first a');
    cache.set('a', 'second a');
    cache.set('b', 'b');
    cache.set('c', 'c');
    cache.delete('b');
    cache.delete('b');
    expect(left).toEqual(['first a', 'second a', 'b']);
    cache.clear();
    expect(left).toEqual(['first a', 'second a', 'b', 'c']);
    expect(cache.size).toBe(0);
  });
});
