import type { Transaction } from 'kysely';
import { tellReview } from '#lib/addresses/server/request-mail.ts';
import { peopleOf } from '#lib/people/server/people-queries.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';

/** Notifies the reviewers of an item by mail of a requested review. Runs inside the caller's transaction. */
export async function tellReviewers(
  context: Pick<Context, 'now' | 'settings'>,
  trx: Transaction<Database>,
  itemId: string,
): Promise<void> {
  for (const { userId } of await peopleOf(trx, itemId, 'reviewer'))
    await tellReview(context, trx, { userId, itemId });
}
