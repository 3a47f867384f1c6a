import type { Transaction } from 'kysely';
import type { Actor } from '#lib/accounts/actor.ts';
import { assertAuthor } from '#lib/accounts/server/assert-author.ts';
import { makeCovers } from '#lib/images/server/make-covers.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import type { ItemKind } from '../item.ts';
import { summarise } from '../kinds/body-rules.ts';
import { ITEM_FIELDS } from '../kinds/parts.ts';
import type { ItemCard, ItemChange } from '../schemas.ts';
import { noteContribution } from './contributions-queries.ts';
import { checkedTags, checkedTitle } from './item-fields.ts';
import { readBody, stampFields } from './item-parts-queries.ts';
import { type ItemRow, lockItem } from './item-write-queries.ts';
import { publishFields, publishWorkingCopy } from './publish.ts';
import { mayStillSave } from './read-part.ts';
import { writable } from './readable-item.ts';
import { boundVersions } from './remove-old-versions.ts';
import { awaitsReview, showLastVersion } from './show-last-version.ts';
import { type Fields, workingFields, writeWorkingCopy } from './working-copy.ts';
import { type WriteResult, writeItem } from './write-item.ts';

/** The requested changes in their stored form. */
type Checked = Partial<Fields> & Pick<ItemChange, 'visibility' | 'workingCopy'>;

/**
 * Changes an item that the person may edit: title, tags, visibility; absent fields stay unchanged. Ratings and
 * versions are kept when an item is withdrawn. A newly public item gets its thumbnails afterwards, in the background.
 * @throws AppError `changed_meanwhile` when one of these fields was saved since, `protocol_not_validated`,
 * `publish_incomplete`, `not_found`, `forbidden`, `reader_only`, of protocols `quota_full` and `owner_quota_full`,
 * and those of titles and tags
 */
export async function editItem(
  context: Context,
  actor: Actor,
  kind: ItemKind,
  id: string,
  { revision, title, tags, ...change }: ItemChange,
): Promise<ItemCard> {
  const checked: Checked = {
    ...change,
    ...(title !== undefined && { title: checkedTitle(title) }),
    ...(tags && { tags: checkedTags(tags) }),
  };
  const fields = ITEM_FIELDS.filter((field) => checked[field] !== undefined);
  const { card, shown } = await tx(context, async (trx) => {
    const item = mayChange(await writable(trx, await lockItem(trx, kind, id), actor), actor, change);
    await mayStillSave({ db: trx }, id, fields, revision);
    await stampFields(trx, id, fields, item.revision + 1);
    await noteContribution(trx, item, actor);
    return write(context, trx, item, actor, checked);
  });
  if (shown) void makeCovers(context, shown);
  if (card.visibility === 'public' && !change.workingCopy) await boundVersions(context, kind, id);
  return card;
}

/** Only the owner may change the visibility of an item, not its co-authors. @throws AppError `forbidden` */
function mayChange(item: ItemRow, actor: Actor, { visibility }: Pick<ItemChange, 'visibility'>): ItemRow {
  const isKept = visibility === undefined || visibility === item.visibility;
  if (item.owner_id !== actor.id && !isKept) throw new AppError('forbidden');
  return item;
}

async function write(
  context: Context,
  trx: Transaction<Database>,
  item: ItemRow,
  actor: Actor,
  { visibility = item.visibility, workingCopy = false, ...change }: Checked,
): Promise<WriteResult> {
  const isPublic = item.visibility === 'public';
  if (isPublic && visibility === 'public') {
    if (!workingCopy) {
      if (Object.keys(change).length > 0) await assertAuthor(trx, actor.id);
      return publishFields(context, trx, item, actor, change);
    }
    return { card: await writeWorkingCopy(context, trx, item, actor, change), shown: undefined };
  }
  const working = { ...(await workingFields(trx, item)), ...change };
  if (visibility === 'public') {
    await assertAuthor(trx, actor.id);
    if (awaitsReview(item)) return showLastVersion(context, trx, item, actor, working);
    return publishWorkingCopy(context, trx, item, actor, { ...working, word: null });
  }
  if (isPublic) return withdraw(context, trx, item, actor, { ...working, visibility });
  const changed = visibility === item.visibility ? change : { ...change, visibility };
  return writeItem(context, trx, item, actor, changed);
}

/**
 * Withdraws a public item from its readers; it must be locked. Its author's working copy and its versions
 * remain.
 */
export async function withdraw(
  context: Context,
  trx: Transaction<Database>,
  item: ItemRow,
  actor: Actor,
  next: Fields & Pick<ItemRow, 'visibility'>,
): Promise<WriteResult> {
  const summary = summarise(item.kind, JSON.parse(await readBody(trx, item.kind, item.id)));
  const versions = { working_title: null, working_tags: null, has_changes: 0 as const };
  return writeItem(context, trx, item, actor, { ...next, summary, versions });
}
