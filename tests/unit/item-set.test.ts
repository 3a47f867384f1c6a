import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bytesOf,
  count,
  isEmpty,
  itemSet,
  keepOnly,
  numbersOf,
  parseNumbers,
  partOf,
  union,
} from '#lib/items/server/lists/item-set.ts';

/** Few, many, close together and far apart: both representations of a set. */
const numbers = fc.oneof(
  fc.array(fc.integer({ min: 1, max: 5000 }), { maxLength: 20 }),
  fc.array(fc.integer({ min: 1, max: 300 }), { maxLength: 400 }),
);
const setOf = (list: readonly number[]) => itemSet(parseNumbers(list.join(',')));
const ascending = (list: Iterable<number>) => [...new Set(list)].sort((a, b) => a - b);

describe('sets of items', () => {
  it('unite like sets of numbers', () => {
    fc.assert(
      fc.property(fc.array(numbers, { maxLength: 4 }), (lists) => {
        const bits = union(lists.map(setOf));
        expect(numbersOf(bits)).toEqual(ascending(lists.flat()));
        expect(count(bits)).toBe(new Set(lists.flat()).size);
        expect(isEmpty(bits)).toBe(lists.flat().length === 0);
      }),
    );
  });

  it('keep what is in both, whichever is longer', () => {
    fc.assert(
      fc.property(numbers, numbers, (ours, theirs) => {
        const bits = union([setOf(ours)]);
        keepOnly(bits, union([setOf(theirs)]));
        expect(numbersOf(bits)).toEqual(ascending(ours.filter((number) => theirs.includes(number))));
      }),
    );
  });

  it('give any part of a list in its order', () => {
    fc.assert(
      fc.property(numbers, numbers, fc.nat(50), fc.nat(20), (listed, wanted, offset, limit) => {
        const order = [...new Set(listed)];
        const part = partOf(Uint32Array.from(order), union([setOf(wanted)]), offset, limit);
        const expected = order.filter((number) => wanted.includes(number)).slice(offset, offset + limit);
        expect(part).toEqual(expected);
      }),
    );
  });

  it('hold the largest number that a database gives, and every bit of a word', () => {
    const whole = Array.from({ length: 64 }, (_, index) => index);
    expect(numbersOf(union([setOf(whole)]))).toEqual(whole);
    expect(Array.from(parseNumbers('2147483647,0'))).toEqual([2_147_483_647, 0]);
  });

  it('take a bit per item when there are many, and nothing for those that are not there when few', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => index + 1);
    expect(bytesOf(setOf(many))).toBeLessThan(1300);
    expect(bytesOf(setOf([5, 100_000]))).toBe(8);
  });
});
