import type { RelatedItem } from '#lib/contract/related.ts';
import type { Actor } from '#lib/domain/actor.ts';
import type { ItemKind } from '#lib/domain/item.ts';
import { getContext } from '../context.ts';
import { relatedItems } from '../usecases/items/related-items.ts';

/** What stands under an item's page to go on to. */
export async function loadRelated(
  kind: ItemKind,
  { _id: id, tags }: { _id: string; tags: readonly string[] },
  actor: Actor | null,
): Promise<RelatedItem[]> {
  return relatedItems(await getContext(), kind, { id, tags }, actor);
}
