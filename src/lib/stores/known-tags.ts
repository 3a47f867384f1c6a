import type { Call } from '#lib/contract/client.ts';
import type { ItemCard } from '#lib/contract/items.ts';
import type { ItemKind } from '#lib/domain/item.ts';
import { KINDS } from '#lib/kinds/definitions.ts';
import { LIST_LIMIT_MAX } from '#lib/kinds/list-query.ts';
import { call as siteCall } from './api.ts';
import { pageOf } from './list.ts';

/** The tags of a page of a list, the commonest first. */
function tagsOfCards(cards: readonly Pick<ItemCard, 'tags'>[]): string[] {
  const times = new Map<string, number>();
  for (const tag of cards.flatMap(({ tags }) => tags)) times.set(tag, (times.get(tag) ?? 0) + 1);
  return [...times].sort(([, one], [, other]) => other - one).map(([tag]) => tag);
}

/**
 * Tags that the public items of a kind and one's own carry. A list that offers its tags to filter by says them all; of others
 * those that they always offer, then what their first items carry. @throws CallFailed
 */
export async function knownTags(kind: ItemKind, call: Call = siteCall): Promise<string[]> {
  const filters = KINDS[kind].filters.filter(({ facet }) => facet === 'tag');
  const offersAll = filters.some(({ options }) => options.length === 0);
  const query = { page: 1, limit: offersAll ? 1 : LIST_LIMIT_MAX };
  const answers = await Promise.all([
    call('GET /[kind]/mine', { params: { kind }, query }),
    call('GET /[kind]/public', { params: { kind }, query }),
  ]);
  const pages = answers.flatMap((answer) => pageOf(kind, answer) ?? []);
  const carried = pages.flatMap((page) =>
    offersAll ? Object.values(page.options).flat() : tagsOfCards(page.items),
  );
  return [...new Set([...filters.flatMap(({ options }) => options), ...carried])];
}
