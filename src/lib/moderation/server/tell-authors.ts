import type { Transaction } from 'kysely';
import type { Context } from '#lib/platform/server/context.ts';
import { newId } from '#lib/platform/server/db/id.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { NoticeKind } from '../flag.ts';
import { insertNotice } from './notices-queries.ts';

/** Stores a notice for the authors of an item. */
export async function tellAuthors(
  { now }: Pick<Context, 'now'>,
  trx: Transaction<Database>,
  notice: { itemId: string; image?: string; kind: NoticeKind; reason: string },
): Promise<void> {
  const { itemId, image = null, kind, reason } = notice;
  const at = now();
  await insertNotice(trx, {
    id: newId(at),
    item_id: itemId,
    kind,
    image,
    reason,
    created_at: at,
    read_at: null,
  });
}
