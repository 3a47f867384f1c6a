import type { Selectable, Transaction } from 'kysely';
import type { Actor } from '#lib/accounts/actor.ts';
import { sha256 } from '#lib/platform/server/base/sha256.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { NewAuditEntry } from '../actions.ts';
import { insertEntry, lockHead } from './entries-queries.ts';
import type { AuditEntryTable } from './tables.ts';

/** The hash that chains an entry to the previous one: covers all columns except the hash itself. */
export function hashOfEntry(entry: Omit<Selectable<AuditEntryTable>, 'hash'>): string {
  const { number, at, action, actor_id, person_id, item_id, detail, source, previous_hash } = entry;
  return sha256(
    JSON.stringify([number, at, action, actor_id, person_id, item_id, detail, source, previous_hash]),
  );
}

/**
 * Appends an entry within the transaction of the action that it records. Call it last: every other append waits until
 * the transaction ends.
 */
export async function appendEntry(
  { now }: Pick<Context, 'now'>,
  trx: Transaction<Database>,
  { action, actorId, personId = null, itemId = null, detail = '', source = '' }: NewAuditEntry,
): Promise<void> {
  const { number, hash } = await lockHead(trx);
  const entry = {
    number: number + 1,
    at: now(),
    action,
    actor_id: actorId,
    person_id: personId,
    item_id: itemId,
    detail,
    source,
    previous_hash: hash,
  };
  await insertEntry(trx, { ...entry, hash: hashOfEntry(entry) });
}

/** The actor and network of an audit entry; null stands for the command line. */
export const doneBy = (actor: Pick<Actor, 'id' | 'source'> | null) =>
  actor ? { actorId: actor.id || null, source: actor.source } : { actorId: null, source: 'command' };
