import { createSequence } from '#lib/demo/random.ts';

/** Random choices from a seed, so that a failure can be had again. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** An integer below `end`. */
  below(end: number): number;
  chance(probability: number): boolean;
  one<T>(items: readonly T[]): T;
  some<T>(items: readonly T[]): T[];
  shuffled<T>(items: readonly T[]): T[];
}

export function createRandom(seed: number): Random {
  const next = createSequence(seed);
  const below = (end: number) => Math.floor(next() * end);
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    one: <T>(items: readonly T[]) => items[below(items.length)] as T,
    some: (items) => items.filter(() => next() < 0.5),
    shuffled: (items) => {
      const left = [...items];
      for (let index = left.length - 1; index > 0; index--) {
        const other = below(index + 1);
        [left[index], left[other]] = [left[other] as never, left[index] as never];
      }
      return left;
    },
  };
}
