import type { Actor } from '#lib/domain/actor.ts';
import { parisDay } from '#lib/domain/day.ts';
import { countForItem, countForPerson } from '#lib/statistics/server/count-activity-queries.ts';
import type { Context } from '../../context.ts';
import { addCounts, type ItemRow } from '../../db/item-writes.ts';
import { insertMark, isMarked } from '../../db/items/daily-marks.ts';
import { recordEvent } from '../../db/items/events.ts';
import { isFirstView } from '../../db/items/views.ts';
import { tx } from '../../db/transaction.ts';
import { viewsChanged } from '../lists/list-cache.ts';

/** Counts that the actor opened somebody else's public item: once per person and day in Paris. */
export async function viewItem(context: Context, item: ItemRow, actor: Actor): Promise<void> {
  if (item.visibility !== 'public' || item.owner_id === actor.id) return;
  const now = context.now();
  const view = { item_id: item.id, user_id: actor.id, day: parisDay(now) };
  if (await isMarked(context.db, 'view', view)) return;
  await tx(context, async (trx) => {
    if (!(await insertMark(trx, 'view', view))) return;
    await addCounts(trx, item.id, { views: 1, copies: 0 });
    await recordEvent(trx, { type: 'view', at: now, userId: actor.id, item });
    const first = (await isFirstView(trx, view)) ? 1 : 0;
    await countForItem(trx, { itemId: item.id, day: view.day }, { views: 1, first_views: first });
    await countForPerson(trx, { userId: actor.id, at: now, kind: item.kind }, { opened: 1 });
  });
  viewsChanged(context);
}
