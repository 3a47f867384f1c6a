import type { Actor } from '#lib/accounts/actor.ts';
import { nonRevealingTags } from '#lib/cases/non-revealing-tags.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { ItemKind } from '../item.ts';
import { KINDS } from '../kinds/definitions.ts';
import type { RelatedItem } from '../related-schemas.ts';
import { type CardRow, readCardRows } from './card-rows-queries.ts';
import { readKin } from './copies-queries.ts';
import { listCache } from './list-cache.ts';
import { tagConditions } from './list-conditions-queries.ts';
import { openedAmong } from './views-queries.ts';

const RELATED = 4;
/** Maximum number of related items from the lineage: the others are more relevant. */
const KIN = 2;

/**
 * The related items under an item: public items of its lineage, then those with most of its tags, and whether
 * the actor has read them.
 */
export async function relatedItems(
  context: Context,
  kind: ItemKind,
  { id, tags }: { id: string; tags: readonly string[] },
  actor: Actor | null,
): Promise<RelatedItem[]> {
  const [kin, alike] = await Promise.all([readKin(context.db, id, KIN), findAlike(context, kind, tags)]);
  const ids = new Set([...kin, ...alike]);
  ids.delete(id);
  const told = [...ids].slice(0, RELATED);
  const [rows, opened] = await Promise.all([
    readCardRows(context.db, told, null),
    actor ? openedAmong(context.db, told, actor.id) : new Set<string>(),
  ]);
  // An item that was withdrawn since the search is left out.
  return rows
    .filter((row) => row.kind === kind && row.visibility === 'public')
    .map((row) => ({
      ...shown(row, kin),
      ...(opened.has(row.id) && row.owner_id !== actor?.id && { read: true }),
    }));
}

/** Similar items, without the item itself. If the search takes too long, the page shows no related items. */
async function findAlike(context: Context, kind: ItemKind, tags: readonly string[]): Promise<string[]> {
  if (tags.length === 0) return [];
  const { versions } = listCache(context);
  const asked = { kind, conditions: tagConditions(tags), limit: RELATED + 1, versions: versions('recents') };
  try {
    return await context.lists.run('publicRelated', asked);
  } catch (error) {
    if (error instanceof AppError) return [];
    throw error;
  }
}

function shown(
  { id, kind, title, shown_name, username, tags }: CardRow,
  kin: readonly string[],
): RelatedItem {
  const hides = KINDS[kind].hidesTitles;
  return {
    _id: id,
    title: hides ? null : title,
    author: shown_name ?? username ?? '',
    tags: hides ? nonRevealingTags(tags) : tags,
    kin: kin.includes(id),
  };
}
