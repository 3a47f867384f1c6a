import type { Transaction } from 'kysely';
import type { Actor } from '#lib/accounts/actor.ts';
import { publishFiles } from '#lib/images/server/item-files-queries.ts';
import { summarise } from '#lib/items/kinds/body-rules.ts';
import { missingOf } from '#lib/items/kinds/reviewing.ts';
import { readBody } from '#lib/items/server/item-parts-queries.ts';
import type { ItemRow } from '#lib/items/server/item-write-queries.ts';
import { makeVersion, publishWorkingCopy } from '#lib/items/server/publish.ts';
import { workingFields } from '#lib/items/server/working-copy.ts';
import { type WriteResult, writeItem } from '#lib/items/server/write-item.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { moveDueOn } from './review-due.ts';

/** Maximum number of missing parts that are listed: a table may lack hundreds of values. */
const TOLD_MAX = 40;

/**
 * Creates the version of a validated item. It is public at once if the item is; otherwise only its owner sees it.
 * @throws AppError `validation_incomplete` with the codes of missing parts
 */
export async function validate(
  context: Context,
  trx: Transaction<Database>,
  item: ItemRow,
  actor: Actor,
  word: string | null,
): Promise<{ version: number; written: WriteResult }> {
  const { id, kind } = item;
  const { title, tags } = await workingFields(trx, item);
  const body = JSON.parse(await readBody(trx, kind, id));
  const missing = missingOf(kind, { title, body });
  if (missing.length > 0)
    throw new AppError('validation_incomplete', { details: missing.slice(0, TOLD_MAX) });
  await moveDueOn(context, trx, id);
  const publication = { title, tags, word };
  if (item.visibility === 'public') {
    const { version, ...written } = await publishWorkingCopy(context, trx, item, actor, publication);
    return { version, written };
  }
  const summary = summarise(kind, body);
  const version = await makeVersion(context, trx, item, actor, { ...publication, summary });
  await publishFiles(trx, id);
  const versions = { published_version: version };
  return { version, written: await writeItem(context, trx, item, actor, { summary, versions }) };
}
