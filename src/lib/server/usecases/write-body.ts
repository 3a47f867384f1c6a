import type { Transaction } from 'kysely';
import type { ItemSummary } from '#lib/contract/summary.ts';
import type { ItemRow } from '../db/item-writes.ts';
import type { Database } from '../db/schema.ts';
import { attachFiles } from './attach-files.ts';
import { checkedBody } from './create-item.ts';
import { fileReferences } from './file-references.ts';
import { summarise } from './summarise.ts';

/**
 * Writes the parts of a body that changed, at its top level; the whole is checked by the kind's schema. The item
 * must be locked.
 * @returns what cards show of the new body
 * @throws AppError `invalid`
 */
export async function writeBody(
  trx: Transaction<Database>,
  item: ItemRow,
  parts: Record<string, unknown>,
  by: { userId: string; now: number },
): Promise<ItemSummary> {
  const { body: before } = await trx
    .selectFrom('item_body')
    .select('body')
    .where('item_id', '=', item.id)
    .executeTakeFirstOrThrow();
  const body = checkedBody(item.kind, { ...JSON.parse(before), ...parts });
  await attachFiles(trx, { itemId: item.id, ...by }, fileReferences(body));
  await trx
    .updateTable('item_body')
    .set({ body: JSON.stringify(body) })
    .where('item_id', '=', item.id)
    .execute();
  return summarise(item.kind, body);
}
