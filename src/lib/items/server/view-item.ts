import type { Actor } from '#lib/accounts/actor.ts';
import { parisDay } from '#lib/platform/day.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import { countForItem, countForPerson } from '#lib/statistics/server/count-activity-queries.ts';
import { insertMark, isMarked } from './daily-marks-queries.ts';
import { recordEvent } from './events-queries.ts';
import { addCounts, type ItemRow } from './item-write-queries.ts';
import { viewsChanged } from './list-cache.ts';
import { isFirstView } from './views-queries.ts';

/** Counts a view of another person's public item: once per person and day in Paris. */
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
