/**
 * Sets of items by number. A stored set is a list of numbers if it is small, else one bit for every number up to the
 * largest; operations work on bits, 32 items at a time.
 */

export type ItemSet = { few: Uint32Array } | { bits: Uint32Array };

const COMMA = 44;
const ZERO = 48;

/** Parses comma-separated numbers: `7,1,12`. */
export function parseNumbers(text: string): Uint32Array {
  if (text === '') return new Uint32Array(0);
  const numbers = new Uint32Array((text.length >> 1) + 1);
  let count = 0;
  let number = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === COMMA) {
      numbers[count] = number;
      count += 1;
      number = 0;
    } else number = number * 10 + code - ZERO;
  }
  numbers[count] = number;
  return numbers.slice(0, count + 1);
}

/** The set of some numbers, which may contain duplicates. */
export function itemSet(numbers: Uint32Array): ItemSet {
  const words = wordsFor(numbers);
  if (numbers.length < words) return { few: numbers };
  const bits = new Uint32Array(words);
  add(bits, { few: numbers });
  return { bits };
}

export function bytesOf(set: ItemSet): number {
  return ('few' in set ? set.few : set.bits).byteLength;
}

/** The items that are in at least one set, as new bits. */
export function union(sets: readonly ItemSet[]): Uint32Array {
  const words = sets.map((set) => ('few' in set ? wordsFor(set.few) : set.bits.length));
  const bits = new Uint32Array(Math.max(0, ...words));
  for (const set of sets) add(bits, set);
  return bits;
}

/** Intersection: removes from `bits` what is not in `others`. */
export function keepOnly(bits: Uint32Array, others: Uint32Array): void {
  for (let word = 0; word < bits.length; word += 1) bits[word] = bits[word]! & (others[word] ?? 0);
}

/** Difference: removes from `bits` what is in `others`. */
export function takeOff(bits: Uint32Array, others: Uint32Array): void {
  for (let word = 0; word < bits.length; word += 1) bits[word] = bits[word]! & ~(others[word] ?? 0);
}

export function isEmpty(bits: Uint32Array): boolean {
  return bits.every((word) => word === 0);
}

export function count(bits: Uint32Array): number {
  let total = 0;
  for (let word = 0; word < bits.length; word += 1) total += ones(bits[word]!);
  return total;
}

/** The numbers of a set, ascending. */
export function numbersOf(bits: Uint32Array): number[] {
  const numbers: number[] = [];
  bits.forEach((word, at) => {
    for (let rest = word; rest !== 0; rest &= rest - 1) numbers.push(at * 32 + 31 - Math.clz32(rest & -rest));
  });
  return numbers;
}

/** A page of an ordered list restricted to a set: at most `limit` members, after the first `offset`. */
export function partOf(order: Uint32Array, bits: Uint32Array, offset: number, limit: number): number[] {
  const part: number[] = [];
  let before = offset;
  for (let at = 0; at < order.length && part.length < limit; at += 1) {
    const number = order[at]!;
    if (((bits[number >>> 5] ?? 0) & (1 << (number & 31))) === 0) continue;
    if (before > 0) before -= 1;
    else part.push(number);
  }
  return part;
}

function wordsFor(numbers: Uint32Array): number {
  let largest = 0;
  for (let at = 0; at < numbers.length; at += 1) if (numbers[at]! > largest) largest = numbers[at]!;
  return (largest >>> 5) + 1;
}

function add(bits: Uint32Array, set: ItemSet): void {
  if ('bits' in set) {
    for (let word = 0; word < set.bits.length; word += 1) bits[word] = bits[word]! | set.bits[word]!;
    return;
  }
  for (let at = 0; at < set.few.length; at += 1) {
    const number = set.few[at]!;
    bits[number >>> 5] = bits[number >>> 5]! | (1 << (number & 31));
  }
}

/** The number of bits set in a word. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
