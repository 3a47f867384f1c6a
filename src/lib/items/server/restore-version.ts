import type { Transaction } from 'kysely';
import type { Actor } from '#lib/accounts/actor.ts';
import { attachFiles } from '#lib/images/server/attach-files.ts';
import { itemFiles } from '#lib/images/server/item-files-queries.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import { VALIDATED, WRITING } from '#lib/reviews/review-rules.ts';
import { followReview } from '#lib/reviews/server/review-queries.ts';
import type { ItemKind } from '../item.ts';
import { summarise } from '../kinds/body-rules.ts';
import { KINDS } from '../kinds/definitions.ts';
import { emptyPart } from '../kinds/empty-parts.ts';
import { REVIEW_PART } from '../kinds/review-part.ts';
import type { ItemCard } from '../schemas.ts';
import { fileReferences } from './bodies/file-references.ts';
import { noteContribution } from './contributions-queries.ts';
import { replacePart, stampFields } from './item-parts-queries.ts';
import { readVersionBody, readVersionParts, readVersions } from './item-versions-queries.ts';
import { type ItemRow, lockItem } from './item-write-queries.ts';
import { partsUnlike } from './parts-unlike-queries.ts';
import { writable } from './readable-item.ts';
import { missingVersion, versionShown, writeWorkingCopy } from './working-copy.ts';
import { writeItem } from './write-item.ts';

/**
 * Copies a version of the person's own item to the working copy: title, tags, body and images; readers see it
 * after the next publication, for a reviewed kind only after a new validation.
 * @param wanted the number of the version; or the published one, to discard the changes since
 * @param revision the item's revision that the author saw: unseen changes must not be discarded
 * @throws AppError `changed_meanwhile`, `not_public`, `not_found`, `version_removed`, `forbidden`
 */
export function restoreVersion(
  context: Context,
  actor: Actor,
  kind: ItemKind,
  id: string,
  wanted: number | 'public',
  revision: number,
): Promise<ItemCard> {
  return tx(context, async (trx) => {
    const item = await writable(trx, await lockItem(trx, kind, id), actor);
    if (item.revision !== revision) throw new AppError('changed_meanwhile');
    const number = wanted === 'public' ? versionShown(item) : wanted;
    if (number === null) throw new AppError('not_public');
    const [version] = await readVersions(trx, id, number);
    if (!version) throw missingVersion(item, number);
    const texts = (await readVersionParts(trx, id, number)).map(({ text }) => text);
    await restoreFiles(trx, item, { userId: actor.id, now: context.now() }, fileReferences(...texts));
    await noteContribution(trx, item, actor);
    await restoreParts(trx, item, number);
    await stampFields(trx, id, ['title', 'tags'], revision + 1);
    const { title, tags } = version;
    const now = context.now();
    const reviewed = await reviewRestored(trx, item, number, { actor, at: now });
    if (item.visibility === 'public') return writeWorkingCopy(context, trx, reviewed, actor, { title, tags });
    const summary = summarise(kind, JSON.parse(await readVersionBody(trx, kind, id, number)));
    return (await writeItem(context, trx, reviewed, actor, { title, tags, summary })).card;
  });
}

/** Restores the parts of a version, of which a part without a row was empty; not the review, which is derived. */
async function restoreParts(
  trx: Transaction<Database>,
  item: Pick<ItemRow, 'kind' | 'id' | 'revision'>,
  number: number,
): Promise<void> {
  for (const { part, working, version } of await partsUnlike(trx, item, number)) {
    if (part === REVIEW_PART) continue;
    const text = version === null ? { text: emptyPart(item.kind, part) } : { sharedId: version };
    await replacePart(trx, item.id, { part, textId: working }, { ...text, revision: item.revision + 1 });
  }
}

/** Sets the review status: the last version stays validated, while an earlier one becomes an unapproved draft. */
async function reviewRestored(
  trx: Transaction<Database>,
  item: ItemRow,
  number: number,
  by: { actor: Actor; at: number },
): Promise<ItemRow> {
  if (!KINDS[item.kind].reviewed)
    return item.review_status === VALIDATED ? followReview(trx, item, WRITING, by) : item;
  return followReview(trx, item, number === item.published_version ? VALIDATED : WRITING, by);
}

async function restoreFiles(
  trx: Transaction<Database>,
  { id: itemId, owner_id: ownerId }: ItemRow,
  by: { userId: string; now: number },
  files: string[],
): Promise<void> {
  const [now, then] = [new Set(await itemFiles(trx, itemId, 'working')), new Set(files)];
  const added = files.filter((file) => !now.has(file));
  const removed = [...now].filter((file) => !then.has(file));
  await attachFiles(trx, { itemId, ownerId, ...by }, { added, removed });
}
