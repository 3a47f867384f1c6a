import type { ItemKind } from '#lib/domain/item.ts';
import { pagePlace } from '#lib/kinds/list-query.ts';
import type { Condition } from '../db/lists/list-conditions.ts';
import { countOwn, pageOfOwnIds } from '../db/lists/own-list.ts';
import type { Reading } from '../db/lists/public-list.ts';
import { tagOptions } from '../db/lists/tag-options.ts';
import {
  type FoundCounts,
  type FoundPage,
  ListIndex,
  type PublicCounted,
  type PublicPage,
} from './list-index.ts';

/** One page of a person's own items. */
export interface OwnPage {
  ownerId: string;
  kind: ItemKind;
  conditions: readonly Condition[];
  page: number;
  limit: number;
}

/** What lists read that takes the longer the more there is, by name: it may be asked of another thread. */
export interface ListReads {
  publicPage(asked: PublicPage): Promise<FoundPage>;
  publicCounts(asked: PublicCounted): Promise<FoundCounts>;
  ownPage(asked: OwnPage): Promise<FoundPage>;
  /** The tags that most items have; see `tagOptions`. */
  tagOptions(kind: ItemKind, scope: 'public' | { ownerId: string }): Promise<string[]>;
}

export function listReads(reading: Reading): ListReads {
  const index = new ListIndex(reading);
  return {
    publicPage: (asked) => index.page(asked),
    publicCounts: (asked) => index.counts(asked),
    async ownPage({ ownerId, kind, conditions, page, limit }) {
      const total = await countOwn(reading.db, ownerId, kind, conditions);
      const { offset } = pagePlace({ page, limit }, total);
      return { ids: await pageOfOwnIds(reading.db, ownerId, kind, conditions, { limit, offset }), total };
    },
    tagOptions: (kind, scope) => tagOptions(reading.db, kind, scope),
  };
}
