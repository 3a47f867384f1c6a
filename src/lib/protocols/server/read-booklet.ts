import type { Actor } from '#lib/accounts/actor.ts';
import type { BodyOfKind } from '#lib/items/kinds/bodies.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { type ReviewedItem, readReviewed } from '#lib/reviews/server/read-reviewed.ts';
import { compareEntries } from '../booklet-order.ts';

export type BookletItem = ReviewedItem<BodyOfKind['protocol']>;

/** Null for a protocol that the actor may not read, or that does not exist. */
async function readOne(context: Context, actor: Actor, id: string): Promise<BookletItem | null> {
  try {
    return await readReviewed(context, 'protocol', id, actor, { isUncounted: true });
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

/**
 * The protocols of a booklet in its order, each in the state that its page shows, and how many of the requested ones
 * the actor cannot read.
 */
export async function readBooklet(
  context: Context,
  actor: Actor,
  ids: readonly string[],
): Promise<{ items: BookletItem[]; missing: number }> {
  const items: BookletItem[] = [];
  // One after the other: a booklet must not load the database more than a page.
  for (const id of ids) {
    const item = await readOne(context, actor, id);
    if (item) items.push(item);
  }
  const entryOf = ({ detail }: BookletItem) => ({ ...detail.body, title: detail.card.title });
  items.sort((a, b) => compareEntries(entryOf(a), entryOf(b)));
  return { items, missing: ids.length - items.length };
}
