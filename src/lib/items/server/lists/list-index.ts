import type { ItemKind } from '../../item.ts';
import { pagePlace } from '../../kinds/list-query.ts';
import { betterConditions, type Condition } from '../list-conditions-queries.ts';
import {
  countPublic,
  idsAmong,
  idsByNumber,
  idsInOrder,
  numbersInOrder,
  type Reading,
} from '../public-list-queries.ts';
import { mostAlike } from './alike.ts';
import type { FoundCounts, FoundPage, PublicCountRequest, PublicPage, RelatedRequest } from './asked.ts';
import { type CorrectedQuery, correct } from './correct.ts';
import {
  count,
  isEmpty,
  itemSet,
  keepOnly,
  numbersOf,
  parseNumbers,
  partOf,
  takeOff,
  union,
} from './item-set.ts';
import { keepRead } from './keep-read.ts';
import { KeptSets } from './kept-sets.ts';
import { Vocabularies } from './vocabularies.ts';

/** Up to this number the database sorts the page; beyond it, the whole order is read once and cached. */
const FEW = 500;

/**
 * Computes public lists from sets of items: one per requested value or prefix, and one order per sort, each read from
 * the database once per content version. Any query then takes a few passes over bits: no search is much more expensive
 * than another, and a deep page costs as much as the first.
 */
export class ListIndex {
  readonly #reading: Reading;
  readonly #sets: KeptSets;
  readonly #orders = new Map<string, { version: string; numbers: Promise<Uint32Array> }>();
  readonly #totals = new Map<ItemKind, { version: number; total: Promise<number> }>();
  readonly #vocabularies: Vocabularies;
  readonly #few: number;

  constructor(reading: Reading, few = FEW) {
    this.#reading = reading;
    this.#sets = new KeptSets(reading);
    this.#vocabularies = new Vocabularies(reading);
    this.#few = few;
  }

  async page(asked: PublicPage): Promise<FoundPage> {
    this.#sets.forgetBefore(asked.versions.lists);
    if (asked.conditions.length === 0 && !asked.readBy) return this.#pageOfAll(asked);
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

  /** A page of a set, in order; the database sorts a small set. */
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

  /** The items that fulfil the conditions; if there are none, those found after correcting mistyped words. */
  async #found(
    asked: Omit<PublicCountRequest, 'among'>,
  ): Promise<{ bits: Uint32Array; read: CorrectedQuery }> {
    const found = await this.#foundByAll(asked);
    if (asked.readBy) await keepRead(this.#reading.db, asked.kind, found.bits, asked.readBy);
    return found;
  }

  /** All public items, as new bits. */
  async #all({ kind, versions }: Omit<PublicCountRequest, 'among'>): Promise<Uint32Array> {
    const order = await this.#order({
      kind,
      sort: 'recents',
      versions: { ...versions, order: `${versions.lists}` },
    });
    return union([itemSet(order)]);
  }

  async #foundByAll(
    asked: Omit<PublicCountRequest, 'among'>,
  ): Promise<{ bits: Uint32Array; read: CorrectedQuery }> {
    const { kind, conditions, versions } = asked;
    if (conditions.length === 0)
      return { bits: await this.#all(asked), read: { conditions: [], corrections: [] } };
    const bits = await this.#sets.matching({ kind, conditions });
    const asTyped = { bits, read: { conditions: [...conditions], corrections: [] } };
    if (asked.asTyped || !isEmpty(bits)) return asTyped;
    const read = await correct(
      conditions,
      async (condition) => !isEmpty(await this.#sets.bitsOf(kind, condition)),
      () => this.#vocabularies.of(kind, versions.lists),
    );
    if (read.corrections.length === 0) return asTyped;
    const meant = await this.#sets.matching({ kind, conditions: read.conditions });
    // If the corrected words give no result either, the typed ones are kept.
    return isEmpty(meant) ? asTyped : { bits: meant, read };
  }

  /** Splits matches by the field of the match, best first, with each item in one group only. */
  async #tiers(kind: ItemKind, conditions: readonly Condition[], bits: Uint32Array): Promise<Uint32Array[]> {
    const rest = bits.slice();
    const tiers: Uint32Array[] = [];
    for (const better of betterConditions(conditions)) {
      const tier = await this.#sets.matching({ kind, conditions: better });
      keepOnly(tier, rest);
      takeOff(rest, tier);
      tiers.push(tier);
    }
    return [...tiers, rest];
  }

  /** The number of matching items, and of those that also fulfil each of `among`; computed on bits alone. */
  async counts(asked: PublicCountRequest): Promise<FoundCounts> {
    this.#sets.forgetBefore(asked.versions.lists);
    const { kind, conditions } = asked;
    const bits = conditions.length > 0 || asked.readBy ? (await this.#found(asked)).bits : undefined;
    const among: number[] = [];
    for (const condition of asked.among) {
      const part = await this.#sets.matching({ kind, conditions: [condition] });
      if (bits) keepOnly(part, bits);
      among.push(count(part));
    }
    return { total: bits ? count(bits) : await this.#total(asked), among };
  }

  /** Ids of the items that fulfil most conditions, weighted by rarity; computed on bits alone. */
  async related({ kind, conditions, limit, versions }: RelatedRequest): Promise<string[]> {
    this.#sets.forgetBefore(versions.lists);
    const sets: Uint32Array[] = [];
    for (const condition of conditions) sets.push(await this.#sets.bitsOf(kind, condition));
    const numbers = mostAlike(sets, sets.map(count), limit);
    const ids = await idsByNumber(this.#reading.db, numbers);
    return numbers.flatMap((number) => ids.get(number) ?? []);
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

  #order({ kind, sort, versions }: Pick<PublicPage, 'kind' | 'sort' | 'versions'>): Promise<Uint32Array> {
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
}
