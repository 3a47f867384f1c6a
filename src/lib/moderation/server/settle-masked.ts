import type { Transaction } from 'kysely';
import type { Actor } from '#lib/accounts/actor.ts';
import { appendEntry, doneBy } from '#lib/audit/server/append-entry.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { batches } from '#lib/platform/server/db/batches.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { settleMaskedFlags } from './flags-queries.ts';
import { forgetHidden, moveHidden } from './hidden-images-queries.ts';

/**
 * Settles the flags on images that were just blacked out, where these need no hiding any more. In items that still use
 * an old image, such as the source of a masked copy, it stays hidden and flagged.
 */
export async function settleMasked(
  context: Pick<Context, 'now'>,
  trx: Transaction<Database>,
  actor: Pick<Actor, 'id' | 'source'> | null,
  { itemId, files }: { itemId: string; files: readonly string[] },
): Promise<void> {
  for (const keys of batches(files)) {
    await settleMaskedFlags(trx, keys, context.now());
    await forgetHidden(trx, keys);
    await moveHidden(trx, { files: keys });
  }
  await appendEntry(context, trx, {
    ...doneBy(actor),
    action: 'masked',
    itemId,
    detail: String(files.length),
  });
}
