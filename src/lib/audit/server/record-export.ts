import type { Actor } from '#lib/accounts/actor.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import { appendEntry, doneBy } from './append-entry.ts';

/** Records in the audit log that a person exports content: the whole account, or some items. */
export function recordExport(context: Context, actor: Actor, detail: 'account' | 'selection'): Promise<void> {
  return tx(context, (trx) => appendEntry(context, trx, { ...doneBy(actor), action: 'exported', detail }));
}
