import { setImmediate as otherWork } from 'node:timers/promises';
import { BoundedCache } from '#lib/domain/bounded-cache.ts';
import type { ItemKind } from '#lib/domain/item.ts';
import { pagePlace, type Sort } from '#lib/kinds/list-query.ts';
import type { Condition } from '../db/lists/list-conditions.ts';
import {
  countPublic,
  idsAmong,
  idsInOrder,
  numbersInOrder,
  numbersThat,
  type Reading,
} from '../db/lists/public-list.ts';
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
}

/** A set of 100,000 items takes 12.5 KB at most: the costly ones, which have many items, all fit. */
const SETS_BYTES_MAX = 32 * 2 ** 20;
/** Roughly what a kept set costs beside its numbers. */
const OVERHEAD = 500;
/** Up to here the database sorts and skips; beyond, the whole order is read once and kept. */
const FEW = 500;

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
  readonly #few: number;
  #version = 0;

  constructor(reading: Reading, few = FEW) {
    this.#reading = reading;
    this.#few = few;
  }

  async page(asked: PublicPage): Promise<FoundPage> {
    this.#forgetBefore(asked.versions.lists);
    if (asked.conditions.length === 0) return this.#pageOfAll(asked);
    const { sort, limit } = asked;
    const bits = await this.#matching(asked);
    const total = count(bits);
    const { offset } = pagePlace(asked, total);
    if (total <= this.#few)
      return { ids: await idsAmong(this.#reading.db, numbersOf(bits), sort, { limit, offset }), total };
    return { ids: await this.#ids(asked, partOf(await this.#order(asked), bits, offset, limit)), total };
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
      return { ids: await idsInOrder(this.#reading.db, kind, sort, { limit, offset }), total };
    const order = await this.#order(asked);
    return { ids: await this.#ids(asked, Array.from(order.subarray(offset, offset + limit))), total };
  }

  #ids({ sort, limit }: PublicPage, numbers: number[]): Promise<string[]> {
    return idsAmong(this.#reading.db, numbers, sort, { limit, offset: 0 });
  }

  /** What fulfils every condition, as bits of its own. Those that few fulfil come first: often nothing is left. */
  async #matching({ kind, conditions }: Pick<PublicPage, 'kind' | 'conditions'>): Promise<Uint32Array> {
    let found: Uint32Array | undefined;
    for (const condition of [...conditions].sort((a, b) => selectivity(b) - selectivity(a))) {
      const sets: ItemSet[] = [];
      for (const run of runsOf(condition)) sets.push(await this.#set(kind, run));
      const bits = union(sets);
      if (found) keepOnly(found, bits);
      else found = bits;
      if (isEmpty(found)) break;
    }
    return found ?? new Uint32Array(0);
  }

  async #set(kind: ItemKind, run: Condition): Promise<ItemSet> {
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

  async #read(kind: ItemKind, run: Condition): Promise<ItemSet> {
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

  #forgetBefore(version: number): void {
    if (version <= this.#version) return;
    this.#version = version;
    this.#sets.clear();
  }
}

/** A condition as one stretch of the index for each of its values. */
function runsOf(condition: Condition): Condition[] {
  if (!('values' in condition)) return [condition];
  return condition.values.map((value) => ({ facet: condition.facet, values: [value] }));
}

/** Long words are rare; a filter offers what many have. */
function selectivity(condition: Condition): number {
  return 'prefix' in condition ? condition.prefix.length : -condition.values.length;
}
