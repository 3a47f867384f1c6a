import type { Actor } from '#lib/accounts/actor.ts';
import type { BodyOfKind } from '#lib/items/kinds/bodies.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { type ReviewedItem, readReviewed } from '#lib/reviews/server/read-reviewed.ts';
import { compareEntries } from '../booklet-order.ts';

export type BookletItem = ReviewedItem<BodyOfKind['protocol']>;

/** Null for a protocol that does not exist or that the actor may not read. */
async function readOne(context: Context, actor: Actor, id: string): Promise<BookletItem | null> {
  try {
    return await readReviewed(context, 'protocol', id, actor, { isUncounted: true });
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

/**
 * The protocols of a booklet in order, each in the state shown on its page, and the number of requested ones that
 * the actor cannot read.
 */
export async function readBooklet(
  context: Context,
  actor: Actor,
  ids: readonly string[],
): Promise<{ items: BookletItem[]; missing: number }> {
  const items: BookletItem[] = [];
  // One after the other, so that a booklet causes no more database load than a page.
  for (const id of ids) {
    const item = await readOne(context, actor, id);
    if (item) items.push(item);
  }
  const entryOf = ({ detail }: BookletItem) => ({ ...detail.body, title: detail.card.title });
  items.sort((a, b) => compareEntries(entryOf(a), entryOf(b)));
  return { items, missing: ids.length - items.length };
}
