import type { CaseBody } from '#lib/contract/bodies/case.ts';
import { editableSheet, type SheetAnswer } from '#lib/contract/sheet.ts';
import type { Actor } from '#lib/domain/actor.ts';
import type { Context } from '../context.ts';
import { itemWithBody } from '../db/item-body.ts';
import { owned } from './readable-item.ts';

/** The sheet of one's own case, with the revision to name when saving. @throws AppError `not_found`, `forbidden` */
export async function readSheet(context: Context, actor: Actor, id: string): Promise<SheetAnswer> {
  const found = await itemWithBody(context.db, id).where('item.kind', '=', 'case').executeTakeFirst();
  const { revision, updated_at } = owned(found, actor);
  const sheet = editableSheet(JSON.parse(found?.body ?? '{}') as CaseBody);
  return { sheet, revision, updatedAt: new Date(updated_at).toISOString() };
}
