import type { Transaction } from 'kysely';
import type { CaseBody } from '#lib/contract/bodies/case.ts';
import { AppError } from '#lib/contract/errors.ts';
import type { SheetChange, SheetSaved } from '#lib/contract/sheet.ts';
import type { Actor } from '#lib/domain/actor.ts';
import type { Context } from '../context.ts';
import { lockItem } from '../db/item-writes.ts';
import type { Database } from '../db/schema.ts';
import { tx } from '../db/transaction.ts';
import { fileReferences } from './file-references.ts';
import { owned } from './readable-item.ts';

/**
 * Writes the sheet of one's own case and nothing else: neither title, tags, visibility nor images. Its images
 * are those that the case already has.
 * @throws AppError `changed_meanwhile` when another save came first, `invalid` for an image that is not of the
 * case, `not_found`, `forbidden`
 */
export function saveSheet(
  context: Context,
  actor: Actor,
  id: string,
  { sheet, revision }: SheetChange,
): Promise<SheetSaved> {
  const now = context.now();
  return tx(context, async (trx) => {
    const item = owned(await lockItem(trx, 'case', id), actor);
    if (item.revision !== revision) throw new AppError('changed_meanwhile');
    await assertOwnFiles(trx, id, fileReferences(sheet));
    const row = await trx
      .selectFrom('item_body')
      .select('body')
      .where('item_id', '=', id)
      .executeTakeFirstOrThrow();
    const body: CaseBody = { ...JSON.parse(row.body), sheet };
    await trx
      .updateTable('item_body')
      .set({ body: JSON.stringify(body) })
      .where('item_id', '=', id)
      .execute();
    await trx
      .updateTable('item')
      .set({ revision: revision + 1, updated_at: now })
      .where('id', '=', id)
      .execute();
    // Lists hold the same items as before: only a date on a card moves.
    if (item.visibility === 'public') await context.contentVersion.bump(trx, 'figures');
    return { revision: revision + 1, updatedAt: new Date(now).toISOString() };
  });
}

async function assertOwnFiles(trx: Transaction<Database>, id: string, files: string[]): Promise<void> {
  if (files.length === 0) return;
  const known = await trx
    .selectFrom('item_file')
    .select('sha256')
    .where('item_id', '=', id)
    .where('sha256', 'in', files)
    .execute();
  if (known.length < files.length) throw new AppError('invalid', { details: ['file'] });
}
