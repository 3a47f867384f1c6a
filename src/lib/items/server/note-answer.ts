import type { Actor } from '#lib/accounts/actor.ts';
import { parisDay } from '#lib/platform/day.ts';
import { isDiskFull } from '#lib/platform/server/base/failures.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import { countForItem, countForPerson } from '#lib/statistics/server/count-activity-queries.ts';
import { insertMark, isMarked } from './daily-marks-queries.ts';
import { recordEvent } from './events-queries.ts';

/**
 * Records that the actor read the answer of another person's public case: once per person and day in Paris. On a full
 * disk only this record is lost.
 */
export async function noteAnswer(context: Context, caseId: string, actor: Actor): Promise<void> {
  const now = context.now();
  const read = { item_id: caseId, user_id: actor.id, day: parisDay(now) };
  if (await isMarked(context.db, 'answer_read', read)) return;
  try {
    await tx(context, async (trx) => {
      if (!(await insertMark(trx, 'answer_read', read))) return;
      const item = { id: caseId, kind: 'case' as const };
      await recordEvent(trx, { type: 'answer', at: now, userId: actor.id, item });
      await countForItem(trx, { itemId: caseId, day: read.day }, { answers: 1 });
      await countForPerson(trx, { userId: actor.id, at: now, kind: item.kind }, { answered: 1 });
    });
  } catch (error) {
    if (!isDiskFull(error)) throw error;
  }
}
