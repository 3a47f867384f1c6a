import { setImmediate as otherWork } from 'node:timers/promises';
import { BoundedCache } from '#lib/domain/bounded-cache.ts';
import type { ItemKind } from '#lib/domain/item.ts';
import type { Correction } from '#lib/domain/search/read-search.ts';
import { pagePlace, type Sort } from '#lib/kinds/list-query.ts';
import {
  betterConditions,
  type Condition,
  type Run,
  runsOfForms,
  type WordCondition,
} from '../db/lists/list-conditions.ts';
import {
  countPublic,
  idsAmong,
  idsInOrder,
  numbersInOrder,
  numbersThat,
  type Reading,
} from '../db/lists/public-list.ts';
import { publicVocabulary } from '../db/lists/vocabulary.ts';
import { type Corrected, correct } from './correct.ts';
import {
  bytesOf,
  count,
  type ItemSet,
  isEmpty,
  itemSet,
  keepOnly,
  numbersOf,
  parseNumbers,
  partOf,
  takeOff,
  union,
} from './item-set.ts';

/** One page of a public list. */
export interface PublicPage {
  kind: ItemKind;
  conditions: readonly Condition[];
  sort: Sort;
  /** From 1; beyond the last one it is the last one. */
  page: number;
  limit: number;
  /** Whether what is found in a better place comes first. */
  ranked: boolean;
  /** Under which content version it is asked: what is read may be newer, never older. */
  versions: { lists: number; order: string };
}

/** What of a public list is counted. */
export type PublicCounted = Pick<PublicPage, 'kind' | 'conditions' | 'versions'> & {
  /** How many of it fulfil each of these too. */
  among: readonly Condition[];
};

export interface FoundCounts {
  total: number;
  among: number[];
}

export interface FoundPage {
  ids: string[];
  /** How many items there are on all pages. */
  total: number;
  /** Words that nothing has, and what they were read as. */
  corrections: Correction[];
}

/** A set of 100,000 items takes 12.5 KB at most: the costly ones, which have many items, all fit. */
const SETS_BYTES_MAX = 32 * 2 ** 20;
/** Roughly what a kept set costs beside its numbers. */
const OVERHEAD = 500;
/** Up to here the database sorts and skips; beyond, the whole order is read once and kept. */
const FEW = 500;
/** Milliseconds: a vocabulary that took longer to read is kept for so long, whatever is published meanwhile. */
const VOCABULARY_LONG = 20;
const VOCABULARY_LAG = 60_000;

/**
 * Answers public lists from sets of items: one for each value or prefix that was ever asked for, and one order per
 * sort, each read from the database once per content version. Whatever is then asked costs a few passes over bits:
 * no search is much dearer than another, and deep pages cost what the first one does.
 */
export class ListIndex {
  readonly #reading: Reading;
  readonly #sets = new BoundedCache<ItemSet>(SETS_BYTES_MAX, (set) => bytesOf(set) + OVERHEAD);
  readonly #underWay = new Map<string, Promise<ItemSet>>();
  readonly #orders = new Map<string, { version: string; numbers: Promise<Uint32Array> }>();
  readonly #totals = new Map<ItemKind, { version: number; total: Promise<number> }>();
  readonly #vocabularies = new Map<ItemKind, { version: number; words: Promise<string[]>; until: number }>();
  readonly #few: number;
  #version = 0;

  constructor(reading: Reading, few = FEW) {
    this.#reading = reading;
    this.#few = few;
  }

