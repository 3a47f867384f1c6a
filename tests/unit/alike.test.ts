import { describe, expect, it } from 'vitest';
import { mostAlike } from '#lib/items/server/lists/alike.ts';
import { itemSet, union } from '#lib/items/server/lists/item-set.ts';

const related = (sets: number[][], limit: number) =>
  mostAlike(
    sets.map((numbers) => union([itemSet(Uint32Array.from(numbers))])),
    sets.map(({ length }) => length),
    limit,
  );

describe('what is most alike', () => {
  it('is in most of the sets, then in those that have few', () => {
    const many = Array.from({ length: 60 }, (_, at) => at + 1);
    expect(related([many, [3, 64], [3, 70, 71, 72]], 4)).toEqual([3, 64, 72, 71]);
  });

  it('comes newest first among equals, and no more of it than asked for', () => {
    expect(related([[5, 40, 33, 7]], 3)).toEqual([40, 33, 7]);
    expect(related([[5], [5]], 3)).toEqual([5]);
    expect(related([[], []], 3)).toEqual([]);
    expect(related([], 3)).toEqual([]);
  });

  it('is what a sort of everything says', () => {
    const sets = [2, 3, 5, 7, 11].map((step) =>
      Array.from({ length: 4000 }, (_, at) => at + 1).filter((number) => number % step === 0),
    );
    const universe = 4000 - (4000 % 32) + 32;
    const score = (number: number) =>
      sets.reduce((sum, set) => sum + (set.includes(number) ? Math.log2(1 + universe / set.length) : 0), 0);
    const sorted = Array.from({ length: 4000 }, (_, at) => at + 1)
      .map((number) => ({ number, score: score(number) }))
      .sort((a, b) => b.score - a.score || b.number - a.number);
    expect(related(sets, 12)).toEqual(sorted.slice(0, 12).map(({ number }) => number));
  });
});
