import type { ItemKind } from '../../item.ts';
import { pagePlace } from '../../kinds/list-query.ts';
import type { Condition } from '../list-conditions-queries.ts';
import { countOwn, pageOfOwnIds } from '../own-list-queries.ts';
import type { Reading } from '../public-list-queries.ts';
import { tagOptions } from '../tag-options-queries.ts';
import { ownVocabulary } from '../vocabulary-queries.ts';
import type { FoundCounts, FoundPage, PublicCountRequest, PublicPage, RelatedRequest } from './asked.ts';
import { type CorrectedQuery, correct } from './correct.ts';
import { ListIndex } from './list-index.ts';

/** A request for one page of a person's own items. */
export interface OwnPage {
  ownerId: string;
  kind: ItemKind;
  conditions: readonly Condition[];
  ranked: boolean;
  page: number;
  limit: number;
}

/** A request to count a person's own items. */
export type OwnCountRequest = Pick<OwnPage, 'ownerId' | 'kind' | 'conditions'> &
  Pick<PublicCountRequest, 'among'>;

/** List queries whose cost grows with the number of items, by name; they may run in another thread. */
export interface ListReads {
  publicPage(asked: PublicPage): Promise<FoundPage>;
  publicCounts(asked: PublicCountRequest): Promise<FoundCounts>;
  publicRelated(asked: RelatedRequest): Promise<string[]>;
  ownPage(asked: OwnPage): Promise<FoundPage>;
  ownCounts(asked: OwnCountRequest): Promise<FoundCounts>;
  /** The most frequent tags; see `tagOptions`. */
  tagOptions(kind: ItemKind, scope: 'public' | { ownerId: string }): Promise<string[]>;
}

/** The number of items that fulfil the conditions; if there are none, after correcting mistyped words. */
async function foundOwn(db: Reading['db'], asked: Omit<OwnCountRequest, 'among'>) {
  const { ownerId, kind } = asked;
  const asTyped: CorrectedQuery = { conditions: [...asked.conditions], corrections: [] };
  const found = await countOwn(db, ownerId, kind, asTyped.conditions);
  if (found > 0) return { read: asTyped, total: found };
  const isFound = async (condition: Condition) => (await countOwn(db, ownerId, kind, [condition])) > 0;
  const read = await correct(asked.conditions, isFound, () => ownVocabulary(db, ownerId, kind));
  const total = read.corrections.length > 0 ? await countOwn(db, ownerId, kind, read.conditions) : 0;
  // If the corrected words give no result either, the typed ones are kept.
  return total > 0 ? { read, total } : { read: asTyped, total };
}

async function ownCounts(db: Reading['db'], asked: OwnCountRequest): Promise<FoundCounts> {
  const { ownerId, kind } = asked;
  const { read, total } = await foundOwn(db, asked);
  const among: number[] = [];
  for (const condition of total > 0 ? asked.among : [])
    among.push(await countOwn(db, ownerId, kind, [...read.conditions, condition]));
  return { total, among: total > 0 ? among : asked.among.map(() => 0) };
}

async function ownPage(db: Reading['db'], asked: OwnPage): Promise<FoundPage> {
  const { ownerId, kind, page, limit, ranked } = asked;
  const { read, total } = await foundOwn(db, asked);
  const { offset } = pagePlace({ page, limit }, total);
  const ids = await pageOfOwnIds(db, ownerId, kind, read.conditions, { limit, offset, ranked });
  return { ids, total, corrections: read.corrections };
}

export function listReads(reading: Reading): ListReads {
  const index = new ListIndex(reading);
  return {
    publicPage: (asked) => index.page(asked),
    publicCounts: (asked) => index.counts(asked),
    publicRelated: (asked) => index.related(asked),
    ownPage: (asked) => ownPage(reading.db, asked),
    ownCounts: (asked) => ownCounts(reading.db, asked),
    tagOptions: (kind, scope) => tagOptions(reading.db, kind, scope),
  };
}