  async page(asked: PublicPage): Promise<FoundPage> {
    this.#forgetBefore(asked.versions.lists);
    if (asked.conditions.length === 0) return this.#pageOfAll(asked);
    const { bits, read } = await this.#found(asked);
    const total = count(bits);
    const { offset } = pagePlace(asked, total);
    const tiers = asked.ranked ? await this.#tiers(asked.kind, read.conditions, bits) : [bits];
    const ids: string[] = [];
    let before = offset;
    for (const tier of tiers) {
      const size = count(tier);
      const limit = Math.min(asked.limit - ids.length, size - before);
      if (limit > 0) ids.push(...(await this.#part(asked, tier, size, before, limit)));
      before = Math.max(0, before - size);
    }
    return { ids, total, corrections: read.corrections };
  }

  /** Some of a set, in order: of few the database sorts them. */
  async #part(
    asked: PublicPage,
    bits: Uint32Array,
    size: number,
    offset: number,
    limit: number,
  ): Promise<string[]> {
    const { sort } = asked;
    if (size <= this.#few) return idsAmong(this.#reading.db, numbersOf(bits), sort, { limit, offset });
    return this.#ids(asked, partOf(await this.#order(asked), bits, offset, limit));
  }

  /** What fulfils the conditions, where nothing does with its mistyped words read as their neighbours. */
  async #found({ kind, conditions, versions }: PublicPage): Promise<{ bits: Uint32Array; read: Corrected }> {
    const bits = await this.#matching({ kind, conditions });
    const asTyped = { bits, read: { conditions: [...conditions], corrections: [] } };
    if (!isEmpty(bits)) return asTyped;
    const read = await correct(
      conditions,
      async (condition) => !isEmpty(await this.#bitsOf(kind, condition)),
      () => this.#vocabulary(kind, versions.lists),
    );
    if (read.corrections.length === 0) return asTyped;
    return { bits: await this.#matching({ kind, conditions: read.conditions }), read };
  }

  /** A set of matches by where they match, the best first, each item once. */
  async #tiers(kind: ItemKind, conditions: readonly Condition[], bits: Uint32Array): Promise<Uint32Array[]> {
    const rest = bits.slice();
    const tiers: Uint32Array[] = [];
    for (const better of betterConditions(conditions)) {
      const tier = await this.#matching({ kind, conditions: better });
      keepOnly(tier, rest);
      takeOff(rest, tier);
      tiers.push(tier);
    }
    return [...tiers, rest];
  }

  /** How many there are, and how many of them fulfil each of some other conditions: no item is looked at. */
  async counts(asked: PublicCounted): Promise<FoundCounts> {
    this.#forgetBefore(asked.versions.lists);
    const { kind, conditions } = asked;
    const bits = conditions.length > 0 ? await this.#matching(asked) : undefined;
    const among: number[] = [];
    for (const condition of asked.among) {
      const part = await this.#matching({ kind, conditions: [condition] });
      if (bits) keepOnly(part, bits);
      among.push(count(part));
    }
    return { total: bits ? count(bits) : await this.#total(asked), among };
  }

  async #pageOfAll(asked: PublicPage): Promise<FoundPage> {
    const { kind, sort, limit } = asked;
    const total = await this.#total(asked);
    const { offset } = pagePlace(asked, total);
    if (offset + limit <= this.#few)
      return {
        ids: await idsInOrder(this.#reading.db, kind, sort, { limit, offset }),
        total,
        corrections: [],
      };
    const order = await this.#order(asked);
    const ids = await this.#ids(asked, Array.from(order.subarray(offset, offset + limit)));
    return { ids, total, corrections: [] };
  }

  #ids({ sort, limit }: PublicPage, numbers: number[]): Promise<string[]> {
    return idsAmong(this.#reading.db, numbers, sort, { limit, offset: 0 });
  }

  /** What fulfils every condition, as bits of its own. Those that few fulfil come first: often nothing is left. */
  async #matching({ kind, conditions }: Pick<PublicPage, 'kind' | 'conditions'>): Promise<Uint32Array> {
    let found: Uint32Array | undefined;
    for (const condition of [...conditions].sort((a, b) => selectivity(b) - selectivity(a))) {
      const bits = await this.#bitsOf(kind, condition);
      if (found) keepOnly(found, bits);
      else found = bits;
      if (isEmpty(found)) break;
    }
    return found ?? new Uint32Array(0);
  }

  async #bitsOf(kind: ItemKind, condition: Condition): Promise<Uint32Array> {
    if ('facet' in condition)
      return this.#anyOf(
        kind,
        condition.values.map((value) => ({ ...condition, values: [value] })),
      );
    return this.#bitsOfWords(kind, condition);
  }

  /** What has one of the alternatives: of those of one form at once, of the others what has all of their forms. */
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
    // Between two reads others get their turn: a long search does not hold up a short one.
    await otherWork();
    return itemSet(parseNumbers(await numbersThat(this.#reading, kind, run)));
  }

  #order({ kind, sort, versions }: PublicPage): Promise<Uint32Array> {
    const key = `${kind} ${sort}`;
    const known = this.#orders.get(key);
    if (known?.version === versions.order) return known.numbers;
    const numbers = numbersInOrder(this.#reading, kind, sort).then(parseNumbers);
    this.#orders.set(key, { version: versions.order, numbers });
    numbers.catch(() => this.#orders.delete(key));
    return numbers;
  }

  #total({ kind, versions }: Pick<PublicPage, 'kind' | 'versions'>): Promise<number> {
    const known = this.#totals.get(kind);
    if (known?.version === versions.lists) return known.total;
    const total = countPublic(this.#reading.db, kind);
    this.#totals.set(kind, { version: versions.lists, total });
    total.catch(() => this.#totals.delete(kind));
    return total;
  }

  /** Every word of a kind, which may lag behind where there are so many that reading them takes its time. */
  #vocabulary(kind: ItemKind, version: number): Promise<string[]> {
    const known = this.#vocabularies.get(kind);
    const start = performance.now();
    if (known && (known.version === version || start < known.until)) return known.words;
    const words = publicVocabulary(this.#reading, kind);
    const kept = { version, words, until: Number.POSITIVE_INFINITY };
    this.#vocabularies.set(kind, kept);
    words.then(
      () => {
        const took = performance.now() - start;
        kept.until = took > VOCABULARY_LONG ? performance.now() + VOCABULARY_LAG : 0;
      },
      () => this.#vocabularies.delete(kind),
    );
    return words;
  }

  #forgetBefore(version: number): void {
    if (version <= this.#version) return;
    this.#version = version;
    this.#sets.clear();
  }
}

/** Long words are rare; a filter offers what many have. */
function selectivity(condition: Condition): number {
  return 'wanted' in condition ? condition.wanted.typed.length : -condition.values.length;
}
