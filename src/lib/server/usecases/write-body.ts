import type { Transaction } from 'kysely';
import type { CaseBody } from '#lib/contract/bodies/case.ts';
import type { ItemSummary } from '#lib/contract/summary.ts';
import { anchorViews } from '#lib/domain/case-view.ts';
import { readBody } from '../db/item-body.ts';
import type { ItemRow } from '../db/item-writes.ts';
import type { Database } from '../db/schema.ts';
import { attachFiles } from './attach-files.ts';
import { checkedBody } from './create-item.ts';
import { fileReferences } from './file-references.ts';
import { summarise } from './summarise.ts';

/** A case whose links to images name the image itself; those of a place alone are looked up in `folders`. */
function anchored(body: CaseBody, folders: CaseBody['folders']): CaseBody {
  return { ...body, sheet: body.sheet && anchorViews(body.sheet, folders) };
}

/**
 * Writes the parts of a body that changed, at its top level; the whole is checked by the kind's schema. The item
 * must be locked.
 * @returns what cards show of the new body
 * @throws AppError `invalid`, `image_foreign`
 */
export async function writeBody(
  trx: Transaction<Database>,
  item: ItemRow,
  parts: Record<string, unknown>,
  by: { userId: string; now: number },
): Promise<ItemSummary> {
  const stored = JSON.parse(await readBody(trx, item.id));
  const checked = checkedBody(item.kind, { ...stored, ...parts });
  // A sheet that stays was written on the folders as they were: theirs is the order its links mean.
  const order = parts.sheet === undefined ? stored : checked;
  const body = item.kind === 'case' ? anchored(checked as CaseBody, order.folders) : checked;
  await attachFiles(trx, { itemId: item.id, ...by }, fileReferences(body));
  await trx
    .updateTable('item_body')
    .set({ body: JSON.stringify(body) })
    .where('item_id', '=', item.id)
    .execute();
  return summarise(item.kind, body);
}
