import type { Actor } from '#lib/accounts/actor.ts';
import { recordEvent } from '#lib/items/server/events-queries.ts';
import { findItem } from '#lib/items/server/item-write-queries.ts';
import { permittedTo } from '#lib/items/server/readable-item.ts';
import { parisDay } from '#lib/platform/day.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import { countForItem, countForPerson } from './count-activity-queries.ts';
import { insertReportCopied } from './reports-copied-queries.ts';

/**
 * Counts that the actor copied a report of a questionnaire: once per day in Paris, whatever its content. The author's
 * own copies are counted only in their own figures.
 * @throws AppError `not_found`
 */
export async function recordReport(context: Context, actor: Actor, id: string): Promise<void> {
  const at = context.now();
  const day = parisDay(at);
  await tx(context, async (trx) => {
    const found = await findItem(trx, 'questionnaire', id);
    const { item } = await permittedTo('reader-or-invited', trx, found, actor);
    if (!(await insertReportCopied(trx, { item_id: id, user_id: actor.id, day }))) return;
    await recordEvent(trx, { type: 'report', at, userId: actor.id, item });
    if (item.owner_id !== actor.id) await countForItem(trx, { itemId: id, day }, { reports: 1 });
    await countForPerson(trx, { userId: actor.id, at, kind: item.kind }, { reports: 1 });
  });
}
