import type { Actor } from '#lib/accounts/actor.ts';
import { getContext } from '#lib/platform/server/context.ts';
import type { ItemKind } from './item.ts';
import type { RelatedItem } from './related-schemas.ts';
import { relatedItems } from './server/related-items.ts';

/** Related items under an item's page. */
export async function loadRelated(
  kind: ItemKind,
  { _id: id, tags }: { _id: string; tags: readonly string[] },
  actor: Actor | null,
): Promise<RelatedItem[]> {
  return relatedItems(await getContext(), kind, { id, tags }, actor);
}
