import type { Transaction } from 'kysely';
import type { Actor } from '#lib/accounts/actor.ts';
import { isMarkedOnAnyDay } from '#lib/items/server/daily-marks-queries.ts';
import type { ItemRow } from '#lib/items/server/item-write-queries.ts';
import { mayRead } from '#lib/items/server/readable-item.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { findSession } from './session-queries.ts';
import type { PracticeAttemptTable } from './tables.ts';

interface EarlierAttempt {
  /** The stored attempt, if the sent one adds or changes its grade. */
  before: PracticeAttemptTable | undefined;
  sessionId: string | null | undefined;
}

/**
 * Whether a person may attempt a case: if they may read it, or had opened it before it was withdrawn. All others must
 * not learn that the case exists.
 */
export async function mayAttempt(
  trx: Transaction<Database>,
  actor: Actor,
  item: ItemRow,
  { before, sessionId }: EarlierAttempt,
): Promise<boolean> {
  if (before !== undefined || mayRead(item, actor)) return true;
  if (await isMarkedOnAnyDay(trx, 'answer_read', { item_id: item.id, user_id: actor.id })) return true;
  const session = sessionId ? await findSession(trx, actor.id, sessionId) : undefined;
  return session !== undefined && (JSON.parse(session.cases) as string[]).includes(item.id);
}
