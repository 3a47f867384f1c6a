import { setImmediate as otherWork } from 'node:timers/promises';
import { BoundedCache } from '#lib/platform/bounded-cache.ts';
import type { ItemKind } from '../../item.ts';
import { type Condition, type Run, runsOfForms, type WordCondition } from '../list-conditions-queries.ts';
import { numbersThat, type Reading } from '../public-list-queries.ts';
import { bytesOf, type ItemSet, isEmpty, itemSet, keepOnly, parseNumbers, union } from './item-set.ts';

/** A set of 100,000 items takes at most 12.5 KB: all the expensive sets, those with many items, fit. */
const SETS_BYTES_MAX = 32 * 2 ** 20;
/** Approximate memory (bytes) of a cached set besides its numbers. */
const OVERHEAD = 500;

/** Conditions, with the kind of the items. */
interface Asked {
  kind: ItemKind;
  conditions: readonly Condition[];
}

/** A cache of sets of public items, one per requested value, word or prefix; each is read once per content version. */
export class KeptSets {
  readonly #reading: Reading;
  readonly #sets = new BoundedCache<ItemSet>(SETS_BYTES_MAX, (set) => bytesOf(set) + OVERHEAD);
  readonly #underWay = new Map<string, Promise<ItemSet>>();
  #version = 0;

  constructor(reading: Reading) {
    this.#reading = reading;
  }

  forgetBefore(version: number): void {
    if (version <= this.#version) return;
    this.#version = version;
    this.#sets.clear();
  }

  /**
   * The items that fulfil every condition, as new bits. The most selective conditions are evaluated first: often
   * nothing is left for the others.
   */
  async matching({ kind, conditions }: Asked): Promise<Uint32Array> {
    let found: Uint32Array | undefined;
    for (const condition of [...conditions].sort((a, b) => selectivity(b) - selectivity(a))) {
      const bits = await this.bitsOf(kind, condition);
      if (found) keepOnly(found, bits);
      else found = bits;
      if (isEmpty(found)) break;
    }
    return found ?? new Uint32Array(0);
  }

  async bitsOf(kind: ItemKind, condition: Condition): Promise<Uint32Array> {
    if ('facet' in condition)
      return this.#anyOf(
        kind,
        condition.values.map((value) => ({ ...condition, values: [value] })),
      );
    return this.#bitsOfWords(kind, condition);
  }

  /**
   * The items that match one of the alternatives: those with a single form are read together, the others must match all
   * of their forms.
   */
  async #bitsOfWords(kind: ItemKind, { wanted, fields }: WordCondition): Promise<Uint32Array> {
    const single = wanted.alternatives.filter(({ length }) => length === 1).flat();
    const found = [await this.#anyOf(kind, runsOfForms(single, fields))];
    for (const [first, ...others] of wanted.alternatives) {
      if (!first || others.length === 0) continue;
      const all = await this.#anyOf(kind, runsOfForms([first], fields));
      for (const form of others)
        if (!isEmpty(all)) keepOnly(all, await this.#anyOf(kind, runsOfForms([form], fields)));
      found.push(all);
    }
    return found.length === 1 ? found[0]! : union(found.map((bits) => ({ bits })));
  }

  async #anyOf(kind: ItemKind, runs: readonly Run[]): Promise<Uint32Array> {
    const sets: ItemSet[] = [];
    for (const run of runs) sets.push(await this.#set(kind, run));
    return union(sets);
  }

  async #set(kind: ItemKind, run: Run): Promise<ItemSet> {
    const key = `${this.#version} ${kind} ${JSON.stringify(run)}`;
    const known = this.#sets.get(key) ?? this.#underWay.get(key);
    if (known) return known;
    const reading = this.#read(kind, run);
    this.#underWay.set(key, reading);
    try {
      const set = await reading;
      this.#sets.set(key, set);
      return set;
    } finally {
      this.#underWay.delete(key);
    }
  }

  async #read(kind: ItemKind, run: Run): Promise<ItemSet> {
    // Yields to other requests between two reads: a long search does not delay a short one.
    await otherWork();
    return itemSet(parseNumbers(await numbersThat(this.#reading, kind, run)));
  }
}

/** Estimate of selectivity: long words are rare, while filters offer frequent values. */
function selectivity(condition: Condition): number {
  return 'wanted' in condition ? condition.wanted.typed.length : -condition.values.length;
}
